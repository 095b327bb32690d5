//! The state of a table: a position and a ply as plain data.

use serde::Serialize;

/// A position in a game, with everything that is drawn.
///
/// Points and pieces stay below 2^53, so they are exact numbers in JavaScript.
///
/// ```
/// use plyground::players::catalogue;
/// let state = catalogue::open("pentago")?.deal(1).state();
/// assert_eq!((state.rows, state.columns, state.cells.len()), (6, 6, 36));
/// # Ok::<(), plyground::players::GameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct State {
    /// The game's name, with the rules where they differ from the usual ones.
    pub game: String,
    /// Rows of the board.
    pub rows: usize,
    /// Columns of the board.
    pub columns: usize,
    /// The position as text.
    pub position: String,
    /// The piece on each cell, see [`BoardView::cells`](super::BoardView::cells).
    pub cells: Vec<u64>,
    /// The legal moves; none when the game is over.
    pub legal: Vec<String>,
    /// Whether the game is over.
    pub over: bool,
    /// Plies played before this position.
    pub ply: usize,
    /// Plies of the whole game, undone ones included.
    pub plies: usize,
    /// The points, in games of one player.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    /// The sides, in games of two.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub sides: Option<Sides>,
}

/// The part of the state for games of one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Points {
    /// Points so far.
    pub score: u64,
    /// The largest piece.
    pub best: u64,
    /// The piece that wins.
    pub goal: u64,
    /// Whether a piece of at least the goal is on the board.
    pub won: bool,
}

/// The part of the state for games of two sides.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sides {
    /// The side to move: `x`, which moves first, or `o`.
    pub side: &'static str,
    /// The outcome: `x`, `o` or `draw`.
    pub outcome: Option<&'static str>,
    /// The cells that show why it was won; none while it goes on.
    pub deciding: Vec<u8>,
    /// The move that led here.
    pub last: Option<String>,
}

/// A ply, with what is needed to animate it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The path of every piece, if it does not follow from the move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub slides: Vec<Slide>,
    /// The piece that chance put on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spawn: Option<Spawned>,
    /// Points scored.
    pub gain: u64,
    /// The position after it.
    pub state: State,
}

/// The path of one piece in a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Slide {
    /// Cell before the ply.
    pub from: u8,
    /// Cell after the ply; equal to `from` when the piece stays.
    pub to: u8,
    /// The piece before the ply; in 2048 a tile.
    pub value: u64,
    /// Whether it merges with another piece in the same cell.
    pub merged: bool,
}

/// A piece that chance puts on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Spawned {
    /// The cell's number.
    pub cell: u8,
    /// The cell's name.
    pub name: String,
    /// The piece; in 2048 a tile.
    pub value: u64,
}
