//! Experiments: what is refused, how games are numbered, and what lines add up to.

use std::sync::Arc;

use plyground::games::g2048::Board;
use plyground::games::{Table, pentago};
use plyground::players::catalogue;
use plyground::players::g2048::standard;
use plyground::search::{Clock, Limits};
use plyground_lab::{
    AnyResult, Elo, Experiment, Job, MAX_GAMES, Plan, ResultLine, Sweep, Tally, experiments,
    mean_interval, wilson_interval,
};

use crate::support::boards::deal;
use crate::support::players::{contender, seat};

/// A good experiment in which one piece of its text is replaced.
fn with(old: &str, new: &str) -> String {
    let text = r#"{"name": "try", "game": "2048", "games": 20, "seed": 3, "limits": {"depth": 1},
        "players": [{"player": "expectimax", "preset": "ovolve", "settings": {"empty": 300}}, {"player": "random"}]}"#;
    assert!(text.contains(old), "{old}");
    text.replacen(old, new, 1)
}

fn plan(text: &str) -> Result<Plan, String> {
    let experiment = Experiment::from_json(text).map_err(|error| error.to_string())?;
    Plan::new(&experiment).map_err(|error| error.to_string())
}

fn refusal(old: &str, new: &str) -> String {
    match plan(&with(old, new)) {
        Ok(_) => panic!("{new} is taken"),
        Err(message) => message,
    }
}

fn start(plan: &Plan, job: u64) -> Job {
    let started = plan
        .start(job, Clock::none())
        .expect("nobody needs weights");
    started.expect("a game of the plan")
}

/// The line of a game, with the time left out: that depends on the machine.
fn line(plan: &Plan, job: u64) -> ResultLine {
    let mut job = start(plan, job);
    while job.advance() {}
    job.line()
}

