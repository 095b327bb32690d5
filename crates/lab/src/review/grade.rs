//! The judgement of a ply: its cost, and the grade that follows from it.

use serde::Serialize;

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// The best move, or one as good.
    Best,
    /// It costs little.
    Good,
    /// It costs something.
    Inaccuracy,
    /// It costs much.
    Mistake,
    /// It may cost the game.
    Blunder,
}

/// The least share of the outcome that a move of a grade costs, in ascending order. A move that costs less is good.
///
/// They are those of lichess.org: 0.1, 0.2 and 0.3 of the winning chances, which it counts from -1 to 1.
pub const THRESHOLDS: [(f64, Grade); 3] = [
    (0.05, Grade::Inaccuracy),
    (0.10, Grade::Mistake),
    (0.15, Grade::Blunder),
];

impl Grade {
    /// The grade of a move that costs this share of the outcome.
    ///
    /// ```
    /// use plyground_lab::review::Grade;
    /// assert_eq!(Grade::of(0.0), Grade::Best);
    /// assert_eq!(Grade::of(0.12), Grade::Mistake);
    /// ```
    pub fn of(cost: f64) -> Self {
        if cost <= 0.0 {
            return Self::Best;
        }
        let reached = THRESHOLDS.iter().rev().find(|(least, _)| cost >= *least);
        reached.map_or(Self::Good, |(_, grade)| *grade)
    }

    /// Its name in commands and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

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
    /// Its value for whoever moved, in the player's unit; where two play, by the searches of what follows. `None` where
    /// the player gives it none.
    pub value: Option<f32>,
    /// The best move.
    pub best: String,
    /// The value of the best move.
    pub best_value: f32,
    /// The outlook before the ply by the whole review. Where two play it is the share of the points that `x` may expect, 0
    /// to 1. Where one plays it is the score to expect in the end. `None` where the player's values do not say.
    pub before: Option<f64>,
    /// The same after the ply. Where two play it is the outlook before the next one.
    pub after: Option<f64>,
    /// The share of the expected outcome that the move costs, 0 to 1. Where two play it is the difference of the outlooks.
    /// `None` where the player's values do not say.
    pub cost: Option<f64>,
    /// The grade; `None` without a cost.
    pub grade: Option<Grade>,
    /// Whether the position before the ply was proven to be won (1), drawn (0) or lost (-1) for whoever moved.
    pub exact: Option<i8>,
    /// The line expected after the best move, which begins it.
    pub pv: Vec<String>,
    /// The best reply to the move that was played; `None` where chance answers, and at the end of the game.
    pub reply: Option<String>,
    /// The line expected after the move that was played, the reply first.
    pub pv_after: Vec<String>,
    /// Depth of the search.
    pub depth: u32,
    /// Nodes of the search for the best move.
    pub nodes: u64,
}
