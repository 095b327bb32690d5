//! The root of a search, as tables of an earlier position see it.

use super::rotations::{Rotation, every, parity, unrotated};
use crate::games::pentago::{Hole, Marbles, Position};

/// A later position: what was filled since, and how the quadrants were turned.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Start {
    /// By the side to move and by the other, in the order of the holes that were empty.
    pub filled: [u32; 2],
    pub rotation: Rotation,
}

impl Start {
    /// A position as seen from an earlier one with these empty holes; `None` where no moves lead there. Where more than one
    /// rotation fits, any will do: the boards are the same.
    pub fn of(position: &Position, first: &Position, empty: &[Hole]) -> Option<Self> {
        let plies = position.stones().checked_sub(first.stones())? as usize;
        let before = match plies % 2 {
            0 => [first.own(), first.other()],
            _ => [first.other(), first.own()],
        };
        let now = [position.own(), position.other()];
        let mut fitting = every().filter(|&rotation| parity(rotation) == plies % 2);
        fitting.find_map(|rotation| {
            let back = now.map(|marbles| unrotated(marbles, rotation));
            let filled = [0, 1].map(|i| subset(back[i].and(before[i].inverse()), empty));
            let keeps = (0..2).all(|i| before[i].and(back[i]) == before[i]);
            let fits = keeps && (filled[0] | filled[1]).count_ones() as usize == plies;
            fits.then_some(Self { filled, rotation })
        })
    }
}

fn subset(marbles: Marbles, empty: &[Hole]) -> u32 {
    let filled = (0..empty.len()).filter(|&i| marbles.has(empty[i]));
    filled.fold(0, |subset, i| subset | 1 << i)
}
