//! Tuning on synthetic players, whose strength is known: spoiled weights come back.

use std::collections::BTreeMap;

use plyground::games::random::Dice;
use plyground::players::{Param, catalogue};
use plyground_lab::{
    AnyResult, Ending, Experiment, ExperimentLimits, ExperimentPlayer, GameResult, Method, Plan,
    ResultLine, Tuner, Tuning,
};
use proptest::prelude::*;

use crate::matches::match_result;
use crate::support::lasting::often;
use crate::support::pinned;

/// The weights of a player of Lines of Action, each spoiled by a factor of 3, and what they were.
const MATCH: [(&str, f64, f64); 5] = [
    ("concentration", 300.0, 900.0),
    ("centralisation", 40.0, 120.0),
    ("connectedness", 120.0, 40.0),
    ("mobility", 2.0, 6.0),
    ("tempo", 75.0, 25.0),
];

/// The same for a player of 2048.
const SCORES: [(&str, f64, f64); 3] = [
    ("smoothness", 0.3, 0.1),
    ("log-empty", 0.9, 2.7),
    ("max-tile", 3.0, 1.0),
];

type Weights = [(&'static str, f64, f64)];

fn tuning(game: &str, player: &str, weights: &Weights, method: &str, games: u64) -> Experiment {
    let start: Vec<String> = weights
        .iter()
        .map(|(name, start, _)| format!(r#""{name}": {start}"#))
        .collect();
    // Nobody searches, so nobody needs a table.
    let table = if game == "loa" { r#", "table": 0"# } else { "" };
    let names: Vec<String> = weights
        .iter()
        .map(|(name, ..)| format!(r#""{name}""#))
        .collect();
    let text = format!(
        r#"{{"name": "t", "game": "{game}", "games": {games}, "seed": 7, "limits": {{"nodes": 100}},
        "players": [{{"player": "{player}", "settings": {{{}{table}}}}}],
        "tune": {{"params": [{}], "method": "{method}"}}}}"#,
        start.join(", "),
        names.join(", ")
    );
    Experiment::from_json(&text).expect("an experiment")
}

/// What a player loses by its weights, in Elo: 60 for each that is wrong by a factor of 3.
fn loss(weights: &Weights, value: impl Fn(&str) -> f64) -> f64 {
    let parts = weights.iter().map(|&(name, _, right)| {
        let wrong = (value(name).max(1e-3) / right).ln() / 3_f64.ln();
        60.0 * wrong * wrong
    });
    parts.sum()
}

fn loss_of(weights: &Weights, player: &ExperimentPlayer) -> f64 {
    loss(weights, |name| player.settings[name])
}

/// Plays the games of a step by dice, as strong as the weights say. Both games of a pair share the luck of the
/// opening; a quarter are draws.
fn played(weights: &Weights, step: &Experiment, is_match: bool) -> (Plan, Vec<ResultLine>) {
    let plan = Plan::new(step).expect("a plan");
    let losses = [0, 1].map(|i| loss_of(weights, &step.players[i]));
    let ids = [0, 1].map(|i| plan.contenders()[i].id());
    let mut lines = Vec::new();
    for seed in plan.seeds() {
        let mut dice = Dice::new(seed);
        for (place, id) in ids.iter().enumerate() {
            let outcome = if is_match {
                let elo = losses[1] - losses[0];
                match_result(&ids[1], seed, place == 0, match_ending(elo, &mut dice))
            } else {
                solo_result(seed, losses[place], &mut dice)
            };
            let player = if is_match { &ids[0] } else { id };
            lines.push(ResultLine {
                game: step.game.clone(),
                player: player.clone(),
                name: None,
                outcome,
                fault: None,
                record: None,
            });
        }
    }
    (plan, lines)
}

fn match_ending(elo: f64, dice: &mut Dice) -> Ending {
    let score = 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
    let drawn = 0.5 * score.min(1.0 - score);
    let chance = dice.unit();
    if chance < score - drawn / 2.0 {
        Ending::Win
    } else if chance < score + drawn / 2.0 {
        Ending::Draw
    } else {
        Ending::Loss
    }
}

/// Scores vary by a factor that is far from normal; 100 Elo are worth a third.
fn solo_result(seed: u64, loss: f64, dice: &mut Dice) -> AnyResult {
    let luck = (-(1.0 - dice.unit()).max(1e-12).ln()).powf(0.7);
    AnyResult::Solo(GameResult {
        seed,
        moves: 10,
        ms: 1.0,
        score: (10_000.0 * luck * (-loss / 300.0).exp()) as u64,
        max: 64,
        nodes: 1,
        checksum: None,
    })
}

/// The weights that a tuning finds.
fn tuned(
    game: &str,
    player: &str,
    weights: &Weights,
    method: &str,
    games: u64,
) -> BTreeMap<String, f64> {
    let mut tuner = Tuner::new(&tuning(game, player, weights, method, games)).expect("a tuning");
    while let Some(step) = tuner.step() {
        let (plan, lines) = played(weights, &step, game == "loa");
        tuner.learn(&plan, &lines);
    }
    assert_eq!(tuner.games_done(), games);
    tuner.best()
}

/// What a tuning leaves of the loss, in Elo.
fn left(game: &str, player: &str, weights: &Weights, method: &str, games: u64) -> f64 {
    let best = tuned(game, player, weights, method, games);
    loss(weights, |name| best[name])
}

/// With slightly wrong arithmetic the weights may come back too, only later.
#[test]
fn tunings_find_the_pinned_weights() {
    let mut found = Vec::new();
    for method in ["spsa", "cma-es", "coordinate"] {
        for (game, player, weights) in [
            ("loa", "strong", &MATCH[..]),
            ("2048", "ovolve", &SCORES[..]),
        ] {
            let best = tuned(game, player, weights, method, 3_200);
            found.push(format!("{method} {game} {best:?}"));
        }
    }
    pinned::check("tests/tunings.txt", &found);
}

/// Tunes weights that are wrong by matches, 300 Elo in all, and in the long form by scores too, 180 Elo: no more than so many may be left.
fn come_back(method: &str, games: u64, most: f64) {
    let elo = left("loa", "strong", &MATCH, method, games);
    assert!(elo < most, "{elo} Elo of 300 are left");
    if often(false, true) {
        let elo = left("2048", "ovolve", &SCORES, method, games);
        assert!(elo < most, "{elo} Elo of 180 are left");
    }
}

#[test]
fn spoiled_weights_come_back_by_spsa() {
    come_back("spsa", 8_000, 20.0);
}

#[test]
fn spoiled_weights_come_back_by_cma_es() {
    come_back("cma-es", 19_200, 20.0);
}

#[test]
fn spoiled_weights_come_back_by_coordinate_search() {
    come_back("coordinate", 40_000, 60.0);
}

/// The best value is far for steps so small, and without luck each is seen for what it is worth. The steps must grow, or at
/// least not shrink, on a path that goes on in one direction.
#[test]
fn cma_es_comes_far_by_small_steps() {
    let far = |seed: u32| {
        let mut experiment = tuning("2048-5x5", "ovolve", &SCORES[..1], "cma-es", 1_280);
        experiment.seed = f64::from(1000 * seed);
        let tune = experiment.tune.as_mut().unwrap();
        (tune.pairs, tune.reach) = (Some(2.0), Some(0.1));
        let mut tuner = Tuner::new(&experiment).expect("a tuning");
        while let Some(step) = tuner.step() {
            let (plan, mut lines) = played(&SCORES[..1], &step, false);
            let first = plan.contenders()[0].id();
            for line in &mut lines {
                let place = usize::from(line.player != first);
                if let AnyResult::Solo(game) = &mut line.outcome {
                    game.score = (1e6 * step.players[place].settings["smoothness"]) as u64;
                }
            }
            tuner.learn(&plan, &lines);
        }
        tuner.best()["smoothness"]
    };
    let mut ends: Vec<f64> = (0..9).map(far).collect();
    ends.sort_by(f64::total_cmp);
    // From 0.3 up to 10, where the range ends. With steps that shrink there the median stays near 1.
    assert!(ends[4] > 5.0, "{ends:?}");
}

#[test]
fn a_parameter_without_any_influence_stays_where_it_is() {
    let mut tuner = Tuner::new(&tuning("loa", "strong", &MATCH, "coordinate", 4_000)).unwrap();
    while let Some(step) = tuner.step() {
        let (plan, mut lines) = played(&MATCH, &step, true);
        for line in &mut lines {
            if let AnyResult::Match(game) = &mut line.outcome {
                game.result = Ending::Draw;
            }
        }
        tuner.learn(&plan, &lines);
    }
    assert_eq!(tuner.best(), tuner.start());
}

/// A small step of a single value may be rounded away; two players that are the same can play no match.
#[test]
fn a_single_value_is_tuned_by_small_steps_too() {
    for reach in [0.01, 0.5] {
        let mut experiment = tuning("2048", "ovolve", &SCORES[..1], "cma-es", often(100, 400));
        experiment.tune.as_mut().unwrap().pairs = Some(2.0);
        experiment.tune.as_mut().unwrap().reach = Some(reach);
        let mut tuner = Tuner::new(&experiment).expect("a tuning");
        while let Some(step) = tuner.step() {
            let (plan, lines) = played(&SCORES[..1], &step, false);
            tuner.learn(&plan, &lines);
        }
    }
}

#[test]
fn seeds_that_run_out_are_refused_before_the_first_game() {
    let mut experiment = tuning("loa", "strong", &MATCH, "spsa", 320);
    experiment.seed = (1_u64 << 53) as f64;
    let message = Tuner::new(&experiment).unwrap_err().to_string();
    assert!(
        message.starts_with("seed: 9007199254740992 is not"),
        "{message}"
    );
    // The steps take their seeds, and each two games of the test take one.
    experiment.seed -= 160.0 + 10_000.0;
    let tuner = Tuner::new(&experiment).expect("seeds for all games");
    let step = tuner.step().expect("a step");
    assert!(Plan::new(&step).is_ok());
    experiment.seed += 1.0;
    assert!(Tuner::new(&experiment).is_err());
}

#[test]
fn a_tuning_follows_from_its_experiment_and_results() {
    let experiment = tuning("loa", "strong", &MATCH, "spsa", 320);
    let [mut one, mut other] = [0, 1].map(|_| Tuner::new(&experiment).expect("a tuning"));
    while let Some(step) = one.step() {
        assert_eq!(other.step().as_ref(), Some(&step));
        let (plan, mut lines) = played(&MATCH, &step, true);
        one.learn(&plan, &lines);
        lines.reverse();
        other.learn(&plan, &lines);
    }
    assert_eq!(one.best(), other.best());
    let test = one.test().expect("something has changed");
    assert!(test.seed >= experiment.seed + 160.0, "fresh seeds");
}

/// Whole numbers stay whole and in their range, at their ends too.
#[test]
fn switches_and_whole_numbers_are_tuned() {
    for method in ["spsa", "coordinate"] {
        let text = format!(
            r#"{{"name": "t", "game": "loa", "games": 4000, "limits": {{"nodes": 100}},
            "players": [{{"player": "strong", "settings": {{"table": 0}}}}],
            "tune": {{"params": ["multi-cut", "null-move", "static-margin"], "method": "{method}", "pairs": 20}}}}"#
        );
        let mut tuner = Tuner::new(&Experiment::from_json(&text).unwrap()).unwrap();
        // Better without, and with a null move of 4 plies.
        while let Some(step) = tuner.step() {
            let worth = |i: usize| {
                let settings: &BTreeMap<String, f64> = &step.players[i].settings;
                for name in ["multi-cut", "null-move", "static-margin"] {
                    assert_eq!(settings[name].fract(), 0.0);
                }
                50.0 * settings["null-move"] - 200.0 * settings["multi-cut"]
            };
            let elo = worth(0) - worth(1);
            let plan = Plan::new(&step).unwrap();
            let ids = [0, 1].map(|i| plan.contenders()[i].id());
            let lines: Vec<ResultLine> = plan
                .seeds()
                .flat_map(|seed| {
                    let mut dice = Dice::new(seed);
                    [true, false].map(|first| {
                        match_result(&ids[1], seed, first, match_ending(elo, &mut dice))
                    })
                })
                .map(|outcome| ResultLine {
                    game: "loa".into(),
                    player: ids[0].clone(),
                    name: None,
                    outcome,
                    fault: None,
                    record: None,
                })
                .collect();
            tuner.learn(&plan, &lines);
        }
        let best = tuner.best();
        assert_eq!(best["multi-cut"], 0.0, "{method}");
        assert!(best["null-move"] >= 3.0, "{method}");
    }
}

/// All parameters of all players.
fn all_params() -> Vec<(String, &'static str, &'static [Param])> {
    let games = ["2048", "loa", "pentago"].map(|game| catalogue::open(game).expect("a game"));
    let players = games.iter().flat_map(|game| {
        let players = game.players().into_iter();
        players.map(|info| (game.name(), info.id, info.params))
    });
    players.filter(|(.., params)| !params.is_empty()).collect()
}

/// A tuning of parameters that begin at such shares of their ranges.
fn tuning_from(
    (game, player, params): &(String, &str, &[Param]),
    shares: &[f64],
    method: Method,
    reach: f64,
) -> Experiment {
    let start = |(param, share): (&Param, &f64)| {
        let steps = (share * (param.max - param.min) / param.step).round();
        let value = (param.min + steps * param.step).min(param.max);
        (param.name.to_string(), value)
    };
    Experiment {
        name: "t".into(),
        game: game.clone(),
        games: 160.0,
        limits: ExperimentLimits {
            nodes: Some(100.0),
            ..ExperimentLimits::default()
        },
        players: vec![ExperimentPlayer {
            player: (*player).into(),
            settings: params
                .iter()
                .zip(shares.iter().cycle())
                .map(start)
                .collect(),
            ..ExperimentPlayer::default()
        }],
        tune: Some(Tuning {
            params: params.iter().map(|param| param.name.into()).collect(),
            method,
            pairs: Some(2.0),
            reach: Some(reach),
            ..Tuning::default()
        }),
        ..Experiment::default()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// The candidates of every step differ, however short the reach: SPSA moves every parameter, whole numbers by one at
    /// least, at the ends of their ranges too.
    #[test]
    fn no_step_is_rounded_away(
        player: prop::sample::Index,
        shares in prop::collection::vec(prop_oneof![Just(0.0), Just(1.0), 0.0..=1.0], 1..6),
        reach in prop_oneof![Just(0.01), 0.01..2.0],
        method in prop::sample::select(vec![Method::Spsa, Method::CmaEs, Method::Coordinate]),
    ) {
        let all = all_params();
        let tuned = player.get(&all);
        let experiment = tuning_from(tuned, &shares, method, reach);
        let mut tuner = Tuner::new(&experiment).expect("a tuning");
        while let Some(step) = tuner.step() {
            let [one, other] = [0, 1].map(|i| &step.players[i].settings);
            prop_assert_ne!(one, other);
            for param in tuned.2.iter().filter(|_| method == Method::Spsa) {
                let apart = (one[param.name] - other[param.name]).abs();
                let least = if param.step.fract() == 0.0 { 1.0 } else { f64::MIN_POSITIVE };
                prop_assert!(apart >= least, "{} of {}: {apart}", param.name, tuned.1);
            }
            tuner.learn(&Plan::new(&step).expect("a plan"), &[]);
        }
    }
}

/// As many games as brought spoiled weights back, above, are no fewer than those that are advised for matches.
#[test]
fn the_advised_games_are_those_that_brought_weights_back() {
    for (method, games) in [("spsa", 8_000), ("cma-es", 19_200), ("coordinate", 40_000)] {
        let tuner = Tuner::new(&tuning("loa", "strong", &MATCH, method, 8_000)).expect("a tuning");
        let advised = tuner.advised_games();
        assert!(
            (games / 2..=games).contains(&advised),
            "{method}: {advised}"
        );
    }
}

#[test]
fn what_cannot_be_tuned_is_named() {
    let refused = |change: &dyn Fn(&mut Experiment)| {
        let mut experiment = tuning("loa", "strong", &MATCH, "spsa", 320);
        change(&mut experiment);
        Tuner::new(&experiment)
            .expect_err("it is wrong")
            .to_string()
    };
    let message = refused(&|one| one.games = 3.0);
    assert!(message.contains("games: 3"), "{message}");
    let message = refused(&|one| one.tune.as_mut().unwrap().params.push("wals".into()));
    assert!(message.contains("wals"), "{message}");
    let message = refused(&|one| one.tune.as_mut().unwrap().pairs = Some(0.5));
    assert!(message.contains("tune.pairs: 0.5"), "{message}");
    let message = refused(&|one| one.players.clear());
    assert!(message.contains("players: 0"), "{message}");
    let message = refused(&|one| one.limits = Default::default());
    assert!(message.contains("limits"), "{message}");
}
