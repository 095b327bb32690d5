//! Evaluations of 2048.

mod annoyance;
mod direct;
mod features;
mod field_score;
#[doc(hidden)]
pub mod format;
mod frame;
#[doc(hidden)]
pub mod frolov;
mod gradient;
mod graph;
mod heuristic;
mod learned;
mod line;
mod line_table;
mod matrix;
#[doc(hidden)]
pub mod network;
mod reward;
mod shape_error;
mod tuple;
mod two_sided;

#[doc(hidden)]
pub use annoyance::Annoyance;
pub use direct::Direct;
pub use features::{FEATURES, Feature, FeatureWeights};
#[doc(hidden)]
pub use field_score::FieldScore;
pub use format::FormatError;
#[doc(hidden)]
pub use frame::BoardFrame;
pub(crate) use frolov::{Frolov, Merge, Merging, Term};
pub(crate) use graph::Graph;
pub use heuristic::Heuristic;
pub use learned::LearnedNTuples;
#[doc(hidden)]
pub use matrix::Matrix;
pub(crate) use matrix::Weighted;
pub use network::{Network, tile_sum};
#[doc(hidden)]
pub use reward::TileReward;
pub use shape_error::ShapeError;
pub(crate) use tuple::Tuple;
pub(crate) use two_sided::Adverse;
pub use two_sided::clustering;
