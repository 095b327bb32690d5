//! Facts of 2048: its best play on small boards, and the least number of moves.

pub mod small_boards;
pub mod theory;
