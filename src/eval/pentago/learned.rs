//! The learned evaluation: open lines in all rotations.

use std::sync::LazyLock;

use super::factor_weights::{FactorWeights, RANK};
use super::parts::{Fillings, PAIRS, PARTS, QuadrantPair, SHORT_DIAGONALS, open_parts, swapped};
use crate::eval::value_cache::ValueCache;
use crate::games::pentago::Position;

/// The weights that `workshop induce` found.
const WEIGHTS: &[u8] = include_bytes!("learned.weights");

/// The factors that the parts of a filling add to the products: of the side to move, and of the other.
type Factors = [[[f32; RANK]; 2]; PARTS];

/// The evaluation of [these weights](FactorWeights), as tables.
#[derive(Debug)]
pub struct LearnedLines {
    fillings: Fillings,
    /// By filling, in which the first side is to move.
    factors: Box<[Factors]>,
    /// By marbles on the board.
    bias: Box<[f32]>,
}

impl LearnedLines {
    /// The tables of these weights.
    pub fn new(weights: &FactorWeights) -> Self {
        let parts: Vec<_> = open_parts().collect();
        let factors = |filling| {
            let sides = [(0, filling), (1, swapped(filling))];
            std::array::from_fn(|part| {
                sides.map(|(side, filling)| weights.factor(side, part, &parts[filling][part]))
            })
        };
        Self {
            fillings: Fillings::default(),
            factors: (0..parts.len()).map(factors).collect(),
            bias: weights.bias().into(),
        }
    }

    /// The one whose weights come with the library.
    pub fn standard() -> &'static Self {
        static STANDARD: LazyLock<LearnedLines> = LazyLock::new(|| {
            let (_, weights) = WEIGHTS.split_at(1);
            LearnedLines::new(&FactorWeights::of(weights))
        });
        &STANDARD
    }

    /// The logarithm of the odds of the side to move.
    pub fn value(&self, position: &Position) -> f32 {
        self.sum(position, |pair, fillings| self.pair(pair, fillings))
    }

    /// The value, where `value_of` gives that of the lines through two quadrants with these fillings.
    #[inline]
    fn sum(&self, position: &Position, value_of: impl Fn(&QuadrantPair, [usize; 2]) -> f32) -> f32 {
        let fillings = self.fillings.of(position.own(), position.other());
        let pairs = PAIRS.iter().map(|pair| {
            let of_pair = pair
                .quadrants
                .map(|quadrant| fillings[usize::from(quadrant & 3)]);
            value_of(pair, of_pair)
        });
        let bias = self.bias.get(position.stones() as usize).unwrap_or(&0.0);
        bias + self.short_diagonals(fillings) + pairs.sum::<f32>()
    }

    /// The value of the lines through two quadrants with these fillings.
    fn pair(&self, pair: &QuadrantPair, fillings: [usize; 2]) -> f32 {
        let [first, second] = fillings.map(|filling| self.factors(filling));
        let mut sum = [[0.0; RANK]; 2];
        for parts in pair.lines() {
            let [a, b] = parts.map(usize::from);
            let (a, b) = (first[a].as_flattened(), second[b].as_flattened());
            let sums = sum.as_flattened_mut().iter_mut();
            sums.zip(a.iter().zip(b))
                .for_each(|(sum, (a, b))| *sum += a * b);
        }
        sum.as_flattened().iter().sum()
    }

    /// The value of the lines through three quadrants.
    #[inline]
    fn short_diagonals(&self, fillings: [usize; 4]) -> f32 {
        let factors = fillings.map(|filling| self.factors(filling));
        let mut sum = [0.0; RANK];
        for parts in &SHORT_DIAGONALS {
            let [a, b, c] = parts
                .map(|(quadrant, part)| &factors[usize::from(quadrant & 3)][usize::from(part)]);
            for side in 0..2 {
                (0..RANK).for_each(|i| sum[i] += a[side][i] * b[side][i] * c[side][i]);
            }
        }
        sum.iter().sum()
    }

    #[inline]
    fn factors(&self, filling: usize) -> &Factors {
        const NONE: Factors = [[[0.0; RANK]; 2]; PARTS];
        self.factors.get(filling).unwrap_or(&NONE)
    }
}

/// The standard evaluation for a search, which meets most pairs of quadrants again and again.
#[derive(Debug)]
pub struct CachedLines {
    pairs: ValueCache<f32, 13>,
}

impl CachedLines {
    /// With nothing kept yet; 128 KiB.
    pub fn new() -> Self {
        Self {
            pairs: ValueCache::new(),
        }
    }

    /// The logarithm of the odds of the side to move, the same as of [`LearnedLines`].
    #[inline]
    pub fn value(&self, position: &Position) -> f32 {
        // Its tables are made for the first position, not for a player that never searches.
        let lines = LearnedLines::standard();
        lines.sum(position, |pair, fillings| {
            let [a, b] = pair.quadrants;
            let [first, second] = fillings.map(|filling| filling as u64);
            let key = u64::from(a << 2 | b) << 32 | first << 16 | second;
            self.pairs.value(key, || lines.pair(pair, fillings))
        })
    }
}
