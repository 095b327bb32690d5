//! Weights that many threads read and change without locks.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// The rate of a weight that was learned before.
const KNOWN_RATE: f32 = 0.05;

/// The sum of the sizes of errors, in points, assumed for a known weight. The larger it is, the longer its rate stays. With a
/// thousandth of it, a late stage that came through 48 of 100 games came through 10 after 14 million moves.
const KNOWN_ERRORS: f32 = 2e7;

/// Weights with what temporal coherence learning keeps for each of them. Threads share them without locks. Changes made
/// at the same moment may be lost, which learning does not mind (Niu et al., "Hogwild!", 2011).
///
/// ```
/// use plyground_workshop::Coherence;
/// let weights = Coherence::zeros(4);
/// weights.learn(&[0, 2], 1.0, 5.0); // each of the two takes its error
/// assert_eq!((weights.value(&[0, 2]), weights.value(&[1])), (10.0, 0.0));
/// assert_eq!((weights.weight(2), weights.errors(2)), (5.0, [5.0, 5.0]));
/// ```
#[derive(Debug)]
pub struct Coherence {
    /// Apart from the errors: play reads them alone, and a line of the cache holds more of them so.
    weights: Vec<AtomicU32>,
    /// For each weight the sum of its errors, and the sum of their sizes.
    errors: Vec<[AtomicU32; 2]>,
    /// The places of the weights that are learned; all others stay as they are.
    learned: Range<usize>,
}

impl Coherence {
    /// All 0.
    pub fn zeros(count: usize) -> Self {
        Self {
            weights: zeros(count),
            errors: zeros(count),
            learned: 0..count,
        }
    }

    /// Number of weights.
    pub fn len(&self) -> usize {
        self.weights.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.weights.is_empty()
    }

    /// The weight in `place`.
    #[inline]
    pub fn weight(&self, place: usize) -> f32 {
        get(&self.weights[place])
    }

    /// Puts a weight in `place`.
    pub fn set_weight(&self, place: usize, weight: f32) {
        set(&self.weights[place], weight);
    }

    /// Gives every weight the same value. A high one is optimistic: what was not met yet looks good and is tried (Guei, Chen and
    /// Wu, "Optimistic temporal difference learning for 2048", 2021).
    ///
    /// ```
    /// let weights = plyground_workshop::Coherence::zeros(4);
    /// weights.fill(1000.0);
    /// assert_eq!((weights.value(&[0, 3]), weights.errors(0)), (2000.0, [0.0, 0.0]));
    /// ```
    pub fn fill(&self, weight: f32) {
        self.weights.iter().for_each(|own| set(own, weight));
    }

    /// The sum of the errors of the weight in `place`, and the sum of their sizes, in points.
    pub fn errors(&self, place: usize) -> [f32; 2] {
        self.errors[place].each_ref().map(get)
    }

    /// How much the values of the boards that were met depend on the weight in `place`, in points squared. It is the sum of the sizes
    /// of gradient times weight (Molchanov and others, "Pruning convolutional neural networks for resource efficient inference", 2017).
    ///
    /// ```
    /// let weights = plyground_workshop::Coherence::zeros(1);
    /// weights.set_weight(0, -50.0);
    /// weights.set_errors(0, [10.0, 300.0]);
    /// assert_eq!(weights.saliency(0), 15_000.0);
    /// ```
    pub fn saliency(&self, place: usize) -> f32 {
        let [_, errors] = self.errors(place);
        errors * self.weight(place).abs()
    }

    /// Puts the errors of a weight in `place`.
    pub fn set_errors(&self, place: usize, errors: [f32; 2]) {
        let own = self.errors[place].iter();
        own.zip(errors).for_each(|(own, error)| set(own, error));
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
        self.set_weight(place, weight);
        if weight != 0.0 {
            self.set_errors(place, [KNOWN_RATE * KNOWN_ERRORS, KNOWN_ERRORS]);
        }
    }

    /// The value of an afterstate that switches on the weights in `places`.
    #[inline]
    pub fn value(&self, places: &[u32]) -> f32 {
        places
            .iter()
            .map(|&place| self.weight(place as usize))
            .sum()
    }

    /// Has memory bring the weights in `places`, which are read soon.
    #[inline]
    pub fn prefetch(&self, places: &[u32]) {
        for &place in places {
            prefetch(&self.weights[place as usize]);
        }
    }

    /// The same of weights that are learned soon, and their errors.
    #[inline]
    pub fn prefetch_all(&self, places: &[u32]) {
        for &place in places {
            prefetch(&self.weights[place as usize]);
            prefetch(&self.errors[place as usize]);
        }
    }

    /// Moves the weights in `places` by their share of `error`, each at its own rate.
    #[inline]
    pub fn learn(&self, places: &[u32], rate: f32, error: f32) {
        for &place in places {
            let weight = &self.weights[place as usize];
            let errors = &self.errors[place as usize];
            let [sum, size] = errors.each_ref().map(get);
            let coherence = if size == 0.0 { 1.0 } else { sum.abs() / size };
            set(weight, get(weight) + rate * coherence * error);
            set(&errors[0], sum + error);
            set(&errors[1], size + error.abs());
        }
    }
}

/// So many numbers, all 0.
fn zeros<T: Default>(count: usize) -> Vec<T> {
    std::iter::repeat_with(T::default).take(count).collect()
}

/// Has memory bring what lies there into the cache, without waiting for it.
#[inline]
fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    #[allow(unsafe_code)]
    // SAFETY: the reference is valid, and a prefetch neither reads nor changes what the program sees.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}

#[inline]
fn get(number: &AtomicU32) -> f32 {
    f32::from_bits(number.load(Relaxed))
}

#[inline]
fn set(number: &AtomicU32, value: f32) {
    number.store(value.to_bits(), Relaxed);
}
