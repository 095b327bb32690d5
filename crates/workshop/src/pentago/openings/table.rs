//! The exact values of all positions with few marbles, from a file.

use std::cmp::Ordering;
use std::collections::HashMap;

use plyground::eval::pentago::openings::{MOST_MARBLES, patterns};
use plyground::games::pentago::{HOLES, Hole, Marbles, Position, Symmetry};

/// Values in a byte.
const IN_BYTE: usize = 4;

/// All positions with up to a number of marbles, one of each eight images, with their values.
#[derive(Debug)]
pub struct OpeningTable {
    positions: Vec<TaughtPosition>,
    places: HashMap<[u16; 4], u32>,
}

/// A position and its value.
#[derive(Clone, Copy, Debug)]
pub struct TaughtPosition {
    /// The position.
    pub position: Position,
    /// Its canonical patterns.
    pub patterns: [u16; 4],
    /// 1 where the side to move wins, 0 where it draws, -1 where it loses.
    pub value: i8,
}

/// A file that holds no values of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningTableError {
    /// Its size, in bytes, fits no number of marbles.
    #[error(
        "values: {0} bytes are not the values of all positions with up to any number of marbles"
    )]
    Size(usize),
    /// The position in this place, counted from 0, has a number that stands for no value.
    #[error("values, position {0}: 3 is none of 0 (lost), 1 (drawn) and 2 (won)")]
    Value(usize),
}

impl OpeningTable {
    /// Reads a file without a head: two bits for each position, its value plus 1, the lowest bits of a byte first. The
    /// size says up to which number of marbles, at most six.
    ///
    /// Positions go by the number of marbles, then by the holes of X, then by those of O, as numbers in which the hole
    /// `i`, counted row by row, is bit `i`. Of the eight images of a position the least one counts.
    ///
    /// # Errors
    /// The size fits no number of marbles, or two bits are 3.
    pub fn read(bytes: &[u8]) -> Result<Self, OpeningTableError> {
        let images = images();
        let mut table = Self {
            positions: Vec::new(),
            places: HashMap::new(),
        };
        for marbles in 0..=MOST_MARBLES {
            each_canonical(&images, marbles, |position| table.push(position, bytes));
            match table.positions.len().div_ceil(IN_BYTE).cmp(&bytes.len()) {
                Ordering::Less => {}
                Ordering::Equal => return table.sound(),
                Ordering::Greater => break,
            }
        }
        Err(OpeningTableError::Size(bytes.len()))
    }

    fn sound(self) -> Result<Self, OpeningTableError> {
        let wrong = self.positions.iter().position(|one| one.value > 1);
        wrong.map_or(Ok(self), |place| Err(OpeningTableError::Value(place)))
    }

    fn push(&mut self, position: Position, values: &[u8]) {
        let at = self.positions.len();
        let byte = values.get(at / IN_BYTE).copied().unwrap_or_default();
        let patterns = patterns().canonical(&position).unwrap_or_default();
        self.places.insert(patterns, at as u32);
        self.positions.push(TaughtPosition {
            position,
            patterns,
            value: (byte >> (2 * (at % IN_BYTE)) & 3) as i8 - 1,
        });
    }

    /// All positions, those with fewer marbles first.
    pub fn positions(&self) -> &[TaughtPosition] {
        &self.positions
    }

    /// The most marbles of its positions.
    pub fn most_marbles(&self) -> u32 {
        let last = self.positions.last();
        last.map_or(0, |last| last.position.stones())
    }

    /// The place of a position in the list; `None` with more marbles than it has.
    pub fn place(&self, position: &Position) -> Option<u32> {
        let patterns = patterns().canonical(position)?;
        self.places.get(&patterns).copied()
    }
}

/// For each symmetry the bit that each hole goes to.
type HoleImages = Vec<Vec<u64>>;

fn images() -> HoleImages {
    let image = |symmetry: Symmetry| {
        Hole::all()
            .map(|hole| 1 << symmetry.hole(hole).index())
            .collect()
    };
    Symmetry::all().map(image).collect()
}

/// Hears of all canonical positions with this many marbles, in order.
fn each_canonical(images: &HoleImages, marbles: u32, mut hear: impl FnMut(Position)) {
    let image = |set: u64, to: &[u64]| bits(set).fold(0, |image, bit| image | to[bit]);
    let seconds = subsets(HOLES as u32 - marbles.div_ceil(2), marbles / 2);
    for first in subsets(HOLES as u32, marbles.div_ceil(2)) {
        let firsts: Vec<u64> = images.iter().map(|to| image(first, to)).collect();
        if firsts.iter().any(|&other| other < first) {
            continue;
        }
        let same: Vec<&Vec<u64>> = images
            .iter()
            .zip(&firsts)
            .filter(|(_, other)| **other == first)
            .map(|(to, _)| to)
            .collect();
        let free: Vec<u64> = (0..HOLES)
            .map(|hole| 1 << hole)
            .filter(|hole| first & hole == 0)
            .collect();
        for &second in &seconds {
            let second = image(second, &free);
            if same.iter().all(|to| image(second, to) >= second) {
                let position = Position::new(marbles_of(first), marbles_of(second));
                hear(position.unwrap_or_default());
            }
        }
    }
}

/// All sets of `size` of the first `count` bits, in ascending order.
fn subsets(count: u32, size: u32) -> Vec<u64> {
    let Some(smaller) = size.checked_sub(1) else {
        return vec![0];
    };
    // By the highest bit, then by the rest.
    let highest = smaller..count;
    highest
        .flat_map(|bit| {
            subsets(bit, smaller)
                .into_iter()
                .map(move |rest| rest | 1 << bit)
        })
        .collect()
}

fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            bit
        })
    })
}

fn marbles_of(set: u64) -> Marbles {
    let holes = Hole::all().filter(|hole| set >> hole.index() & 1 == 1);
    holes.fold(Marbles::NONE, Marbles::with)
}
