//! Whole games: moves, texts that are none, undo, redo and seek, beside slow rules.

use plyground::games::State;
use plyground::games::g2048::Direction;
use plyground::games::loa;
use plyground::players::catalogue;

use crate::games::reads_back;
use crate::read;
use crate::slow;

const GAMES: [&str; 6] = [
    "2048",
    "2048-3x3",
    "2048-4x3",
    "pentago",
    "loa",
    "loa-mover",
];
const NO_MOVES: [&str; 6] = ["", "upp", "a1-a1", "g7L", "pass pass", "left+z9=3"];
/// The most bytes that are played: a position may come up often, and each time all before it are looked at.
const MOST: usize = 400;

/// The first byte is the game, the second the seed. Each that follows is a move, or one of the other things that a
/// visitor may do.
pub fn play(input: &[u8]) {
    let [game, seed, rest @ ..] = input else {
        return;
    };
    let game = catalogue::open(GAMES[usize::from(*game) % GAMES.len()]).expect("a game");
    let mut table = game.deal((*seed).into());
    let mut states = vec![table.state()];
    for &byte in rest.iter().take(MOST) {
        let (ply, choice) = (table.ply(), usize::from(byte >> 3));
        match byte % 8 {
            0 => assert_eq!(table.undo(), ply > 0),
            1 => assert_eq!(table.redo(), ply + 1 < states.len()),
            2 => table.seek(choice),
            3 => {
                let text = NO_MOVES[choice % NO_MOVES.len()];
                assert!(
                    read(table.play(text, None)).is_none(),
                    "{text:?} is no move"
                );
            }
            _ => {
                let moves = &states[ply].legal;
                // Of up to 288 moves, with 160 values that are left of a byte.
                let place = (usize::from(byte % 8 - 4) * 32 + choice) * moves.len() / 128;
                if let Some(text) = moves.get(place).cloned() {
                    table.play(&text, None).expect("a legal move");
                    let state = table.state();
                    follows(&states[ply], &text, &state);
                    states.truncate(ply + 1);
                    states.push(state);
                }
            }
        }
        let plies = states.len() - 1;
        let mut expected = states[table.ply()].clone();
        expected.plies = plies;
        assert_eq!(table.state(), expected);
    }
    reads_back(&*game, &*table);
}

/// The move leads to that state by the slow rules, and the moves there are theirs.
fn follows(before: &State, text: &str, after: &State) {
    let moves = legal(before);
    let next = moves
        .into_iter()
        .find(|(name, _)| name == text)
        .expect("a move of the slow rules")
        .1;
    let cells = cells(after);
    if after.sides.is_some() {
        assert_eq!(cells, next);
    } else {
        let changed: Vec<usize> = (0..cells.len())
            .filter(|&cell| cells[cell] != next[cell])
            .collect();
        let [new] = changed[..] else {
            panic!("one new tile, not {changed:?}");
        };
        assert!(next[new] == 0 && [2, 4].contains(&cells[new]));
    }
    let mut expected: Vec<String> = legal(after).into_iter().map(|(name, _)| name).collect();
    let repeated = after.over
        && after
            .sides
            .as_ref()
            .is_some_and(|sides| sides.outcome == Some("draw"));
    let mut moves = after.legal.clone();
    expected.sort();
    moves.sort();
    assert!(
        moves == expected || repeated && moves.is_empty(),
        "{moves:?}, not {expected:?}"
    );
}

/// What is on the cells, as the slow rules number it.
fn cells(state: &State) -> Vec<u64> {
    match state.game.split('-').next() {
        Some("pentago") => letters(&slow::pentago::grid_of(
            &state.position.parse().expect("a position"),
        )),
        Some("loa") => letters(&slow::loa::grid_of(
            &state.position.parse().expect("a position"),
        )),
        _ => state.cells.clone(),
    }
}

/// The moves by the slow rules, each with the cells after it, in 2048 without the new tile.
fn legal(state: &State) -> Vec<(String, Vec<u64>)> {
    match state.game.split('-').next() {
        Some("pentago") => {
            let grid = slow::pentago::grid_of(&state.position.parse().expect("a position"));
            let moves = slow::pentago::moves(&grid).into_iter();
            moves.map(|(name, grid)| (name, letters(&grid))).collect()
        }
        Some("loa") => {
            let grid = slow::loa::grid_of(&state.position.parse().expect("a position"));
            let side = if state.sides.as_ref().is_some_and(|sides| sides.side == "x") {
                'x'
            } else {
                'o'
            };
            let rules: loa::Rules = state.game.parse().expect("rules");
            let moves = slow::loa::moves(&grid, side, rules).into_iter();
            moves.map(|(name, grid)| (name, letters(&grid))).collect()
        }
        _ => {
            let grid = slow::rules::grid(&state.cells, state.columns);
            let legal = Direction::ALL
                .into_iter()
                .filter(|&direction| slow::rules::is_legal(&grid, direction));
            let moved = |direction: Direction| slow::rules::push(&grid, direction).grid.concat();
            legal
                .map(|direction| (direction.to_string(), moved(direction)))
                .collect()
        }
    }
}

fn letters<const COLUMNS: usize>(grid: &[[char; COLUMNS]]) -> Vec<u64> {
    grid.as_flattened()
        .iter()
        .map(|&letter| letter.into())
        .collect()
}
