//! Openings from a list: which game has which, what results say of them, and what is refused.

use plyground::players::{AnyGame, catalogue};
use plyground::search::Clock;
use plyground_lab::{
    AnyResult, Course, Decision, Experiment, ExperimentError, ExperimentPlayer, Hypotheses, Job,
    LadderGoal, MAX_OPENINGS, MatchResult, OpeningBook, OpeningError, OpeningLine, OpeningOrder,
    Plan, ResultLine, Tuning,
};
use proptest::prelude::*;

const LINES: [&str; 5] = [
    "b1-b3",
    "start moves b1-b3 a2-c2",
    ".xxxxxx./o......o/o......o/o......o/o......o/o......o/o......o/.xxxxxx. o",
    "start",
    "g1-g3 h7-f7 c1-c3",
];

fn openings(lines: &[&str], order: OpeningOrder) -> OpeningBook {
    OpeningBook {
        lines: lines.iter().map(|&line| line.into()).collect(),
        order,
        file: None,
    }
}

fn experiment(openings: OpeningBook) -> Experiment {
    let text = r#"{"name": "t", "game": "loa", "games": 20, "limits": {"nodes": 10},
        "players": [{"player": "strong"}, {"player": "random"}]}"#;
    Experiment {
        openings: Some(openings),
        ..Experiment::from_json(text).expect("an experiment")
    }
}

fn in_order() -> Experiment {
    experiment(openings(&LINES, OpeningOrder::Sequential))
}

fn plan(experiment: &Experiment) -> Plan {
    Plan::new(experiment).expect("a plan")
}

fn refused(experiment: &Experiment) -> ExperimentError {
    Plan::new(experiment).expect_err("it can't be played")
}

fn job(plan: &Plan, number: u64) -> Job {
    let job = plan.start(number, Clock::none());
    job.expect("nobody needs weights").expect("a game")
}

fn result(job: &mut Job) -> MatchResult {
    while job.advance() {}
    match job.line().outcome {
        AnyResult::Match(result) => result,
        AnyResult::Solo(_) => unreachable!("a game of two"),
    }
}

/// The lines of the games, in order.
fn starts(experiment: &Experiment) -> Vec<String> {
    let plan = plan(experiment);
    let jobs = (0..plan.jobs()).map(|number| job(&plan, number));
    jobs.map(|mut job| result(&mut job).start.expect("a line"))
        .collect()
}

#[test]
fn each_pair_has_the_next_opening_and_after_the_last_the_first() {
    let plan = plan(&in_order());
    for number in 0..plan.jobs() {
        let mut job = job(&plan, number);
        assert_eq!(job.seed(), number / 2);
        let result = result(&mut job);
        let expected = LINES[number as usize / 2 % LINES.len()];
        assert_eq!(result.start.as_deref(), Some(expected));
        assert_eq!((result.opening, result.first), (Some(0), number % 2 == 0));
    }
}

#[test]
fn games_begin_with_their_opening() {
    let game = catalogue::open("loa").expect("a game");
    let plan = plan(&in_order());
    let usual = game.deal(0).state().position;
    let begun: [(&str, &[&str]); 5] = [
        (&usual, &["b1-b3"]),
        (&usual, &["b1-b3", "a2-c2"]),
        (LINES[2], &[]),
        (&usual, &[]),
        (&usual, &["g1-g3", "h7-f7", "c1-c3"]),
    ];
    for (number, (position, moves)) in (0..).step_by(2).zip(begun) {
        let job = job(&plan, number);
        let mut table = game.replay(&job.bout().record()).expect("a record");
        assert_eq!(table.moves(0, table.plies()), moves);
        table.seek(0);
        assert_eq!(table.state().position, position);
    }
}

#[test]
fn a_random_order_has_each_opening_once_before_any_comes_again() {
    let shuffled = |seed: f64| {
        let list = openings(&LINES, OpeningOrder::Random);
        starts(&Experiment {
            seed,
            ..experiment(list)
        })
    };
    let [one, again, other] = [7.0, 7.0, 8.0].map(shuffled);
    assert_eq!(one, again);
    assert_ne!(one, other);
    for round in [&one[..10], &one[10..], &other[..10]] {
        let mut seen: Vec<&str> = round.iter().step_by(2).map(String::as_str).collect();
        seen.sort_unstable();
        let mut all = LINES.to_vec();
        all.sort_unstable();
        assert_eq!(seen, all);
    }
}

#[test]
fn games_of_another_list_are_those_of_another_plan() {
    let ours = plan(&in_order());
    let others = [
        experiment(openings(&LINES[1..], OpeningOrder::Sequential)),
        Experiment {
            openings: None,
            opening: Some(2.0),
            ..in_order()
        },
    ];
    for number in 0..ours.jobs() {
        let mut job = job(&ours, number);
        while job.advance() {}
        let line = job.line();
        assert_eq!(ours.find(&line), Some(number));
        for other in &others {
            assert_eq!(plan(other).find(&line), None, "{}", line.to_json());
        }
    }
}

