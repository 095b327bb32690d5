//! The features of the heuristic evaluation and their weights.

use std::ops::{Index, IndexMut};

use crate::params::parameters;

/// Declares the weights, and for each one in brackets its feature.
macro_rules! features {
    ($($(#[$doc:meta])* $field:ident $([$Feature:ident])? = $default:expr, $label:literal, $help:literal,
        range($($to:expr),*);)+) => {
        parameters! {
            /// The weights of the features, and the two powers in them. Positive numbers, also for what counts against.
            #[derive(Clone, Copy, Debug, PartialEq)]
            pub struct FeatureWeights("Evaluation") {
                $($(#[$doc])* $field: f32 = $default, $label, $help, range($($to),*);)+
            }
        }

        /// A feature of a 2048 board. Those of a line are summed over all rows and columns. How it counts exactly stands with
        /// its weight in [`FeatureWeights`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Feature {
            $($(#[doc = $help] $Feature,)?)+
        }

        /// Every feature, in the order of its weight.
        pub const FEATURES: [Feature; [$($(stringify!($Feature),)?)+].len()] =
            [$($(Feature::$Feature,)?)+];

        impl Feature {
            /// The name of its weight among a player's parameters.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Self::$Feature => parameters!(@name $field),)?)+
                }
            }
        }

        impl Index<Feature> for FeatureWeights {
            type Output = f32;

            fn index(&self, feature: Feature) -> &f32 {
                match feature {
                    $($(Feature::$Feature => &self.$field,)?)+
                }
            }
        }

        impl IndexMut<Feature> for FeatureWeights {
            fn index_mut(&mut self, feature: Feature) -> &mut f32 {
                match feature {
                    $($(Feature::$Feature => &mut self.$field,)?)+
                }
            }
        }
    };
}

features! {
    lost [Lost] = 1.6e6, "Fear of losing", "How much a lost position counts.", range(0.0, 4e6, 1e4);
    /// The features of each line.
    empty [Empty] = 270.0, "Empty cells", "Empty cells in rows and columns. More room is better.", range(0.0, 2000.0, 10.0);
    /// Tiles next to an equal one with nothing but empties between, per line.
    merges [Merges] = 700.0, "Merges", "Equal neighbours that can merge.", range(0.0, 4000.0, 10.0);
    /// The distance of a line from rising or falling throughout, in powers of the exponents. It counts against the board.
    monotonicity [Monotonicity] = 47.0, "Order", "Rows and columns in order, from big to small.",
        range(0.0, 400.0, 1.0);
    monotonicity_power = 4.0, "Order exponent", "Higher = big tiles count more.", range(1.0, 6.0, 0.1);
    /// The sum of powers of the exponents, per line. It counts against the board.
    sum [Sum] = 11.0, "Tile sum penalty", "Prefers one big tile to many smaller ones.", range(0.0, 100.0, 0.5);
    sum_power = 3.5, "Tile sum exponent", "Higher = big tiles count more.", range(1.0, 6.0, 0.1);
    /// The differences between them, gaps skipped, in exponents, per line. They count against the board.
    smoothness [Smoothness] = 0.0, "Smoothness", "Neighbours of similar size.", range(0.0, 2000.0, 0.1);
    /// The squared exponents in the outer lines.
    edge [Edge] = 0.0, "Big tiles in corners", "Big tiles at an edge count once, in a corner twice.", range(0.0, 500.0, 1.0);
    /// The tile values, weighted from the best corner.
    corner [Corner] = 0.0, "Corner", "Big tiles near one corner.", range(0.0, 10.0, 0.01);
    /// The tile values, weighted from the best corner.
    snake [Snake] = 0.0, "Snake", "Tiles in order along a snake from one corner.", range(0.0, 10.0, 0.01);
    /// The natural logarithm of their number.
    log_empty [LogEmpty] = 0.0, "Empty cells (log)", "The first empty cells count most (by ovolve).",
        range(0.0, 10000.0, 0.1);
    /// For each axis it is the smaller total of decreases in exponents among both directions. Gaps are skipped, but an
    /// empty cell at either end of a line counts as 0. It counts against the board.
    axis_monotonicity [AxisMonotonicity] = 0.0, "Monotonicity by axis",
        "All rows and columns ordered the same way (by ovolve).", range(0.0, 2000.0, 0.1);
    max_tile [MaxTile] = 0.0, "Largest tile", "The largest tile as a power of two (by ovolve).", range(0.0, 10000.0, 0.1);
}

impl FeatureWeights {
    /// No feature weighs anything.
    pub const NONE: Self = Self {
        monotonicity_power: 1.0,
        sum_power: 1.0,
        ..Self::of([0.0; _])
    };
}
