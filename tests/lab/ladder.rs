//! The ladder on synthetic players, whose ratings are known.

use plyground::games::random::Dice;
use plyground_lab::{
    Course, Ending, Experiment, Ladder, LadderGoal, Meeting, Plan, ResultLine, ratings,
};

use crate::matches::match_result;

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
        r#"{{"name": "l", "game": "pentago", "games": 6000, "ladder": {{}}, "limits": {{"nodes": 9}},
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
                fault: None,
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
    assert!(ladder.games_played() <= ladder.most_games());
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

/// Workers and files bring games in any order, and some of them twice.
#[test]
fn a_ladder_takes_its_games_in_any_order() {
    let experiment = Experiment {
        games: 200.0,
        ladder: Some(LadderGoal { error: 60.0 }),
        ..experiment()
    };
    let mut ladder = Ladder::new(&experiment, "random", 60.0).expect("a ladder");
    let (mut dice, mut all) = (Dice::new(5), Vec::new());
    while let Some(round) = ladder.next() {
        let lines = played(&Plan::new(&round).expect("a plan"), &mut dice);
        lines.iter().for_each(|line| ladder.add(line));
        all.extend(lines);
    }
    let games = all.len();
    for turn in 0..3 {
        let mut course = Course::new(&experiment).expect("a course");
        assert!(course.rungs().is_empty());
        // Backwards, shuffled, and in two halves.
        match turn {
            0 => all.reverse(),
            1 => (1..games).for_each(|i| all.swap(i, dice.below(i as u32 + 1) as usize)),
            _ => all.rotate_left(games / 2),
        }
        let twice = all.iter().step_by(7).chain(&all);
        let new = twice.filter(|line| course.add((*line).clone()).expect("a game"));
        assert_eq!(new.count(), games);
        // A round that is over takes its games no more.
        assert!(!course.add(all[0].clone()).expect("a game"));
        assert_eq!((course.games(), course.stage()), (games as u64, None));
        assert_eq!(course.rungs(), ladder.rungs());
        assert_eq!(course.missing(), []);
    }
}

#[test]
fn a_ladder_says_what_is_missing_and_refuses_a_sweep() {
    let mut course = Course::new(&experiment()).expect("a course");
    let plan = Plan::new(course.stage().expect("a stage")).expect("a plan");
    let lines = played(&plan, &mut Dice::new(1));
    for job in [0, 3] {
        assert!(course.add(lines[job].clone()).expect("a game"));
    }
    assert_eq!(course.missing(), [1..3, 4..plan.jobs()]);
    assert_eq!(course.rungs().len(), 7);
    let swept = r#"{"name": "l", "game": "pentago", "games": 10, "limits": {"nodes": 9}, "ladder": {},
        "sweep": {"over": "simulations", "values": [1, 2]}, "players": [{"player": "random"}, {"player": "mcts"}]}"#;
    let swept = Experiment::from_json(swept).expect("an experiment");
    let error = Course::new(&swept).expect_err("it is refused");
    assert!(error.to_string().starts_with("sweep.over"), "{error}");
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
    // A quarter of 400 games won, 0.1 of them by the prior.
    let closed = 1.959_964 * 400.0 / 10_f64.ln() / (400.0 * 0.25 * 0.75_f64).sqrt();
    assert!((single - closed).abs() < 0.01);
    assert!((found.error_between([2, 1]) - closed).abs() < 0.01);
    assert!((found.all[2].error - single * 2_f64.sqrt()).abs() < 0.01);
}

#[test]
fn a_game_that_one_plays_alone_has_no_ladder() {
    let text = r#"{"name": "l", "game": "2048", "games": 2, "ladder": {}, "players": [{"player": "random"}, {"player": "corner"}]}"#;
    let experiment = Experiment::from_json(text).expect("an experiment");
    let refused = Course::new(&experiment).expect_err("no two sides");
    assert!(
        refused.to_string().starts_with("game: \"2048\""),
        "{refused}"
    );
}
