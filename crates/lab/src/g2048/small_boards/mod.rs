//! 2048 on small boards, solved: the expected score of the best play there is.
//!
//! The sum of the tiles grows with every new one. So the values of positions depend on those of the next two sums
//! alone, and one pass from the largest sum down finds them all. Source: Lees-Miller, "The mathematics of 2048: optimal
//! play with Markov decision processes", 2018.

mod boards;
mod layers;
mod shape;

pub use shape::{Shape, SmallBoardError};

use boards::SmallBoards;
use layers::Layers;
use plyground::games::g2048::Direction;

/// The result of the solver.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// The expected points still to come.
    pub value: f64,
    /// The legal moves with what each is worth, its own points included; none for the whole game.
    pub moves: Vec<(Direction, f64)>,
    /// Positions that play may come to; those that look alike from some side count once.
    pub positions: u64,
}

/// Solves the game from its start, two random tiles.
///
/// ```
/// use plyground_lab::g2048::small_boards::solve;
/// let solution = solve("2x2".parse()?);
/// assert!((60.0..75.0).contains(&solution.value));
/// # Ok::<(), plyground_lab::g2048::small_boards::SmallBoardError>(())
/// ```
pub fn solve(shape: Shape) -> Solution {
    let boards = SmallBoards::new(shape);
    let firsts = || boards.spawned(0);
    let starts = firsts().flat_map(|(_, _, first)| boards.spawned(first));
    let layers = Layers::solved(&boards, starts.map(|(_, _, board)| board));
    let values = firsts().map(|(probability, _, first)| probability * layers.expectation(first));
    Solution {
        value: values.sum(),
        moves: Vec::new(),
        positions: layers.count(),
    }
}

/// Solves the game from a position on, as [`Shape::read`] gives it.
///
/// ```
/// use plyground_lab::g2048::small_boards::{Shape, solve_position};
/// let shape: Shape = "2x2".parse()?;
/// // Left or right makes a 4. Then a new tile comes, beside a 16 and an 8, and after a 2 it is over.
/// let solution = solve_position(shape, &shape.read("2,2,16,8")?);
/// assert_eq!(solution.moves.len(), 2);
/// assert!(solution.value >= 4.0);
/// # Ok::<(), plyground_lab::g2048::small_boards::SmallBoardError>(())
/// ```
pub fn solve_position(shape: Shape, exponents: &[u8]) -> Solution {
    let boards = SmallBoards::new(shape);
    let board = boards.board(exponents);
    let layers = Layers::solved(&boards, [board].into_iter());
    let moves = boards.moves(board).map(|(direction, after, gain)| {
        let value = f64::from(gain) + layers.expectation(after);
        (direction, value)
    });
    let moves: Vec<_> = moves.collect();
    Solution {
        value: moves.iter().map(|&(_, value)| value).fold(0.0, f64::max),
        moves,
        positions: layers.count(),
    }
}
