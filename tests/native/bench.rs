//! The signature of the searches: nodes and best moves of every player and preset, pinned in
//! `bench.txt`. A change in search behaviour can't hide; a meant one is written down with
//! `BLESS=1 cargo test --test native bench`.

use plyground::games::Game;
use plyground::games::loa;
use plyground::games::pentago::Position;
use plyground::players::g2048::standard;
use plyground::players::{PlayerInfo, Settings};
use plyground::search::{Limits, SearchControl, run};

use crate::support::boards::board;
use crate::support::clock::stopped;
use crate::support::pinned;
use crate::support::players::{self, everyone, seat, tiny_weights};

/// From the first move to the last, with the depth that each is searched to.
const POSITIONS: [(&str, u32); 12] = [
    // Two tiles.
    ("0,0,0,0,0,2,0,0,0,0,0,0,0,2,0,0", 3),
    ("4,2,0,0,0,0,0,0,2,0,0,0,0,0,0,4", 3),
    // In the middle of the board.
    ("2,16,8,2,0,4,32,4,0,2,64,8,0,0,2,4", 4),
    ("128,64,16,4,32,16,8,2,4,2,2,0,0,0,2,0", 4),
    // Before 2048.
    ("1024,512,256,128,8,16,32,64,4,2,2,0,0,0,0,2", 4),
    // No cell empty, two moves left.
    ("2,4,8,16,64,32,4,2,128,512,256,8,2048,1024,2,2", 8),
    // The large tiles in the middle.
    ("2,4,2,0,8,1024,512,4,4,512,256,8,2,16,4,2", 6),
    // On the way to 32768.
    ("16384,8192,4096,1024,64,128,512,256,32,16,8,4,0,2,0,2", 4),
    // One merge and the whole snake follows.
    (
        "32768,16384,8192,4096,256,512,1024,2048,128,64,32,16,2,2,4,8",
        4,
    ),
    // 65536, and two of them.
    ("65536,32768,2048,16,128,512,256,8,2,64,4,2,0,4,0,0", 4),
    ("65536,65536,4,2,8,16,4,0,2,4,2,0,0,0,2,0", 4),
    // 131072.
    ("131072,65536,32768,1024,4,16,64,512,2,8,4,16,0,0,2,4", 4),
];

#[test]
fn searches_visit_the_nodes_they_are_known_to() {
    let mut lines = Vec::new();
    let (game, tiny) = (standard(), tiny_weights());
    for info in everyone() {
        for (preset, settings) in presets(&info) {
            for (position, depth) in POSITIONS {
                let control = SearchControl::new(Limits::depth(depth), stopped);
                let board = board(position);
                let weights = info.needs_weights().then_some(&tiny);
                let mut player = game
                    .create(&info, &settings, 1, weights)
                    .expect("it has its weights");
                let report = run(player.think(&board, &control));
                let (id, nodes) = (info.id, report.nodes);
                let best = report.best.map_or("none", |direction| direction.name());
                lines.push(format!(
                    "{id} {preset} depth={depth} {position} -> {nodes} {best}"
                ));
            }
        }
    }
    lines.extend(pentago());
    lines.extend(lines_of_action());
    pinned::check("tests/bench.txt", &lines);
}

/// Positions of Pentago with 4, 20 and 26 marbles, each with a depth.
const PENTAGO: [(&str, u32); 3] = [
    ("..............OX.O.X................ X", 3),
    ("X.OX.X.OOO...X..O.OX.OX.X.O...XX.O.X O", 3),
    ("...OXOOOXXOOXXOOO..O.XX.OXO.XXX.O.XX X", 3),
];

/// The switches of alpha-beta: none, pruning, and each optimisation beside it.
const SWITCHES: [(&str, &[(&str, f64)]); 11] = [
    ("minimax", &[("pruning", 0.0)]),
    ("pruning", &[]),
    ("deepening", &[("deepening", 1.0)]),
    ("table", &[("deepening", 1.0), ("table", 18.0)]),
    ("killers", &[("deepening", 1.0), ("killers", 1.0)]),
    ("history", &[("deepening", 1.0), ("history", 1.0)]),
    ("sorting", &[("deepening", 1.0), ("sorting", 2.0)]),
    ("combined", &[("deepening", 1.0), ("combined", 1.0)]),
    ("scout", &[("deepening", 1.0), ("scout", 1.0)]),
    ("unique", &[("deepening", 1.0), ("unique", 1.0)]),
    ("all", &[]),
];

