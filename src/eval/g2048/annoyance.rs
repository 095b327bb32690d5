//! The annoyance of a new tile for the player.

use crate::games::g2048::{Spawn, Tiles};

/// Cells along a side of the largest board with a border of one cell around it: as many cells as a word has bits.
pub(super) const SIDE: usize = 8;

/// The index of a cell on the bordered board; `columns` are those of the board.
#[inline]
pub(super) fn place(cell: usize, columns: usize) -> usize {
    (cell / columns + 1) * SIDE + cell % columns + 1
}

/// The exponent in the cells of the border.
const BORDER: u8 = u8::MAX;

/// A board as ovolve's opponent sees it: the more groups of equal tiles and the greater the differences
/// between neighbours after a new tile, the better.
#[derive(Clone, Debug)]
pub struct Annoyance {
    /// Exponents.
    cells: [u8; SIDE * SIDE],
    /// Where the 2s stand, and the 4s.
    small: [u64; 2],
    columns: usize,
}

impl Annoyance {
    /// Of a board before the new tile.
    #[inline]
    pub fn new(board: &impl Tiles) -> Self {
        let columns = board.columns();
        let (mut cells, mut small) = ([BORDER; SIDE * SIDE], [0; 2]);
        for (cell, exponent) in board.cell_exponents().enumerate() {
            let place = place(cell, columns);
            cells[place] = exponent;
            if let 1 | 2 = exponent {
                small[usize::from(exponent) - 1] |= 1 << place;
            }
        }
        Self {
            cells,
            small,
            columns,
        }
    }

    /// The annoyance of a new tile: the rise of ovolve's `islands - smoothness`. Islands are groups of equal tiles
    /// that touch along an edge. Smoothness falls with the differences in exponents between each tile and the next one
    /// to its right and below it, gaps skipped.
    #[inline]
    pub fn of(&self, spawn: Spawn) -> i32 {
        let place = place(usize::from(spawn.cell), self.columns);
        let exponent = i32::from(spawn.exponent());
        let rougher: i32 = [1, SIDE]
            .map(|step| {
                let before = self.next(place, |at| at - step);
                let after = self.next(place, |at| at + step);
                let [a, b] = [before, after].map(|tile| tile.map(|tile| (tile - exponent).abs()));
                let now = before.zip(after).map_or(0, |(a, b)| (a - b).abs());
                a.unwrap_or(0) + b.unwrap_or(0) - now
            })
            .into_iter()
            .sum();
        rougher + 1 - groups_at(place, self.small[usize::from(spawn.four)])
    }

    /// The exponent of the next tile in a direction; `None` when there is the border before it.
    fn next(&self, mut place: usize, step: impl Fn(usize) -> usize) -> Option<i32> {
        loop {
            place = step(place);
            match self.cells[place] {
                0 => {}
                BORDER => return None,
                exponent => return Some(i32::from(exponent)),
            }
        }
    }
}

/// The number of groups among these tiles that touch a place along an edge.
fn groups_at(place: usize, tiles: u64) -> i32 {
    let mut touching = spread(1 << place) & tiles;
    let mut groups = 0;
    while touching != 0 {
        groups += 1;
        // A single neighbour needs no look at the rest of its group.
        if touching.is_power_of_two() {
            break;
        }
        let mut group = touching & touching.wrapping_neg();
        while let grown = spread(group) & tiles
            && grown & !group != 0
        {
            group |= grown;
        }
        touching &= !group;
    }
    groups
}

/// The places next to these, and these.
fn spread(places: u64) -> u64 {
    places | places << 1 | places >> 1 | places << SIDE | places >> SIDE
}
