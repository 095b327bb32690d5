//! The same seed and node limit make the same game, natively and in wasm: the games pinned in
//! `wasm/games.txt` are played here and in `wasm/games.test.js`. When a search or an evaluation is
//! meant to play otherwise, `BLESS=1 cargo test --test native games` writes them anew.

use plyground::search::{Limits, SearchControl, run};

use crate::support::boards::deal;
use crate::support::clock::stopped;
use crate::support::pinned;
use crate::support::players::{create, info};

/// Plies after which a game is left.
const PLIES: usize = 300;

/// Player, preset, seed, nodes a move.
const GAMES: [(&str, &str, u64, u64); 22] = [
    ("expectimax", "default", 1, 3000),
    ("expectimax", "default", 2, 500),
    ("expectimax", "default", 0xdead_beef, 1),
    ("expectimax", "ovolve", 3, 2000),
    ("expectimax", "ovolve", 4, 300),
    ("expectimax", "nneonneo", 8, 1000),
    ("ovolve", "-", 18, 500),
    ("alpha-beta", "default", 19, 1000),
    ("alpha-beta", "vryniotis", 20, 500),
    ("minimax", "-", 21, 500),
    ("lee", "-", 9, 300),
    ("frolov", "method-1", 10, 1000),
    ("frolov", "method-3", 11, 1000),
    ("frolov", "method-10", 12, 1000),
    ("mcts", "-", 13, 3000),
    ("mcts-corner", "-", 14, 3000),
    ("monte-carlo", "default", 15, 5000),
    ("monte-carlo", "neller", 16, 500),
    ("greedy", "-", 17, 1),
    ("corner", "-", 5, 1),
    ("random", "-", 6, 1),
    ("random", "-", 7, 1),
];

#[test]
fn the_same_seed_and_node_limit_make_the_same_game() {
    let lines = GAMES.map(|(id, preset, seed, nodes)| {
        let info = info(id);
        let preset_values = info.preset(preset).map_or(&[][..], |preset| preset.values);
        let settings = info.settings(preset_values.iter().copied());
        let mut player = create(info, &settings.expect("valid settings"), seed);
        let mut game = deal(seed);
        while game.ply() < PLIES {
            let control = SearchControl::new(Limits::nodes(nodes), stopped);
            let report = run(player.think(game.position(), &control));
            let Some(direction) = report.best else { break };
            game.advance(direction).expect("a legal move");
        }
        format!("{id} {preset} {seed} {nodes} -> {}", game.record())
    });
    pinned::check("tests/wasm/games.txt", &lines);
}
