//! A game that players play, from its start to its end.

use serde::Serialize;

use super::Fault;
use crate::eval::checksum::checksum;
use crate::games::{AnyError, Outcome, Side};

/// The setting of a game: what differs between the games of the same players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Decides chance, dice and opening.
    pub seed: u64,
    /// Random moves before the players take over.
    pub opening: u32,
}

/// A game while it is played, whatever game it is.
pub trait Bout {
    /// Begins in that position (`start` for the usual one) and with these moves, in place of the opening that it has. Only
    /// before the first move of a player, and where no chance plays along.
    ///
    /// # Errors
    /// No position, or a move that is not legal; nothing has changed then.
    fn open(&mut self, position: &str, moves: &[String]) -> Result<(), AnyError>;

    /// Plays on until a player has searched for a move, or to the end where nobody searches; false at the
    /// end of the game. It changes nothing while a player [waits](Bout::is_pending).
    fn advance(&mut self) -> bool;

    /// Whether the move that is due comes from outside and is not there yet.
    fn is_pending(&self) -> bool;

    /// Plies so far, the opening's among them.
    fn plies(&self) -> u64;

    /// Points so far; 0 in a game without.
    fn score(&self) -> u64;

    /// The largest piece, in a game that is about that.
    fn best(&self) -> u64;

    /// How it ended for two sides; `None` while it goes on, and where one plays alone.
    fn outcome(&self) -> Option<Outcome>;

    /// The effort of the player of a side.
    fn effort(&self, side: Side) -> Effort;

    /// Why the player of a side, a program from outside, has ended the game before the rules did.
    fn fault(&self, side: Side) -> Option<&Fault>;

    /// The whole game as one line.
    fn record(&self) -> String;

    /// The CRC-32 of the start and the plies, equal for equal games whatever their seeds; `None` where chance plays
    /// along.
    fn checksum(&self) -> Option<u32>;

    /// Whether a player throws dice, or chance plays along.
    fn throws_dice(&self) -> bool;
}

/// The effort of a player in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Effort {
    /// Moves played.
    pub moves: u64,
    /// Milliseconds they took.
    pub ms: f64,
    /// Milliseconds of the longest search.
    pub longest: f64,
    /// Nodes visited.
    pub nodes: u64,
}

/// The checksum of a game without chance by its record: that of its start and its plies, without what comes before.
pub fn checksum_of(record: &str) -> Option<u32> {
    let mut parts = record.rsplitn(3, '.');
    let (plies, start) = (parts.next()?, parts.next()?);
    Some(checksum(format!("{start}.{plies}").as_bytes()))
}
