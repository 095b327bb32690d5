//! Exact solvers, one for each game: they find the value of a position under best play of both sides. No
//! evaluation, no player.

pub mod g2048;
pub mod loa;
pub mod pentago;
