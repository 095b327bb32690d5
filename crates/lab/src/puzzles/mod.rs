//! Puzzles: positions with one right move, proven by exact search.
//!
//! A [`Puzzle`] is a line of a file. A [`Maker`] finds some in played games, [`is_proven`] proves them, and a [`Grader`]
//! says how hard they are. On a board a puzzle is a [`Quest`]: exact search says which moves
//! do its [`Task`], and answers them.

mod forced;
mod forced_quest;
mod g2048;
mod grade;
mod loa;
mod maker;
mod pentago;
mod proof;
mod puzzle;
mod quest;

pub use forced::{Forced, Goal};
pub use grade::Grader;
pub use maker::Maker;
pub use proof::{effort, find, is_proven};
pub use puzzle::{Puzzle, PuzzleError};
pub use quest::{Answer, PuzzleGame, Quest, Task, moves_of};

use plyground::games::{AnyError, Excerpt};

/// Every game that has puzzles.
pub const PUZZLE_GAMES: [&dyn PuzzleGame; 3] = [
    &g2048::TilePuzzles,
    &pentago::MarblePuzzles,
    &loa::ConnectPuzzles,
];

/// The game of that name.
///
/// # Errors
/// Names the games there are.
pub fn puzzle_game(name: &str) -> Result<&'static dyn PuzzleGame, AnyError> {
    let found = PUZZLE_GAMES.into_iter().find(|game| game.game() == name);
    found.ok_or_else(|| {
        let known: Vec<&str> = PUZZLE_GAMES.iter().map(|game| game.game()).collect();
        let known = known.join(", ");
        let name = Excerpt::from(name);
        AnyError::new(format!("game: {name:?} has no puzzles ({known} have)"))
    })
}
