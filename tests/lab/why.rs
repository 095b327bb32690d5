//! Why a move: what the page shows is what the player would play by.

use std::collections::HashSet;

use plyground::games::loa;
use plyground::players::{AnyGame, Contender, FAMILIES, Question, catalogue};
use plyground::search::Limits;
use plyground_lab::review::{Subject, Variation, Why, switches};
use proptest::prelude::*;

use crate::support::clock::stopped;
use crate::support::players::{contender, think};
use crate::support::wander::{open_position, random_game};

const NODES: u64 = 300;

fn ask<T>(
    game: &dyn AnyGame,
    player: &Contender,
    position: &str,
    question: impl FnOnce(&Subject<'_>) -> T,
) -> T {
    question(&Subject {
        game,
        contender: player,
        seed: 1,
        question: Question::new(position),
        played: None,
        clock: stopped.into(),
    })
}

fn why(game: &dyn AnyGame, player: &Contender, position: &str) -> Why {
    ask(game, player, position, |subject| subject.why()).expect("a position")
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4) })]

    #[test]
    fn values_are_those_that_each_player_plays_by(seed: u64, plies in 0_usize..30) {
        for family in FAMILIES {
            let game = catalogue::open(family.info().id).expect("a game");
            let position = open_position(&*game, seed, plies);
            for info in game.players() {
                let player = contender(info, Limits::nodes(NODES), &[]);
                let report = think(&*game, &player, &position);
                let why = why(&*game, &player, &position);
                prop_assert_eq!(&why.mv, &report.best, "{} {}", info.id, &position);
                let seen = (why.value, why.exact, why.depth, why.nodes, why.pv);
                prop_assert_eq!(seen, (report.value, report.exact, report.depth, report.nodes, report.pv));
                let values: Vec<_> = why.moves.into_iter().map(|one| one.value).collect();
                prop_assert_eq!(values, report.moves);
                let deeper = why.iterations.is_sorted_by(|one, next| one.depth <= next.depth && one.nodes <= next.nodes);
                prop_assert!(deeper, "{} {:?}", info.id, why.iterations);
                prop_assert!(why.iterations.iter().all(|one| one.nodes <= why.nodes));
            }
        }
    }

    #[test]
    fn the_line_is_a_game_from_the_position(seed: u64, plies in 0_usize..30) {
        for name in ["2048", "2048-3x5", "2048-evil", "pentago", "loa"] {
            let game = catalogue::open(name).expect(name);
            let position = open_position(&*game, seed, plies);
            let mut table = game.set_up(&position, seed).expect("a position");
            let player = contender(game.players()[0], Limits::nodes(NODES), &[]);
            let why = why(&*game, &player, &position);
            let line = Variation::new(&mut *table, &why.pv);
            let whole: Vec<&str> = line.plies.iter().flat_map(|ply| ply.split(' ')).collect();
            prop_assert!(why.pv.iter().map(String::as_str).take(whole.len()).eq(whole.iter().copied()));
            prop_assert!(why.pv.len() - whole.len() <= 1, "{} {:?} {:?}", name, why.pv, line.plies);
            let replayed = game.replay(&line.record).expect("a record");
            prop_assert_eq!(replayed.plies(), line.plies.len());
        }
    }

    #[test]
    fn features_are_drawn_where_they_are(seed: u64, plies in 0_usize..40) {
        let game = catalogue::open("loa").expect("loa");
        let position = open_position(&*game, seed, plies);
        let state = game.set_up(&position, seed).expect("a position").state();
        let player = contender(game.player("strong").expect("strong"), Limits::depth(1), &[]);
        let features = why(&*game, &player, &state.position).features;
        let cells = |name: &str| -> HashSet<u8> {
            let found = features.iter().find(|feature| feature.name == name);
            found.expect("a feature").cells.iter().copied().collect()
        };
        let targets = state.legal.iter().filter_map(|mv| {
            let (file, rank) = mv.rsplit_once(['-', 'x'])?.1.split_at_checked(1)?;
            let row = loa::SIDE - rank.parse::<u8>().ok()?;
            Some(row * loa::SIDE + file.bytes().next()? - b'a')
        });
        prop_assert_eq!(cells("mobility"), targets.collect());
        let piece = |cell: u8| state.cells[usize::from(cell)];
        let beside = |cell: u8, other: u8| {
            let [one, two] = [cell, other].map(|cell| (cell / loa::SIDE, cell % loa::SIDE));
            one.0.abs_diff(two.0).max(one.1.abs_diff(two.1)) == 1
        };
        let all = 0..loa::SIDE * loa::SIDE;
        let linked = |cell: &u8| {
            let mut others = all.clone();
            piece(*cell) != 0 && others.any(|other| beside(*cell, other) && piece(other) == piece(*cell))
        };
        prop_assert_eq!(cells("connectedness"), all.clone().filter(linked).collect());
    }
}

