//! Two players side by side: their opinions are those of `think`, and what comes of them is played by them.

use std::sync::Arc;

use plyground::players::{AnyGame, Contender, catalogue};
use plyground::search::{Limits, Report};
use plyground_lab::review::{Comparison, ComparisonState};

use crate::support::clock::stopped;

/// A seed that tells the dice of one game from another's.
const SEED: u64 = 3;

fn open(name: &str) -> Arc<dyn AnyGame> {
    catalogue::open(name).expect(name)
}

fn player(game: &dyn AnyGame, id: &str, nodes: u64) -> Contender {
    let info = game.player(id).expect("a player");
    Contender::new(info, info.defaults(), Limits::nodes(nodes)).expect("limits")
}

/// A comparison played to its end.
fn compared(game: &str, record: &str, ply: usize, ids: [&str; 2]) -> ComparisonState {
    let game = open(game);
    let players = ids.map(|id| player(&*game, id, 300));
    let comparison = Comparison::new(
        Arc::clone(&game),
        record,
        ply,
        players,
        SEED,
        stopped.into(),
    );
    let mut comparison = comparison.expect("a record");
    while comparison.step().expect("players of the game") {}
    assert!(comparison.state().done);
    comparison.state()
}

/// What a player thinks of the position after so many plies of a record.
fn thought(game: &str, record: &str, ply: usize, id: &str) -> Report<String> {
    let game = open(game);
    let mut table = game.replay(record).expect("a record");
    table.seek(ply);
    let question = table.question();
    let mut thinker = game.thinker(stopped.into());
    let player = player(&*game, id, 300);
    thinker.go(&player, SEED, &question).expect("a question");
    let slice = thinker.slice(f64::INFINITY).expect("a search");
    slice.outcome.expect("it is done")
}

#[test]
fn opinions_are_those_of_the_players_alone() {
    let games = [
        ("2048", "2048.1.9.1100000000000000.", ["corner", "greedy"]),
        (
            "2048",
            "2048.1.9.1100000000000000.",
            ["ovolve", "expectimax"],
        ),
        ("pentago", "pentago.1..b21L_c22L", ["strong", "mcts"]),
        ("loa", "loa.1..b1-b3", ["minimax", "mcts"]),
    ];
    for (game, record, ids) in games {
        let state = compared(game, record, usize::MAX, ids);
        let difference = state.difference.expect("they differ");
        let [one, other] = &difference.opinions;
        assert_ne!(one.mv, other.mv);
        // The game that they agree on is the beginning of both.
        let begun = &state.continuations[0].record;
        let plays = [(one, other, ids[0]), (other, one, ids[1])];
        for (own, others, id) in plays {
            let report = thought(game, begun, difference.ply, id);
            assert_eq!(report.best.as_ref(), Some(&own.mv), "{id}");
            assert_eq!((report.value, report.pv), (own.value, own.pv.clone()));
            let value = report.moves.into_iter().find(|one| one.mv == others.mv);
            assert_eq!(value, own.other);
        }
        for (end, own) in state.continuations.iter().zip([one, other]) {
            let mut table = open(game).replay(&end.record).expect("a record");
            assert_eq!(table.plies(), difference.ply + end.plies);
            let moves = table.moves(difference.ply, difference.ply + 1);
            assert_eq!(moves, std::slice::from_ref(&own.mv));
            table.seek(table.plies());
            assert_eq!((end.over, table.state().over), (true, true));
        }
        assert!(begun.starts_with(record), "{begun}");
    }
}

/// In games of two sides each plays on from its choice, and the other has the other side.
#[test]
fn both_games_are_played_on_by_both() {
    let state = compared(
        "pentago",
        "pentago.1..b21L_c22L",
        2,
        ["alpha-beta", "strong"],
    );
    let ply = state.difference.expect("they differ").ply;
    // The reply to each choice is the other's.
    for (end, rival) in state.continuations.iter().zip(["strong", "alpha-beta"]) {
        let report = thought("pentago", &end.record, ply + 1, rival);
        let table = open("pentago").replay(&end.record).expect("a record");
        assert_eq!(report.best, table.moves(ply + 1, ply + 2).pop());
    }
}

#[test]
fn who_is_compared_with_itself_never_differs() {
    for (game, record) in [
        ("pentago", "pentago.1..b21L_c22L_e51L_c63L_c11R"),
        ("2048-3x3", "2048-3x3.1.5.110000000."),
    ] {
        let state = compared(game, record, usize::MAX, ["random", "random"]);
        assert_eq!((state.difference, state.continuations.len()), (None, 0));
        assert!(state.agreed > 5);
    }
}
