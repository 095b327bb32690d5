//! Exact solvers of games of two sides: they find the value of a position under best play of both sides. No
//! evaluation, no player.

pub mod loa;
pub mod pentago;
