//! Reviews of games: the values are those that players play by.

use std::sync::Arc;

use plyground::players::{AnyGame, Contender, FAMILIES, ValueScale, catalogue};
use plyground::search::{Limits, Report};
use plyground_lab::review::{Grade, Judgement, Review, ReviewStep, THRESHOLDS, reviewer};
use proptest::prelude::*;

use crate::support::clock::stopped;
use crate::support::lasting::often;
use crate::support::players::contender;
use crate::support::random::Random;
use crate::support::repository;
use crate::support::wander::random_game;

fn open(name: &str) -> Arc<dyn AnyGame> {
    catalogue::open(name).expect(name)
}

/// Judges a game, a slice of so many milliseconds at a time.
fn review(game: &Arc<dyn AnyGame>, record: &str, player: &Contender, ms: f64) -> Vec<Judgement> {
    seeded_review(game, record, player, ms, 1)
}

/// The same with a seed of its own, which decides what players by chance think.
fn seeded_review(
    game: &Arc<dyn AnyGame>,
    record: &str,
    player: &Contender,
    ms: f64,
    seed: u64,
) -> Vec<Judgement> {
    let review = Review::new(
        Arc::clone(game),
        record,
        player.clone(),
        seed,
        stopped.into(),
    );
    let mut review = review.expect("a record");
    while review.slice(ms).expect("a player of the game") != ReviewStep::Done {}
    review.judgements()
}

/// What the player thinks of a game after so many plies.
fn think(game: &dyn AnyGame, record: &str, ply: usize, player: &Contender) -> Report<String> {
    let mut table = game.replay(record).expect("a record");
    table.seek(ply);
    let question = table.question();
    let mut thinker = game.thinker(stopped.into());
    thinker.go(player, 1, &question).expect("a position");
    let slice = thinker.slice(f64::INFINITY).expect("a search");
    slice.outcome.expect("it runs to its end")
}

/// Holds each judgement to what the player thinks.
fn check(game: &Arc<dyn AnyGame>, record: &str, player: &Contender) {
    let judged = review(game, record, player, f64::INFINITY);
    let plies = game.replay(record).expect("a record").plies();
    assert_eq!(judged.len(), plies);
    assert_eq!(
        judged,
        review(game, record, player, 0.0),
        "slices change nothing"
    );
    for (i, one) in judged.iter().enumerate() {
        let report = think(&**game, record, i, player);
        let place = format!("{} {record} ply {i}", player.info.id);
        assert_eq!(one.ply, i + 1);
        assert_eq!(
            (Some(&one.best), one.best_value),
            (report.best.as_ref(), report.value),
            "{place}"
        );
        assert_eq!(one.exact, report.exact, "{place}");
        assert_eq!(one.grade, one.cost.map(Grade::of), "{place}");
        if one.mv == one.best {
            assert_eq!(one.value, Some(one.best_value), "{place}");
            assert!(one.cost.is_none_or(|cost| cost == 0.0), "{place}");
        }
        if game.sides() == 2 {
            check_outlook(one, judged.get(i + 1), player, &place);
            let next = think(&**game, record, i + 1, player);
            assert_eq!(
                (&one.reply, &one.pv_after),
                (&next.best, &next.pv),
                "{place}"
            );
        } else if let Some(value) = one.value {
            let known = report.moves.iter().find(|known| known.mv == one.mv);
            assert_eq!(Some(value), known.map(|known| known.value), "{place}");
            let lost = player.info.value_scale.lost(one.best_value, value);
            assert_eq!(one.cost, lost, "{place}");
        }
    }
}

