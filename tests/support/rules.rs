//! The rules of 2048, slowly: tile values in rows, each tile pushed cell by cell.
//!
//! Written from the text of the rules and not from the fast code. Tiles move as far as they can towards one side. Two
//! equal tiles that meet become one of twice the value and score it. A merged tile does not merge again in the same
//! move. Merging starts on the side moved towards. The largest tile of a board of n cells is 2^(n+1), 131072 on the
//! standard one; two of them do not merge.

use plyground::games::g2048::Direction;

/// Tile values by row and column, 0 for an empty cell.
pub type Grid = Vec<Vec<u64>>;

/// The way of a tile; cells are numbered row by row.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Way {
    pub from: usize,
    pub to: usize,
    pub value: u64,
    pub merged: bool,
}

/// What a move does, before the new tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    pub grid: Grid,
    pub gain: u64,
    /// In the order of `from`.
    pub ways: Vec<Way>,
}

#[derive(Clone)]
struct Tile {
    value: u64,
    /// The cells from which its parts came: two after a merge.
    from: Vec<(usize, u64)>,
}

pub fn grid(values: &[u64], columns: usize) -> Grid {
    values.chunks(columns).map(<[u64]>::to_vec).collect()
}

/// The tile of which two do not merge.
fn largest(grid: &Grid) -> u64 {
    2 << (grid.len() * grid[0].len())
}

/// The move, also when it changes nothing.
pub fn push(grid: &Grid, direction: Direction) -> Moved {
    let (down, right): (isize, isize) = match direction {
        Direction::Up => (-1, 0),
        Direction::Down => (1, 0),
        Direction::Left => (0, -1),
        Direction::Right => (0, 1),
    };
    let (rows, columns, largest) = (grid.len(), grid[0].len(), largest(grid));
    let mut cells: Vec<Vec<Option<Tile>>> = (0..rows)
        .map(|row| {
            (0..columns)
                .map(|column| {
                    let value = grid[row][column];
                    (value != 0).then(|| Tile {
                        value,
                        from: vec![(row * columns + column, value)],
                    })
                })
                .collect()
        })
        .collect();
    // The tiles nearest to the side moved towards go first.
    let cells_in_turn = (0..rows * columns).map(|i| (i / columns, i % columns));
    let mut order: Vec<(usize, usize)> = cells_in_turn.collect();
    order.sort_by_key(|&(row, column)| -(row as isize * down + column as isize * right));
    let mut gain = 0;
    for (row, column) in order {
        let Some(tile) = cells[row][column].take() else {
            continue;
        };
        let (mut row, mut column) = (row, column);
        loop {
            let (next_row, next_column) = (row as isize + down, column as isize + right);
            let inside = |i: isize, of: usize| (0..of as isize).contains(&i);
            if !inside(next_row, rows) || !inside(next_column, columns) {
                cells[row][column] = Some(tile);
                break;
            }
            let (next_row, next_column) = (next_row as usize, next_column as usize);
            match &mut cells[next_row][next_column] {
                None => (row, column) = (next_row, next_column),
                Some(other)
                    if other.value == tile.value
                        && other.from.len() == 1
                        && tile.value != largest =>
                {
                    other.value *= 2;
                    other.from.extend(tile.from);
                    gain += other.value;
                    break;
                }
                Some(_) => {
                    cells[row][column] = Some(tile);
                    break;
                }
            }
        }
    }
    let mut ways: Vec<Way> = Vec::new();
    for (to, tile) in cells.iter().flatten().enumerate() {
        for &(from, value) in tile.iter().flat_map(|tile| &tile.from) {
            let merged = tile.as_ref().is_some_and(|tile| tile.from.len() == 2);
            ways.push(Way {
                from,
                to,
                value,
                merged,
            });
        }
    }
    ways.sort();
    let value_of = |tile: &Option<Tile>| tile.as_ref().map_or(0, |tile| tile.value);
    Moved {
        grid: cells
            .iter()
            .map(|row| row.iter().map(value_of).collect())
            .collect(),
        gain,
        ways,
    }
}

/// A move that changes nothing is not a move.
pub fn is_legal(grid: &Grid, direction: Direction) -> bool {
    push(grid, direction).grid != *grid
}

pub fn empty_cells(grid: &Grid) -> Vec<usize> {
    let cells = grid.iter().flatten().enumerate();
    cells
        .filter(|&(_, &value)| value == 0)
        .map(|(cell, _)| cell)
        .collect()
}

pub fn transposed(grid: &Grid) -> Grid {
    (0..grid[0].len())
        .map(|column| grid.iter().map(|row| row[column]).collect())
        .collect()
}

pub fn mirrored(grid: &Grid) -> Grid {
    grid.iter()
        .map(|row| row.iter().rev().copied().collect())
        .collect()
}
