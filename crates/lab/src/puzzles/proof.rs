//! The search for a puzzle in a position, and its proof.

use super::Puzzle;
use super::{PuzzleGame, Task, moves_of};
use plyground::games::AnyError;

/// Looks for a puzzle of a task in a position: one with a single right move, in the fewest moves of which that is so.
/// `None` where there is none, or `most` nodes do not suffice.
pub fn find(game: &dyn PuzzleGame, task: Task, position: &str, most: u64) -> Option<Puzzle> {
    let range = moves_of(game, task)?;
    for moves in 1..=*range.end() {
        let right = game.quest(task, moves, position, most).ok()?.keeping()?;
        match (&right[..], task.eases()) {
            ([solution], _) if range.contains(&moves) => {
                return Some(Puzzle {
                    task,
                    moves,
                    solvers: 0,
                    solution: solution.clone(),
                    position: position.into(),
                });
            }
            // Too few moves to win, or too few to get stuck: with more it may become a puzzle.
            ([], true) | ([_, _, ..], false) => {}
            _ => return None,
        }
    }
    None
}

/// Proves a puzzle by exact search: its solution alone is right, and with one move less there would be no such puzzle.
/// `None` when `most` nodes do not suffice.
///
/// # Errors
/// The position can't be read.
pub fn is_proven(
    game: &dyn PuzzleGame,
    puzzle: &Puzzle,
    most: u64,
) -> Result<Option<bool>, AnyError> {
    let &Puzzle {
        task,
        moves,
        ref position,
        ref solution,
        ..
    } = puzzle;
    let right = game.quest(task, moves, position, most)?.keeping();
    let mut is_proven = right.map(|right| right == [solution.as_str()]);
    if moves > 1 {
        let right = game.quest(task, moves - 1, position, most)?.keeping();
        let is_shortest = right.map(|right| {
            if task.eases() {
                right.is_empty()
            } else {
                right.len() > 1
            }
        });
        is_proven = is_proven.zip(is_shortest).map(|(one, other)| one && other);
    }
    Ok(is_proven)
}

/// The positions that are visited to find the right moves of a puzzle.
///
/// # Errors
/// The position can't be read.
pub fn effort(game: &dyn PuzzleGame, puzzle: &Puzzle) -> Result<u64, AnyError> {
    let mut quest = game.quest(puzzle.task, puzzle.moves, &puzzle.position, u64::MAX)?;
    quest.keeping();
    Ok(quest.nodes())
}