#[test]
fn bad_experiments_are_refused_by_field_and_value() {
    assert!(plan(&with("20", "20")).is_ok());
    for (old, new, words) in [
        (
            "\"games\": 20",
            "\"games\": 0",
            "games: 0 is not a whole number from 1 to 10000000",
        ),
        (
            "\"games\": 20",
            "\"games\": 1e12",
            "games: 1000000000000 is not",
        ),
        ("\"games\": 20", "\"games\": 1.5", "games: 1.5 is not"),
        ("\"games\": 20", "\"games\": -1", "games: -1 is not"),
        (
            "\"games\": 20",
            "\"games\": \"many\"",
            "games: invalid type: string \"many\"",
        ),
        ("\"games\": 20", "\"games\": NaN", "games: expected value"),
        (
            "\"games\": 20",
            "\"games\": 1e999",
            "games: number out of range",
        ),
        ("\"games\": 20, ", "", "missing field `games`"),
        ("\"games\": 20", "\"gamse\": 20", "unknown field `gamse`"),
        ("\"seed\": 3", "\"seed\": 0.5", "seed: 0.5 is not"),
        (
            "\"seed\": 3",
            "\"seed\": 1e17",
            "seed: 100000000000000000 is not",
        ),
        ("\"2048\"", "\"chess\"", "game: there is no \"chess\""),
        ("\"try\"", "\"\"", "name: \"\" is not"),
        (
            "\"expectimax\"",
            "\"bob\"",
            "players[0], player: 2048 has no player \"bob\"",
        ),
        (
            "\"ovolve\"",
            "\"bob\"",
            "players[0], preset: expectimax has no preset \"bob\"",
        ),
        (
            "\"empty\": 300",
            "\"empty\": 1e12",
            "players[0], empty: 1000000000000 is not between",
        ),
        (
            "\"empty\": 300",
            "\"emtpy\": 1",
            "players[0], emtpy: player expectimax has no such parameter",
        ),
        (
            "\"empty\": 300",
            "\"empty\": null",
            "players[0].settings.empty: invalid type: null",
        ),
        (
            "\"depth\": 1",
            "\"depth\": 0",
            "limits of players[0], depth: 0 is not",
        ),
        (
            "\"depth\": 1",
            "\"nodes\": 1.5",
            "limits of players[0], nodes: 1.5 is no whole number",
        ),
        (
            "\"depth\": 1",
            "\"movetime\": -5",
            "limits of players[0], movetime: -5 is not",
        ),
        (
            "\"depth\": 1",
            "",
            "limits of players[0], limits: set movetime, depth or nodes",
        ),
        (
            "{\"player\": \"random\"}",
            "{\"player\": \"random\"}, {\"player\": \"random\"}",
            "players[2]: the same as the one in place 2, random",
        ),
        (
            "\"seed\": 3",
            "\"sweep\": {\"over\": \"speed\", \"values\": [1]}",
            "sweep.over: \"speed\" is not",
        ),
        (
            "\"seed\": 3",
            "\"sweep\": {\"over\": \"depth\"}",
            "sweep.values",
        ),
        (
            "\"seed\": 3",
            "\"sweep\": {\"over\": \"depth\", \"values\": []}",
            "sweep.values: \"0 values\"",
        ),
        (
            "\"seed\": 3",
            "\"sweep\": {\"over\": \"depth\", \"from\": 1, \"to\": 9, \"step\": 0}",
            "sweep.step: 0 is not",
        ),
        (
            "\"seed\": 3",
            "\"sweep\": {\"over\": \"depth\", \"from\": 1, \"to\": 1e9}",
            "sweep.values: \"201 values\"",
        ),
        (
            "\"seed\": 3",
            "\"sweep\": {\"over\": \"depth\", \"from\": 5, \"to\": 1}",
            "sweep.to: 1 is not",
        ),
        (
            "\"seed\": 3",
            "\"sweep\": {\"over\": \"depth\", \"from\": 1, \"to\": 8, \"step\": 1, \"factor\": 2}",
            "sweep.step: 1 is not for a range with a factor",
        ),
        (
            "\"seed\": 3",
            "\"sweep\": {\"over\": \"depth\", \"values\": [1, 4], \"step\": 2}",
            "sweep.values: \"[1.0, 4.0]\" is not",
        ),
        (
            "\"seed\": 3",
            "\"sweep\": {\"over\": \"empty\", \"values\": [1, -1]}",
            "players[0], empty: -1 is not between",
        ),
    ] {
        let message = refusal(old, new);
        assert!(message.contains(words), "{new}: {message}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }
    assert!(plan("{").is_err() && plan("").is_err() && plan("[]").is_err());
    assert!(plan(&(with("20", "20") + "x")).is_err());
}

#[test]
fn a_name_has_eighty_letters_at_most_in_any_script() {
    for letter in ["a", "α", "棋"] {
        let named = |length: usize| with("try", &letter.repeat(length));
        assert!(plan(&named(80)).is_ok(), "{letter}");
        let message = plan(&named(81)).unwrap_err();
        assert!(message.contains("1 to 80 letters"), "{letter}: {message}");
    }
}

#[test]
fn a_name_is_not_blank() {
    for blank in ["", " ", "   "] {
        let message = plan(&with("try", blank)).unwrap_err();
        assert!(message.starts_with("name: "), "{blank:?}: {message}");
    }
}

#[test]
fn nobody_to_play_is_refused() {
    let text = r#"{"name": "try", "game": "2048", "games": 1, "players": []}"#;
    assert!(plan(text).unwrap_err().starts_with("players: 0 is not"));
}

#[test]
fn a_program_with_a_player_a_preset_or_settings_is_refused() {
    for more in [
        r#""player": "random""#,
        r#""preset": "ovolve""#,
        r#""settings": {"empty": 300}"#,
    ] {
        let message = refusal(
            "{\"player\": \"random\"}",
            &format!(r#"{{"engine": ["program", "--fast"], {more}}}"#),
        );
        let expected = "players[1].engine: \"program --fast\" is not one with a player";
        assert!(message.starts_with(expected), "{more}: {message}");
    }
}

/// The quantiles of the usual tables, for values of mean 0 and variance n / (n - 1).
#[test]
fn means_have_students_interval() {
    for (freedom, quantile) in [
        (3_usize, 3.1824),
        (7, 2.3646),
        (9, 2.2622),
        (15, 2.1314),
        (29, 2.0452),
        (119, 1.9801),
    ] {
        let values: Vec<f64> = [1.0, -1.0].repeat(freedom.div_ceil(2));
        let found = mean_interval(&values).expect("two values and more");
        let error = (freedom as f64).sqrt().recip();
        assert!(
            (found.high / error / quantile - 1.0).abs() < 2e-3,
            "{freedom}"
        );
        assert_eq!(found.low, -found.high);
    }
}

/// From each end the share is as far as the share of so many games usually varies there.
#[test]
fn shares_have_wilsons_interval() {
    const Z: f64 = 1.959_964;
    for trials in 1..=60 {
        for hits in 0..=trials {
            let (games, about) = (trials as f64, format!("{hits} of {trials}"));
            let (share, found) = (hits as f64 / games, wilson_interval(hits, trials));
            assert!(found.low <= share && share <= found.high, "{about}");
            for end in [found.low, found.high] {
                let variance = Z * Z * end * (1.0 - end) / games;
                assert!(((share - end).powi(2) - variance).abs() < 1e-9, "{about}");
            }
        }
    }
}

#[test]
fn an_experiment_survives_its_own_text() {
    let experiment = Experiment::from_json(&with("20", "20")).unwrap();
    let text = serde_json::to_string(&experiment).unwrap();
    assert_eq!(Experiment::from_json(&text), Ok(experiment));
}

#[test]
fn the_ready_made_experiments_are_good_and_their_names_differ() {
    let all = experiments::all();
    let files = std::fs::read_dir("experiments").unwrap().count();
    assert_eq!(all.len(), files, "every file is read and listed");
    for experiment in &all {
        let plan = Plan::new(experiment);
        assert!(plan.is_ok(), "{}: {plan:?}", experiment.name);
        assert!(!experiment.about.is_empty(), "{}", experiment.name);
        assert_eq!(
            experiments::find(&experiment.name).as_ref(),
            Some(experiment)
        );
    }
    assert_eq!(experiments::find("no such"), None);
}

/// Its players are soon changed; the limit then holds for those that search longer.
#[test]
fn the_first_ready_made_experiment_has_the_usual_limit_of_its_game() {
    let first = &experiments::all()[0];
    let games = catalogue::catalogue().games;
    let game = games.iter().find(|game| game.id == first.game).unwrap();
    assert_eq!(first.limits.nodes, Some(f64::from(game.lab_nodes)));
}

#[test]
fn sweeps_enter_a_player_once_for_each_value() {
    let row = |sweep: Sweep| sweep.row().unwrap();
    let range = |from, to, step| Sweep {
        from: Some(from),
        to: Some(to),
        step,
        ..Sweep::default()
    };
    assert_eq!(row(range(1.0, 4.0, None)), [1.0, 2.0, 3.0, 4.0]);
    assert_eq!(row(range(0.1, 0.5, Some(0.1))), [0.1, 0.2, 0.3, 0.4, 0.5]);
    let powers = Sweep {
        factor: Some(10.0),
        ..range(100.0, 1e5, None)
    };
    assert_eq!(row(powers), [100.0, 1000.0, 10_000.0, 100_000.0]);

    let ids = |sweep: &str| {
        let plan = plan(&with("\"seed\": 3", &format!("\"sweep\": {sweep}"))).unwrap();
        let ids = plan.contenders().iter().map(|one| one.id().to_string());
        ids.collect::<Vec<_>>()
    };
    let depths = ids(r#"{"over": "depth", "values": [2, 4]}"#);
    assert_eq!(depths.len(), 3);
    assert!(depths[0].ends_with(", depth 2") && depths[1].ends_with(", depth 4"));
    assert_eq!(depths[2], "random");
    let weights = ids(r#"{"over": "empty", "from": 100, "to": 300, "step": 100}"#);
    assert_eq!(weights.len(), 4);
    assert!(
        weights[0].contains(" empty=100 ") || weights[0].contains(" empty=100,"),
        "{weights:?}"
    );
}

#[test]
fn a_sweep_of_equals_pairs_players_at_the_same_value_alone() {
    let text = |players: &str, equal: bool| {
        format!(
            r#"{{"name": "x", "game": "pentago", "players": [{players}], "games": 2, "seed": 1,
            "limits": {{"nodes": 100}}, "sweep": {{"over": "depth", "values": [1, 2], "equal": {equal}}}}}"#
        )
    };
    let two = r#"{"player": "alpha-beta"}, {"player": "genetic"}"#;
    let three = r#"{"player": "alpha-beta"}, {"player": "genetic"}, {"player": "random"}"#;
    // Four players: six pairs, of which two are of the same depth; and random meets each of the four.
    assert_eq!(plan(&text(two, false)).unwrap().jobs(), 2 * 6);
    let equals = plan(&text(two, true)).unwrap();
    assert_eq!(equals.jobs(), 2 * 2);
    assert_eq!(plan(&text(three, true)).unwrap().jobs(), 2 * (2 + 4));
    for job in 0..equals.jobs() {
        let line = line(&equals, job);
        let AnyResult::Match(result) = &line.outcome else {
            panic!("a game of two sides")
        };
        let depth = |id: &str| id.contains("depth 1") || id.contains("depth=1");
        assert_eq!(depth(&line.player), depth(&result.opponent), "{line:?}");
        assert_eq!(equals.find(&line), Some(job));
    }
    let alone = plan(&text(r#"{"player": "alpha-beta"}"#, true)).unwrap_err();
    assert!(alone.to_string().starts_with("sweep.equal: "), "{alone}");
}

#[test]
fn parts_share_out_the_games_of_every_player() {
    for games in [1, 3, 20] {
        let plan = plan(&with("\"games\": 20", &format!("\"games\": {games}"))).unwrap();
        for parts in 1..=7 {
            let mut all = Vec::new();
            let mut of_player = [Vec::new(), Vec::new()];
            for part in 0..parts {
                let mine: Vec<u64> = plan.part(part, parts).collect();
                assert!(mine.is_sorted());
                for (player, counts) in (0..).zip(&mut of_player) {
                    counts.push(mine.iter().filter(|&&job| job % 2 == player).count());
                }
                all.extend(mine);
            }
            all.sort_unstable();
            assert!(all.into_iter().eq(0..plan.jobs()), "{games} in {parts}");
            for counts in of_player {
                let (least, most) = (counts.iter().min(), counts.iter().max());
                assert!(most.unwrap() - least.unwrap() <= 1, "{counts:?}");
            }
        }
    }
}

#[test]
fn games_with_another_opening_are_others() {
    let of = |opening: u32| {
        let text = format!(
            r#"{{"name": "x", "game": "pentago", "games": 2, "seed": 1, "opening": {opening},
            "limits": {{"nodes": 50}}, "players": [{{"player": "alpha-beta"}}, {{"player": "random"}}]}}"#
        );
        plan(&text).unwrap()
    };
    let (two, four) = (of(2), of(4));
    let lines = [&two, &four].map(|plan| line(plan, 0));
    assert_eq!([two.find(&lines[0]), four.find(&lines[1])], [Some(0); 2]);
    assert_eq!([two.find(&lines[1]), four.find(&lines[0])], [None; 2]);
    assert_ne!(lines[0].key(), lines[1].key());
    let mut tally = Tally::default();
    assert!(lines.iter().all(|line| tally.add(line)));
    assert_eq!(tally.matches().next().unwrap().summary.games, 2);
    // Earlier results do not say which opening they had.
    let old = lines[0].to_json().replace(r#""opening":2,"#, "");
    assert_eq!(four.find(&ResultLine::from_json(&old).unwrap()), Some(0));
}

#[test]
fn rounds_of_the_same_seed_and_each_game_found_by_its_line() {
    let plan = plan(&with("\"games\": 20", "\"games\": 3")).unwrap();
    assert_eq!(plan.jobs(), 6);
    for job in 0..plan.jobs() {
        let line = line(&plan, job);
        assert_eq!(line.seed(), 3 + job / 2);
        assert_eq!(line.player, plan.contenders()[(job % 2) as usize].id());
        assert_eq!(plan.find(&line), Some(job));
        assert_eq!(ResultLine::from_json(&line.to_json()).unwrap(), line);
        assert_eq!(line.record, None, "the seed says it all");
    }
    let near = |from: &str, to: &str| {
        let text = line(&plan, 0).to_json().replace(from, to);
        plan.find(&ResultLine::from_json(&text).unwrap())
    };
    assert_eq!(near("\"seed\":3", "\"seed\":5"), Some(4));
    assert_eq!(
        near("\"seed\":3", "\"seed\":6"),
        None,
        "beyond the last game"
    );
    assert_eq!(near("\"seed\":3", "\"seed\":2"), None, "before the first");
    assert_eq!(near("2048", "2048-5x5"), None, "another game");
    let mut stranger = line(&plan, 0);
    stranger.player += "!";
    assert_eq!(plan.find(&stranger), None, "another player");
}

#[test]
fn a_line_is_cut_off_wherever_it_ends_too_early() {
    let solo = r#"{"game":"2048","player":"p","name":"é\"","seed":1,"moves":9,"ms":0.25,"score":8,"max":4,"nodes":7}"#;
    let of_two = r#"{"game":"loa","player":"a","opponent":"b","seed":1,"first":true,"result":"win","moves":9,"ms":1e-7,"nodes":7,"own_moves":5,"opponent_ms":2.5e+20,"opponent_nodes":7,"record":"loa.1.."}"#;
    for whole in [solo, of_two] {
        assert!(ResultLine::from_json(whole).is_ok());
        for end in 0..whole.len() {
            let line = &whole.as_bytes()[..end];
            let error = ResultLine::from_bytes(line).unwrap_err();
            assert!(error.is_cut_off, "{}: {error}", line.escape_ascii());
        }
    }
    for wrong in [
        "my thesis",
        ".",
        "{e",
        r#"{"game"."#,
        r#"{"seed":1,,"ms":0."#,
    ] {
        let error = ResultLine::from_json(wrong).unwrap_err();
        assert!(!error.is_cut_off, "{wrong}: {error}");
    }
}

#[test]
fn a_line_of_a_far_seed_is_none_of_the_games() {
    let far = |plan: &Plan, seed: &str| {
        let text = line(plan, 0).to_json().replace("\"seed\":7,", seed);
        plan.find(&ResultLine::from_json(&text).unwrap())
    };
    let two = plan(MATCH).unwrap();
    let one = plan(&with(
        "\"games\": 20, \"seed\": 3",
        "\"games\": 3, \"seed\": 7",
    ))
    .unwrap();
    for plan in [&two, &one] {
        assert_eq!(far(plan, "\"seed\":7,"), Some(0));
        // 7 + 2^63: twice as far is back at the start.
        assert_eq!(far(plan, "\"seed\":9223372036854775815,"), None);
        assert_eq!(far(plan, "\"seed\":18446744073709551615,"), None);
    }
}

#[test]
fn there_is_no_game_after_the_last() {
    for text in [MATCH, &with("\"games\": 20", "\"games\": 3")] {
        let plan = plan(text).unwrap();
        assert!(
            plan.start(plan.jobs() - 1, Clock::none())
                .is_ok_and(|job| job.is_some())
        );
        for job in [plan.jobs(), plan.jobs() + 1, u64::MAX] {
            assert!(
                plan.start(job, Clock::none())
                    .is_ok_and(|job| job.is_none()),
                "{job}"
            );
        }
    }
}

#[test]
fn a_game_under_a_time_limit_keeps_its_record() {
    let text = with("\"depth\": 1", "\"depth\": 1, \"movetime\": 0.1");
    let plan = plan(&text).unwrap();
    let start = |number| {
        plan.start(number, Clock::system())
            .unwrap()
            .expect("a game")
    };
    let mut job = start(0);
    job.advance();
    let record = job.line().record.expect("no seed could bring it back");
    let game: Table<Board> = Table::read(&record).unwrap();
    assert_eq!(game.ply() as u64, job.plies());
    assert_eq!(
        (game.record(), job.bout().record()),
        (record.clone(), record)
    );
    let mut random = start(1);
    random.advance();
    assert_eq!(random.line().record, None, "random needs no time");
}

#[test]
fn players_that_do_not_search_play_the_same_moves_when_hurried() {
    use plyground::search::{Limits, SearchControl, run};
    let one_ply = Limits::depth(1);
    for id in ["random", "corner", "expectimax", "lee"] {
        let [mut hurried, mut calm] = [(); 2].map(|()| seat(&standard(), id, &[], 5));
        let mut game = deal(5);
        loop {
            let board = *game.position();
            let choice = hurried.instant_move(&board, one_ply).expect("no search");
            let control = SearchControl::new(one_ply, Clock::none());
            let report = run(calm.think(&board, &control));
            assert_eq!(
                (choice.best, u64::from(choice.nodes)),
                (report.best, report.nodes)
            );
            let Some(best) = choice.best else { break };
            game.advance(best).expect("a legal move");
        }
        assert!(game.ply() > 20);
    }
}

#[test]
fn the_order_of_lines_and_lines_that_come_twice_do_not_matter() {
    let plan = plan(&with("expectimax", "expectimax")).unwrap();
    let mut lines: Vec<ResultLine> = (0..plan.jobs()).map(|job| line(&plan, job)).collect();
    let sum = |lines: &[ResultLine]| {
        let mut tally = Tally::default();
        let new = lines.iter().filter(|line| tally.add(line)).count();
        let mut all: Vec<_> = tally.standings().map(|one| format!("{one:?}")).collect();
        all.sort();
        (new, all)
    };
    let straight = sum(&lines);
    assert_eq!((straight.0, straight.1.len()), (40, 2));
    lines.reverse();
    lines.extend_from_within(..7);
    assert_eq!(sum(&lines), straight);
}

/// A game of 2048 and one of Lines of Action, with these results.
fn one_of_each([score, max, moves]: [u64; 3], (result, plies): (&str, u64)) -> [ResultLine; 2] {
    let solo = format!(
        r#"{{"game":"2048","player":"p","seed":1,"moves":{moves},"ms":1.0,"score":{score},"max":{max},"nodes":1}}"#
    );
    let of_two = format!(
        r#"{{"game":"loa","player":"p","opponent":"o","seed":1,"first":true,"result":"{result}","moves":{plies},"ms":1.0,"nodes":1,"own_moves":5,"opponent_ms":1.0,"opponent_nodes":1}}"#
    );
    [solo, of_two].map(|text| ResultLine::from_json(&text).unwrap())
}

#[test]
fn a_second_result_of_a_game_is_counted_as_a_contradiction_alone() {
    let first = one_of_each([100, 64, 10], ("win", 10));
    for other in [
        one_of_each([300, 64, 10], ("loss", 10)),
        one_of_each([100, 32, 10], ("draw", 10)),
        one_of_each([100, 64, 9], ("win", 9)),
    ] {
        let mut tally = Tally::default();
        for line in [&first, &first, &other].into_iter().flatten() {
            tally.add(line);
        }
        let alone = tally.standings().next().unwrap().summary;
        assert_eq!((alone.games, alone.best, alone.contradicted), (1, 100, 1));
        let matched = tally.matches().next().unwrap().summary;
        assert_eq!(
            (matched.games, matched.wins, matched.contradicted),
            (1, 1, 1)
        );
    }
}

#[test]
fn the_largest_numbers_are_summed_up() {
    let largest = u64::MAX;
    let texts = [
        r#""seed":1,"moves":M,"ms":1.0,"score":M,"max":M,"nodes":M"#,
        r#""opponent":"o","seed":1,"first":true,"result":"win","moves":M,"ms":1.0,"nodes":M,"own_moves":M,"opponent_ms":1.0,"opponent_nodes":M,"opponent_moves":M"#,
    ];
    let mut tally = Tally::default();
    for seed in [1, 2, 3] {
        for text in texts {
            let text = text.replace('M', &largest.to_string());
            let text = text.replace("\"seed\":1", &format!("\"seed\":{seed}"));
            let line = format!(r#"{{"game":"2048","player":"p",{text}}}"#);
            tally.add(&ResultLine::from_json(&line).unwrap());
        }
    }
    let alone = tally.standings().next().unwrap().summary;
    assert_eq!((alone.games, alone.best), (3, largest));
    assert!((alone.moves_per_second / (largest as f64 * 1000.0) - 1.0).abs() < 1e-9);
    let matched = tally.matches().next().unwrap().summary;
    assert_eq!(
        (matched.nodes_per_move, matched.opponent_nodes_per_move),
        (1.0, 1.0)
    );
}

#[test]
fn standings_hold_the_figures_of_their_lines() {
    let line = |seed, score, max| {
        let text = format!(
            r#"{{"game":"2048","player":"p","seed":{seed},"moves":10,"ms":2.5,"score":{score},"max":{max},"nodes":40}}"#
        );
        ResultLine::from_json(&text).unwrap()
    };
    let mut tally = Tally::default();
    for (seed, score, max) in [(1, 100, 16), (2, 300, 32), (3, 200, 32), (4, 800, 128)] {
        assert!(tally.add(&line(seed, score, max)));
    }
    let standings: Vec<_> = tally.standings().collect();
    let [one] = &standings[..] else {
        panic!("one player")
    };
    let summary = &one.summary;
    assert_eq!((one.player, summary.games, summary.best), ("p", 4, 800));
    assert_eq!((summary.mean, summary.median), (350.0, 250.0));
    assert_eq!(
        (
            summary.ms_per_game,
            summary.ms_per_move,
            summary.moves_per_second
        ),
        (2.5, 0.25, 4000.0)
    );
    let shares: Vec<_> = summary
        .tiles
        .iter()
        .map(|tile| (tile.tile, tile.games))
        .collect();
    assert_eq!(
        shares,
        [(2, 4), (4, 4), (8, 4), (16, 4), (32, 3), (64, 1), (128, 1)]
    );
}

#[test]
fn the_largest_number_of_games_is_a_plan_at_once() {
    let plan = plan(&with("\"games\": 20", &format!("\"games\": {MAX_GAMES}"))).unwrap();
    assert_eq!(plan.jobs(), 2 * MAX_GAMES);
}

#[test]
fn variants_are_played_by_those_who_can() {
    let text = with("\"2048\"", "\"2048-3x3-evil\"").replace("\"preset\": \"ovolve\", ", "");
    let plan = plan(&text).unwrap();
    let line = line(&plan, 0);
    assert_eq!(line.game, "2048-3x3-evil");
    let AnyResult::Solo(result) = &line.outcome else {
        panic!("one player")
    };
    assert!(result.moves > 5 && result.max >= 8, "{line:?}");
    assert!(refusal("\"2048\"", "\"2048-9x9\"").contains("rows"));
}

/// Two players of Pentago who leave nothing to chance, and one who throws dice.
const MATCH: &str = r#"{"name": "match", "game": "pentago", "games": 4, "seed": 7,
    "limits": {"nodes": 300}, "players": [{"player": "alpha-beta"}, {"player": "random"},
    {"player": "alpha-beta", "limits": {"depth": 1}, "name": "shallow"}]}"#;

#[test]
fn all_meet_all_with_the_same_openings_and_the_sides_changed() {
    let plan = plan(MATCH).unwrap();
    assert_eq!(plan.jobs(), 3 * 4);
    let opening = |job| {
        let record = start(&plan, job).bout().record();
        let game: Table<pentago::Position> = Table::read(&record).expect("a record");
        assert_eq!(game.ply(), 2, "{record}");
        record
    };
    for job in 0..plan.jobs() {
        let line = line(&plan, job);
        let AnyResult::Match(result) = &line.outcome else {
            panic!("two players")
        };
        assert_eq!(result.first, job / 3 % 2 == 0);
        assert_eq!(result.seed, 7 + job / 6);
        assert_eq!(plan.find(&line), Some(job));
        assert_eq!(ResultLine::from_json(&line.to_json()).unwrap(), line);
        let thought = result.own_moves + result.opponent_moves.unwrap();
        assert_eq!(thought, result.moves - 2, "without the opening");
    }
    assert_eq!(opening(0), opening(3), "a pair");
    assert_ne!(opening(0), opening(6), "the next pair");
    let error = plan_error(&MATCH.replace("\"seed\": 7", "\"opening\": -1"));
    assert!(error.starts_with("opening: -1 is not"), "{error}");
    let error = plan_error(&MATCH.replace("pentago", "pentagon"));
    assert!(error.contains("game: there is no \"pentagon\""), "{error}");
}

#[test]
fn who_plays_alone_has_no_opening_that_could_be_wrong() {
    assert!(plan(&with("\"seed\": 3", "\"opening\": 99")).is_ok());
}

/// Beyond 2^53 - 1 a number in JSON or in JavaScript stands for its neighbours too.
#[test]
fn every_seed_of_an_experiment_is_exact() {
    let alone = |seed: u64| plan(&with("\"seed\": 3", &format!("\"seed\": {seed}")));
    let of_two = |seed: u64| plan(&MATCH.replace("\"seed\": 7", &format!("\"seed\": {seed}")));
    let end = 1_u64 << 53;
    assert_eq!(alone(end - 20).map(|plan| *plan.seeds().end()), Ok(end - 1));
    assert_eq!(of_two(end - 2).map(|plan| *plan.seeds().end()), Ok(end - 1));
    let errors = [alone(end - 19), of_two(end - 1), alone(end + 1)];
    for (error, seed) in errors.into_iter().zip([end - 19, end - 1, end]) {
        let error = error.map(|plan| plan.seeds()).unwrap_err();
        assert!(
            error.starts_with(&format!("seed: {seed} is not")),
            "{error}"
        );
    }
}

fn plan_error(text: &str) -> String {
    plan(text).map(|plan| plan.jobs()).unwrap_err()
}

/// Lines of a match: how each game ended for the player, first moved first, then second, pair by pair.
fn match_lines(pairs: &[(&str, &str)]) -> Tally {
    let mut tally = Tally::default();
    for (seed, (first, second)) in (1..).zip(pairs) {
        for (moved_first, result) in [(true, first), (false, second)] {
            let text = format!(
                r#"{{"game":"pentago","player":"a","opponent":"b","seed":{seed},"first":{moved_first},"result":"{result}","moves":20,"ms":8.0,"nodes":90,"own_moves":9,"opponent_ms":22.0,"opponent_nodes":11}}"#
            );
            let line = ResultLine::from_json(&text).unwrap();
            assert!(tally.add(&line));
            assert!(!tally.add(&line), "a second time");
        }
    }
    tally
}

#[test]
fn a_match_adds_up_to_wins_and_elo_with_an_interval_from_pairs() {
    let pairs = [
        ("win", "win"),
        ("win", "loss"),
        ("draw", "win"),
        ("loss", "draw"),
        ("win", "loss"),
    ];
    let tally = match_lines(&pairs.repeat(20));
    let all: Vec<_> = tally.matches().collect();
    let [one] = &all[..] else { panic!("one match") };
    let sum = &one.summary;
    assert_eq!(
        (sum.games, sum.wins, sum.draws, sum.losses),
        (200, 100, 40, 60)
    );
    assert_eq!((sum.score, sum.pairs), (0.6, [0, 20, 40, 20, 20]));
    assert_eq!(
        sum.first, 0.5,
        "by (3 wins moving first + 2 losses moving second) / 10"
    );
    assert_eq!(
        (sum.ms_per_move, sum.opponent_ms_per_move),
        (8.0 / 9.0, 2.0)
    );
    let elo = sum.elo.difference.unwrap();
    assert!((elo - 70.44).abs() < 0.01, "{elo}");
    // By hand: the pairs' scores have the variance 0.065 over 100 pairs: 0.6 +- 1.984 * 0.0255.
    let interval = sum.score_interval.expect("enough games");
    let (low, high) = (interval.low, interval.high);
    assert!(
        (low - 0.5494).abs() < 0.002 && (high - 0.6506).abs() < 0.002,
        "{low} {high}"
    );
    assert!(sum.elo.low.unwrap() < elo && elo < sum.elo.high.unwrap());
}

#[test]
fn few_games_and_one_sided_ones_do_not_pass_for_certainty() {
    let summary = |pairs: &[(&str, &str)]| match_lines(pairs).matches().next().unwrap().summary;
    let alike = summary(&[("win", "loss"); 5]);
    assert_eq!(alike.score, 0.5);
    // Without a minus in tables.
    let even = alike.elo.difference.map(f64::to_bits);
    assert_eq!(even, Some(0.0_f64.to_bits()));
    let interval = alike.score_interval.expect("ten games");
    assert!(interval.low < 0.4 && interval.high > 0.6);
    let whitewash = summary(&[("win", "win"); 10]);
    assert_eq!(
        (
            whitewash.score,
            whitewash.elo.difference,
            whitewash.elo.high
        ),
        (1.0, None, None)
    );
    assert!(whitewash.elo.low.unwrap() > 100.0);
    let four = summary(&[("loss", "loss"); 2]);
    assert_eq!(
        (four.losses, four.score, four.score_interval),
        (4, 0.0, None)
    );
    let Elo {
        difference,
        low,
        high,
    } = four.elo;
    assert_eq!([difference, low, high], [None; 3]);
}

/// The same games come out of the WebAssembly face (`tests/wasm/lab.test.js`).
#[test]
fn experiments_play_the_pinned_games() {
    for name in ["lab", "lab-match"] {
        let text = std::fs::read_to_string(crate::support::repository(&format!(
            "tests/wasm/{name}.json"
        )))
        .unwrap();
        let plan = plan(&text).unwrap();
        let lines: Vec<String> = (0..plan.jobs())
            .map(|job| line(&plan, job).to_json())
            .collect();
        crate::support::pinned::check(&format!("tests/wasm/{name}.jsonl"), &lines);
    }
}

#[test]
fn a_plan_of_two_finds_each_game_by_its_line_with_and_without_changing_sides() {
    let game = catalogue::open("pentago").expect("a game");
    for swaps in [true, false] {
        let of = |id| contender(game.player(id).expect("a player"), Limits::nodes(100), &[]);
        let players = vec![of("random"), of("mcts")];
        let plan = Plan::of(Arc::clone(&game), players, 4, 9, swaps).expect("seeds enough");
        let lines = (0..plan.jobs()).map(|job| -> ResultLine {
            let mut job = plan
                .start(job, Clock::none())
                .expect("no weights")
                .expect("a game");
            while job.advance() {}
            job.line()
        });
        for (job, line) in (0..).zip(lines) {
            assert_eq!(plan.find(&line), Some(job), "{swaps} {line:?}");
            assert_eq!(line.seed(), if swaps { 9 + job / 2 } else { 9 + job });
        }
    }
}
