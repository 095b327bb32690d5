//! Puzzles of Lines of Action: connect in a few moves.

use std::ops::RangeInclusive;

use plyground::games::loa::{Position, Rules};
use plyground::games::{Adversarial, AnyError, Notation};

use super::Goal;
use super::forced_quest::ForcedQuest;
use super::quest::{PuzzleGame, Quest, Task, unfinished};

/// Plies before the end of a game in which somebody wins by force, often enough.
const NEAR_THE_END: usize = 11;

/// Puzzles of men to be connected.
#[derive(Debug)]
pub struct ConnectPuzzles;

impl PuzzleGame for ConnectPuzzles {
    fn game(&self) -> &'static str {
        "loa"
    }

    fn tasks(&self) -> &'static [(Task, RangeInclusive<u32>)] {
        &[(Task::Win, 1..=4)]
    }

    fn begin(
        &self,
        _task: Task,
        moves: u32,
        position: &str,
        most: u64,
    ) -> Result<Box<dyn Quest>, AnyError> {
        let position = Position::read(position, &Rules::Olympiad)?;
        unfinished(position.outcome().is_some())?;
        Ok(Box::new(ForcedQuest::new(position, Goal::Win, moves, most)))
    }

    fn suits(&self, _task: Task, _position: &str, rest: usize) -> bool {
        (1..=NEAR_THE_END).contains(&rest)
    }
}
