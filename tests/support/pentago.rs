//! Pentago on a plain grid, as the rules are told: slow and obvious.

use plyground::games::pentago::{Hole, Position};

use super::random::Random;

/// Rows from the top, of `.`, `X` and `O`.
pub type Grid = [[char; 6]; 6];

/// The position of a board and a side to move.
pub fn position(board: &str, side: &str) -> Position {
    format!("{board} {side}").parse().expect("a position")
}

/// The grid of a position.
pub fn grid_of(position: &Position) -> Grid {
    let text: Vec<char> = position.to_string().chars().collect();
    std::array::from_fn(|row| std::array::from_fn(|column| text[6 * row + column]))
}

/// Who is to move.
pub fn mover(grid: &Grid) -> char {
    let count = |marble| grid.as_flattened().iter().filter(|&&c| c == marble).count();
    if count('X') == count('O') { 'X' } else { 'O' }
}

/// Whether `marble` has five in a row.
pub fn has_five(grid: &Grid, marble: char) -> bool {
    let at = |row: i32, column: i32| {
        let on_board = (0..6).contains(&row) && (0..6).contains(&column);
        on_board && grid[row as usize][column as usize] == marble
    };
    (0..36).any(|start| {
        let steps = [(0, 1), (1, 0), (1, 1), (1, -1)];
        steps
            .iter()
            .any(|(down, right)| (0..5).all(|i| at(start / 6 + i * down, start % 6 + i * right)))
    })
}

/// Takes a quadrant out, turns it once to the right or three times, and puts it back.
pub fn turn(grid: &Grid, quadrant: usize, spin: char) -> Grid {
    let (top, left) = (quadrant / 2 * 3, quadrant % 2 * 3);
    let mut turned = *grid;
    for _ in 0..if spin == 'R' { 1 } else { 3 } {
        let before = turned;
        for row in 0..3 {
            for column in 0..3 {
                turned[top + column][left + 2 - row] = before[top + row][left + column];
            }
        }
    }
    turned
}

/// How the game stands: the winner, `=` for a draw, or nothing yet.
pub fn result(grid: &Grid) -> Option<char> {
    match (has_five(grid, 'X'), has_five(grid, 'O')) {
        (true, true) => Some('='),
        (true, false) => Some('X'),
        (false, true) => Some('O'),
        (false, false) => {
            let full = !grid.as_flattened().contains(&'.');
            full.then_some('=')
        }
    }
}

/// Every legal move by name, with the grid it leads to.
pub fn moves(grid: &Grid) -> Vec<(String, Grid)> {
    let mut all = Vec::new();
    if result(grid).is_some() {
        return all;
    }
    for (row, column) in (0..36).map(|i| (i / 6, i % 6)) {
        if grid[row][column] != '.' {
            continue;
        }
        let mut placed = *grid;
        placed[row][column] = mover(grid);
        let hole = format!("{}{}", char::from(b'a' + column as u8), row + 1);
        if has_five(&placed, mover(grid)) {
            all.push((hole, placed));
            continue;
        }
        for quadrant in 0..4 {
            for spin in ['L', 'R'] {
                let name = format!("{hole}{}{spin}", quadrant + 1);
                all.push((name, turn(&placed, quadrant, spin)));
            }
        }
    }
    all
}

/// A position with so many marbles anywhere, as they fall: there may be fives.
pub fn random_position(random: &mut Random, stones: u64) -> Position {
    let mut cells = ['.'; 36];
    for i in 0..stones {
        let free: Vec<usize> = (0..36).filter(|&cell| cells[cell] == '.').collect();
        cells[*random.of(&free)] = if i % 2 == 0 { 'X' } else { 'O' };
    }
    let side = if stones.is_multiple_of(2) { "X" } else { "O" };
    position(&cells.iter().collect::<String>(), side)
}

/// All holes.
pub fn holes() -> Vec<Hole> {
    Hole::all().collect()
}
