//! Puzzles: positions with one right move, proven by exact search.
//!
//! A [`Puzzle`] is a line of a file. A [`Maker`] finds some in played games, [`is_proven`] proves them, and a [`Grader`]
//! says how hard they are. On a board a puzzle is a [`Quest`](crate::solve::Quest).

mod grade;
mod maker;
mod proof;
mod puzzle;

pub use grade::Grader;
pub use maker::Maker;
pub use proof::{effort, find, is_proven};
pub use puzzle::{Puzzle, PuzzleError};
