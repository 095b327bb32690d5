//! The largest board with a border of one cell around it.

/// Cells along a side, border included: as many cells as a word has bits.
pub(super) const SIDE: usize = 8;

/// The index of a cell on the bordered board; `columns` are those of the board.
#[inline]
pub(super) fn place(cell: usize, columns: usize) -> usize {
    (cell / columns + 1) * SIDE + cell % columns + 1
}
