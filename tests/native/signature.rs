//! One signature of every player of every game: what it finds under limits of nodes. `signature.txt` holds it for the library, for
//! WebAssembly in Node.js and for each browser; a meant change is written down with `BLESS=1 cargo test --test native signature`.

use plyground::games::Playable;
use plyground::players::g2048::standard;
use plyground::players::{AnyGame, Ruled};
use plyground::search::{Limits, SearchControl, run};

use crate::support::clock::stopped;
use crate::support::{pinned, players};

/// The limit of each search.
const NODES: u64 = 1500;

/// Positions of each game: early, in the middle, and late. Pentago's have more marbles than its learned openings.
const TILES: [&str; 3] = [
    "4,2,0,0,0,0,0,0,2,0,0,0,0,0,0,4",
    "2,16,8,2,0,4,32,4,0,2,64,8,0,0,2,4",
    "32768,16384,8192,4096,256,512,1024,2048,128,64,32,16,2,2,4,8",
];
const MARBLES: [&str; 3] = [
    "....X.........OX.O.X.........O...... X",
    "X.OX.X.OOO...X..O.OX.OX.X.O...XX.O.X O",
    "...OXOOOXXOOXXOOO..O.XX.OXO.XXX.O.XX X",
];
const MEN: [&str; 3] = [
    ".xxxxxx./o......o/o......o/o......o/o......o/o......o/o......o/.xxxxxx. x",
    ".....o../o..x..../xx....../..x...../oxx...o./.xooo.../oo.x..../.xo..... x",
    "...x..../..x.o.../.o.x..../...xx.../.ooox.x./o...o..x/......../........ o",
];

#[test]
fn players_find_the_same_everywhere() {
    let mut lines = of(&standard(), TILES);
    lines.extend(of(&players::pentago(), MARBLES));
    lines.extend(of(&players::loa(), MEN));
    pinned::check("tests/signature.txt", &lines);
}

/// `GAME PLAYER nodes=N POSITION -> NODES MOVE VALUE` for all players, without weights where they can do without.
fn of<G: Playable>(game: &Ruled<G>, positions: [&str; 3]) -> Vec<String> {
    let mut lines = Vec::new();
    for info in game.players() {
        let usual = info.settings([]).expect("the defaults");
        let tiny = info.needs_weights().then(players::tiny_weights);
        for text in positions {
            let player = game.create(info, &usual, 1, tiny.as_ref());
            let Ok(position) = G::read(text, &game.rules) else {
                panic!("{text} is no position");
            };
            let control = SearchControl::new(Limits::nodes(NODES), stopped);
            let found = run(player
                .expect("it has its weights")
                .think(&position, &control));
            let best = found.best.expect("a move");
            let value = f64::from(found.value);
            let nodes = found.nodes;
            let (id, player) = (game.id, info.id);
            lines.push(format!(
                "{id} {player} nodes={NODES} {text} -> {nodes} {best} {value}"
            ));
        }
    }
    lines
}
