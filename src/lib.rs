//! Plyground: board games that think.
//!
//! The rooms, from the ground up; an upper one may use those below it, never the other way:
//!
//! - `params`: numbers and switches that people may choose, each declared once.
//! - [`games`]: rules, notation, records. No evaluation, no search.
//! - [`eval`]: static evaluations. No search.
//! - [`search`]: searchers that know no game.
//! - [`solve`]: exact solvers, one game each. No evaluation.
//! - [`players`]: the catalogue of named players with their parameters.
//! - [`lab`]: batches of games and their statistics.
//! - [`review`]: finished games, judged ply by ply.
//! - [`puzzles`]: positions with one right move, proven and graded.
//! - `learn` (native only): trains evaluations by self-play.
//! - `lessons`: algorithms of search and learning, one step at a time, for readers.
//! - `web` (WebAssembly only): the classes and functions that the page calls.
//!
//! Beside them (native only), `link`: links of the page; `file`: files that are written whole or not at all.
//!
#![doc = include_str!("../docs/library.md")]

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
