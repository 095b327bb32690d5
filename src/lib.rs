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
//! - [`lab`]: experiments and their statistics
//! - [`review`]: finished games, judged ply by ply
//! - [`puzzles`]: positions with one right move, proven and graded
//! - [`lessons`]: algorithms of search and learning, one step at a time
//! - `learn` (native only): trains evaluations by self-play
//! - `web` (WebAssembly only): the classes and functions that the page calls
//!
//! Beside them (native only), `link`: links of the page; `file`: files that are written whole or not at all.

pub mod eval;
#[cfg(not(target_arch = "wasm32"))]
pub mod file;
pub mod games;
pub mod lab;
#[cfg(not(target_arch = "wasm32"))]
pub mod learn;
pub mod lessons;
#[cfg(not(target_arch = "wasm32"))]
pub mod link;
mod params;
pub mod players;
pub mod puzzles;
pub mod review;
pub mod search;
pub mod solve;
#[cfg(target_arch = "wasm32")]
pub mod web;
