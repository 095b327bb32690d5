//! Static evaluations broken down by feature, for every player that has one.

use std::sync::Arc;

use plyground::eval::Breakdown;
use plyground::games::pentago::Position;
use plyground::players::{AnyGame, Contender, Question, catalogue};
use plyground::search::Limits;
use proptest::prelude::*;

use crate::support::clock::stopped;
use crate::support::lasting::often;
use crate::support::players::{contender, think};
use crate::support::wander::random_game;

/// Games with the players whose first look at a position values each move by its static evaluation.
const STATIC: [(&str, &[&str]); 6] = [
    (
        "2048",
        &[
            "expectimax",
            "learned",
            "ovolve",
            "alpha-beta",
            "minimax",
            "lee",
            "greedy",
        ],
    ),
    (
        "2048-3x5",
        &[
            "expectimax",
            "ovolve",
            "alpha-beta",
            "minimax",
            "lee",
            "greedy",
        ],
    ),
    ("2048-goal64", &["expectimax", "ovolve", "greedy"]),
    ("pentago", &["strong", "alpha-beta"]),
    ("loa", &["strong", "alpha-beta", "minimax"]),
    ("loa-mover", &["strong"]),
];

fn open(name: &str) -> Arc<dyn AnyGame> {
    catalogue::open(name).expect(name)
}

/// The static evaluations of a position and of what its moves lead to.
fn explained(
    game: &dyn AnyGame,
    player: &Contender,
    position: &str,
) -> (Option<Breakdown>, Vec<(String, Breakdown)>) {
    let question = Question::new(position);
    let mut thinker = game.thinker(stopped.into());
    let all = thinker.explain(player, 1, &question).expect("a position");
    let moves = thinker.explain_moves(player, 1, &question);
    (all, moves.expect("a position"))
}

fn check_sum(id: &str, position: &str, breakdown: &Breakdown) {
    let sum: f64 = breakdown.features.iter().map(|feature| feature.value).sum();
    assert_eq!(sum as f32, breakdown.value, "{id} {position}");
    let is_override = breakdown
        .features
        .iter()
        .any(|one| one.name == Breakdown::OVERRIDE);
    if is_override {
        // Only Pentago's evaluation sees what its features do not.
        assert_eq!(breakdown.value.abs(), 5e5, "{id} {position}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(often(10, 40)) })]

    #[test]
    fn features_sum_up_to_the_value_that_a_player_gives_each_move(seed: u64, plies in 0_usize..80) {
        for (name, players) in STATIC {
            let game = open(name);
            let position = random_game(&*game, seed, plies).state().position;
            for id in players {
                let info = game.player(id).expect(id);
                let player = contender(info, Limits::nodes(1), &[]);
                let (whole, moves) = explained(&*game, &player, &position);
                let whole = whole.expect("an evaluation");
                check_sum(id, &position, &whole);
                let report = think(&*game, &player, &position);
                prop_assert_eq!(report.moves.len(), moves.len());
                for found in &report.moves {
                    let (_, one) = moves.iter().find(|(mv, _)| *mv == found.mv).expect("a legal move");
                    check_sum(id, &position, one);
                    prop_assert_eq!(one.value, found.value, "{} {} {}", id, &position, &found.mv);
                }
            }
        }
    }

    #[test]
    fn the_other_players_are_explained_by_the_same_evaluations(seed: u64, plies in 0_usize..30) {
        let pentago = open("pentago");
        let position = random_game(&*pentago, seed, plies).state().position;
        let [genetic, lines] = ["genetic", "alpha-beta"].map(|id| {
            let info = pentago.player(id).expect(id);
            explained(&*pentago, &contender(info, Limits::depth(1), &[]), &position)
        });
        prop_assert_eq!(genetic, lines);
        let game = open("2048");
        let position = random_game(&*game, seed, plies).state().position;
        let frolov = contender(game.player("frolov").expect("frolov"), Limits::depth(1), &[]);
        let (_, moves) = explained(&*game, &frolov, &position);
        for found in think(&*game, &frolov, &position).moves {
            let (_, one) = moves.iter().find(|(mv, _)| *mv == found.mv).expect("a legal move");
            check_sum("frolov", &position, one);
            prop_assert_eq!(one.value, found.value);
        }
    }
}

#[test]
fn who_has_no_evaluation_explains_nothing() {
    for (name, ids) in [
        (
            "2048",
            &["random", "corner", "mcts", "mcts-corner", "monte-carlo"][..],
        ),
        ("pentago", &["mcts", "random"]),
        ("loa", &["mcts", "random"]),
    ] {
        let game = open(name);
        let position = game.deal(1).state().position;
        for id in ids {
            let player = contender(game.player(id).expect(id), Limits::depth(1), &[]);
            assert_eq!(
                explained(&*game, &player, &position),
                (None, Vec::new()),
                "{id}"
            );
        }
    }
}

/// The value of a lost board is less than that of any board with such tiles, and a number that can be shown.
#[test]
fn a_lost_board_is_explained_by_its_value() {
    let game = open("2048");
    for id in ["expectimax", "ovolve", "lee", "greedy"] {
        let player = contender(game.player(id).expect(id), Limits::depth(2), &[]);
        let position = "2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,1024";
        let (whole, moves) = explained(&*game, &player, position);
        let whole = whole.expect("an evaluation");
        check_sum(id, position, &whole);
        assert_eq!(whole.value, think(&*game, &player, position).value, "{id}");
        assert!(whole.value.abs() < 1e7 && moves.is_empty(), "{id}");
    }
}

#[test]
fn a_win_that_the_evaluation_sees_is_a_feature_of_its_own() {
    let game = open("pentago");
    let position = "XXXX..OOO..O........................ X";
    position.parse::<Position>().expect("a position");
    let player = contender(
        game.player("strong").expect("strong"),
        Limits::depth(1),
        &[],
    );
    let (whole, moves) = explained(&*game, &player, position);
    let whole = whole.expect("an evaluation");
    assert!(
        whole
            .features
            .iter()
            .any(|one| one.name == Breakdown::OVERRIDE && one.value > 1e5)
    );
    let (_, won) = moves
        .iter()
        .find(|(mv, _)| mv == "e1")
        .expect("the fifth marble");
    assert_eq!(won.features.len(), 1);
    assert_eq!(
        (won.features[0].name, won.value),
        (Breakdown::RESULT, 2e6 - 1.0)
    );
}

#[test]
fn what_rounding_leaves_goes_to_the_largest_feature() {
    let parts = vec![("a", 0.1), ("b", 0.2), ("c", -1e5)];
    let value: f32 = parts.iter().map(|(_, value)| value).sum();
    let all = Breakdown::new(value, parts);
    let sum: f64 = all.features.iter().map(|one| one.value).sum();
    assert_eq!((all.features.len(), sum), (3, f64::from(value)));
    assert_eq!(all.features[1].value, f64::from(0.2_f32));
    let limited = Breakdown::new(4.0, vec![("a", 9.0)]);
    assert_eq!(limited.features[1].name, Breakdown::OVERRIDE);
    assert_eq!(limited.features[1].value, -5.0);
}
