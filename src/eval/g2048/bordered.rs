//! The largest board with a border of one cell around it.

/// Cells along a side, border included: as many cells as a word has bits.
pub(super) const SIDE: usize = 8;

/// Where a cell of a board with so many columns lies within the border.
#[inline]
pub(super) fn place(cell: usize, columns: usize) -> usize {
    (cell / columns + 1) * SIDE + cell % columns + 1
}
