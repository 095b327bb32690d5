//! The features of the heuristic evaluation and their weights.

/// A feature of a 2048 board. Those of a line are summed over the four rows and the four columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// The lost game; counts against.
    Lost,
    /// Empty cells, per line.
    Empty,
    /// Tiles next to an equal one with nothing but empties between, per line.
    Merges,
    /// The distance of a line from rising or falling throughout, in powers of the exponents. It counts against the board.
    Monotonicity,
    /// Sum of powers of the exponents, per line: few big tiles rather than many; counts against.
    Sum,
    /// Differences between neighbours, gaps skipped, in exponents, per line; counts against.
    Smoothness,
    /// Squared exponents in the four outer lines: big tiles at the edge, most of all in a corner.
    Edge,
    /// Tile values weighted by nearness to the best corner.
    Corner,
    /// Tile values weighted along a snake from the best corner.
    Snake,
    /// Natural logarithm of the number of empty cells.
    LogEmpty,
    /// The monotonicity of ovolve's program. For each axis it is the smaller total of decreases in exponents among
    /// both directions. Gaps are skipped, but an empty cell at either end of a line counts as 0. It counts against the
    /// board.
    AxisMonotonicity,
    /// Exponent of the largest tile.
    MaxTile,
}

/// Every feature, in the order of [`FeatureWeights`].
pub const FEATURES: [Feature; 12] = [
    Feature::Lost,
    Feature::Empty,
    Feature::Merges,
    Feature::Monotonicity,
    Feature::Sum,
    Feature::Smoothness,
    Feature::Edge,
    Feature::Corner,
    Feature::Snake,
    Feature::LogEmpty,
    Feature::AxisMonotonicity,
    Feature::MaxTile,
];

impl Feature {
    /// The name of its weight among a player's parameters.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lost => "lost",
            Self::Empty => "empty",
            Self::Merges => "merges",
            Self::Monotonicity => "monotonicity",
            Self::Sum => "sum",
            Self::Smoothness => "smoothness",
            Self::Edge => "edge",
            Self::Corner => "corner",
            Self::Snake => "snake",
            Self::LogEmpty => "log-empty",
            Self::AxisMonotonicity => "axis-monotonicity",
            Self::MaxTile => "max-tile",
        }
    }
}

/// The weights of the features, and the two powers in them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FeatureWeights {
    /// By the order of [`FEATURES`]. Positive numbers, also for what counts against.
    pub features: [f32; FEATURES.len()],
    /// The power in [`Feature::Monotonicity`].
    pub monotonicity_power: f32,
    /// The power in [`Feature::Sum`].
    pub sum_power: f32,
}

impl FeatureWeights {
    /// The weight of a feature.
    pub const fn of(&self, feature: Feature) -> f32 {
        self.features[feature as usize]
    }
}
