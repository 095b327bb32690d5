//! Commands of Pentago alone.

pub mod check_openings;
pub mod check_values;
pub mod induce;
pub mod learn_openings;
pub mod openings;
pub mod time_solver;
mod values;
