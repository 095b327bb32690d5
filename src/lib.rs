//! Board games that think: 2048, Pentago, Lines of Action, and searchers for any game.
//!
#![doc = include_str!("../docs/library.md")]
//!
//! # What is where
//!
//! From the ground up; a module may use those above it in this list, never the other way:
//!
//! - `params`: numbers and switches that people may choose, each declared once
//! - [`games`]: rules, notation, records
//! - [`eval`]: static evaluations
//! - [`search`]: searchers that know no game
//! - [`solve`]: exact solvers, one for each game
//! - [`players`]: the catalogue of named players with their parameters
//!
//! Above it stand packages of their own: `plyground-lab` (experiments, reviews, lessons, puzzles) and `plyground-cli` (the
//! program `plyground`).

pub mod eval;
pub mod games;
mod params;
pub mod players;
pub mod search;
pub mod solve;

/// The example of the README, as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
