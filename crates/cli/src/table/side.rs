//! The player of each side, and how a thinking player is interrupted.

use std::time::Duration;

use anyhow::Result;
use plyground::games::Excerpt;
use plyground::players::{AnyGame, AnyTable, AnyThinker, Contender};
use plyground::search::{Clock, Report};

use super::command::TableCommand;
use super::input::Input;

/// Milliseconds of thinking between two looks at the keys.
const SLICE: f64 = 20.0;

/// The player of a side.
pub enum SidePlayer {
    /// The person at the terminal.
    Human,
    /// A player.
    Program(Contender),
}

/// A player at work.
pub struct Program {
    contender: Contender,
    thinker: Box<dyn AnyThinker>,
    seed: u64,
}

impl Program {
    pub fn new(game: &dyn AnyGame, contender: Contender, seed: u64) -> Self {
        Self {
            contender,
            thinker: game.thinker(Clock::system()),
            seed,
        }
    }

    /// Plays a move in a game; where the rules have an adversary in the place of chance, against this player.
    pub fn play(&self, table: &mut dyn AnyTable, text: &str) -> Result<(), String> {
        let opponent = (self.contender.info, &self.contender.settings);
        let played = table.play(text, Some(opponent));
        played.map_err(|error| format!("{:?} {error}.", Excerpt::from(text)))
    }

    /// The player's view of the current position, with exact values for `lines` of the best moves, and the command
    /// that cut the search short; see [`Input::poll`].
    pub fn think(
        &mut self,
        table: &dyn AnyTable,
        input: &mut Input,
        line: bool,
        lines: u32,
    ) -> Result<(Option<Report<String>>, Option<TableCommand>)> {
        let question = table.question().multi_pv(lines);
        self.thinker.go(&self.contender, self.seed, &question)?;
        let mut command = None;
        while let Some(slice) = self.thinker.slice(SLICE) {
            if slice.outcome.is_some() {
                return Ok((slice.outcome, command));
            }
            if command.is_none() {
                command = input.poll(Duration::ZERO, line);
                if command.is_some() {
                    self.thinker.stop();
                }
            }
        }
        Ok((None, command))
    }
}
