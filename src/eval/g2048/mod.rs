//! Evaluations of 2048.

mod annoyance;
mod bordered;
mod direct;
mod features;
mod field_score;
mod format;
mod frolov;
mod gradient;
mod graph;
mod heuristic;
mod learned;
mod line;
mod line_table;
mod matrix;
mod network;
mod reward;
mod shape_error;
mod trained;
mod tuple;
mod two_sided;

pub use annoyance::Annoyance;
pub use direct::Direct;
pub use features::{FEATURES, Feature, FeatureWeights};
pub use field_score::FieldScore;
pub use format::FormatError;
pub use frolov::{Frolov, Merge, Merging, Term};
pub use graph::Graph;
pub use heuristic::Heuristic;
pub use learned::LearnedNTuples;
pub use matrix::{Matrix, Weighted};
pub use network::{Network, tile_sum};
pub use reward::{RewardKind, TileReward};
pub use shape_error::ShapeError;
pub use trained::Trained;
pub use tuple::Tuple;
pub use two_sided::{Adverse, clustering};
