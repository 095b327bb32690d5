//! The course of a test, a tuning or a ladder, for the page: what its workers play next, and how it stands.

use std::collections::BTreeMap;

use plyground_lab::{Course, Decision, LadderGoal, Method, SavedPreset};
use plyground_web::to_js;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{experiment_of, take_lines};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"import type { CourseState, LadderRung, SavedPreset } from "../types";"#;

/// A test, a tuning with a test at its end, or a ladder.
#[wasm_bindgen]
pub struct LabCourse(Course);

/// How a course stands.
#[derive(Serialize)]
struct CourseView {
    games: u64,
    /// The most games that it takes, of a ladder about.
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
    /// The probability that the player is better at all.
    los: Option<f64>,
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

/// A place on the ladder.
#[derive(Serialize)]
struct RungView {
    /// The place of the player in the experiment.
    player: usize,
    elo: f64,
    low: f64,
    high: f64,
    /// Half of the interval of the difference to the next above.
    error: f64,
    games: u64,
    /// Games that differ move by move.
    different: u64,
}

#[wasm_bindgen]
impl LabCourse {
    /// For the text of an experiment with a test, a tuning or a ladder.
    ///
    /// # Errors
    /// Names the field and its value.
    #[wasm_bindgen(constructor)]
    pub fn new(experiment: &str) -> Result<LabCourse, JsError> {
        Ok(Self(Course::new(&experiment_of(experiment)?)?))
    }

    /// The half interval of the differences on a ladder, in Elo, where an experiment gives none.
    #[wasm_bindgen(getter = usualError)]
    pub fn usual_error() -> f64 {
        LadderGoal::default().error
    }

    /// The games that a tuning of so many parameters needs, by a method as an experiment names it; without one by SPSA.
    ///
    /// # Errors
    /// No such method.
    #[wasm_bindgen(js_name = advisedGames)]
    pub fn advised_games(params: u32, method: Option<String>) -> Result<f64, JsError> {
        let method: Method = match method {
            Some(name) => serde_json::from_value(name.into())?,
            None => Method::default(),
        };
        Ok(method.advised_games(params.into()) as f64)
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
                los: verdict.los,
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

    /// The players of a ladder, the best first; none before the first game.
    ///
    /// # Errors
    /// None in practice: only the conversion could fail.
    #[wasm_bindgen(unchecked_return_type = "LadderRung[]")]
    pub fn rungs(&self) -> Result<JsValue, JsError> {
        let rungs = self.0.rungs().into_iter().map(|rung| RungView {
            player: rung.player,
            elo: rung.elo,
            low: rung.elo - rung.error,
            high: rung.elo + rung.error,
            error: rung.error_to_next,
            games: rung.games,
            different: rung.different,
        });
        to_js(&rungs.collect::<Vec<_>>())
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
