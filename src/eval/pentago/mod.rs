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

pub use counts::MarbleCounts;
pub use factor_file::FactorFileError;
pub use factor_weights::FactorWeights;
pub use gradient::FactorGradient;
pub use learned::LearnedLines;
pub use lines::{LINE_FEATURES, LineWeights, Lines};
pub use openings::{
    Activations, DENSE, Exceptions, MOST_MARBLES, OUTPUTS, OpeningFile, OpeningGradient,
    OpeningNetwork, OpeningWeights, Openings, Patterns, QuadrantPatterns, chance, odds, patterns,
    rounded_feature,
};
pub use reach::{Reach, ReachWeights};
pub use wins::{winning_move, wins_at_once};
