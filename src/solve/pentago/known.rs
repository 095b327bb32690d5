//! The transposition table of the solver.

use super::rotations::Rotations;

/// Places that a key may stand in.
const WAYS: usize = 2;

/// In which rotations the side to move reaches its aim, in which it does not, by position. A fixed size;
/// of the entries of a place one is the most work, the other the newest.
#[derive(Debug)]
pub struct SolverTable {
    places: Box<[[SolverEntry; WAYS]]>,
}

/// The key, which is 0 where the entry is free; then the rotations that reach the aim and those that miss it, in halves
/// for an alignment of 8. A table of plain words is zeroed by the system page by page, when it is first used.
type SolverEntry = [u64; 5];

fn halves(set: Rotations) -> [u64; 2] {
    [set.0 as u64, (set.0 >> 64) as u64]
}

fn whole([low, high]: [u64; 2]) -> Rotations {
    Rotations(u128::from(high) << 64 | u128::from(low))
}

impl SolverTable {
    /// A table of `2^bits` entries of 40 bytes.
    pub fn new(bits: u32) -> Self {
        Self {
            places: vec![[SolverEntry::default(); WAYS]; (1 << bits) / WAYS].into(),
        }
    }

    /// The number of entries, as a power of two.
    pub fn bits(&self) -> u32 {
        (self.places.len() * WAYS).ilog2()
    }

    fn place(&self, key: u64) -> usize {
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ((mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 20) as usize
            & (self.places.len() - 1)
    }

    /// The entry of a key, which must not be 0: rotations that reach the aim, rotations that miss it.
    #[inline]
    pub fn get(&self, key: u64) -> [Rotations; 2] {
        let place = &self.places[self.place(key)];
        match place.iter().find(|entry| entry[0] == key) {
            Some(&[_, a, b, c, d]) => [whole([a, b]), whole([c, d])],
            None => [Rotations::NONE; 2],
        }
    }

    /// Adds to what is known of a key. The more marbles are on the board, the less work was in it.
    #[inline]
    pub fn add(&mut self, key: u64, reached: Rotations, missed: Rotations) {
        let at = self.place(key);
        let place = &mut self.places[at];
        let marbles = |key: u64| (key >> 1).count_ones();
        let slot = match place.iter().position(|entry| entry[0] == key) {
            Some(same) => same,
            None => {
                let first = place[0][0];
                let slot = usize::from(first != 0 && marbles(first) < marbles(key));
                place[slot] = [key, 0, 0, 0, 0];
                slot
            }
        };
        let [_, sets @ ..] = &mut place[slot];
        let new = [reached, missed].map(halves);
        sets.iter_mut()
            .zip(new.as_flattened())
            .for_each(|(set, new)| *set |= new);
    }
}