#[test]
fn a_test_ends_undecided_where_its_openings_repeat() {
    let lines = openings(&LINES[..3], OpeningOrder::Sequential);
    let text = r#"{"name": "t", "game": "pentago", "games": 1000, "limits": {"nodes": 10},
        "players": [{"player": "strong"}, {"player": "alpha-beta"}]}"#;
    let experiment = Experiment {
        game: "loa".into(),
        openings: Some(lines),
        test: Some(Hypotheses::default()),
        ..Experiment::from_json(text).expect("an experiment")
    };
    let mut course = Course::new(&experiment).expect("a course");
    while let Some(stage) = course.stage() {
        let next = course.missing()[0].start;
        let mut job = job(&plan(stage), next);
        while job.advance() {}
        course.add(job.line()).expect("a game of the stage");
    }
    let verdict = course.verdict().expect("a test");
    assert_eq!(verdict.decision, Decision::Undecided);
    assert!(verdict.exhausted && verdict.different <= 6, "{verdict:?}");
}

/// A tuning of 8 pairs of games, with a test of 5 more at its end.
fn tuning(openings: OpeningBook) -> Experiment {
    let experiment = experiment(openings);
    Experiment {
        games: 16.0,
        seed: 3.0,
        tune: Some(Tuning {
            params: ["concentration", "quads", "mass"].map(String::from).into(),
            pairs: Some(2.0),
            test_games: Some(10.0),
            ..Tuning::default()
        }),
        players: experiment.players[..1].to_vec(),
        ..experiment
    }
}

/// The games of a course, in order.
fn played(experiment: &Experiment) -> Vec<ResultLine> {
    let mut course = Course::new(experiment).expect("a course");
    let mut lines = Vec::new();
    while let Some(stage) = course.stage() {
        let next = course.missing()[0].start;
        let mut job = job(&plan(stage), next);
        while job.advance() {}
        lines.push(job.line());
        course.add(job.line()).expect("a game of the stage");
    }
    lines
}

fn start(line: &ResultLine) -> Option<&str> {
    match &line.outcome {
        AnyResult::Match(result) => result.start.as_deref(),
        AnyResult::Solo(_) => None,
    }
}

/// The opening of each seed, the list over and over.
fn by_seed(order: OpeningOrder, seed: f64) -> impl Fn(u64) -> String {
    let whole = Experiment {
        seed,
        ..experiment(openings(&LINES, order))
    };
    let starts = starts(&whole);
    move |at| starts[2 * ((at - seed as u64) as usize % LINES.len())].clone()
}

#[test]
fn the_steps_of_a_tuning_and_its_test_go_on_in_the_list() {
    for order in [OpeningOrder::Sequential, OpeningOrder::Random] {
        let lines = played(&tuning(openings(&LINES, order)));
        assert!(lines.len() > 16, "steps and a test: {}", lines.len());
        let expected = by_seed(order, 3.0);
        for line in &lines {
            assert_eq!(start(line), Some(&*expected(line.seed())), "{order:?}");
        }
    }
}

#[test]
fn the_rounds_of_a_ladder_go_on_in_the_list() {
    for order in [OpeningOrder::Sequential, OpeningOrder::Random] {
        let experiment = experiment(openings(&LINES, order));
        let third = ExperimentPlayer {
            player: "alpha-beta".into(),
            ..experiment.players[0].clone()
        };
        let experiment = Experiment {
            seed: 3.0,
            ladder: Some(LadderGoal { error: 1.0 }),
            players: [&experiment.players[..], &[third]].concat(),
            ..experiment
        };
        let (whole, lines) = (plan(&experiment), played(&experiment));
        assert!(lines.len() > 18, "a second round: {}", lines.len());
        let expected = by_seed(order, 3.0);
        for line in &lines {
            assert_eq!(start(line), Some(&*expected(line.seed())), "{order:?}");
            assert!(whole.find(line).is_some(), "{}", line.to_json());
        }
    }
}

#[test]
fn a_wrong_line_is_named_by_its_place_in_the_list_before_it_is_shuffled() {
    let mut list = openings(&LINES, OpeningOrder::Random);
    list.lines[2] = "b1-b3 b1-b3".into();
    let ladder = Experiment {
        ladder: Some(LadderGoal { error: 1.0 }),
        ..experiment(list.clone())
    };
    for experiment in [tuning(list), ladder] {
        let wrong = Course::new(&experiment).expect_err("it can't be played");
        let wrong = wrong.to_string();
        assert!(wrong.starts_with("openings.lines[2]: move 2"), "{wrong}");
    }
}

