//! How hard a puzzle is.

use std::sync::Arc;

use plyground::games::AnyError;
use plyground::players::{AnyGame, Contender, Question, catalogue};
use plyground::search::{Clock, Limits};

use super::Puzzle;

/// The nodes that a player may visit for a move; weak levels stop earlier by themselves.
const NODES: u64 = 5000;
/// The seed of the players' dice.
const SEED: u64 = 1;

/// The players that try the puzzles of a game.
pub struct Grader {
    game: Arc<dyn AnyGame>,
    players: Vec<Contender>,
}

/// The levels of a game with their names, the weakest first; in a game without, its players that need no learned weights.
pub(super) fn graders(game: &dyn AnyGame) -> Result<Vec<(&'static str, Contender)>, AnyError> {
    let players = game.players();
    let default = players[0];
    let levels = default.presets.iter();
    let levels = levels.filter(|preset| preset.name.starts_with("level-"));
    let levels: Vec<_> = levels
        .map(|level| {
            let settings = default.settings(level.values.iter().copied())?;
            Ok((level.name, default, settings))
        })
        .collect::<Result<_, AnyError>>()?;
    let chosen = match levels.is_empty() {
        false => levels,
        true => {
            let plain = players.into_iter().rev();
            let plain = plain.filter(|info| !info.needs_weights());
            plain.map(|info| (info.id, info, info.defaults())).collect()
        }
    };
    let contender = |(name, info, settings)| {
        let player = Contender::new(info, settings, Limits::nodes(NODES))?;
        Ok((name, player))
    };
    chosen.into_iter().map(contender).collect()
}

impl Grader {
    /// For the puzzles of the game of that name.
    ///
    /// # Errors
    /// There is no such game.
    pub fn new(game: &str) -> Result<Self, AnyError> {
        let game = catalogue::open(game)?;
        let players = graders(&*game)?.into_iter();
        let players = players.map(|(_, player)| player).collect();
        Ok(Self { game, players })
    }

    /// How many of the players find the first move of a puzzle.
    ///
    /// # Errors
    /// The position can't be read.
    pub fn solvers(&self, puzzle: &Puzzle) -> Result<usize, AnyError> {
        let mut found = 0;
        for player in &self.players {
            let question = Question::new(&puzzle.position);
            let mut thinker = self.game.thinker(Clock::none());
            let best = thinker.think(player, SEED, &question)?.best;
            found += usize::from(best.as_ref() == Some(&puzzle.solution));
        }
        Ok(found)
    }
}
