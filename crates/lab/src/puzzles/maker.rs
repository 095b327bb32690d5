//! Puzzles from played games.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use plyground::games::AnyError;
use plyground::players::{AnyGame, Contender, Setting, catalogue};
use plyground::search::Clock;

use super::grade::graders;
use super::{Puzzle, find};
use super::{PuzzleGame, Task};

/// Random moves before the players take over.
const OPENING: u32 = 2;
/// Whose games puzzles come from, by name: levels, and in games without them players. Weaker ones play nothing to be solved, and
/// stronger ones leave nothing.
const MAKERS: [&str; 9] = [
    "corner",
    "greedy",
    "monte-carlo",
    "level-5",
    "level-6",
    "level-7",
    "level-8",
    "level-9",
    "level-10",
];

/// Plays games and looks for puzzles in them.
pub struct Maker {
    puzzles: &'static dyn PuzzleGame,
    game: Arc<dyn AnyGame>,
    players: Vec<Arc<Contender>>,
    /// The puzzles that are still wanted, by task and moves.
    wanted: BTreeMap<(Task, u32), usize>,
    positions: HashSet<String>,
    most: u64,
}

impl Maker {
    /// Looks for about `count` puzzles, as many of each task and length, with at most `most` nodes in each position.
    ///
    /// # Errors
    /// The game has none of the players whose games puzzles come from.
    pub fn new(
        puzzles: &'static dyn PuzzleGame,
        count: usize,
        most: u64,
    ) -> Result<Self, AnyError> {
        let game = catalogue::open(puzzles.game())?;
        let makers = graders(&*game)?.into_iter();
        let makers = makers.filter(|(name, _)| MAKERS.contains(name));
        let players: Vec<_> = makers.map(|(_, player)| Arc::new(player)).collect();
        if players.is_empty() {
            let game = puzzles.game();
            return Err(AnyError::new(format!(
                "game: nobody makes puzzles of {game}"
            )));
        }
        let slots: Vec<(Task, u32)> = (puzzles.tasks().iter())
            .flat_map(|(task, moves)| moves.clone().map(move |moves| (*task, moves)))
            .collect();
        let share = count.div_ceil(slots.len().max(1));
        Ok(Self {
            puzzles,
            players,
            game,
            wanted: slots.into_iter().map(|slot| (slot, share)).collect(),
            positions: HashSet::new(),
            most,
        })
    }

    /// Whether all that were wanted are there.
    pub fn is_done(&self) -> bool {
        self.wanted.values().all(|&wanted| wanted == 0)
    }

    /// Plays a game and returns the puzzles in it: at most one of each task and length.
    ///
    /// # Errors
    /// None in practice.
    pub fn play(&mut self, seed: u64) -> Result<Vec<Puzzle>, AnyError> {
        let count = self.players.len() as u64;
        let places = [seed % count, seed / count % count];
        let players: Vec<Arc<Contender>> = (places.iter().take(self.game.sides()))
            .map(|&place| Arc::clone(&self.players[place as usize]))
            .collect();
        let opening = OPENING;
        let mut bout = self
            .game
            .bout(&players, Setting { seed, opening }, Clock::none())?;
        while bout.advance() {}
        let mut table = self.game.replay(&bout.record())?;
        let plies = table.plies();
        let mut found: Vec<Puzzle> = Vec::new();
        for ply in (0..plies).rev() {
            table.seek(ply);
            let position = table.state().position;
            for &(task, _) in self.puzzles.tasks() {
                if self.puzzles.suits(task, &position, plies - ply) && self.wants(task, &found) {
                    found.extend(self.found(task, &position, &found));
                }
            }
        }
        for puzzle in &found {
            self.positions.insert(puzzle.position.clone());
            let wanted = self.wanted.entry((puzzle.task, puzzle.moves)).or_default();
            *wanted = wanted.saturating_sub(1);
        }
        Ok(found)
    }

    /// Whether a puzzle of that task is wanted beside those of the game.
    fn wants(&self, task: Task, found: &[Puzzle]) -> bool {
        let mut wanted = self
            .wanted
            .iter()
            .filter(|(slot, wanted)| slot.0 == task && **wanted > 0);
        wanted.any(|(slot, _)| found.iter().all(|one| (one.task, one.moves) != *slot))
    }

    /// The puzzle in a position, if it is wanted beside those of the game.
    fn found(&self, task: Task, position: &str, found: &[Puzzle]) -> Option<Puzzle> {
        let puzzle = find(self.puzzles, task, position, self.most)?;
        let slot = (task, puzzle.moves);
        let is_wanted = self.wanted.get(&slot).is_some_and(|&wanted| wanted > 0)
            && found
                .iter()
                .all(|one| (one.task, one.moves) != slot && one.position != position)
            && !self.positions.contains(position);
        is_wanted.then_some(puzzle)
    }
}
