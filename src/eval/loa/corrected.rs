//! The nine features, corrected by a learned network.

use std::cell::RefCell;

use super::network::{HIDDEN, Layer, MenNetwork};
use super::winands::Winands;
use crate::eval::{Explain, StaticEval};
use crate::games::loa::{Men, Move, Position};

/// The name of the network's contribution.
pub const NETWORK: &str = "network";

/// Halves that are remembered of each side; a search meets the same men again and again.
const REMEMBERED: usize = 1 << 10;

/// The nine features, and what a [`MenNetwork`] adds to them.
pub struct Corrected {
    features: Winands,
    correction: Option<Correction>,
}

/// A network with what it remembers of the side to move and of the other.
struct Correction {
    network: MenNetwork,
    known: [RefCell<Box<[Half]>>; 2],
}

/// Men, and what they add to the hidden layer.
#[derive(Clone, Copy)]
#[repr(align(16))]
struct Half {
    layer: Layer<i16>,
    men: u64,
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
        // No side is without men.
        let none = Half {
            layer: [0; HIDDEN],
            men: 0,
        };
        Self {
            network,
            known: [(); 2].map(|()| RefCell::new(vec![none; REMEMBERED].into())),
        }
    }

    #[inline]
    fn value(&self, position: &Position) -> f32 {
        let [own, other] = [position.own(), position.other()];
        self.network.value(&self.half(0, own), &self.half(1, other))
    }

    /// The addition of a side's men to the hidden layer, from memory where it is there.
    #[inline]
    fn half(&self, side: usize, men: Men) -> Layer<i16> {
        let place = men.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 54;
        let mut known = self.known[side].borrow_mut();
        let Some(half) = known.get_mut(place as usize) else {
            return self.network.half(side, men);
        };
        if half.men != men.bits() {
            *half = Half {
                layer: self.network.half(side, men),
                men: men.bits(),
            };
        }
        half.layer
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
