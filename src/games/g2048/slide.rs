//! The rule of a move, for boards of every size: the slide of a line of cells, and the way of every tile.

use super::notation::tile_value;
use super::variant::MOST_SIDE;
use super::{Direction, Tiles, last_exponent};
use crate::games::Slide;

/// Slides a line of exponents (0 = empty) towards its first cell. Returns the cell where each tile ends, the line
/// after it and the points. An empty cell ends in itself. Two tiles of exponent `last` do not merge.
///
/// A shorter line may be given with empty cells after it: nothing slides there.
pub const fn slide_line<const N: usize>(cells: [u8; N], last: u8) -> ([usize; N], [u8; N], u64) {
    let (mut out, mut targets, mut gain) = ([0; N], [0; N], 0);
    // `free` is the next empty target; `open` says that the tile before it may still merge.
    let (mut free, mut open, mut i) = (0, false, 0);
    while i < N {
        let tile = cells[i];
        targets[i] = i;
        if tile != 0 {
            if open && out[free - 1] == tile && tile < last {
                out[free - 1] = tile + 1;
                gain += 1 << (tile + 1);
                targets[i] = free - 1;
                open = false;
            } else {
                out[free] = tile;
                targets[i] = free;
                free += 1;
                open = true;
            }
        }
        i += 1;
    }
    (targets, out, gain)
}

/// A board's lines as a move sees them: each from the side moved towards.
#[derive(Clone, Copy)]
pub(super) struct SlideLines {
    rows: usize,
    columns: usize,
    direction: Direction,
}

impl SlideLines {
    pub(super) fn new(rows: usize, columns: usize, direction: Direction) -> Self {
        Self {
            rows,
            columns,
            direction,
        }
    }

    /// Number of lines, and cells of each.
    pub(super) fn shape(&self) -> (usize, usize) {
        match self.direction {
            Direction::Left | Direction::Right => (self.rows, self.columns),
            Direction::Up | Direction::Down => (self.columns, self.rows),
        }
    }

    /// The cell in place `i` of a line.
    pub(super) fn cell(&self, line: usize, i: usize) -> usize {
        let Self { rows, columns, .. } = *self;
        match self.direction {
            Direction::Left => line * columns + i,
            Direction::Right => line * columns + (columns - 1 - i),
            Direction::Up => i * columns + line,
            Direction::Down => (rows - 1 - i) * columns + line,
        }
    }
}

/// The way of every tile in a move, line by line.
pub fn slides(board: &impl Tiles, direction: Direction) -> Vec<Slide> {
    let (lines, last) = (
        SlideLines::new(board.rows(), board.columns(), direction),
        last_exponent(board.cell_count()),
    );
    let (count, length) = lines.shape();
    let mut slides = Vec::with_capacity(board.cell_count());
    for line in 0..count {
        let mut tiles = [0; MOST_SIDE];
        for (i, tile) in tiles.iter_mut().enumerate().take(length) {
            let cell = lines.cell(line, i);
            *tile = board.exponent_at(cell / board.columns(), cell % board.columns());
        }
        let (targets, _, _) = slide_line(tiles, last);
        for i in (0..length).filter(|&i| tiles[i] != 0) {
            let joins = |&other: &usize| other != i && tiles[other] != 0;
            slides.push(Slide {
                from: lines.cell(line, i) as u8,
                to: lines.cell(line, targets[i]) as u8,
                value: tile_value(tiles[i]),
                merged: (0..length)
                    .filter(joins)
                    .any(|other| targets[other] == targets[i]),
            });
        }
    }
    slides
}
