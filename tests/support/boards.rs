//! Boards to test with.

use plyground::games::g2048::{
    Board, CELLS, Direction, Ply, SIDE, Tiles, Variant, VariantBoard, last_exponent,
};
use plyground::games::{Step, Stochastic as _, Table};

use super::random::Random;
use super::rules::{Grid, grid, mirrored, transposed};

pub fn board(text: &str) -> Board {
    text.parse().expect("a position")
}

pub fn board_of(grid: &Grid) -> Board {
    let words: Vec<String> = grid.iter().flatten().map(u64::to_string).collect();
    board(&words.join(","))
}

pub fn grid_of(board: &Board) -> Grid {
    grid(&board.values().map(u64::from), SIDE)
}

/// Exponents of all kinds of boards: of every tile, of few kinds of tiles, of big tiles alone;
/// empty, crowded and full.
pub fn random_exponents(random: &mut Random) -> [u8; CELLS] {
    let (least, kinds) = *random.of(&[(0, 18), (1, 17), (1, 2), (1, 3), (1, 6), (14, 4), (16, 2)]);
    let filled = random.below(CELLS as u64 + 1);
    std::array::from_fn(|_| {
        let tile = (least + random.below(kinds)) as u8;
        if random.below(CELLS as u64) < filled {
            tile
        } else {
            0
        }
    })
}

pub fn random_board(random: &mut Random) -> Board {
    Board::from_exponents(random_exponents(random)).expect("exponents up to 17")
}

/// The usual game.
pub fn deal(seed: u64) -> Table<Board> {
    Table::deal(Variant::STANDARD, seed)
}

/// The usual game from any position.
pub fn set_up(start: Board, seed: u64) -> Table<Board> {
    Table::set_up(Variant::STANDARD, start, seed)
}

/// Plays a move: what was played, and what a table shows of it. `None` when the move is not legal.
pub fn play<B: Tiles>(game: &mut Table<B>, direction: Direction) -> Option<(Ply, Step)> {
    let ply = game.advance(direction)?;
    Some((ply, game.step().expect("a ply was played")))
}

/// A board in a random game from `start`: after `plies` random moves, or earlier before the end.
pub fn wander(start: Board, plies: usize, seed: u64) -> Board {
    let mut random = Random::new(seed);
    let mut game = set_up(start, seed);
    for _ in 0..plies {
        let legal: Vec<_> = game.legal().collect();
        let mut next = game.clone();
        next.advance(*random.of(&legal)).expect("a legal move");
        if next.is_over() {
            break;
        }
        game = next;
    }
    *game.position()
}

/// Boards near the end of a game, with at most `empty` empty cells and at least two legal moves.
pub fn endgames(count: usize, empty: u32, seed: u64) -> Vec<Board> {
    let mut random = Random::new(seed);
    std::iter::repeat_with(|| random_board(&mut random))
        .filter(|board| board.empty_count() <= empty && board.moves().count() >= 2)
        .take(count)
        .collect()
}

/// The board in the eight symmetries of the square.
pub fn symmetries(board: &Board) -> Vec<Board> {
    let mut all = Vec::new();
    let mut turned = grid_of(board);
    for _ in 0..4 {
        all.push(board_of(&turned));
        all.push(board_of(&mirrored(&turned)));
        turned = mirrored(&transposed(&turned));
    }
    all
}

/// Every size of board, with rules that differ otherwise too.
pub fn variants() -> Vec<Variant> {
    let sizes = (3..=6).flat_map(|rows| (3..=6).map(move |columns| (rows, columns)));
    sizes
        .map(|(rows, columns)| {
            let (start, four) = (1 + (rows + columns) % 8, 7 * (rows + 2 * columns) % 101);
            variant(&format!("2048-{rows}x{columns}-start{start}-four{four}"))
        })
        .collect()
}

pub fn variant(name: &str) -> Variant {
    name.parse().expect("a variant")
}

/// Exponents of all kinds of boards: of every tile, of few kinds, of the largest alone; empty to full.
pub fn random_tiles(variant: &Variant, random: &mut Random) -> VariantBoard {
    let last = u64::from(last_exponent(variant.cells()));
    let (least, kinds) = *random.of(&[(0, last + 1), (1, 2), (1, 3), (1, 6), (last - 1, 2)]);
    let filled = random.below(variant.cells() as u64 + 1);
    (0..variant.cells() as u8).fold(VariantBoard::empty(variant), |board, cell| {
        let exponent = (least + random.below(kinds)) as u8;
        if random.below(variant.cells() as u64) < filled {
            board.with_tile(cell, exponent)
        } else {
            board
        }
    })
}
