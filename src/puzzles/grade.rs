//! How hard a puzzle is.

use std::sync::Arc;

use super::Puzzle;
use crate::games::Refusal;
use crate::players::{AnyGame, Contender, PlayerInfo, Question, Settings, catalogue};
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
    if !levels.is_empty() {
        return ready(game, levels);
    }
    let plain = players.into_iter().rev();
    let plain = plain.filter(|info| info.weights.is_empty());
    ready(game, plain.map(|info| (info, info.defaults())).collect())
}

fn ready(
    game: &dyn AnyGame,
    players: Vec<(&'static PlayerInfo, Settings)>,
) -> Result<Vec<Contender>, Refusal> {
    let players = players.into_iter();
    let players = players.map(|(info, settings)| {
        let instant = game.is_instant(info, &settings)?;
        Ok(Contender::new(
            instant,
            info,
            settings,
            Limits::nodes(NODES),
        )?)
    });
    players.collect()
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
