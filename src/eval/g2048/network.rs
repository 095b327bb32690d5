//! n-tuple networks: what a learned evaluation looks at.
//!
//! A tuple is a few cells. It has one weight for every way in which they can be filled. A network reads a board
//! through all its tuples in all eight symmetries, and adds up the weights. Source: Szubert and Jaśkowski, "Temporal
//! difference learning of n-tuple networks for the game 2048", 2014.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use super::BoardFrame;
pub use super::shape_error::ShapeError;
use super::shape_error::{MOST_TUPLES, MOST_WEIGHTS};
pub use super::tuple::Tuple;
use crate::eval::Features;
use crate::games::g2048::{CELLS, Tiles};

/// The exponent of a tile, 32768, that no stage has learned.
const NEVER_LEARNED: u8 = 15;

/// The tuples of a network, its stages, and how it looks at tiles too big to have been learned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    frame: BoardFrame,
    tuples: Vec<Tuple>,
    /// Where each tuple's weights begin in a stage.
    offsets: Vec<u32>,
    stage_size: usize,
    stages: Vec<u32>,
    downgrade: u8,
}

impl Network {
    /// A network of these tuples on boards of that frame.
    ///
    /// Each stage of the game has weights of its own. `stages` are the sums of tiles at which the second and later
    /// stages begin.
    ///
    /// `downgrade` is an exponent, or 0 for none. It applies to boards of the first stage with a tile of at least that
    /// exponent. There the tiles above the highest gap in the chain of tiles are read one step smaller. The same
    /// applies to all boards with a 32768.
    ///
    /// # Errors
    /// Names what is wrong with the tuples, the stages or the exponent.
    pub fn new(
        frame: BoardFrame,
        tuples: Vec<Tuple>,
        stages: Vec<u32>,
        downgrade: u8,
    ) -> Result<Self, ShapeError> {
        if !(1..=MOST_TUPLES).contains(&tuples.len()) {
            return Err(ShapeError::Count(tuples.len()));
        }
        if stages.len() > 7 || stages.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err(ShapeError::Stages(format!("{stages:?}").into()));
        }
        if downgrade != 0 && !(8..=15).contains(&downgrade) {
            return Err(ShapeError::Downgrade(downgrade));
        }
        let lies = |tuple: &&Tuple| tuple.cells().iter().all(|&cell| frame.holds(cell));
        if let Some(outside) = tuples.iter().find(|tuple| !lies(tuple)) {
            let (tuple, frame) = (outside.to_string(), frame.to_string());
            return Err(ShapeError::Outside { tuple, frame });
        }
        let mut size = 0;
        let mut offsets = Vec::new();
        for tuple in &tuples {
            offsets.push(size as u32);
            size += tuple.weights();
        }
        let weights = size * (stages.len() + 1);
        if weights > MOST_WEIGHTS {
            return Err(ShapeError::Weights(weights));
        }
        Ok(Self {
            frame,
            tuples,
            offsets,
            stage_size: size,
            stages,
            downgrade,
        })
    }

    /// Where the weights of tuple number `tuple` begin in a stage.
    pub fn start(&self, stage: usize, tuple: usize) -> usize {
        stage * self.stage_size + self.offsets[tuple] as usize
    }

    /// Number of weights in all.
    pub fn weights(&self) -> usize {
        self.stage_size * (self.stages.len() + 1)
    }

    /// The places of all weights of a stage.
    pub fn stage_places(&self, stage: usize) -> Range<usize> {
        self.start(stage, 0)..self.start(stage + 1, 0)
    }

    /// The tuple whose weight, in whichever stage, has this place.
    pub fn tuple_at(&self, place: usize) -> usize {
        let inside = (place % self.stage_size) as u32;
        self.offsets.partition_point(|&offset| offset <= inside) - 1
    }

    /// The place of a weight of the same stage, for the same tuple with every tile from the exponent
    /// `least` on one step smaller: what comes after a chain of large tiles is much like what came after
    /// the same chain one step smaller. The smallest tiles always stay as they are.
    pub fn one_step_smaller(&self, place: usize, least: u8) -> usize {
        let start = self.start(place / self.stage_size, self.tuple_at(place));
        let cells = (place - start) as u64;
        start + one_step_smaller(cells, least.max(2)) as usize
    }

    /// The boards that it reads.
    pub fn frame(&self) -> BoardFrame {
        self.frame
    }

    /// Its tuples.
    pub fn tuples(&self) -> &[Tuple] {
        &self.tuples
    }

    /// The sums of tiles at which the second and later stages begin.
    pub fn stages(&self) -> &[u32] {
        &self.stages
    }

    /// The exponent from which tiles above a gap look one step smaller in the first stage, 0 for none.
    pub fn downgrade(&self) -> u8 {
        self.downgrade
    }

    /// The sum of tiles at which a stage begins, 0 for the first.
    pub fn begin(&self, stage: usize) -> u32 {
        stage.checked_sub(1).map_or(0, |before| self.stages[before])
    }

    /// The stage, from 0, of boards with this sum of tiles.
    #[inline]
    pub fn stage_at(&self, sum: u32) -> usize {
        self.stages.iter().filter(|&&begin| sum >= begin).count()
    }

    /// The board as the network looks at it, and the stage, from 0, that it then is of.
    #[inline]
    pub fn look(&self, board: &impl Tiles) -> (u64, usize) {
        let mut view = self.frame.view(board);
        let downgrades = self.downgrade != 0 && reaches(view, self.downgrade);
        if downgrades && reaches(view, NEVER_LEARNED) {
            view = downgraded(view);
        }
        let stage = self.stage(view);
        if downgrades && stage == 0 && reaches(view, self.downgrade) {
            view = downgraded(view);
        }
        (view, stage)
    }

    /// The stage, from 0, of a board as the network looks at it.
    #[inline]
    fn stage(&self, view: u64) -> usize {
        if self.stages.is_empty() {
            return 0;
        }
        self.stage_at(tile_sum(view))
    }
}