/// Holds the outlook of a ply to its cost, and to the outlook of the next ply.
fn check_outlook(one: &Judgement, next: Option<&Judgement>, player: &Contender, place: &str) {
    let (Some(before), Some(after)) = (one.before, one.after) else {
        assert_eq!(player.info.value_scale.share(0.0), None, "{place}");
        assert_eq!(
            (one.before, one.after, one.cost),
            (None, None, None),
            "{place}"
        );
        return;
    };
    assert!(
        (0.0..=1.0).contains(&before) && (0.0..=1.0).contains(&after),
        "{place}"
    );
    let lost = if one.side == Some("x") {
        before - after
    } else {
        after - before
    };
    assert_eq!(one.cost, Some(lost), "{place}: no move gains");
    assert!(next.is_none_or(|next| next.before == one.after), "{place}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(often(3, 12)) })]

    #[test]
    fn values_are_those_that_the_player_plays_by(seed: u64, plies in 0_usize..14) {
        for (name, ids) in [
            ("2048", &["learned", "expectimax", "mcts", "alpha-beta"][..]),
            ("2048-3x3-evil", &["expectimax"]),
            ("pentago", &["strong", "alpha-beta", "mcts"]),
            ("loa", &["strong", "mcts"]),
        ] {
            let game = open(name);
            let record = random_game(&*game, seed, plies).record();
            for id in ids {
                let info = game.player(id).expect(id);
                check(&game, &record, &contender(info, Limits::nodes(150), &[]));
            }
        }
    }

    #[test]
    fn games_of_random_moves_are_judged_to_their_end(seed: u64) {
        for name in ["2048-3x3", "pentago", "loa"] {
            let game = open(name);
            let record = random_game(&*game, seed, 60).record();
            let player = contender(reviewer(&*game), Limits::nodes(60), &[]);
            let judged = review(&game, &record, &player, f64::INFINITY);
            for one in &judged {
                let value = one.value.expect("a value");
                prop_assert!(one.cost.is_some_and(|cost| (0.0..=1.0).contains(&cost)));
                prop_assert!(one.before.is_some() && one.after.is_some());
                prop_assert!(value.is_finite() && one.best_value.is_finite());
                prop_assert!(one.side.is_none_or(|side| ["x", "o"].contains(&side)));
            }
        }
    }
}

proptest! {
    #[test]
    fn a_larger_cost_never_has_a_better_grade(a in 0.0_f64..=1.0, b in 0.0_f64..=1.0) {
        let (less, more) = (a.min(b), a.max(b));
        prop_assert!(Grade::of(less) <= Grade::of(more));
    }

    #[test]
    fn a_larger_value_is_a_larger_share(a in -2e6_f32..2e6, b in -2e6_f32..2e6) {
        let outlook = ValueScale::Odds(150.0);
        let share = |value| outlook.share(value).expect("a share");
        prop_assert!(share(a.min(b)) <= share(a.max(b)));
        prop_assert!((share(a) + share(-a) - 1.0).abs() < 1e-9);
        prop_assert_eq!(outlook.lost(a.max(b), a.min(b)), Some(share(a.max(b)) - share(a.min(b))));
    }
}

#[test]
fn thresholds_ascend() {
    assert!(THRESHOLDS.is_sorted_by(|a, b| a.0 < b.0 && a.1 < b.1));
    assert_eq!(Grade::of(0.0), Grade::Best);
    assert_eq!(Grade::of(THRESHOLDS[0].0 / 2.0), Grade::Good);
    for (least, grade) in THRESHOLDS {
        assert_eq!(Grade::of(least), grade);
        assert!(Grade::of(least - 1e-9) < grade);
    }
}

/// A record of a position with few empty holes and one move, that move lost or kept what the solver proves.
#[test]
fn what_is_proven_decides_the_cost() {
    let game = open("pentago");
    let player = contender(
        game.player("strong").expect("strong"),
        Limits::nodes(100_000),
        &[],
    );
    let drawn = "pentago.1.OOXOXXXOXOOOOOXX.XOX.OXO.XOOXX.XO.X._X";
    let cost = |mv: &str| {
        let judged = review(&game, &format!("{drawn}.{mv}"), &player, f64::INFINITY);
        assert_eq!(judged[0].exact, Some(0));
        (judged[0].cost, judged[0].grade)
    };
    assert_eq!(cost("e31R"), (Some(0.0), Some(Grade::Best)));
    assert_eq!(cost("e32L"), (Some(0.5), Some(Grade::Blunder)));
}

/// A solver has proven one move; others may win or hold as well.
#[test]
fn moves_that_keep_what_is_proven_cost_nothing() {
    for (name, record, exact) in [
        (
            "pentago",
            "pentago.1.XOOXXOO.XXO..XXO..OXXOXOOXOOOX.O.XXX_O.f32R",
            1,
        ),
        (
            "pentago",
            "pentago.1.XXOXOOXOOXXX.O.X.O.OXOOOXOXXXOOX...X_O.a43R",
            0,
        ),
        (
            "loa",
            "loa.1.....x.x./o....o../...xoo../....xox./o....x../o...ox../o..oxo../........_x.g8-g6",
            1,
        ),
    ] {
        let game = open(name);
        let strong = game.player("strong").expect("strong");
        let player = contender(strong, Limits::nodes(100_000), &[]);
        let judged = review(&game, record, &player, f64::INFINITY);
        assert_eq!(judged[0].exact, Some(exact), "{record}");
        assert_eq!(judged[0].grade, Some(Grade::Best), "{record}");
    }
}

/// A player that has learned openings plays them by a look one ply ahead; as a judge it searches there too.
#[test]
fn openings_are_searched_and_more_nodes_look_deeper() {
    let game = open("pentago");
    let strong = game.player("strong").expect("strong");
    let family = catalogue::family(FAMILIES, "pentago").expect("a game");
    let file = std::fs::read(repository("www/weights/pentago-openings.weights")).expect("a file");
    let openings = family.read_weights(strong, &file).expect("openings");
    let depths = [500, 20_000].map(|nodes| {
        let player = contender(strong, Limits::nodes(nodes), &[]).equipped(Some(openings.clone()));
        let record = random_game(&*game, 2, 3).record();
        let known = think(&*game, &record, 0, &player);
        assert!(known.nodes < 300, "it plays what it has learned");
        let judged = review(&game, &record, &player, f64::INFINITY);
        judged.iter().map(|one| one.depth).min()
    });
    assert!(depths[0] < depths[1], "{depths:?}");
}

#[test]
fn the_end_of_a_game_is_a_share_where_values_are() {
    let game = open("pentago");
    let mcts = game.player("mcts").expect("mcts");
    let player = contender(mcts, Limits::nodes(1000), &[]);
    let record = "pentago.1..b21L_c22L_e51L_c63L_c11R_f63R_a13R_b13R_d4";
    let judged = review(&game, record, &player, f64::INFINITY);
    let last = judged.last().expect("a ply");
    assert_eq!((last.value, last.after), (Some(1.0), Some(1.0)));
}

/// A game that ends in a draw by repetition is judged by that draw.
#[test]
fn a_draw_by_repetition_is_worth_a_draw() {
    let game = open("loa");
    let there = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"];
    let mut table = game.deal(1);
    let played = there
        .iter()
        .cycle()
        .take_while(|mv| !table.state().over && table.play(mv, None).is_ok());
    assert!(played.count() >= 8);
    assert!(table.state().over, "the position came up too often");
    let player = contender(
        game.player("strong").expect("strong"),
        Limits::nodes(300),
        &[],
    );
    let record = table.record();
    let judged = review(&game, &record, &player, f64::INFINITY);
    let last = judged.last().expect("a ply");
    assert!(last.mv == last.best || last.value == Some(0.0), "{last:?}");
    // Nobody thinks about what is over.
    let report = think(&*game, &record, judged.len(), &player);
    assert_eq!((report.best, report.exact), (None, Some(0)));
}

/// A game in which each side has a player, or plays at random, from the start or to so many plies.
fn played_game(
    game: &dyn AnyGame,
    seed: u64,
    sides: [Option<&Contender>; 2],
    plies: usize,
) -> String {
    let (mut table, mut random) = (game.deal(seed), Random::new(seed));
    for ply in 0..plies {
        let state = table.state();
        if state.over {
            break;
        }
        let mv = match sides[ply % 2] {
            Some(player) => {
                let report = think(game, &table.record(), ply, player);
                report.best.expect("a move")
            }
            None => random.of(&state.legal).clone(),
        };
        table.play(&mv, None).expect("a legal move");
    }
    table.record()
}

/// Games of a player with itself, at random, and some that the random side loses: fifty, or every fourth of them.
#[test]
fn games_of_all_kinds_are_reviewed_without_a_fault() {
    for number in (0..50_u64).step_by(often(4, 1)) {
        let game = open(["pentago", "loa", "2048-3x3"][number as usize % 3]);
        let id = if game.sides() == 2 {
            "alpha-beta"
        } else {
            "expectimax"
        };
        let player = contender(game.player(id).expect(id), Limits::nodes(60), &[]);
        let sides = match number {
            0..20 => [Some(&player); 2],
            20..40 => [None; 2],
            _ => [Some(&player), None],
        };
        let record = played_game(&*game, number, sides, 40);
        let judge = contender(reviewer(&*game), Limits::nodes(20), &[]);
        let judged = review(&game, &record, &judge, f64::INFINITY);
        let plies = game.replay(&record).expect("a record").plies();
        assert_eq!(judged.len(), plies, "{record}");
        for one in judged {
            let place = format!("{record} ply {}", one.ply);
            assert!(one.best_value.is_finite() && one.value.is_some(), "{place}");
            assert!(
                one.cost.is_none_or(|cost| (0.0..=1.0).contains(&cost)),
                "{place}"
            );
        }
    }
}

/// Games, players and nodes whose reviews come out the same in WebAssembly.
const PINNED: [(&str, &str, u64); 5] = [
    ("2048-3x3", "expectimax", 300),
    ("pentago", "strong", 500),
    ("pentago", "mcts", 2000),
    ("loa", "strong", 500),
    ("loa", "alpha-beta", 500),
];

#[test]
fn reviews_are_those_that_the_browser_finds_too() {
    let lines = PINNED.map(|(name, id, nodes)| {
        let game = open(name);
        let player = contender(game.player(id).expect(id), Limits::nodes(nodes), &[]);
        let record = random_game(&*game, 7, 8).record();
        let judgements = seeded_review(&game, &record, &player, f64::INFINITY, 0);
        assert_eq!(judgements.len(), 8);
        let line = serde_json::json!({
            "record": record, "player": id, "nodes": nodes, "judgements": judgements,
        });
        line.to_string()
    });
    crate::support::pinned::check("tests/wasm/review.jsonl", &lines);
}
