//! A game of an experiment while it is played.

use super::Line;

/// A game while it is played, whatever game it is.
pub trait Bout {
    /// Plays one move, or all of them where nobody searches; false at the end of the game.
    fn advance(&mut self) -> bool;

    /// Moves so far.
    fn moves(&self) -> u64;

    /// What is left of it, when it is over.
    fn line(&self) -> Line;

    /// Every move so far, as the command line reads it.
    fn record(&self) -> String;
}
