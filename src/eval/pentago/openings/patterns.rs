//! The pattern of a quadrant, as a number.

use crate::games::pentago::{Hole, Marbles, Position, Quadrant, Symmetry};

/// Marbles of one side at most.
const MOST: u32 = 3;
/// The most marbles of a position.
pub const MOST_MARBLES: u32 = 2 * MOST;
/// The most marbles of a feature.
const FEATURE: u32 = 3;
/// The symmetries of the board.
pub const VIEWS: usize = 8;
/// The quadrants.
pub const QUADRANTS: usize = 4;
const NINE: usize = 9;

/// All ways to fill a quadrant with at most three marbles of each side, by number.
///
/// ```
/// use plyground::eval::pentago::openings::patterns;
/// assert_eq!((patterns().len(), patterns().features().len()), (6799, 835));
/// ```
#[derive(Debug)]
pub struct Patterns {
    /// By the marbles of the side to move and of the other, as digits of base 3.
    numbers: Box<[u16]>,
    /// The pattern that a symmetry of the board makes of each.
    images: Box<[[u16; VIEWS]]>,
    /// For each symmetry the quadrants in the order in which they come to lie.
    sources: [[usize; QUADRANTS]; VIEWS],
    features: Vec<usize>,
    steps: Vec<[usize; 2]>,
}

/// The digits of base 3 that the nine holes of a quadrant stand for.
fn ternary(nine: u16) -> usize {
    (0..NINE)
        .rev()
        .fold(0, |sum, hole| 3 * sum + usize::from(nine >> hole & 1))
}

impl Patterns {
    pub(super) fn new() -> Self {
        let nines: Vec<u16> = (0..1 << NINE)
            .filter(|nine: &u16| nine.count_ones() <= MOST)
            .collect();
        let pairs = nines
            .iter()
            .flat_map(|&own| nines.iter().map(move |&other| [own, other]));
        let all: Vec<[u16; 2]> = pairs.filter(|[own, other]| own & other == 0).collect();
        let mut numbers = vec![0; 3_usize.pow(NINE as u32)].into_boxed_slice();
        let place = |[own, other]: [u16; 2]| ternary(own) + 2 * ternary(other);
        for (number, pattern) in all.iter().enumerate() {
            numbers[place(*pattern)] = number as u16;
        }
        let number = |pattern| numbers[place(pattern)];
        let turned: Vec<[u16; VIEWS]> = (0..1 << NINE).map(images).collect();
        let image = |nine: u16, view: usize| turned[usize::from(nine)][view];
        let images = all.iter().map(|&[own, other]| {
            std::array::from_fn(|view| number([image(own, view), image(other, view)]))
        });
        let images = images.collect();
        let marbles = |pattern: &[u16; 2]| (pattern[0] | pattern[1]).count_ones();
        let features = (0..all.len())
            .filter(|&i| marbles(&all[i]) <= FEATURE)
            .collect();
        let mut steps = Vec::new();
        for hole in 0..NINE {
            let bit = 1 << hole;
            for (i, [own, other]) in all.iter().enumerate() {
                if (own | other) & bit != 0 {
                    steps.push([i, usize::from(number([own & !bit, other & !bit]))]);
                }
            }
        }
        Self {
            numbers,
            images,
            sources: sources(),
            features,
            steps,
        }
    }

    /// Number of patterns.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.images.len()
    }

    /// The patterns with at most three marbles. What a pattern means is the sum of what the features within it mean.
    pub fn features(&self) -> &[usize] {
        &self.features
    }

    /// Pairs of patterns that differ by one marble, the one with it first. Added up in this order, from the features, all
    /// patterns get their sums; in the reverse order slopes go back to the features.
    pub fn steps(&self) -> &[[usize; 2]] {
        &self.steps
    }

    /// The number of a pattern by the nine holes of the side to move and of the other; 0, the empty one, where there is no
    /// such pattern.
    pub fn number(&self, [own, other]: [u16; 2]) -> u16 {
        let number = self.numbers.get(ternary(own) + 2 * ternary(other));
        number.copied().unwrap_or_default()
    }

    /// The patterns of the quadrants; `None` with more than three marbles of a side.
    pub fn of(&self, position: &Position) -> Option<[u16; QUADRANTS]> {
        let sides = [position.own(), position.other()];
        let few = sides.iter().all(|side| side.count() <= MOST);
        few.then(|| {
            Quadrant::ALL.map(|quadrant| self.number(sides.map(|side| side.quadrant(quadrant))))
        })
    }

    /// The same seen from all sides of the board.
    #[inline]
    pub fn views(&self, patterns: [u16; QUADRANTS]) -> [[u16; QUADRANTS]; VIEWS] {
        let image =
            |view: usize, quadrant: usize| self.images[usize::from(patterns[quadrant])][view];
        std::array::from_fn(|view| self.sources[view].map(|quadrant| image(view, quadrant)))
    }

    /// The same for all images of a position: the first of its views.
    pub fn canonical(&self, position: &Position) -> Option<[u16; QUADRANTS]> {
        let patterns = self.of(position)?;
        self.views(patterns).into_iter().min()
    }
}

/// The nine holes of a quadrant after each symmetry of the board.
fn images(nine: u16) -> [u16; VIEWS] {
    let marbles = Marbles::from_bits(nine.into());
    let mut all = [0; VIEWS];
    for (image, symmetry) in all.iter_mut().zip(Symmetry::all()) {
        let marbles = symmetry.marbles(marbles);
        *image = Quadrant::ALL
            .iter()
            .fold(0, |nine, &quadrant| nine | marbles.quadrant(quadrant));
    }
    all
}

fn sources() -> [[usize; QUADRANTS]; VIEWS] {
    let mut sources = [[0; QUADRANTS]; VIEWS];
    for (order, symmetry) in sources.iter_mut().zip(Symmetry::all()) {
        let middles =
            Hole::all().filter(|hole| [hole.row(), hole.column()].iter().all(|at| at % 3 == 1));
        for middle in middles {
            order[symmetry.hole(middle).quadrant() as usize] = middle.quadrant() as usize;
        }
    }
    sources
}
