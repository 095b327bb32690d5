//! Exact solvers, one for each game: they find the value of a position under best play of both sides. No
//! evaluation, no player.
//!
//! A [`Quest`] puts a puzzle on a board: exact search says which moves do its [`Task`], and answers them.

mod forced_quest;
pub mod g2048;
pub mod loa;
pub mod pentago;
mod quest;

pub use quest::{Answer, PuzzleGame, Quest, Task, moves_of};

use crate::games::{AnyError, Excerpt};

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
