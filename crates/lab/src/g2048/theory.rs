//! The least length of a game of 2048: a bag in which equal tiles always merge.

use plyground::games::random::Dice;

/// The largest goal that a bag knows, 32768.
pub const MOST_GOAL: u8 = 15;

/// The tiles of a game without their places: 2048 with all geometry left out (J. Lees-Miller 2017). In
/// each move every two equal tiles merge, once each, and a new tile comes. No real game makes a tile in
/// fewer moves with the same new tiles, for it can do no more than merge all pairs there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Bag(
    /// The number of tiles of each exponent, four bits each. There are never more than three: one
    /// left over, one merged, one new.
    u64,
);

/// The lowest bit of each count.
const ONES: u64 = 0x1111_1111_1111_1111;

impl Bag {
    fn with(self, exponent: u8) -> Self {
        Self(self.0 + (1 << (4 * exponent)))
    }

    fn merged(self) -> Self {
        let pairs = self.0 >> 1 & ONES;
        Self((self.0 & ONES) + (pairs << 4))
    }

    fn holds(self, exponent: u8) -> bool {
        self.0 >> (4 * exponent) != 0
    }
}

/// The moves to make the tile of exponent `goal`, from 3 to [`MOST_GOAL`], where any tiles may merge. `is_four` tells
/// for each new tile whether it is a 4, the two of the start included.
///
/// ```
/// use plyground_lab::g2048::theory::moves_to;
/// // 4 4; 8 and 4; 8 4 4; 8 8 and 4; 16.
/// assert_eq!(moves_to(4, || true), 4);
/// ```
pub fn moves_to(goal: u8, mut is_four: impl FnMut() -> bool) -> u32 {
    let goal = goal.clamp(3, MOST_GOAL);
    let mut draw = || 1 + u8::from(is_four());
    let mut bag = Bag::default().with(draw()).with(draw());
    let mut moves = 0;
    while !bag.holds(goal) {
        bag = bag.merged().with(draw());
        moves += 1;
    }
    moves
}

/// The fewest moves to the tile of exponent `goal`: when all new tiles are 4s, and when all are 2s.
/// With any others the fewest lies between.
///
/// ```
/// assert_eq!(plyground_lab::g2048::theory::fewest_moves(11), [519, 1032]);
/// ```
pub fn fewest_moves(goal: u8) -> [u32; 2] {
    [true, false].map(|four| moves_to(goal, || four))
}

/// The statistics of many bags.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Moves {
    /// Bags played.
    pub runs: u64,
    /// The mean number of moves.
    pub mean: f64,
    /// Its standard deviation from bag to bag; 0 for a single one.
    pub deviation: f64,
    /// The fewest.
    pub least: u32,
    /// The most.
    pub most: u32,
}

/// Plays `runs` bags, at least one, with new tiles of which `four_percent` in a hundred are a 4.
pub fn random_moves(goal: u8, four_percent: u8, runs: u64, seed: u64) -> Moves {
    let mut dice = Dice::new(seed);
    let (mut sum, mut squares, mut least, mut most) = (0, 0, u32::MAX, 0);
    let runs = runs.max(1);
    for _ in 0..runs {
        let moves = moves_to(goal, || dice.below(100) < four_percent.into());
        sum += u64::from(moves);
        squares += u128::from(moves).pow(2);
        (least, most) = (least.min(moves), most.max(moves));
    }
    let mean = sum as f64 / runs as f64;
    // Sums of whole numbers are exact, so the difference loses nothing that matters.
    let total = squares as f64 - sum as f64 * mean;
    let deviation = (total.max(0.0) / (runs - 1).max(1) as f64).sqrt();
    Moves {
        runs,
        mean,
        deviation,
        least,
        most,
    }
}
