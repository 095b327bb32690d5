//! The board as it is drawn.

use super::{GameRules, Slide, Spawned};

/// What stands on the board, and how a ply changes it.
pub trait BoardView: GameRules {
    /// The piece on each cell, row by row from the upper left: 0 for none. In 2048 it is the tile; otherwise 1 is a
    /// piece of the first side and 2 of the second.
    fn cells(&self) -> Vec<u64>;

    /// The cells that show why the game is won; none while it goes on.
    fn winning_cells(&self) -> Vec<u8> {
        Vec::new()
    }

    /// The largest piece on the board, where that is what a game is about.
    fn best(&self) -> u64 {
        0
    }

    /// The path of every piece, moved or not, for animation; empty if the move
    /// itself says all.
    fn slides(&self, _mv: Self::Move) -> Vec<Slide> {
        Vec::new()
    }

    /// The piece that chance puts on the board in a ply.
    fn spawned(&self, _ply: Self::Ply) -> Option<Spawned> {
        None
    }
}