/// The same for Pentago: alpha-beta by its switches, and the other players.
fn pentago() -> Vec<String> {
    const OFF: [&str; 7] = [
        "deepening",
        "table",
        "killers",
        "history",
        "sorting",
        "scout",
        "unique",
    ];
    let mut lines = Vec::new();
    let mut line = |id: &str, name: &str, values: &[(&str, f64)]| {
        for (text, depth) in PENTAGO {
            let mut player = seat(&players::pentago(), id, values, 1);
            let position: Position = text.parse().expect("a position");
            // Minimax of the first would take too long.
            let is_wide = position.legal().count() > 200;
            let depth = if is_wide && name == "minimax" {
                depth - 1
            } else {
                depth
            };
            let control = SearchControl::new(Limits::depth(depth), stopped);
            let report = run(player.think(&position, &control));
            let (nodes, best) = (report.nodes, report.best.expect("a move"));
            lines.push(format!(
                "pentago {id} {name} depth={depth} {text} -> {nodes} {best}"
            ));
        }
    };
    for (name, on) in SWITCHES {
        let off = OFF
            .iter()
            .map(|&name| (name, 0.0))
            .filter(|_| name != "all");
        let values: Vec<_> = off.chain(on.iter().copied()).collect();
        line("alpha-beta", name, &values);
    }
    line("strong", "-", &[]);
    line("genetic", "-", &[]);
    line("mcts", "-", &[("simulations", 300.0)]);
    lines
}

/// The start of Lines of Action, a position of a random game and one with few men, each with a depth.
const LOA: [(&str, u32); 3] = [
    (
        ".xxxxxx./o......o/o......o/o......o/o......o/o......o/o......o/.xxxxxx. x",
        5,
    ),
    (
        ".....o../o..x..../xx....../..x...../oxx...o./.xooo.../oo.x..../.xo..... x",
        5,
    ),
    (
        "...x..../..x.o.../.o.x..../...xx.../.ooox.x./o...o..x/......../........ o",
        5,
    ),
];

/// The same for Lines of Action: the strong player with each switch turned, and the others.
fn lines_of_action() -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = |id: &str, name: &str, less: u32, values: &[(&str, f64)]| {
        for (text, depth) in LOA {
            let mut player = seat(&players::loa(), id, values, 1);
            let position: loa::Position = text.parse().expect("a position");
            let depth = depth - less;
            let control = SearchControl::new(Limits::depth(depth), stopped);
            let report = run(player.think(&position, &control));
            let (nodes, best) = (report.nodes, report.best.expect("a move"));
            lines.push(format!(
                "loa {id} {name} depth={depth} {text} -> {nodes} {best}"
            ));
        }
    };
    line("strong", "-", 0, &[]);
    for off in [
        "static-margin",
        "null-move",
        "multi-cut",
        "late-moves",
        "quiescence",
        "two-deep",
        "killers",
        "history",
        "scout",
        "table",
    ] {
        line("strong", &format!("{off}=0"), 0, &[(off, 0.0)]);
    }
    line("alpha-beta", "-", 1, &[]);
    line("minimax", "-", 2, &[]);
    line("mcts", "-", 0, &[("simulations", 100.0)]);
    lines
}

/// The presets by name; for a player that has none its only settings, as `-`.
fn presets(player: &PlayerInfo) -> Vec<(&'static str, Settings)> {
    let valid = |values: &[(&'static str, f64)]| {
        let settings = player.settings(values.iter().copied());
        settings.expect("a preset is valid")
    };
    if player.presets.is_empty() {
        return vec![("-", valid(&[]))];
    }
    let presets = player.presets.iter();
    presets
        .map(|preset| (preset.name, valid(preset.values)))
        .collect()
}
