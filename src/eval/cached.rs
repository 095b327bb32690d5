//! An evaluation that keeps the values of the afterstates it met last.

use super::value_cache::ValueCache;
use super::{Evaluate, Explain, Few};
use crate::games::Stochastic;

/// The number of values, as a power of two. The searches of 2048 meet most boards again soon: 2^14 values find
/// them and stay in the second-level cache of a processor.
const BITS: u32 = 14;

/// A cache in front of an evaluation that takes longer than a look-up. Values do not change.
#[derive(Debug)]
pub struct Cached<E> {
    evaluation: E,
    values: ValueCache<f32, BITS>,
}

impl<E> Cached<E> {
    /// With nothing kept yet; 256 KiB.
    pub fn new(evaluation: E) -> Self {
        Self {
            evaluation,
            values: ValueCache::new(),
        }
    }

    /// The value of an afterstate, if it is kept.
    #[inline]
    fn known<G: Stochastic>(&self, after: &G::After) -> Option<f32> {
        self.values.known(key::<G>(after)?)
    }

    /// Keeps the value of an afterstate.
    #[inline]
    fn keep<G: Stochastic>(&self, after: &G::After, value: f32) {
        if let Some(key) = key::<G>(after) {
            self.values.keep(key, value);
        }
    }
}

/// The key of an afterstate. Few take more than 64 bits: those of 2048 with a tile of 65536.
#[inline]
fn key<G: Stochastic>(after: &G::After) -> Option<u64> {
    u64::try_from(G::key(after)).ok()
}

impl<G: Stochastic, E: Evaluate<G>> Evaluate<G> for Cached<E> {
    #[inline]
    fn value(&self, after: &G::After) -> f32 {
        self.known::<G>(after).unwrap_or_else(|| {
            let value = self.evaluation.value(after);
            self.keep::<G>(after, value);
            value
        })
    }

    /// The values; boards that are not kept are valued together.
    #[inline]
    fn values(&self, afters: &Few<G::After>) -> Few<f32> {
        let known: Few<_> = afters.iter().map(|after| self.known::<G>(after)).collect();
        let pairs = || afters.iter().zip(&known);
        let new = pairs().filter(|(_, value)| value.is_none());
        let mut new = match new.map(|(after, _)| *after).collect::<Few<_>>() {
            new if new.is_empty() => Few::new(),
            new => self.evaluation.values(&new),
        }
        .into_iter();
        let value = |(after, value): (&G::After, &Option<f32>)| {
            value.or_else(|| new.next().inspect(|&value| self.keep::<G>(after, value)))
        };
        pairs().filter_map(value).collect()
    }

    fn lost(&self, position: &G) -> f32 {
        self.evaluation.lost(position)
    }

    #[inline]
    fn gain(&self, points: u64) -> f32 {
        self.evaluation.gain(points)
    }
}

impl<G, E: Explain<G>> Explain<G> for Cached<E> {
    fn contributions(&self, position: &G) -> Vec<(&'static str, f32)> {
        self.evaluation.contributions(position)
    }

    fn cells(&self, position: &G, feature: &str) -> Vec<u8> {
        self.evaluation.cells(position, feature)
    }
}
