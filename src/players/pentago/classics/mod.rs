//! The player of the thesis that Pentago was built after.

pub mod genetic;