#[test]
fn tuples_are_drawn_on_cells_of_the_board() {
    for (name, id) in [
        ("2048", "learned"),
        ("2048-3x3", "learned-3x3"),
        ("2048-4x3", "learned-3x4"),
    ] {
        let game = catalogue::open(name).expect(name);
        let player = contender(game.player(id).expect(id), Limits::depth(1), &[]);
        let state = random_game(&*game, 1, 10).state();
        let features = why(&*game, &player, &state.position).features;
        let tuples: Vec<_> = features
            .iter()
            .filter(|one| one.name.starts_with("tuple-"))
            .collect();
        assert!(!tuples.is_empty(), "{name}");
        for tuple in tuples {
            let distinct: HashSet<_> = tuple.cells.iter().collect();
            assert!(
                distinct.len() > 1 && distinct.len() == tuple.cells.len(),
                "{name} {tuple:?}"
            );
            assert!(
                tuple
                    .cells
                    .iter()
                    .all(|&cell| usize::from(cell) < state.cells.len())
            );
        }
    }
}

/// Exact values for all moves are the player's own for the best, and the best is the largest.
#[test]
fn all_moves_can_have_exact_values() {
    for name in ["loa", "pentago"] {
        let game = catalogue::open(name).expect(name);
        let state = random_game(&*game, 3, 9).state();
        let player = contender(game.players()[0], Limits::depth(2), &[]);
        let why = |lines: usize| {
            let exactly = |subject: &Subject<'_>| {
                let all = Subject {
                    question: subject.question.clone().multi_pv(lines as u32),
                    clock: stopped.into(),
                    ..*subject
                };
                all.why().expect("a position")
            };
            ask(&*game, &player, &state.position, exactly)
        };
        let (one, all) = (why(1), why(state.legal.len()));
        let largest = all.moves.iter().map(|one| one.value.value).reduce(f32::max);
        assert_eq!(largest, Some(all.value), "{name}");
        let bounds = |why: &Why| why.moves.iter().filter(|one| one.value.is_bound).count();
        assert!(bounds(&one) > 0 && bounds(&all) == 0, "{name}");
    }
}

/// Each switch of a search is off alone, and plain minimax visits the most.
#[test]
fn a_search_without_pruning_costs_more() {
    let game = catalogue::open("loa").expect("loa");
    let player = contender(
        game.player("strong").expect("strong"),
        Limits::nodes(NODES),
        &[],
    );
    let position = game.deal(1).state().position;
    let cost = |off| {
        ask(&*game, &player, &position, |subject| {
            subject.cost(3, 1_000_000, off)
        })
        .expect("a cost")
    };
    let names: Vec<_> = switches(&player).map(|param| param.name).collect();
    assert!(
        names.contains(&"pruning") && names.contains(&"null-move") && !names.contains(&"combined"),
        "{names:?}"
    );
    for &name in &names {
        assert_eq!(cost(Some(name)).depth, 3, "{name}");
        assert!(cost(Some(name)).whole, "{name}");
    }
    assert!(cost(Some("pruning")).nodes > 2 * cost(None).nodes);
    let few = ask(&*game, &player, &position, |subject| {
        subject.cost(9, 1000, None)
    })
    .expect("a cost");
    assert!(few.depth < 9 && !few.whole);
    let trees = contender(
        game.player("mcts").expect("mcts"),
        Limits::nodes(NODES),
        &[],
    );
    assert_eq!(switches(&trees).count(), 0);
}

/// A search that is decided before its depth has come to its end.
#[test]
fn a_decided_search_is_whole() {
    let game = catalogue::open("pentago").expect("pentago");
    let info = game.player("alpha-beta").expect("alpha-beta");
    let player = contender(info, Limits::nodes(NODES), &[]);
    let won_at_once = "XO.....XO.....X...O.........X......O X";
    let cost = ask(&*game, &player, won_at_once, |subject| {
        subject.cost(4, 1_000_000, None)
    })
    .expect("a cost");
    assert!(cost.whole && cost.depth < 4, "{cost:?}");
}
