//! The usual number of moves of a game, for guesses before it is played.

use plyground::players::{AnyGame, Contender};

/// Moves of a game of 2048 on the usual board by players that take their time, as counted in the experiments of
/// `docs/experiments/`. Where a player has several presets it is a number between theirs.
const USUAL: &[(&str, f64)] = &[
    ("learned", 15_000.0),
    ("expectimax", 2800.0),
    ("lee", 2800.0),
    ("ovolve", 1500.0),
    ("alpha-beta", 1600.0),
    ("minimax", 1100.0),
    ("monte-carlo", 1100.0),
    ("frolov", 700.0),
];

/// Moves of a game by a player that is not in the list.
const OTHERS: f64 = 200.0;

/// The cells of the usual board of 2048. Every two cells more or fewer double or halve the moves.
const CELLS: f64 = 16.0;

/// The share of the moves that is left where an adversary sets the tiles.
const AGAINST_ADVERSARY: f64 = 0.2;

/// The part of its board's cells that the moves of a game of two sides come to.
const OF_CELLS: f64 = 0.5;

/// The moves of a game of all sides by this player, by its kind and the size of the board alone.
pub(super) fn usual_moves(game: &dyn AnyGame, player: &Contender) -> f64 {
    let settled = game.settled();
    let cells = (settled.rows * settled.columns) as f64;
    if game.sides() == 2 {
        return OF_CELLS * cells;
    }
    let known = USUAL.iter().find(|(id, _)| *id == player.info.id);
    let moves = known.map_or(OTHERS, |(_, moves)| *moves);
    let adversary = if game.has_adversary() {
        AGAINST_ADVERSARY
    } else {
        1.0
    };
    moves * adversary * libm::pow(2.0, (cells - CELLS) / 2.0)
}

/// Random moves that lead to the middle of a game, where as many pieces are on the board as usual.
pub(super) fn middle(game: &dyn AnyGame) -> u32 {
    let settled = game.settled();
    let cells = (settled.rows * settled.columns) as u32;
    match game.sides() {
        2 => cells / 5,
        _ => 2 * cells,
    }
}
