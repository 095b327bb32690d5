//! The trial before an experiment.

use std::cell::Cell;

use plyground::search::Clock;
use plyground_lab::{Course, Experiment, Plan, Trial};

/// A clock that goes by looks, so that trials are the same on every machine.
fn counting() -> Clock {
    let time = Cell::new(0.0);
    Clock::from(move || time.replace(time.get() + 0.1))
}

fn trial(text: &str) -> Trial {
    Trial::new(&Experiment::from_json(text).unwrap()).unwrap()
}

#[test]
fn a_player_that_ends_its_games_is_known_by_them() {
    let trial =
        trial(r#"{"name": "t", "game": "2048", "games": 7, "players": [{"player": "random"}]}"#);
    let tried = trial.play(0, 50.0, 100.0, counting()).unwrap();
    assert!(tried.games > 10 && tried.cut.is_none(), "{tried:?}");
    // A random game has about 118 moves.
    assert!((100.0..140.0).contains(&tried.moves_per_game), "{tried:?}");
    assert!(tried.ms_per_game.unwrap() > 0.0);
    assert_eq!((trial.size().most, trial.size().likely), (7, 7));
}

/// Nodes say how long a move would take; a depth, or a limit that limits nothing, does not.
#[test]
fn a_long_move_is_cut_off() {
    for (limits, is_known) in [
        (r#"{"nodes": 900000}"#, true),
        (r#"{"movetime": 60000}"#, true),
        (r#"{"depth": 9}"#, false),
        (r#"{"nodes": 1000000000}"#, false),
    ] {
        let text = format!(
            r#"{{"name": "t", "game": "pentago", "games": 2, "limits": {limits},
                "players": [{{"player": "alpha-beta"}}, {{"player": "random"}}]}}"#
        );
        let trial = trial(&text);
        let tried = trial.play(0, 5.0, 10.0, counting()).unwrap();
        assert!(tried.cut.is_some_and(|ms| ms < 30.0), "{limits}: {tried:?}");
        assert!(tried.moves <= 2 && tried.games == 0, "{limits}: {tried:?}");
        assert_eq!(tried.ms_per_game.is_some(), is_known, "{limits}: {tried:?}");
        // Ten moves at least, far longer than what was played.
        assert!(
            tried.ms_per_game.is_none_or(|ms| ms > 1000.0),
            "{limits}: {tried:?}"
        );
    }
}

#[test]
fn players_that_cannot_play_here_are_judged_by_their_limits() {
    for (player, limits, ms) in [
        (
            r#""player": "learned""#,
            r#"{"movetime": 2}"#,
            Some(30_000.0),
        ),
        (r#""player": "learned""#, r#"{"depth": 2}"#, None),
        (
            r#""engine": ["somewhere"]"#,
            r#"{"movetime": 10}"#,
            Some(2000.0),
        ),
    ] {
        let text = format!(
            r#"{{"name": "t", "game": "2048", "games": 2, "limits": {limits}, "players": [{{{player}}}]}}"#
        );
        let tried = trial(&text).play(0, 5.0, 10.0, counting()).unwrap();
        assert_eq!(
            (tried.moves, tried.ms_per_game),
            (0, ms),
            "{player} {limits}"
        );
    }
}

#[test]
fn the_size_is_that_of_the_plan_or_the_course() {
    let two = r#""game": "loa", "limits": {"nodes": 100}, "players": [{"player": "strong"}, {"player": "random"}]"#;
    let of = |rest: &str| {
        let text = format!(r#"{{"name": "t", {two}, {rest}}}"#);
        let experiment = Experiment::from_json(&text).unwrap();
        (Trial::new(&experiment).unwrap().size().clone(), experiment)
    };
    let (compare, experiment) = of(r#""games": 30"#);
    assert_eq!(compare.most, Plan::new(&experiment).unwrap().jobs());
    assert_eq!((compare.likely, &compare.shares[..]), (30, &[0.5, 0.5][..]));
    for rest in [
        r#""games": 30000, "test": {}"#,
        r#""games": 31, "test": {}"#,
        r#""games": 5000, "ladder": {"error": 25}"#,
    ] {
        let (size, experiment) = of(rest);
        assert_eq!(
            size.most,
            Course::new(&experiment).unwrap().most_games(),
            "{rest}"
        );
        assert!(
            0 < size.likely && size.likely <= size.most,
            "{rest}: {size:?}"
        );
        assert_eq!(
            size.likely < size.most,
            experiment.games > 31.0,
            "{rest}: {size:?}"
        );
    }
}

/// Its games, then those of the test.
#[test]
fn a_tuning_has_one_player_and_a_test_at_the_end() {
    let trial = trial(
        r#"{"name": "t", "game": "loa", "games": 160, "players": [{"player": "strong"}], "limits": {"nodes": 100},
            "tune": {"params": ["walls"], "test_games": 400}}"#,
    );
    let size = trial.size();
    assert_eq!(
        (size.most, size.likely, &size.shares[..]),
        (560, 560, &[1.0][..])
    );
    assert!(trial.play(0, 5.0, 10.0, counting()).unwrap().moves > 0);
}

/// A sweep makes several players of one; only those at the same value meet.
#[test]
fn every_value_of_a_sweep_is_tried() {
    let trial = trial(
        r#"{"name": "t", "game": "pentago", "games": 10, "players": [{"player": "alpha-beta"}, {"player": "genetic"}],
            "sweep": {"over": "depth", "values": [1, 2, 3], "equal": true}}"#,
    );
    assert_eq!(trial.contenders().len(), 6);
    assert_eq!((trial.size().most, trial.size().shares.len()), (30, 6));
    assert!((trial.size().shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
}