#[test]
fn what_cannot_be_opened_with_is_refused_by_name() {
    let with = |change: &dyn Fn(&mut OpeningBook)| {
        let mut list = openings(&LINES, OpeningOrder::Sequential);
        change(&mut list);
        refused(&experiment(list)).to_string()
    };
    let file = with(&|list| list.file = Some("book.txt".into()));
    assert!(
        file.starts_with("openings.file: \"book.txt\" is not"),
        "{file}"
    );
    let none = with(&|list| list.lines.clear());
    assert!(none.contains("openings.lines: \"0 lines\""), "{none}");
    let many = with(&|list| list.lines = vec!["start".into(); MAX_OPENINGS + 1]);
    assert!(many.contains("10001 lines"), "{many}");
    let bad = with(&|list| list.lines[2] = "b1-b3 b1-b3".into());
    assert!(
        bad.starts_with("openings.lines[2]: move 2: \"b1-b3\" "),
        "{bad}"
    );
    let both = refused(&Experiment {
        opening: Some(2.0),
        ..in_order()
    });
    assert!(
        both.to_string().starts_with("opening: 2 is not 0"),
        "{both}"
    );
    let zero = Experiment {
        opening: Some(0.0),
        ..in_order()
    };
    assert!(Plan::new(&zero).is_ok(), "a list has no random moves");
    let alone = refused(&Experiment {
        game: "2048".into(),
        players: vec![in_order().players[1].clone()],
        ..in_order()
    });
    assert!(alone.to_string().starts_with("openings: "), "{alone}");
}

#[test]
fn lines_that_are_no_openings_say_why() {
    let loa = catalogue::open("loa").expect("a game");
    let pentago = catalogue::open("pentago").expect("a game");
    let wrong =
        |game: &dyn AnyGame, line: &str| OpeningLine::read(game, line).expect_err("no opening");
    let neither = wrong(&*loa, "e2e4 e7e5");
    assert!(matches!(neither, OpeningError::Neither { .. }), "{neither}");
    assert_eq!(wrong(&*loa, &"b1-b3 ".repeat(400)), OpeningError::Long);
    let position = wrong(&*loa, "here moves b1-b3");
    assert!(
        matches!(position, OpeningError::Position { .. }),
        "{position}"
    );
    let won = "XXXXX.OOOO.......................... O";
    assert_eq!(wrong(&*pentago, won), OpeningError::Over);
    let played_on = wrong(&*pentago, &format!("{won} moves f61L"));
    assert!(
        matches!(played_on, OpeningError::Move { number: 1, .. }),
        "{played_on}"
    );
}

#[test]
fn comments_and_blank_lines_are_no_openings() {
    let text = "# book\r\n\r\n  b1-b3 a2-c2 # left\r\nstart\n   # end";
    let found: Vec<_> = OpeningBook::lines_of(text).collect();
    assert_eq!(found, [(3, "b1-b3 a2-c2"), (4, "start")]);
    let marked: Vec<_> = OpeningBook::lines_of("\u{feff}b1-b3\n").collect();
    assert_eq!(marked, [(1, "b1-b3")]);
}

proptest! {
    /// Whatever a line holds, it is an opening or is refused by its place.
    #[test]
    fn junk_is_refused_by_its_place(line in "([a-h1-8.xo/ -]|moves |start |\\PC){0,60}") {
        let mut list = openings(&LINES, OpeningOrder::Random);
        list.lines.insert(1, line);
        if let Err(error) = Plan::new(&experiment(list)) {
            let message = error.to_string();
            prop_assert!(message.starts_with("openings.lines[1]: "), "{}", message);
            prop_assert!(message.chars().count() < 1000);
        }
    }

    /// Legal moves of any game are an opening, until the game is over.
    #[test]
    fn moves_of_a_game_are_an_opening(choices in prop::collection::vec(any::<prop::sample::Index>(), 0..60), is_loa: bool) {
        let game = catalogue::open(if is_loa { "loa" } else { "pentago" }).expect("a game");
        let (mut table, mut line) = (game.deal(0), String::from("start"));
        for choice in choices {
            let legal = table.state().legal;
            if legal.is_empty() {
                break;
            }
            let mv = choice.get(&legal);
            table.play(mv, None).expect("a legal move");
            line += if line == "start" { " moves " } else { " " };
            line += mv;
        }
        match OpeningLine::read(&*game, &line) {
            Ok(opening) => prop_assert_eq!(opening.line(), line),
            Err(OpeningError::Over) => prop_assert!(table.outcome().is_some()),
            Err(error) => prop_assert!(false, "{line}: {error}"),
        }
        // So is its position, if nobody has won.
        let position = table.state().position;
        let is_open = game.set_up(&position, 0).is_ok_and(|table| table.outcome().is_none());
        prop_assert_eq!(OpeningLine::read(&*game, &position).is_ok(), is_open);
    }
}
