//! Courses of tests and tunings: the same whatever order games come in, and those pinned for the page.

use plyground::games::random::Dice;
use plyground::lab::{Decision, Experiment, Plan, ResultLine, TestCourse};
use plyground::search::Clock;

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
fn play(course: &mut TestCourse, mut pick: impl FnMut(&[u64]) -> u64) -> Vec<ResultLine> {
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
fn end(course: &TestCourse) -> Vec<String> {
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
        let mut in_order = TestCourse::new(&experiment(text)).unwrap();
        let lines = play(&mut in_order, |missing| missing[0]);
        let mut dice = Dice::new(5);
        let mut mixed = TestCourse::new(&experiment(text)).unwrap();
        play(&mut mixed, |missing| {
            missing[dice.below(missing.len() as u32) as usize]
        });
        assert_eq!(end(&mixed), end(&in_order));
        // As after a reload: all at once, backwards.
        let mut again = TestCourse::new(&experiment(text)).unwrap();
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
        let mut course = TestCourse::new(&experiment(text)).unwrap();
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
        TestCourse::new(&experiment).unwrap_err().to_string()
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
