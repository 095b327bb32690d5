//! The course of a test or a tuning, for the page: what its workers play next, and how it stands.

use std::collections::BTreeMap;

use plyground::lab::{Decision, SavedPreset, TestCourse};
use plyground::web::to_js;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{experiment_of, take_lines};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"import type { CourseState, SavedPreset } from "../types";"#;

/// A test, or a tuning with a test at its end.
#[wasm_bindgen]
pub struct LabCourse(TestCourse);

/// How a course stands.
#[derive(Serialize)]
struct CourseView {
    games: u64,
    /// The most games that it takes.
    total: u64,
    /// Whether the games are those of the test.
    testing: bool,
    done: bool,
    verdict: Option<VerdictView>,
    tuning: Option<TuningView>,
}

/// The test.
#[derive(Serialize)]
struct VerdictView {
    decision: Decision,
    games: usize,
    /// The games of pairs that differ.
    different: usize,
    /// Whether they repeat, so that more will hardly say more.
    exhausted: bool,
    difference: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
    ratio: f64,
    /// The ratios at which it ends: not better, better.
    bounds: [f64; 2],
}

/// The tuning.
#[derive(Serialize)]
struct TuningView {
    start: BTreeMap<String, f64>,
    best: BTreeMap<String, f64>,
    games: u64,
    total: u64,
}

#[wasm_bindgen]
impl LabCourse {
    /// For the text of an experiment with a test or a tuning.
    ///
    /// # Errors
    /// Names the field and its value.
    #[wasm_bindgen(constructor)]
    pub fn new(experiment: &str) -> Result<LabCourse, JsError> {
        Ok(Self(TestCourse::new(&experiment_of(experiment)?)?))
    }

    /// The text of the experiment whose games are played now; undefined at the end.
    #[wasm_bindgen(getter)]
    pub fn stage(&self) -> Option<String> {
        // Text and finite numbers can always be written.
        let text = |stage| serde_json::to_string(stage).unwrap_or_default();
        self.0.stage().map(text)
    }

    /// The games of the stage that are not played, as pairs of numbers: from, to before.
    pub fn missing(&self) -> Vec<f64> {
        let ranges = self.0.missing().into_iter();
        ranges
            .flat_map(|range| [range.start as f64, range.end as f64])
            .collect()
    }

    /// Takes lines of results; answers those that were of use.
    ///
    /// # Errors
    /// Names the line that can't be read; those before it are taken.
    pub fn add(&mut self, lines: &str) -> Result<String, JsError> {
        take_lines(lines, |line| self.0.add(line))
    }

    /// How it stands.
    ///
    /// # Errors
    /// None in practice: only the conversion could fail.
    #[wasm_bindgen(unchecked_return_type = "CourseState")]
    pub fn state(&self) -> Result<JsValue, JsError> {
        let verdict = self.0.verdict();
        to_js(&CourseView {
            games: self.0.games(),
            total: self.0.most_games(),
            testing: verdict.is_some(),
            done: self.0.stage().is_none(),
            verdict: verdict.map(|verdict| VerdictView {
                decision: verdict.decision,
                games: verdict.games,
                different: verdict.different,
                exhausted: verdict.exhausted,
                difference: verdict.difference,
                low: verdict.low,
                high: verdict.high,
                ratio: verdict.ratio,
                bounds: self.0.hypotheses().bounds(),
            }),
            tuning: self.0.tuner().map(|tuner| TuningView {
                start: tuner.start(),
                best: tuner.best(),
                games: tuner.games_done(),
                total: tuner.games(),
            }),
        })
    }

    /// The log-likelihood ratio over the games, at most `most` points: games, ratio, games, ratio, ...
    pub fn ratios(&self, most: usize) -> Vec<f64> {
        thinned(self.0.ratios(), most).flatten().copied().collect()
    }

    /// The best values over the games, at most `most` points: for each the games, then the values in the order of the
    /// parameters' names.
    pub fn steps(&self, most: usize) -> Vec<f64> {
        let steps = thinned(self.0.steps(), most);
        steps
            .flat_map(|step| std::iter::once(step.games as f64).chain(step.values.iter().copied()))
            .collect()
    }

    /// The preset that the tuning leaves so far; none for a test.
    ///
    /// # Errors
    /// None in practice: only the conversion could fail.
    #[wasm_bindgen(unchecked_return_type = "SavedPreset | undefined")]
    pub fn preset(&self) -> Result<JsValue, JsError> {
        match self.0.tuner() {
            Some(tuner) => to_js(&tuner.preset()?),
            None => Ok(JsValue::UNDEFINED),
        }
    }
}

/// Reads the text of a preset's file.
///
/// # Errors
/// Says what is wrong with it.
#[wasm_bindgen(js_name = readPreset, unchecked_return_type = "SavedPreset")]
pub fn read_preset(text: &str) -> Result<JsValue, JsError> {
    to_js(&SavedPreset::from_json(text)?.valid()?)
}

/// Evenly chosen elements, the last among them.
fn thinned<T>(all: &[T], most: usize) -> impl Iterator<Item = &T> {
    let every = all.len().div_ceil(most.max(1)).max(1);
    let skipped = all.len().saturating_sub(1) % every;
    all.iter().skip(skipped).step_by(every)
}
