//! A game that fits on a page: the end of one of tic-tac-toe, as a tree.

use super::example_tree::MOST_NODES;
use super::{ExampleNode, ExampleTree, Mover, TreeError};

/// The rows, the columns and the diagonals.
const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

/// The tree of all games from a position: nine of `X`, `O` and `.`, row by row, X to move. A win of X is worth 1, one of O -1.
///
/// # Errors
/// The text is no position in which X is to move, the game is over, or the tree is too large.
pub fn grow(position: &str) -> Result<ExampleTree, TreeError> {
    let cells: Vec<u8> = position.to_uppercase().bytes().collect();
    let count = |mark| cells.iter().filter(|&&cell| cell == mark).count();
    let is_board = cells.len() == 9 && cells.iter().all(|cell| b"XO.".contains(cell));
    if !is_board || count(b'X') != count(b'O') || result(&cells).is_some() {
        return Err(TreeError::Position);
    }
    let mut nodes = Vec::new();
    add(&mut nodes, None, cells, Mover::Max)?;
    Ok(ExampleTree { nodes })
}

/// Adds a position with all that follow it.
fn add(
    nodes: &mut Vec<ExampleNode>,
    parent: Option<usize>,
    cells: Vec<u8>,
    side: Mover,
) -> Result<usize, TreeError> {
    let place = nodes.len();
    if place >= MOST_NODES {
        return Err(TreeError::Size);
    }
    let ended = result(&cells);
    nodes.push(ExampleNode {
        parent,
        mover: if ended.is_some() { Mover::Leaf } else { side },
        children: Vec::new(),
        value: ended.unwrap_or(0.0),
        probability: None,
        board: Some(String::from_utf8_lossy(&cells).into_owned()),
    });
    if ended.is_none() {
        let (mark, reply) = match side {
            Mover::Max => (b'X', Mover::Min),
            _ => (b'O', Mover::Max),
        };
        for cell in (0..cells.len()).filter(|&cell| cells[cell] == b'.') {
            let mut after = cells.clone();
            after[cell] = mark;
            let child = add(nodes, Some(place), after, reply)?;
            nodes[place].children.push(child);
        }
    }
    Ok(place)
}

/// The result for X, if the game is over.
fn result(cells: &[u8]) -> Option<f64> {
    let has = |mark| {
        let mut lines = LINES.iter();
        lines.any(|line| line.iter().all(|&cell| cells[cell] == mark))
    };
    if has(b'X') {
        Some(1.0)
    } else if has(b'O') {
        Some(-1.0)
    } else {
        (!cells.contains(&b'.')).then_some(0.0)
    }
}
