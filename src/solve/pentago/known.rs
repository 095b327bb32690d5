//! The transposition table of the solver.

use std::hint::black_box;

use super::rotations::Rotations;

/// Places that a key may stand in.
const WAYS: usize = 2;

/// In which rotations the side to move reaches its aim, in which it does not, by position. A fixed size;
/// of the entries of a place one is the most work, the other the newest.
#[derive(Debug)]
pub struct SolverTable {
    places: Box<[TablePlace]>,
}

/// The keys, each 0 where its entry is free, and for each the rotations that reach the aim and those that miss it. Most
/// look-ups end with the keys, which share a cache line. A table of plain words is zeroed by the system page by page, when
/// it is first used.
type TablePlace = ([u64; WAYS], [[u128; 2]; WAYS]);

impl SolverTable {
    /// A table of `2^bits` entries of 40 bytes.
    pub fn new(bits: u32) -> Self {
        Self {
            places: vec![TablePlace::default(); (1 << bits) / WAYS].into(),
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
        let (keys, sets) = &self.places[self.place(key)];
        match keys.iter().position(|&other| other == key) {
            Some(way) => sets[way].map(Rotations),
            None => [Rotations::NONE; 2],
        }
    }

    /// Reads the place of a key that will soon be asked for. The processor waits for many such places at once.
    #[inline]
    pub fn touch(&self, key: u64) {
        black_box(self.places[self.place(key)].0);
    }

    /// Adds to what is known of a key. The more marbles are on the board, the less work was in it.
    #[inline]
    pub fn add(&mut self, key: u64, reached: Rotations, missed: Rotations) {
        let place = self.place(key);
        let (keys, sets) = &mut self.places[place];
        let marbles = |key: u64| (key >> 1).count_ones();
        let way = match keys.iter().position(|&other| other == key) {
            Some(same) => same,
            None => {
                let way = usize::from(keys[0] != 0 && marbles(keys[0]) < marbles(key));
                (keys[way], sets[way]) = (key, [0; 2]);
                way
            }
        };
        sets[way][0] |= reached.0;
        sets[way][1] |= missed.0;
    }
}
