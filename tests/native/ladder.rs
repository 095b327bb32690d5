//! The ladder on synthetic players, whose ratings are known.

use plyground::games::random::Dice;
use plyground::lab::{Ending, Experiment, Ladder, Meeting, Plan, ResultLine, ratings};

use crate::support::matches::match_result;

/// By the number of simulations of the players.
const RATINGS: [(u32, f64); 6] = [
    (10, 130.0),
    (20, 300.0),
    (30, 420.0),
    (40, 250.0),
    (50, 720.0),
    (60, 610.0),
];

fn experiment() -> Experiment {
    let players: Vec<String> = RATINGS
        .iter()
        .map(|(n, _)| format!(r#"{{"player": "mcts", "settings": {{"simulations": {n}}}}}"#))
        .collect();
    let text = format!(
        r#"{{"name": "l", "game": "pentago", "games": 6000, "limits": {{"nodes": 9}},
        "players": [{{"player": "random"}}, {}]}}"#,
        players.join(", ")
    );
    Experiment::from_json(&text).expect("an experiment")
}

fn rating(id: &str) -> f64 {
    let is = |(n, _): &&(u32, f64)| id.contains(&format!("simulations={n},"));
    RATINGS.iter().find(is).map_or(0.0, |(_, elo)| *elo)
}

/// Plays the games of a plan by dice.
fn played(plan: &Plan, dice: &mut Dice) -> Vec<ResultLine> {
    let [own, other] = [0, 1].map(|i| plan.contenders()[i].id());
    let score = 1.0 / (1.0 + 10_f64.powf((rating(&other) - rating(&own)) / 400.0));
    let lines = plan.seeds().flat_map(|seed| [(seed, true), (seed, false)]);
    lines
        .map(|(seed, first)| {
            let result = if dice.unit() < score {
                Ending::Win
            } else {
                Ending::Loss
            };
            ResultLine {
                game: "pentago".into(),
                player: own.clone(),
                name: None,
                outcome: match_result(&other, seed, first, result),
                record: None,
            }
        })
        .collect()
}

#[test]
fn a_ladder_finds_the_ratings_of_its_players() {
    let experiment = experiment();
    let mut ladder = Ladder::new(&experiment, "random", 25.0).expect("a ladder");
    let mut dice = Dice::new(5);
    while let Some(round) = ladder.next() {
        let plan = Plan::new(&round).expect("a plan");
        played(&plan, &mut dice)
            .iter()
            .for_each(|line| ladder.add(line));
    }
    let rungs = ladder.rungs();
    let plan = Plan::new(&experiment).expect("a plan");
    let known: Vec<f64> = rungs
        .iter()
        .map(|rung| rating(&plan.contenders()[rung.player].id()))
        .collect();
    assert!(known.windows(2).all(|pair| pair[0] > pair[1]), "{known:?}");
    for (rung, known) in rungs.iter().zip(&known) {
        assert!(
            (rung.elo - known).abs() < 1.6 * rung.error + 1.0,
            "{rung:?}, {known}"
        );
        assert!(rung.error_to_next <= 25.0, "{rung:?}");
    }
    assert_eq!(rungs[6].elo, 0.0);
}

/// Against the closed form for two, and additive along a chain.
#[test]
fn ratings_are_those_of_the_scores() {
    let meetings = [
        Meeting {
            players: [0, 1],
            games: 399.9,
            points: 99.95,
        },
        Meeting {
            players: [2, 1],
            games: 399.9,
            points: 299.95,
        },
    ];
    let found = ratings(3, 0, &meetings);
    let step = 400.0 * 3_f64.log10();
    assert!((found.all[1].elo - step).abs() < 1e-6);
    assert!((found.all[2].elo - 2.0 * step).abs() < 1e-6);
    let single = found.error_between([0, 1]);
    assert!((found.all[2].error - single * 2_f64.sqrt()).abs() < 0.01);
}
