//! Games that repeat move by move: they count once, and nothing is made of them.

use std::sync::Arc;

use plyground::players::{Contender, Setting, catalogue};
use plyground::search::{Clock, Limits};
use plyground_lab::{
    AnyResult, Course, Decision, Ending, Experiment, Hypotheses, Ladder, MatchResult,
    MatchStanding, Plan, ResultLine, SequentialTest, Tally,
};

use crate::matches::match_result;

/// Two players that throw no dice, of each game of two.
const SETTLED: [(&str, [&str; 2]); 2] = [
    ("loa", ["alpha-beta", "strong"]),
    ("pentago", ["alpha-beta", "strong"]),
];

fn experiment(game: &str, players: [&str; 2], opening: u32, games: u32) -> Experiment {
    let [first, second] = players.map(|id| format!(r#"{{"player": "{id}"}}"#));
    let text = format!(
        r#"{{"name": "t", "game": "{game}", "games": {games}, "opening": {opening}, "limits": {{"nodes": 10}},
        "players": [{first}, {second}]}}"#
    );
    Experiment::from_json(&text).expect("an experiment")
}

/// The same with a test.
fn tested(experiment: Experiment) -> Experiment {
    Experiment {
        test: Some(Hypotheses::default()),
        ..experiment
    }
}

fn played(plan: &Plan, number: u64) -> ResultLine {
    let mut job = plan.start(number, Clock::none()).unwrap().expect("a game");
    while job.advance() {}
    job.line()
}

/// A game between two that nobody played, with that checksum of its moves.
fn line([player, opponent]: [&str; 2], seed: u64, first: bool, checksum: u32) -> ResultLine {
    let result = if checksum.is_multiple_of(3) {
        Ending::Loss
    } else {
        Ending::Win
    };
    let AnyResult::Match(outcome) = match_result(opponent, seed, first, result) else {
        unreachable!("a match")
    };
    ResultLine {
        game: "loa".into(),
        player: player.into(),
        name: None,
        outcome: AnyResult::Match(MatchResult {
            checksum: Some(checksum),
            ..outcome
        }),
        fault: None,
        record: None,
    }
}

fn standing(tally: &Tally) -> MatchStanding<'_> {
    tally.matches().next().expect("a match")
}

#[test]
fn who_throws_no_dice_plays_the_same_game_on_every_seed() {
    for game in ["loa", "loa-mover", "pentago"] {
        let opened = catalogue::open(game).unwrap();
        let mut settled = Vec::new();
        for info in opened.players() {
            let limits = Limits::nodes(40);
            let one = Contender::new(info, info.defaults(), limits).unwrap();
            let one = Arc::new(one);
            let both = [Arc::clone(&one), one];
            let bout = |seed| {
                let setting = Setting { seed, opening: 0 };
                opened.bout(&both, setting, Clock::none()).unwrap()
            };
            if bout(1).throws_dice() {
                continue;
            }
            settled.push(info.id);
            let checksum = |seed| {
                let mut bout = bout(seed);
                while bout.advance() {}
                bout.checksum()
            };
            assert!(checksum(1).is_some());
            assert_eq!(checksum(1), checksum(77), "{game} {}", info.id);
        }
        for id in ["strong", "alpha-beta"] {
            assert!(settled.contains(&id), "{game}: {settled:?}");
        }
        for id in ["random", "mcts", "genetic"] {
            assert!(!settled.contains(&id), "{game}: {settled:?}");
        }
    }
}

#[test]
fn games_that_would_all_repeat_are_refused_by_field_and_value() {
    for (game, players) in SETTLED {
        let refused = |experiment: &Experiment| {
            let message = Plan::new(experiment).unwrap_err().to_string();
            assert!(
                message.starts_with("opening: 0 is not 2 or more"),
                "{message}"
            );
            assert!(message.contains("alpha-beta"), "{message}");
        };
        let repeats = experiment(game, players, 0, 20_000);
        refused(&repeats);
        refused(&experiment(game, players, 0, 3));
        assert!(Course::new(&tested(repeats.clone())).is_err());
        assert!(Ladder::new(&repeats, "random", 25.0).is_err());
        let mut tuning = experiment(game, players, 0, 64);
        tuning.players.truncate(1);
        tuning.tune = Some(plyground_lab::Tuning {
            params: vec![
                catalogue::open(game)
                    .unwrap()
                    .player(players[0])
                    .unwrap()
                    .params[0]
                    .name
                    .into(),
            ],
            ..Default::default()
        });
        assert!(
            Course::new(&tuning)
                .unwrap_err()
                .to_string()
                .starts_with("opening: 0")
        );
        // Dice of any kind, or the two games there are.
        let taken = |experiment: &Experiment| assert_eq!(Plan::new(experiment).err(), None);
        taken(&experiment(game, players, 0, 2));
        taken(&experiment(game, players, 1, 20_000));
        taken(&experiment(game, [players[0], "random"], 0, 20_000));
        let mut noisy = repeats.clone();
        noisy.players[1].settings.insert("noise".into(), 100.0);
        taken(&noisy);
        let mut timed = repeats;
        timed.limits.movetime = Some(5.0);
        taken(&timed);
    }
}

