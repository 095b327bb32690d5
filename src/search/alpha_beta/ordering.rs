//! Move ordering: the history heuristic and killer moves.

use crate::games::{Adversarial, Side};

/// The number of moves of a position that are sorted. The order of later moves rarely matters, and
/// some games have hundreds.
const ORDERED: usize = 16;

/// The history heuristic: the weight of past cut-offs by side and move number.
#[derive(Debug)]
pub(super) struct HistoryTable(Box<[f32]>);

impl HistoryTable {
    pub(super) fn new<G: Adversarial>() -> Self {
        Self(vec![0.0; 2 * G::MOVES].into())
    }

    fn place<G: Adversarial>(side: Side, mv: G::Move) -> usize {
        G::number(mv) + if side == Side::First { 0 } else { G::MOVES }
    }

    #[inline]
    pub(super) fn of<G: Adversarial>(&self, side: Side, mv: G::Move) -> f32 {
        self.0
            .get(Self::place::<G>(side, mv))
            .map_or(0.0, |&count| count)
    }

    /// A move refuted a line `depth` plies deep: the deeper, the more it counts.
    pub(super) fn credit<G: Adversarial>(&mut self, side: Side, mv: G::Move, depth: u32) {
        if let Some(count) = self.0.get_mut(Self::place::<G>(side, mv)) {
            *count += (depth * depth) as f32;
        }
    }

    /// Makes what was learnt before count half.
    pub(super) fn age(&mut self) {
        self.0.iter_mut().for_each(|count| *count *= 0.5);
    }
}

/// The last two moves that caused a cut-off, the newest first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Killers<M>([Option<M>; 2]);

impl<M: Copy + PartialEq> Killers<M> {
    pub(super) const NONE: Self = Self([None; 2]);

    pub(super) fn add(&mut self, mv: M) {
        if self.0[0] != Some(mv) {
            self.0 = [Some(mv), self.0[0]];
        }
    }

    /// 2 for the newest, 1 for the one before.
    pub(super) fn rank(&self, mv: M) -> u8 {
        let place = self.0.iter().position(|&killer| killer == Some(mv));
        place.map_or(0, |place| 2 - place as u8)
    }
}

/// Moves the best of `moves[i..]` to place `i`; the others keep their order.
#[inline]
pub(super) fn pick<M: Copy>(moves: &mut [(f32, M)], i: usize) -> M {
    if i < ORDERED {
        let (mut best, mut most) = (i, moves[i].0);
        for (j, &(score, _)) in moves.iter().enumerate().skip(i + 1) {
            if score > most {
                (best, most) = (j, score);
            }
        }
        moves[i..=best].rotate_right(1);
    }
    moves[i].1
}

/// A set of keys, emptied often.
#[derive(Debug, Default)]
pub(super) struct KeySet {
    keys: Vec<u128>,
    /// For each place of an open hash table, one more than an index of `keys`; 0 is free.
    places: Vec<u16>,
}

impl KeySet {
    /// Empties the set and makes room for `room` moves.
    pub(super) fn reset(&mut self, room: usize) {
        self.keys.clear();
        self.places.clear();
        self.places.resize((2 * room).next_power_of_two(), 0);
    }

    /// Whether the key is new. There must be [room](KeySet::reset).
    pub(super) fn insert(&mut self, key: u128) -> bool {
        let mask = self.places.len() - 1;
        let mut place = crate::search::transposition_table::mixed(key) as usize & mask;
        loop {
            match self.places[place] {
                0 => {
                    self.keys.push(key);
                    self.places[place] = self.keys.len() as u16;
                    return true;
                }
                taken if self.keys[usize::from(taken) - 1] == key => return false,
                _ => place = (place + 1) & mask,
            }
        }
    }
}
