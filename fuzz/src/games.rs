//! Names of games, positions, moves and records.

use std::sync::Arc;

use plyground::games::game_of;
use plyground::players::{AnyGame, AnyTable, catalogue};

use crate::{first_line, read, text};

/// The game that the first line names, and the rest of the input.
pub fn game(input: &[u8]) -> Option<(Arc<dyn AnyGame>, &str)> {
    let (name, rest) = first_line(input)?;
    Some((catalogue::open(name).ok()?, rest))
}

pub fn names(input: &[u8]) {
    let Some(game) = text(input).and_then(|name| read(catalogue::open(name))) else {
        return;
    };
    let again = catalogue::open(&game.name()).expect("the name of a game");
    assert_eq!(again.settled(), game.settled());
    assert_eq!(game.deal(1).state().ply, 0);
}

/// A game's name, and a position below it.
pub fn positions(input: &[u8]) {
    let Some((game, position)) = game(input) else {
        return;
    };
    let Some(table) = read(game.set_up(position, 1)) else {
        return;
    };
    let state = table.state();
    let again = game
        .set_up(&state.position, 1)
        .expect("a position that was written");
    assert_eq!(again.state(), state);
    reads_back(&*game, &*table);
}

/// A game's name, and a move in each line below it.
pub fn moves(input: &[u8]) {
    let Some((game, moves)) = game(input) else {
        return;
    };
    let mut table = game.deal(1);
    for text in moves.lines().take(100) {
        let before = table.state();
        match read(table.play(text, None)) {
            Some(()) => assert_eq!(table.ply(), before.ply + 1),
            None => assert_eq!(table.state(), before),
        }
    }
    reads_back(&*game, &*table);
}

pub fn records(input: &[u8]) {
    let Some(record) = text(input) else {
        return;
    };
    let Some(game) = read(catalogue::open(game_of(record))) else {
        return;
    };
    if let Some(table) = read(game.replay(record)) {
        reads_back(&*game, &*table);
    }
}

/// The record of a table is read back as the same game.
pub fn reads_back(game: &dyn AnyGame, table: &dyn AnyTable) {
    let record = table.record();
    let mut again = game.replay(&record).expect("a record that was written");
    assert_eq!(again.record(), record);
    assert_eq!(again.plies(), table.plies());
    again.seek(table.ply());
    assert_eq!(again.state(), table.state());
}