/// Whoever throws dice meets anyone from the start.
#[test]
fn among_many_players_those_are_named_who_throw_no_dice() {
    for (game, players) in SETTLED {
        let mut many = experiment(game, ["strong", "mcts"], 0, 1000);
        for noise in 0..10 {
            let mut noisy = many.players[0].clone();
            noisy
                .settings
                .insert("noise".into(), 100.0 + f64::from(noise));
            many.players.insert(0, noisy);
        }
        assert_eq!(Plan::new(&many).err(), None, "{game}");
        let settled = experiment(game, players, 0, 1000).players.remove(0);
        many.players.insert(5, settled);
        let message = Plan::new(&many).unwrap_err().to_string();
        let named = r#"all games of "alpha-beta, 10 nodes" and "strong, 10 nodes" repeat"#;
        assert!(message.contains(named), "{message}");
    }
}

#[test]
fn equal_games_count_once_whatever_their_order() {
    // Three different pairs, of which one comes ten times, and half a pair.
    let seeds = (0..12).map(|seed| (seed, if seed < 10 { 0 } else { seed as u32 }));
    let mut lines: Vec<ResultLine> = seeds
        .flat_map(|(seed, kind)| [true, false].map(|first| line(["a", "b"], seed, first, kind)))
        .collect();
    lines.push(line(["a", "b"], 50, true, 0));
    let sum = |lines: &mut dyn Iterator<Item = &ResultLine>| {
        let mut tally = Tally::default();
        lines.for_each(|line| assert!(tally.add(line)));
        standing(&tally).summary
    };
    let all = sum(&mut lines.iter());
    assert_eq!((all.games, all.different), (25, 6));
    assert_eq!((all.wins, all.losses), (4, 21));
    assert_eq!(all.pairs, [1, 0, 0, 0, 2]);
    assert_eq!(all.score, 4.0 / 6.0);
    assert_eq!(sum(&mut lines.iter().rev()), all);
    let (some, others): (Vec<_>, Vec<_>) = lines.iter().partition(|line| line.seed() % 3 == 0);
    assert_eq!(sum(&mut others.into_iter().chain(some)), all);
    // As sure as the different ones alone.
    let different = [0, 10, 11].map(|seed| 2 * seed);
    let once = sum(&mut different.iter().flat_map(|&at| &lines[at..at + 2]));
    assert_eq!(
        (once.score_interval, once.elo),
        (all.score_interval, all.elo)
    );
    assert_eq!((once.games, once.different), (6, 6));
}

/// As the first it loses the same game each time; as the second it wins games that differ.
#[test]
fn tables_ladders_and_tests_rest_on_the_same_pairs() {
    let plan = Plan::new(&experiment("loa", ["alpha-beta", "strong"], 2, 200)).unwrap();
    let ids = [0, 1].map(|i| plan.contenders()[i].id());
    let ids = [ids[0].as_str(), ids[1].as_str()];
    let mut tally = Tally::default();
    let mut test = SequentialTest::new(&plan, Hypotheses::default()).unwrap();
    let two = experiment("loa", ["alpha-beta", "strong"], 2, 200);
    let mut ladder = Ladder::new(&two, "strong", 25.0).unwrap();
    for seed in 0..100 {
        for first in [true, false] {
            let kind = if first { 0 } else { 1 + 3 * seed as u32 };
            let line = line(ids, seed, first, kind);
            tally.add(&line);
            test.add(&line);
            ladder.add(&line);
        }
    }
    let (summary, verdict) = (standing(&tally).summary, test.verdict());
    assert_eq!((summary.pairs, summary.different), ([0, 0, 100, 0, 0], 101));
    assert_eq!((summary.wins, summary.losses), (100, 100));
    assert_eq!(summary.score, 0.5);
    assert_eq!(
        [summary.elo.difference, summary.elo.low, summary.elo.high],
        [verdict.difference, verdict.low, verdict.high]
    );
    let rungs = ladder.rungs();
    assert!(rungs.iter().all(|rung| rung.elo.abs() < 1e-9), "{rungs:?}");
}

