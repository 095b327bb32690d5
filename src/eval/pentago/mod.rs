//! Evaluations of Pentago.

mod counts;
mod factor_file;
mod factor_weights;
mod gradient;
mod learned;
mod lines;
mod openings;
mod parts;
mod reach;
mod wins;

#[doc(hidden)]
pub use counts::MarbleCounts;
pub use factor_file::FactorFileError;
pub use factor_weights::FactorWeights;
#[doc(hidden)]
pub use gradient::FactorGradient;
#[doc(hidden)]
pub use learned::LearnedLines;
pub use lines::{LineWeights, Lines};
#[doc(hidden)]
pub use openings::{
    Activations, Exceptions, OpeningFile, OpeningGradient, OpeningNetwork, Patterns,
};
pub use openings::{
    DENSE, MOST_MARBLES, OUTPUTS, OpeningWeights, Openings, chance, odds, patterns, rounded_feature,
};
pub use reach::{Reach, ReachWeights};
pub use wins::{winning_move, wins_at_once};
