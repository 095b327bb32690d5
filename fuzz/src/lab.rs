//! Experiments, results and presets of the lab, and the trees of lessons.

use plyground::players::catalogue;
use plyground_lab::lessons::{ExampleTree, Mover};
use plyground_lab::{
    Course, Experiment, OpeningBook, OpeningLine, Plan, ResultLine, SavedPreset, Tally,
};

use crate::{read, text};

/// An experiment, or else a file of openings.
pub fn experiments(input: &[u8]) {
    let Some(text) = text(input) else {
        return;
    };
    let Some(experiment) = read(Experiment::from_json(text)) else {
        return openings(text);
    };
    let written = serde_json::to_string(&experiment).expect("an experiment is JSON");
    let again = Experiment::from_json(&written).expect("an experiment that was written");
    assert_eq!(
        serde_json::to_string(&again).expect("an experiment is JSON"),
        written
    );
    read(Course::new(&experiment));
    if let Some(plan) = read(Plan::new(&experiment)) {
        assert!(plan.jobs() > 0);
    }
}

fn openings(text: &str) {
    for game in ["loa", "pentago"] {
        let game = catalogue::open(game).expect("a game that there is");
        for (_, line) in OpeningBook::lines_of(text) {
            if let Some(opening) = read(OpeningLine::read(&*game, line)) {
                assert_eq!(opening.line(), line);
            }
        }
    }
}

/// Lines of a file of results, as its bytes come.
pub fn results(input: &[u8]) {
    let mut tally = Tally::default();
    for line in input.split_inclusive(|&byte| byte == b'\n') {
        let Some(result) = read(ResultLine::from_bytes(line)) else {
            continue;
        };
        let again = ResultLine::from_json(&result.to_json()).expect("a line that was written");
        assert_eq!(again.to_json(), result.to_json());
        tally.add(&result);
    }
    for standing in tally.standings() {
        assert!(standing.summary.games > 0);
    }
    for standing in tally.matches() {
        assert!(standing.summary.games > 0);
    }
}

pub fn presets(input: &[u8]) {
    let Some(preset) = text(input).and_then(|text| read(SavedPreset::from_json(text))) else {
        return;
    };
    if let Some(preset) = read(preset.valid()) {
        let written = serde_json::to_string(&preset).expect("a preset is JSON");
        let again = SavedPreset::from_json(&written).expect("a preset that was written");
        assert!(again.valid().is_ok());
    }
}

pub fn examples(input: &[u8]) {
    let Some(text) = text(input) else {
        return;
    };
    for reply in [Mover::Min, Mover::Chance] {
        if let Some(tree) = read(ExampleTree::read(text, reply)) {
            assert!(tree.depth() < tree.nodes.len());
        }
    }
}
