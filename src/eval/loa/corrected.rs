//! The nine features, corrected by a learned network.

use super::network::{HIDDEN, MenNetwork};
use super::winands::Winands;
use crate::eval::value_cache::ValueCache;
use crate::eval::{Explain, StaticEval};
use crate::games::loa::{Men, Move, Position};

/// The name of the network's contribution.
pub const NETWORK: &str = "network";

/// The nine features, and what a [`MenNetwork`] adds to them.
pub struct Corrected {
    features: Winands,
    correction: Option<Correction>,
}

/// A network, and what men add to its hidden layer: those of the side to move, and of the other.
struct Correction {
    network: MenNetwork,
    halves: [ValueCache<[i16; HIDDEN], 10>; 2],
}

impl Corrected {
    /// These features; without a network, they alone.
    pub fn new(features: Winands, network: Option<&MenNetwork>) -> Self {
        Self {
            features,
            correction: network.cloned().map(Correction::new),
        }
    }
}

impl Correction {
    fn new(network: MenNetwork) -> Self {
        Self {
            network,
            halves: [(); 2].map(|()| ValueCache::new()),
        }
    }

    #[inline]
    fn value(&self, position: &Position) -> f32 {
        let [own, other] = [position.own(), position.other()];
        self.network.value(&self.half(0, own), &self.half(1, other))
    }

    /// The addition of a side's men to the hidden layer.
    #[inline]
    fn half(&self, side: usize, men: Men) -> [i16; HIDDEN] {
        self.halves[side].value(men.bits(), || self.network.half(side, men))
    }
}

impl StaticEval<Position> for Corrected {
    #[inline]
    fn static_eval(&self, position: &Position) -> f32 {
        let value = self.features.static_eval(position);
        match &self.correction {
            Some(correction) => value + correction.value(position),
            None => value,
        }
    }

    #[inline]
    fn replies(&self, position: &Position, moves: &mut Vec<Move>) {
        self.features.replies(position, moves);
    }

    fn noisy(&self, position: &Position, moves: &mut Vec<Move>) {
        self.features.noisy(position, moves);
    }
}

impl Explain<Position> for Corrected {
    fn contributions(&self, position: &Position) -> Vec<(&'static str, f32)> {
        let correction = self.correction.iter();
        let correction = correction.map(|correction| (NETWORK, correction.value(position)));
        let mut all = self.features.contributions(position);
        all.extend(correction);
        all
    }

    fn cells(&self, position: &Position, feature: &str) -> Vec<u8> {
        self.features.cells(position, feature)
    }
}
