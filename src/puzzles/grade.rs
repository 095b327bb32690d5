//! How hard a puzzle is.

use std::sync::Arc;

use super::Puzzle;
use crate::games::Refusal;
use crate::players::{AnyGame, Contender, Question, catalogue};
use crate::search::{Clock, Limits};

/// The nodes that a player may visit for a move; weak levels stop earlier by themselves.
const NODES: u64 = 5000;
/// The seed of the players' dice.
const SEED: u64 = 1;

/// The players that try the puzzles of a game.
pub struct Grader {
    game: Arc<dyn AnyGame>,
    players: Vec<Contender>,
}

/// The levels of a game, the weakest first; in a game without, its players that need no learned weights.
pub(super) fn graders(game: &dyn AnyGame) -> Result<Vec<Contender>, Refusal> {
    let players = game.players();
    let default = players[0];
    let levels = default.presets.iter();
    let levels = levels.filter(|preset| preset.name.starts_with("level-"));
    let levels: Vec<_> = levels
        .map(|level| Ok((default, default.settings(level.values.iter().copied())?)))
        .collect::<Result<_, Refusal>>()?;
    let chosen = match levels.is_empty() {
        false => levels,
        true => {
            let plain = players.into_iter().rev();
            let plain = plain.filter(|info| info.weights.is_empty());
            plain.map(|info| (info, info.defaults())).collect()
        }
    };
    let contender = |(info, settings)| Ok(Contender::new(info, settings, Limits::nodes(NODES))?);
    chosen.into_iter().map(contender).collect()
}

impl Grader {
    /// For the puzzles of the game of that name.
    ///
    /// # Errors
    /// There is no such game.
    pub fn new(game: &str) -> Result<Self, Refusal> {
        let game = catalogue::open(game)?;
        let players = graders(&*game)?;
        Ok(Self { game, players })
    }

    /// How many of the players find the first move of a puzzle.
    ///
    /// # Errors
    /// The position can't be read.
    pub fn solvers(&self, puzzle: &Puzzle) -> Result<usize, Refusal> {
        let mut found = 0;
        for player in &self.players {
            let question = Question {
                position: Some(&puzzle.position),
                moves: &[],
                lines: 1,
            };
            let mut thinker = self.game.thinker(Clock::none());
            thinker.go(player, SEED, &question)?;
            let report = loop {
                let slice = thinker.slice(f64::INFINITY);
                if let Some(report) = slice.and_then(|slice| slice.outcome) {
                    break report;
                }
            };
            found += usize::from(report.best.as_ref() == Some(&puzzle.solution));
        }
        Ok(found)
    }
}
