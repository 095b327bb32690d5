//! Tiles on a board of any size.

/// A board of tiles of any size, cell by cell, for evaluations.
pub trait Grid {
    /// Rows of the board.
    fn rows(&self) -> usize;

    /// Columns of the board.
    fn columns(&self) -> usize;

    /// Exponent of the tile in a cell, 0 when empty; rows and columns count from 0 at the upper left.
    fn exponent_at(&self, row: usize, column: usize) -> u8;

    /// Number of cells.
    fn cell_count(&self) -> usize {
        self.rows() * self.columns()
    }

    /// Exponents of all cells, row by row.
    fn cell_exponents(&self) -> impl Iterator<Item = u8> {
        let columns = self.columns();
        (0..self.cell_count()).map(move |cell| self.exponent_at(cell / columns, cell % columns))
    }

    /// Tile values of all cells, row by row, 0 for an empty one.
    fn tile_values(&self) -> impl Iterator<Item = u64> {
        self.cell_exponents().map(tile_value)
    }

    /// The largest tile, 0 on an empty board.
    fn largest_tile(&self) -> u64 {
        self.tile_values().max().unwrap_or(0)
    }

    /// Exponent of the largest tile, 0 on an empty board.
    fn largest_exponent(&self) -> u8 {
        self.cell_exponents().max().unwrap_or(0)
    }

    /// Whether some tile has that exponent.
    fn holds(&self, exponent: u8) -> bool {
        self.cell_exponents().any(|other| other == exponent)
    }

    /// The exponents of the upper left 4x4 cells, 4 bits each, the first lowest; tiles above 32768 are shown as 32768.
    fn nibbles(&self) -> u64 {
        let (rows, columns) = (self.rows().min(4), self.columns().min(4));
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        cells.fold(0, |all, (row, column)| {
            let exponent = self.exponent_at(row, column).min(15);
            all | u64::from(exponent) << (16 * row + 4 * column)
        })
    }

    /// Whether the cell exists and is empty.
    fn is_vacant(&self, cell: u8) -> bool {
        let (cell, columns) = (usize::from(cell), self.columns());
        cell < self.cell_count() && self.exponent_at(cell / columns, cell % columns) == 0
    }
}

/// Exponent of the largest tile that a board of so many cells knows: two of them do not merge. No play
/// reaches two, for it could not build the second on the cells that are left.
pub const fn last_exponent(cells: usize) -> u8 {
    cells as u8 + 1
}

/// The value of a tile: 0 for an empty cell, else a power of two.
pub(super) const fn tile_value(exponent: u8) -> u64 {
    if exponent == 0 { 0 } else { 1 << exponent }
}
