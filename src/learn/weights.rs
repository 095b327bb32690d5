//! Weights that many threads read and change without locks.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// The rate of a weight that was learned before.
const KNOWN_RATE: f32 = 0.05;

/// The sum of the sizes of errors, in points, assumed for a known weight. The larger it is, the longer its rate stays.
const KNOWN_ERRORS: f32 = 20_000.0;

/// A list of numbers shared by threads. Changes made at the same moment may be lost, which learning
/// does not mind (Niu et al., "Hogwild!", 2011).
///
/// ```
/// use plyground::learn::Values;
/// let values = Values::zeros(2);
/// values.set(1, 2.5);
/// assert_eq!((values.get(0), values.get(1), values.len()), (0.0, 2.5, 2));
/// ```
#[derive(Debug)]
pub struct Values(Vec<AtomicU32>);

impl Values {
    /// All 0.
    pub fn zeros(count: usize) -> Self {
        Self(
            std::iter::repeat_with(AtomicU32::default)
                .take(count)
                .collect(),
        )
    }

    /// Number of values.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value in `place`.
    #[inline]
    pub fn get(&self, place: usize) -> f32 {
        f32::from_bits(self.0[place].load(Relaxed))
    }

    /// Puts a value in `place`.
    #[inline]
    pub fn set(&self, place: usize, value: f32) {
        self.0[place].store(value.to_bits(), Relaxed);
    }
}

/// Weights with what temporal coherence learning keeps for each of them.
///
/// ```
/// use plyground::learn::Coherence;
/// let weights = Coherence::zeros(4);
/// weights.learn(&[0, 2], 1.0, 5.0); // each of the two takes its error
/// assert_eq!((weights.value(&[0, 2]), weights.value(&[1])), (10.0, 0.0));
/// ```
#[derive(Debug)]
pub struct Coherence {
    /// The weights themselves.
    pub weights: Values,
    /// For each weight the sum of its errors, then the sum of their sizes.
    pub errors: Values,
    /// The places of the weights that are learned; all others stay as they are.
    learned: Range<usize>,
}

impl Coherence {
    /// All 0.
    pub fn zeros(count: usize) -> Self {
        Self::of(Values::zeros(count), Values::zeros(2 * count))
    }

    /// With weights that were read back.
    pub fn of(weights: Values, errors: Values) -> Self {
        Self {
            learned: 0..weights.len(),
            weights,
            errors,
        }
    }

    /// Lets only the weights in `places` learn from now on.
    pub fn learn_only(&mut self, places: Range<usize>) {
        self.learned = places;
    }

    /// Whether an afterstate that switches on the weights in `places`, all of them learned or none, can
    /// be learned.
    #[inline]
    pub fn learns(&self, places: &[u32]) -> bool {
        places
            .first()
            .is_some_and(|&place| self.learned.contains(&(place as usize)))
    }

    /// Puts a weight that was learned before in `place`. Its rate begins low, not to lose what it
    /// knows to the first few games; a weight of 0 counts as new.
    pub fn know(&self, place: usize, weight: f32) {
        self.weights.set(place, weight);
        if weight != 0.0 {
            self.errors.set(2 * place, KNOWN_RATE * KNOWN_ERRORS);
            self.errors.set(2 * place + 1, KNOWN_ERRORS);
        }
    }

    /// The value of an afterstate that switches on the weights in `places`.
    #[inline]
    pub fn value(&self, places: &[u32]) -> f32 {
        places
            .iter()
            .map(|&place| self.weights.get(place as usize))
            .sum()
    }

    /// Moves the weights in `places` by their share of `error`, each at its own rate.
    #[inline]
    pub fn learn(&self, places: &[u32], rate: f32, error: f32) {
        for &place in places {
            let place = place as usize;
            let (sum, size) = (self.errors.get(2 * place), self.errors.get(2 * place + 1));
            let coherence = if size == 0.0 { 1.0 } else { sum.abs() / size };
            let weight = self.weights.get(place);
            self.weights.set(place, weight + rate * coherence * error);
            self.errors.set(2 * place, sum + error);
            self.errors.set(2 * place + 1, size + error.abs());
        }
    }
}
