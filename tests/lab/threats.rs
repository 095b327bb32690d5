//! Threats: what the other side would do if the side to move passed, held to trying every move.

use plyground::games::{Adversarial, Outcome, Playable, loa, pentago};
use plyground::players::{Contender, Question, catalogue};
use plyground::search::Limits;
use plyground_lab::review::{Subject, Threat};
use proptest::prelude::*;

use crate::support::clock::stopped;
use crate::support::wander::random_game;

fn threat(game: &str, position: &str) -> Option<Threat> {
    let game = catalogue::open(game).expect(game);
    let info = game.players()[0];
    let subject = Subject {
        game: &*game,
        contender: &Contender::new(info, info.defaults(), Limits::nodes(400)).expect("limits"),
        seed: 0,
        question: Question::new(position),
        played: None,
        clock: stopped.into(),
    };
    subject.threat().expect("a position")
}

/// The threat in a position of a random game is a win at once where there is one, and a legal move in any case.
fn check<G: Adversarial + Playable<Rules: Default>>(name: &str, seed: u64, plies: usize) {
    let game = catalogue::open(name).expect(name);
    let text = random_game(&*game, seed, plies).state().position;
    let found = threat(name, &text);
    let position = G::read(&text, &G::Rules::default()).expect("a position");
    let Some(after_null_move) = position.after_null_move() else {
        assert_eq!(found, None, "{position}");
        return;
    };
    let wins = |mv: G::Move| {
        after_null_move.played(mv).outcome() == Some(Outcome::Win(after_null_move.side()))
    };
    let Some(found) = found else {
        assert_eq!(after_null_move.legal().count(), 0, "{position}");
        return;
    };
    let mv = after_null_move.read_move(&found.mv).expect("a legal move");
    assert_eq!(found.pv.first(), Some(&found.mv), "{position}");
    if after_null_move.legal().any(wins) {
        assert!(wins(mv) && found.plies == Some(1), "{position}: {found:?}");
    } else {
        assert_ne!(found.plies, Some(1), "{position}: {found:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

    #[test]
    fn wins_at_once_are_seen_and_nothing_else_is_called_one(seed: u64, plies in 0_usize..36) {
        check::<pentago::Position>("pentago", seed, plies);
        check::<loa::Position>("loa", seed, 2 * plies);
    }
}

#[test]
fn four_in_a_row_threaten_a_fifth() {
    let four = "XXXX.............O.O........O.......";
    let found = threat("pentago", four).expect("a threat");
    assert_eq!((found.mv.as_str(), found.plies), ("e1", Some(1)));
}

#[test]
fn two_men_apart_threaten_to_connect() {
    let apart = "......../......../.o.o..../......../......../......../x......x/x......x x";
    let found = threat("loa", apart).expect("a threat");
    assert_eq!((found.mv.as_str(), found.plies), ("b6-c7", Some(1)));
}

#[test]
fn chance_threatens_nothing() {
    let board = "2,2,4,8,0,0,0,0,0,0,0,0,0,0,0,0";
    assert_eq!(threat("2048", board), None);
}
