//! Courses of tests and tunings: the same whatever order games come in, and those pinned for the page.

use plyground::games::random::Dice;
use plyground::players::{Fault, FaultReason};
use plyground::search::Clock;
use plyground_lab::{Course, Decision, Experiment, Plan, ResultLine};

use crate::support::pinned;

/// A test that is soon decided, on a small board.
const TEST: &str = include_str!("../wasm/lab-test.json");
/// A tuning with the test after it.
const TUNE: &str = include_str!("../wasm/lab-tune.json");

fn experiment(text: &str) -> Experiment {
    Experiment::from_json(text).expect("an experiment")
}

/// A game of a plan, played, without its time.
fn line(plan: &Plan, number: u64) -> ResultLine {
    let mut job = plan.start(number, Clock::none()).unwrap().expect("a game");
    while job.advance() {}
    job.line()
}

/// Plays a course to its end. `pick` chooses the next game among those that are missing.
fn play(course: &mut Course, mut pick: impl FnMut(&[u64]) -> u64) -> Vec<ResultLine> {
    let mut lines = Vec::new();
    while let Some(stage) = course.stage() {
        let plan = Plan::new(stage).unwrap();
        assert_eq!(course.games(), lines.len() as u64);
        assert!(course.games() < course.most_games());
        let ranges = course.missing();
        assert!(ranges.iter().all(|range| !range.is_empty()), "{ranges:?}");
        let missing: Vec<u64> = ranges.into_iter().flatten().take(12).collect();
        let line = line(&plan, pick(&missing));
        assert!(course.add(line.clone()).unwrap(), "a new game is of use");
        assert!(!course.add(line.clone()).unwrap(), "it counts once");
        lines.push(line);
    }
    lines
}

/// The end of a course: decision, games of the test, and tuned values.
fn end(course: &Course) -> Vec<String> {
    let verdict = course.verdict().expect("a test");
    let preset = course.tuner().map(|tuner| tuner.preset().unwrap());
    let tuned = preset.map(|preset| format!("{:?}", preset.settings));
    let decided = format!(
        "{:?} after {} games, ratio {}",
        verdict.decision, verdict.games, verdict.ratio
    );
    [decided].into_iter().chain(tuned).collect()
}

#[test]
fn a_course_does_not_depend_on_the_order_of_its_games() {
    for text in [TEST, TUNE] {
        let mut in_order = Course::new(&experiment(text)).unwrap();
        let lines = play(&mut in_order, |missing| missing[0]);
        let mut dice = Dice::new(5);
        let mut mixed = Course::new(&experiment(text)).unwrap();
        play(&mut mixed, |missing| {
            missing[dice.below(missing.len() as u32) as usize]
        });
        assert_eq!(end(&mixed), end(&in_order));
        // As after a reload: all at once, backwards.
        let mut again = Course::new(&experiment(text)).unwrap();
        for line in lines.into_iter().rev() {
            again.add(line).unwrap();
        }
        assert_eq!(end(&again), end(&in_order));
        assert_eq!(again.ratios(), in_order.ratios());
        assert_eq!(again.steps(), in_order.steps());
        assert!(again.stage().is_none() && again.missing().is_empty());
    }
}

/// `tests/wasm/lab.test.js` and the page's own test hold the page to the same.
#[test]
fn courses_come_to_the_pinned_ends() {
    let mut found = Vec::new();
    for text in [TEST, TUNE] {
        let mut course = Course::new(&experiment(text)).unwrap();
        let lines = play(&mut course, |missing| missing[0]);
        assert_ne!(course.verdict().unwrap().decision, Decision::Undecided);
        found.extend(end(&course));
        found.push(format!("{} games", lines.len()));
    }
    pinned::check("tests/wasm/lab-course.txt", &found);
}

#[test]
fn what_has_no_course_is_refused_by_name() {
    let refusal = |old: &str, new: &str| {
        assert!(TEST.contains(old), "{old}");
        let experiment = experiment(&TEST.replacen(old, new, 1));
        Course::new(&experiment).unwrap_err().to_string()
    };
    assert!(refusal("\"better\": 15", "\"better\": -1").contains("better: -1"));
    assert!(
        refusal(
            "\"name\": \"default\"",
            "\"name\": \"default\" }, { \"player\": \"expectimax\", \"name\": \"third\""
        )
        .contains("players: 3")
    );
}

/// Games that are known from the start have a course too; those of others are of no use to it.
#[test]
fn a_course_without_a_test_ends_with_its_last_game() {
    let all = Experiment {
        test: None,
        games: 3.0,
        ..experiment(TEST)
    };
    let mut course = Course::new(&all).unwrap();
    assert_eq!(course.most_games(), 6);
    let lines = play(&mut course, |missing| *missing.last().unwrap());
    assert_eq!((lines.len(), course.stage()), (6, None));
    assert_eq!(course.verdict(), None);
    let later = Experiment { seed: 99.0, ..all };
    let mut course = Course::new(&later).unwrap();
    assert!(!course.add(lines[0].clone()).unwrap());
}

/// A game of a step to come is told of once, and its fault when the step has come.
#[test]
fn games_of_later_steps_wait() {
    let mut course = Course::new(&experiment(TUNE)).unwrap();
    let mut lines = play(&mut course, |missing| missing[0]);
    let last = lines.last_mut().unwrap();
    last.fault = Some(Fault {
        reason: FaultReason::Crashed,
        detail: String::new(),
    });
    let mut again = Course::new(&experiment(TUNE)).unwrap();
    assert!(again.add(last.clone()).unwrap());
    assert!(!again.add(last.clone()).unwrap());
    assert_eq!((again.games(), again.faulty()), (0, &[][..]));
    let last = last.clone();
    for line in lines {
        again.add(line).unwrap();
    }
    assert_eq!(again.faulty(), [last]);
}
