//! 2048 on four cells, small enough to be solved, with its exact values.

use std::collections::HashMap;

use plyground::eval::Features;
use plyground::games::{Game, Stochastic, Transition};

/// Exponents of the cells, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tiny(pub [u8; 4]);

/// Exponent of the largest tile that four cells know: two of them do not merge.
const LAST: u8 = 5;

/// The places of the cells that slide as one line, the side moved towards first.
const LINES: [[[usize; 2]; 2]; 4] = [
    [[0, 2], [1, 3]],
    [[1, 0], [3, 2]],
    [[2, 0], [3, 1]],
    [[0, 1], [2, 3]],
];

impl Tiny {
    fn slid(self, mv: u8) -> (Self, u64) {
        let (mut cells, mut gain) = (self.0, 0);
        for [near, far] in LINES[mv as usize] {
            let (first, second) = (cells[near], cells[far]);
            if first == 0 || first == second && (1..LAST).contains(&first) {
                cells[near] = if first == 0 { second } else { first + 1 };
                cells[far] = 0;
                gain += if first == 0 { 0 } else { 1 << (first + 1) };
            }
        }
        (Self(cells), gain)
    }
}

impl Game for Tiny {
    type Move = u8;

    fn legal(&self) -> impl Iterator<Item = u8> {
        let board = *self;
        (0..4).filter(move |&mv| board.slid(mv).0 != board)
    }
}

impl Stochastic for Tiny {
    type After = Self;
    type Chance = u8;

    fn moves(&self) -> impl Iterator<Item = Transition<u8, Self>> {
        let board = *self;
        self.legal().map(move |mv| {
            let (after, gain) = board.slid(mv);
            Transition { mv, after, gain }
        })
    }

    fn chances(after: &Self) -> impl Iterator<Item = (f32, u8)> {
        let empty: Vec<u8> = (0..4).filter(|&cell| after.0[cell as usize] == 0).collect();
        let share = 1.0 / empty.len() as f32;
        empty
            .into_iter()
            .flat_map(move |cell| [(0.9 * share, cell), (0.1 * share, cell + 4)])
    }

    fn apply(after: &Self, chance: u8) -> Self {
        let mut cells = after.0;
        cells[usize::from(chance % 4)] = 1 + chance / 4;
        Self(cells)
    }

    fn key(after: &Self) -> u128 {
        u128::from(u32::from_le_bytes(after.0))
    }
}

/// One weight for every board.
pub struct EveryBoard;

impl Features<Tiny> for EveryBoard {
    fn weights(&self) -> usize {
        1 << 12
    }

    fn active(&self) -> usize {
        1
    }

    fn collect(&self, after: &Tiny, places: &mut [u32]) {
        // No tile above 32 can come up on four cells.
        places[0] = after
            .0
            .iter()
            .fold(0, |all, &cell| all << 3 | u32::from(cell));
    }
}

/// The expected points from a position on, of the player that `choose` picks turns for.
pub struct Policy<F> {
    choose: F,
    known: HashMap<Tiny, f64>,
}

impl<F: Fn(f64, &Transition<u8, Tiny>) -> f64> Policy<F> {
    /// `judge` is told the exact value of what a turn leads to, by this very policy, and the turn;
    /// the turn that it gives the highest number is played.
    pub fn new(judge: F) -> Self {
        Self {
            choose: judge,
            known: HashMap::new(),
        }
    }

    /// The value of a position. Play never comes back to one, for the sum of the tiles grows.
    pub fn value(&mut self, position: Tiny) -> f64 {
        if let Some(&value) = self.known.get(&position) {
            return value;
        }
        let turns: Vec<_> = position.moves().collect();
        let mut best: Option<(f64, f64)> = None;
        for turn in turns {
            let value = turn.gain as f64 + self.expectation(&turn.after);
            let judged = (self.choose)(value, &turn);
            if best.is_none_or(|(other, _)| judged > other) {
                best = Some((judged, value));
            }
        }
        let value = best.map_or(0.0, |(_, value)| value);
        self.known.insert(position, value);
        value
    }

    /// The value of an afterstate.
    pub fn expectation(&mut self, after: &Tiny) -> f64 {
        let chances: Vec<_> = Tiny::chances(after).collect();
        chances
            .into_iter()
            .map(|(probability, chance)| {
                f64::from(probability) * self.value(Tiny::apply(after, chance))
            })
            .sum()
    }

    /// The value of the game before its first tile.
    pub fn game(&mut self) -> f64 {
        let openings: Vec<_> = Tiny::chances(&Tiny([0; 4])).collect();
        openings
            .into_iter()
            .map(|(probability, chance)| {
                let first = Tiny::apply(&Tiny([0; 4]), chance);
                f64::from(probability) * self.expectation(&first)
            })
            .sum()
    }
}
