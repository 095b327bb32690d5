//! The grades of moves and their thresholds.

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
    /// use plyground::review::Grade;
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
