//! A puzzle as a line of text.

use std::fmt;
use std::str::FromStr;

use plyground::games::Excerpt;
use serde::Serialize;

use super::Task;

/// A position with one right move.
///
/// ```
/// use plyground_lab::puzzles::{Puzzle, Task};
/// let line = "reach 2 7 left 2,2,4,0,0,0,0,0,0,0,0,0,0,0,0,0";
/// let puzzle: Puzzle = line.parse()?;
/// assert_eq!((puzzle.task, puzzle.moves, puzzle.solvers), (Task::Reach, 2, 7));
/// assert_eq!(puzzle.to_string(), line);
/// # Ok::<(), plyground_lab::puzzles::PuzzleError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Puzzle {
    /// The task.
    pub task: Task,
    /// Own moves that the task takes.
    pub moves: u32,
    /// How many [players](super::Grader) find the move: the fewer, the harder.
    pub solvers: usize,
    /// The right first move.
    pub solution: String,
    /// The position, in the notation of its game.
    pub position: String,
}

/// The error in the line of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// A part is missing or not what it should be.
    #[error("{field}: expected {expected}, found {found:?}")]
    Field {
        /// The part.
        field: &'static str,
        /// What stands there in other lines.
        expected: &'static str,
        /// What stands there.
        found: Excerpt,
    },
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            task,
            moves,
            solvers,
            solution,
            position,
        } = self;
        write!(f, "{task} {moves} {solvers} {solution} {position}")
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(line: &str) -> Result<Self, PuzzleError> {
        let mut parts = line.splitn(5, ' ');
        let mut part = || parts.next().unwrap_or_default();
        let [task, moves, solvers, solution, position] = [part(), part(), part(), part(), part()];
        let wrong = |field, expected, found: &str| PuzzleError::Field {
            field,
            expected,
            found: found.into(),
        };
        if solution.is_empty() {
            return Err(wrong("solution", "a move", solution));
        }
        if position.is_empty() {
            return Err(wrong("position", "a position", position));
        }
        let number = |field, text: &str| {
            let number = text.parse::<u32>();
            number.map_err(|_| wrong(field, "a number", text))
        };
        Ok(Self {
            task: task
                .parse()
                .map_err(|()| wrong("task", "win, hold, reach or survive", task))?,
            moves: number("moves", moves)?,
            solvers: number("solvers", solvers)? as usize,
            solution: solution.into(),
            position: position.into(),
        })
    }
}
