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

#[derive(Clone, Copy, Debug, Default)]
struct SolverEntry {
    key: u64,
    /// Halves of two sets, for an alignment of 8.
    reached: [u64; 2],
    missed: [u64; 2],
}

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
            places: vec![[SolverEntry::default(); WAYS]; (1 << bits) / WAYS].into_boxed_slice(),
        }
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
        match place.iter().find(|entry| entry.key == key) {
            Some(entry) => [whole(entry.reached), whole(entry.missed)],
            None => [Rotations::NONE; 2],
        }
    }

    /// Adds to what is known of a key. The more marbles are on the board, the less work was in it.
    #[inline]
    pub fn add(&mut self, key: u64, reached: Rotations, missed: Rotations) {
        let at = self.place(key);
        let place = &mut self.places[at];
        let marbles = |key: u64| (key >> 1).count_ones();
        let slot = match place.iter().position(|entry| entry.key == key) {
            Some(same) => same,
            None => {
                let first = place[0].key;
                let slot = usize::from(first != 0 && marbles(first) < marbles(key));
                place[slot] = SolverEntry {
                    key,
                    ..SolverEntry::default()
                };
                slot
            }
        };
        let entry = &mut place[slot];
        entry.reached = halves(whole(entry.reached) | reached);
        entry.missed = halves(whole(entry.missed) | missed);
    }
}