/// The sum of the tiles.
#[inline]
pub fn tile_sum(nibbles: u64) -> u32 {
    let pairs = nibbles.to_le_bytes().into_iter();
    pairs.map(|pair| PAIR_SUMS[usize::from(pair)]).sum()
}

/// The sum of the tiles of two cells, by their exponents.
const PAIR_SUMS: [u32; 256] = {
    let mut sums = [0; 256];
    let mut pair = 0;
    while pair < sums.len() {
        sums[pair] = (1 << (pair & 15) & !1) + (1 << (pair >> 4) & !1);
        pair += 1;
    }
    sums
};

/// Whether any exponent is at least `from`, which is 1 to 15. Adds 16 - `from` to all exponents at once: those that
/// overflow their four bits are large enough.
#[inline]
const fn reaches(nibbles: u64, from: u8) -> bool {
    let lack = (16 - from as u64) * 0x0101_0101_0101_0101;
    let even = (nibbles & 0x0f0f_0f0f_0f0f_0f0f) + lack;
    let odd = (nibbles >> 4 & 0x0f0f_0f0f_0f0f_0f0f) + lack;
    (even | odd) & 0x1010_1010_1010_1010 != 0
}

/// The board with the tiles above the highest gap one step smaller.
#[inline]
fn downgraded(nibbles: u64) -> u64 {
    let present = (0..CELLS).fold(0u32, |set, cell| set | 1 << (nibbles >> (4 * cell) & 15));
    let largest = present.ilog2();
    let gaps = !present & ((1 << largest) - 1);
    let Some(gap) = gaps.checked_ilog2().map(|gap| gap as u8) else {
        return nibbles;
    };
    one_step_smaller(nibbles, gap + 1)
}

/// Cells of 4-bit exponents with every tile from the exponent `least` on one step smaller.
#[inline]
fn one_step_smaller(nibbles: u64, least: u8) -> u64 {
    (0..CELLS).fold(nibbles, |cells, cell| {
        let large = nibbles >> (4 * cell) & 15 >= u64::from(least);
        cells - (u64::from(large) << (4 * cell))
    })
}

/// The tuples, the stages and the downgrading, as in `012345,456789/16384/15`; then the board, unless it is the usual one.
impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tuples: Vec<String> = self.tuples.iter().map(Tuple::to_string).collect();
        let stages: Vec<String> = self.stages.iter().map(u32::to_string).collect();
        let (tuples, stages) = (tuples.join(","), stages.join(","));
        write!(f, "{tuples}/{stages}/{}", self.downgrade)?;
        match self.frame {
            BoardFrame::FULL => Ok(()),
            frame => write!(f, "/{frame}"),
        }
    }
}

impl FromStr for Network {
    type Err = ShapeError;

    fn from_str(text: &str) -> Result<Self, ShapeError> {
        let unread = || ShapeError::Network(text.into());
        let mut parts = text.split('/');
        let (Some(tuples), Some(stages), Some(downgrade)) =
            (parts.next(), parts.next(), parts.next())
        else {
            return Err(unread());
        };
        let frame = parts.next().map_or(Ok(BoardFrame::FULL), str::parse)?;
        if parts.next().is_some() {
            return Err(unread());
        }
        let tuples = tuples
            .split(',')
            .map(str::parse)
            .collect::<Result<_, _>>()?;
        let stages = stages
            .split(',')
            .filter(|stage| !stage.is_empty())
            .map(|stage| stage.parse().map_err(|_| unread()))
            .collect::<Result<_, _>>()?;
        let downgrade = downgrade.parse().map_err(|_| unread())?;
        Self::new(frame, tuples, stages, downgrade)
    }
}

impl<B: Tiles> Features<B> for Network {
    fn weights(&self) -> usize {
        Self::weights(self)
    }

    fn active(&self) -> usize {
        self.tuples.len() * self.frame.sides()
    }

    #[inline]
    fn collect(&self, after: &B, places: &mut [u32]) {
        let (view, stage) = self.look(after);
        let start = (stage * self.stage_size) as u32;
        let boards = self.frame.symmetries(view);
        let places = places.chunks_mut(self.frame.sides());
        for ((tuple, offset), places) in self.tuples.iter().zip(&self.offsets).zip(places) {
            let indices = tuple.indices(&boards);
            for (place, index) in places.iter_mut().zip(indices) {
                *place = start + offset + index;
            }
        }
    }
}
