//! Random games, of any game.

use plyground::players::{AnyGame, AnyTable};

use super::random::Random;

/// A game after so many random moves, or at its end.
pub fn random_game(game: &dyn AnyGame, seed: u64, plies: usize) -> Box<dyn AnyTable> {
    let (mut table, mut random) = (game.deal(seed), Random::new(seed));
    for _ in 0..plies {
        let state = table.state();
        if state.over {
            break;
        }
        let mv = random.of(&state.legal);
        table.play(mv, None).expect("a legal move");
    }
    table
}

/// The position after so many random moves, or the last one before the end.
pub fn open_position(game: &dyn AnyGame, seed: u64, plies: usize) -> String {
    let mut table = random_game(game, seed, plies);
    if table.state().over {
        table.undo();
    }
    table.state().position
}