/// Where no pair is complete, the games are all there is.
#[test]
fn single_games_have_a_score_too() {
    let mut tally = Tally::default();
    for (seed, kind) in [(0, 1), (1, 1), (2, 4), (3, 0)] {
        tally.add(&line(["a", "b"], seed, true, kind));
    }
    let summary = standing(&tally).summary;
    assert_eq!((summary.games, summary.different), (4, 3));
    assert_eq!((summary.pairs, summary.score), ([0; 5], 2.0 / 3.0));
}

#[test]
fn earlier_results_without_random_moves_count_once_too() {
    let games = |opening: u32| {
        let mut tally = Tally::default();
        for seed in 0..100 {
            for first in [true, false] {
                let text = format!(
                    r#"{{"game":"loa","player":"a","opponent":"b","seed":{seed},"opening":{opening},"first":{first},"result":"win","moves":20,"ms":8.0,"nodes":90,"own_moves":10,"opponent_ms":22.0,"opponent_nodes":11,"opponent_moves":10}}"#
                );
                tally.add(&ResultLine::from_json(&text).unwrap());
            }
        }
        let summary = standing(&tally).summary;
        (summary.games, summary.different, summary.score_interval)
    };
    let (all, different, interval) = games(0);
    assert_eq!((all, different), (200, 2));
    assert_eq!(interval, None);
    // Which of these are equal, nobody can tell.
    assert_eq!((games(2).0, games(2).1), (200, 200));
}

