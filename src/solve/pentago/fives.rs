//! In which rotations a side has five, for every way to fill the empty holes.

use std::sync::LazyLock;

use super::rotations::{Rotations, every, parity, unrotated};
use crate::games::pentago::{Hole, LINES, Line, Marbles};

/// The rotations in which a side has five: the even ones and the odd ones.
pub type Both = [Rotations; 2];

/// The rotations in which a side has five, for every subset of the root's empty holes that it fills. A subset is a bit
/// set in the order of the list of holes.
#[derive(Debug)]
pub struct Fives(Box<[Both]>);

/// The holes of a block of a table that a processor has at hand: 2^12 entries of 32 bytes.
const BLOCK_HOLES: usize = 12;

impl Fives {
    /// The table of the side that has `own` at the root, where `other` belongs to the other side.
    pub fn new(own: Marbles, other: Marbles, empty: &[Hole]) -> Self {
        let mut table = vec![[Rotations::NONE; 2]; 1 << empty.len()].into_boxed_slice();
        for &(holes, both) in INSTANCES.iter() {
            if holes.and(other) != Marbles::NONE {
                continue;
            }
            let missing = (0..empty.len()).filter(|&i| holes.has(empty[i]));
            let missing = missing.fold(0, |subset, i| subset | 1_usize << i);
            if holes.and(own).count() + missing.count_ones() == 5 {
                add(&mut table[missing], both);
            }
        }
        // A subset has the fives of all its subsets: one hole after the other, the first of them block by block.
        let within = empty.len().min(BLOCK_HOLES);
        for block in table.chunks_exact_mut(1 << within) {
            (0..within).for_each(|hole| spread(block, hole));
        }
        (within..empty.len()).for_each(|hole| spread(&mut table, hole));
        Self(table)
    }

    /// The rotations in which the side has five with these holes filled.
    #[inline]
    pub fn of(&self, subset: u32) -> Both {
        // The mask is for the compiler, which then needs no check of the bound.
        self.0[subset as usize & (self.0.len() - 1)]
    }
}

/// Gives the subsets with a hole, in the order of the list, the fives of those without it.
fn spread(table: &mut [Both], hole: usize) {
    let step = 1 << hole;
    for block in table.chunks_exact_mut(2 * step) {
        let (without, with) = block.split_at_mut(step);
        for (without, with) in without.iter().zip(with) {
            add(with, *without);
        }
    }
}

fn add(to: &mut Both, more: Both) {
    to[0] |= more[0];
    to[1] |= more[1];
}

/// All sets of five holes that some rotation makes a line of, with the rotations that do. Holes are named
/// as they lie at the root, where nothing is turned.
static INSTANCES: LazyLock<Vec<(Marbles, Both)>> = LazyLock::new(|| {
    let mut found: Vec<(Marbles, Both)> = Vec::new();
    for line in Line::ALL.iter().take(LINES) {
        for rotation in every() {
            let holes = line.0.iter().copied().fold(Marbles::NONE, Marbles::with);
            let holes = unrotated(holes, rotation);
            let mut both = [Rotations::NONE; 2];
            both[parity(rotation)] = Rotations::one(rotation);
            match found.iter_mut().find(|(other, _)| *other == holes) {
                Some((_, known)) => add(known, both),
                None => found.push((holes, both)),
            }
        }
    }
    found
});
