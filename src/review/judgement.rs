//! The judgement of one ply.

use serde::Serialize;

use super::Grade;

/// A ply of a game beside the best that could have been played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Judgement {
    /// Its number, counted from 1.
    pub ply: usize,
    /// The side that moved: `x` or `o`; `None` where one plays alone.
    pub side: Option<&'static str>,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its value for whoever moved, in the player's unit; `None` where the player gives it none.
    pub value: Option<f32>,
    /// The best move.
    pub best: String,
    /// The value of the best move.
    pub best_value: f32,
    /// The share of the expected outcome that the move costs, 0 to 1; `None` where the player's values do not say.
    pub cost: Option<f64>,
    /// The grade; `None` without a cost.
    pub grade: Option<Grade>,
    /// Whether the position before the ply was proven to be won (1), drawn (0) or lost (-1) for whoever moved.
    pub exact: Option<i8>,
    /// After the ply: the share of the points that `x` may expect where two play, else the points to expect in the end;
    /// `None` where the values do not say.
    pub outlook: Option<f64>,
    /// The line expected after the best move, which begins it.
    pub pv: Vec<String>,
    /// Depth of the search.
    pub depth: u32,
    /// Nodes of the search for the best move, and of the one about the move that was played, if there was any.
    pub nodes: u64,
}
