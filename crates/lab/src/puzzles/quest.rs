//! Puzzles on a board: a task, the right moves, and the answers to them.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use plyground::games::{AnyError, Excerpt, Game};

/// The task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Task {
    /// Win in so many own moves, whatever the opponent replies.
    Win,
    /// Play the only move that does not lose.
    Hold,
    /// Make a tile larger than all on the board in so many moves, whatever new tiles come.
    Reach,
    /// Make so many moves without getting stuck, whatever new tiles come.
    Survive,
}

impl Task {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Win, Self::Hold, Self::Reach, Self::Survive];

    /// The name in files and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Hold => "hold",
            Self::Reach => "reach",
            Self::Survive => "survive",
        }
    }

    /// Whether more moves make the task easier rather than harder.
    pub const fn eases(self) -> bool {
        matches!(self, Self::Win | Self::Reach)
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Task {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let task = Self::ALL.into_iter().find(|task| task.name() == name);
        task.ok_or(())
    }
}

/// A puzzle on a board, at any point of its solution. Moves are text.
pub trait Quest {
    /// The right moves of the position on the board; `None` when the budget of nodes is spent.
    fn keeping(&mut self) -> Option<Vec<String>>;

    /// Makes a move. A right one is played, and the best defence after it; a wrong one changes nothing.
    ///
    /// # Errors
    /// The text is no legal move, or the budget of nodes is spent.
    fn play(&mut self, mv: &str) -> Result<Answer, AnyError>;

    /// Positions that were visited for the answers so far.
    fn nodes(&self) -> u64;
}

/// The answer to a move.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Answer {
    /// Whether the move is right.
    pub right: bool,
    /// Whether the task is done.
    pub done: bool,
    /// The best defence after a right move, the refutation of a wrong one; `None` where there is none to make.
    pub reply: Option<String>,
}

/// A game that has puzzles.
pub trait PuzzleGame: Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;

    /// Its tasks, each with the own moves that puzzles take.
    fn tasks(&self) -> &'static [(Task, RangeInclusive<u32>)];

    /// Puts a puzzle of a task and of moves that the game has on the board, for `dyn PuzzleGame::quest`.
    ///
    /// # Errors
    /// The position can't be read, or is over.
    fn begin(
        &self,
        task: Task,
        moves: u32,
        position: &str,
        most: u64,
    ) -> Result<Box<dyn Quest>, AnyError>;

    /// Whether a position of a played game is worth a search for a puzzle; `rest` are the plies to the end of the game.
    fn suits(&self, task: Task, position: &str, rest: usize) -> bool;
}

impl dyn PuzzleGame + '_ {
    /// Puts a puzzle on the board, with a budget of `most` nodes.
    ///
    /// # Errors
    /// The position can't be read, is over, or the game has no puzzles of that task.
    pub fn quest(
        &self,
        task: Task,
        moves: u32,
        position: &str,
        most: u64,
    ) -> Result<Box<dyn Quest>, AnyError> {
        checked(self, task, moves)?;
        self.begin(task, moves, position, most)
    }
}

/// The own moves that puzzles of a task take; `None` where the game has no such puzzles.
pub fn moves_of(game: &dyn PuzzleGame, task: Task) -> Option<RangeInclusive<u32>> {
    let mut tasks = game.tasks().iter();
    tasks
        .find(|(one, _)| *one == task)
        .map(|(_, moves)| moves.clone())
}

/// Refuses puzzles that the game does not have, and those of more moves than any of its own: a search is as deep as
/// they say.
fn checked(game: &dyn PuzzleGame, task: Task, moves: u32) -> Result<(), AnyError> {
    let range = moves_of(game, task).ok_or_else(|| no_such(game.game(), task))?;
    if !(1..=*range.end()).contains(&moves) {
        let most = range.end();
        return Err(AnyError::new(format!(
            "moves: {moves} is not from 1 to {most}, as of puzzles of the kind {task}"
        )));
    }
    Ok(())
}

/// A game has no puzzles of a task.
pub(super) fn no_such(game: &str, task: Task) -> AnyError {
    AnyError::new(format!("task: {game} has no puzzles of the kind {task}"))
}

/// The legal move of that name.
pub(super) fn legal_move<G: Game<Move: Display>>(
    position: &G,
    text: &str,
) -> Result<G::Move, AnyError> {
    let found = position.legal().find(|mv| mv.to_string() == text);
    found.ok_or_else(|| {
        let text = Excerpt::from(text);
        AnyError::new(format!("move: {text:?} is not legal"))
    })
}

/// Refuses a position of a finished game.
pub(super) fn unfinished(is_over: bool) -> Result<(), AnyError> {
    match is_over {
        true => Err(AnyError::new("position: the game is over")),
        false => Ok(()),
    }
}

/// The budget of nodes is spent.
pub(super) fn spent() -> AnyError {
    AnyError::new("the search takes too long")
}
