//! Puzzles of 2048: make the next tile, or get along, whatever new tiles come.
//!
//! New tiles are an opponent's moves here ([`TwoSided`]). So a solution is right for every new tile, and no luck is in it.

use std::ops::RangeInclusive;

use plyground::games::g2048::{Board, Tiles, TwoSided};
use plyground::games::{AnyError, Game};

use super::Goal;
use super::forced_quest::ForcedQuest;
use super::quest::{PuzzleGame, Quest, Task, no_such, unfinished};

/// Exponents of tiles to make: smaller ones come by themselves, and larger ones are rare in games of weak players.
const GOALS: RangeInclusive<u8> = 6..=10;
/// The most empty cells of a board that is tight.
const TIGHT: u32 = 4;

/// Puzzles of tiles.
#[derive(Debug)]
pub struct TilePuzzles;

impl PuzzleGame for TilePuzzles {
    fn game(&self) -> &'static str {
        "2048"
    }

    fn tasks(&self) -> &'static [(Task, RangeInclusive<u32>)] {
        &[(Task::Reach, 2..=5), (Task::Survive, 2..=6)]
    }

    fn begin(
        &self,
        task: Task,
        moves: u32,
        position: &str,
        most: u64,
    ) -> Result<Box<dyn Quest>, AnyError> {
        let board: Board = position.parse()?;
        unfinished(board.is_over())?;
        let (tile, goal) = match task {
            Task::Reach => (board.largest_exponent() + 1, Goal::Win),
            Task::Survive => (0, Goal::Survive),
            _ => return Err(no_such(self.game(), task)),
        };
        let position = TwoSided::new(board, tile);
        Ok(Box::new(ForcedQuest::new(position, goal, moves, most)))
    }

    fn suits(&self, task: Task, position: &str, _rest: usize) -> bool {
        let Ok(board) = position.parse::<Board>() else {
            return false;
        };
        // A single legal move is no question.
        board.legal().nth(1).is_some()
            && match task {
                Task::Reach => is_near(&board),
                _ => board.empty_count() <= TIGHT,
            }
    }
}

/// Whether the next tile is near: there are two of the largest, or what makes the second.
fn is_near(board: &Board) -> bool {
    let largest = board.largest_exponent();
    let count = |exponent| {
        let cells = board.cell_exponents();
        cells.filter(|&one| one == exponent).count()
    };
    GOALS.contains(&(largest + 1)) && (count(largest) > 1 || count(largest - 1) > 1)
}