/// Programs from outside count no nodes, but their games have records.
#[test]
fn earlier_results_of_programs_are_known_by_their_records() {
    let different = |nodes: u64, record: &dyn Fn(u64) -> String| {
        let mut tally = Tally::default();
        for seed in 0..40 {
            let record = record(seed);
            let text = format!(
                r#"{{"game":"loa","player":"engine a","opponent":"strong","seed":{seed},"opening":0,"first":true,"result":"win","moves":20,"ms":8.0,"nodes":{nodes},"own_moves":10,"opponent_ms":22.0,"opponent_nodes":11,"opponent_moves":10{record}}}"#
            );
            tally.add(&ResultLine::from_json(&text).unwrap());
        }
        standing(&tally).summary.different
    };
    // Other moves, or the same on other seeds.
    let moves = |seed| format!(r#","record":"loa.{seed}.0.1a2b{}""#, seed % 5);
    assert_eq!(different(0, &moves), 5);
    assert_eq!(different(7, &moves), 5);
    // Nothing tells them apart, or together.
    assert_eq!(different(0, &|_| String::new()), 40);
    assert_eq!(different(7, &|_| String::new()), 1);
}

/// As good as the checksum, of which earlier results know nothing.
#[test]
fn a_record_says_the_same_as_the_checksum() {
    for (game, players) in SETTLED {
        let mut two = experiment(game, players, 2, 2);
        two.players[1].player = "random".into();
        let plan = Plan::new(&two).unwrap();
        let mut tally = Tally::default();
        for seed in [3, 4] {
            let mut job = plan.start(0, Clock::none()).unwrap().expect("a game");
            while job.advance() {}
            let mut line = job.line();
            let AnyResult::Match(result) = &mut line.outcome else {
                unreachable!("a match")
            };
            result.seed = seed;
            if seed == 4 {
                result.checksum = None;
                line.record = Some(job.bout().record());
            }
            tally.add(&line);
        }
        let summary = standing(&tally).summary;
        assert_eq!((summary.games, summary.different), (2, 1), "{game}");
    }
}

#[test]
fn a_test_decides_nothing_by_pairs_that_repeat() {
    let plan = Plan::new(&experiment("loa", ["alpha-beta", "strong"], 2, 2)).unwrap();
    let ids = [0, 1].map(|i| plan.contenders()[i].id());
    let ids = [ids[0].as_str(), ids[1].as_str()];
    let after = |kinds: u32| {
        let mut test = SequentialTest::new(&plan, Hypotheses::default()).unwrap();
        for seed in 0..5000 {
            for first in [true, false] {
                test.add(&line(ids, seed, first, 1 + 3 * (seed as u32 % kinds)));
            }
        }
        (test.verdict(), test.verdict().exhausted)
    };
    let (verdict, exhausted) = after(1);
    assert_eq!(verdict.decision, Decision::Undecided);
    assert_eq!((verdict.games, verdict.different), (10_000, 2));
    assert!(exhausted);
    let (verdict, exhausted) = after(19);
    assert_eq!((verdict.decision, exhausted), (Decision::Undecided, true));
    assert_eq!((verdict.low, verdict.different), (after(19).0.low, 38));
    let (verdict, exhausted) = after(5000);
    assert_eq!((verdict.decision, exhausted), (Decision::Better, false));
    assert_eq!(verdict.different, 10_000);
}

/// Lines of Action has 36 first moves.
#[test]
fn a_test_ends_when_its_openings_do() {
    let mut course = Course::new(&tested(experiment(
        "loa",
        ["alpha-beta", "strong"],
        1,
        20_000,
    )))
    .unwrap();
    let plan = Plan::new(course.stage().unwrap()).unwrap();
    while course.stage().is_some() {
        let next = course.missing()[0].start;
        course.add(played(&plan, next)).unwrap();
    }
    let verdict = course.verdict().unwrap();
    assert!(verdict.games < 2000, "{verdict:?}");
    assert!(verdict.different <= 72, "{verdict:?}");
    if verdict.decision == Decision::Undecided {
        assert!(verdict.different > 60, "{verdict:?}");
    }
}

/// The adversary of an evil board leaves nothing to chance but the first tiles.
#[test]
fn an_evil_board_repeats_its_games_and_one_of_chance_does_not() {
    let sum = |game: &str| {
        let experiment = Experiment::from_json(&format!(
            r#"{{"name": "t", "game": "{game}", "games": 400, "players": [{{"player": "greedy"}}, {{"player": "expectimax"}}],
            "limits": {{"depth": 1}}}}"#
        ))
        .unwrap();
        let plan = Plan::new(&experiment).unwrap();
        let mut tally = Tally::default();
        let mut test = SequentialTest::new(&plan, Hypotheses::default()).unwrap();
        for job in 0..plan.jobs() {
            let line = played(&plan, job);
            let AnyResult::Solo(result) = &line.outcome else {
                unreachable!("one plays alone")
            };
            assert_eq!(result.checksum.is_some(), game.ends_with("evil"));
            tally.add(&line);
            test.add(&line);
        }
        let summary = tally.standings().next().unwrap().summary;
        let verdict = test.verdict();
        (
            summary.games,
            summary.different,
            verdict.games,
            verdict.different,
        )
    };
    assert_eq!(sum("2048-3x3"), (400, 400, 800, 800));
    let (games, different, pairs, different_pairs) = sum("2048-3x3-evil");
    assert_eq!((games, pairs), (400, 800));
    assert!(
        different < 150 && different_pairs < 300,
        "{different} {different_pairs}"
    );
}

#[test]
fn a_ladder_stands_where_its_games_repeat() {
    let mut ladder = Ladder::new(
        &experiment("loa", ["strong", "random"], 2, 10_000),
        "random",
        25.0,
    )
    .unwrap();
    let mut games = 0;
    while let Some(round) = ladder.next() {
        let plan = Plan::new(&round).unwrap();
        let ids = [0, 1].map(|i| plan.contenders()[i].id());
        for seed in plan.seeds() {
            for first in [true, false] {
                ladder.add(&line(
                    [&ids[0], &ids[1]],
                    seed,
                    first,
                    1 + 3 * (seed as u32 % 4),
                ));
                games += 1;
            }
        }
    }
    assert!(games < 200, "{games} games");
    let rungs = ladder.rungs();
    assert_eq!((rungs[0].games, rungs[0].different), (games, 8));
    assert!(rungs[0].error > 100.0, "as of eight games: {rungs:?}");
}

#[test]
fn games_of_two_come_in_pairs() {
    let course = |games| Course::new(&tested(experiment("loa", ["strong", "random"], 2, games)));
    for games in [0, 1] {
        let message = course(games).unwrap_err().to_string();
        assert!(
            message.starts_with(&format!("games: {games} is not")),
            "{message}"
        );
        let ladder = Ladder::new(
            &experiment("loa", ["strong", "random"], 2, games),
            "random",
            25.0,
        );
        assert!(
            ladder
                .unwrap_err()
                .to_string()
                .starts_with(&format!("games: {games} is not"))
        );
    }
    assert_eq!(course(2).unwrap().most_games(), 2);
    assert_eq!(course(401).unwrap().most_games(), 400);
}
