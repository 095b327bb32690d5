//! Exact solvers, one game each: they find what a position is worth when both sides play their best. No
//! evaluation, no player.

pub mod pentago;
