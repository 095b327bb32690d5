//! The course of a ladder, for the page: what its workers play next, and how it stands.

use plyground::lab::{LadderCourse, LadderGoal};
use plyground::web::to_js;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{experiment_of, take_lines};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"import type { LadderState, LadderRung } from "../types";"#;

/// A ladder.
#[wasm_bindgen]
pub struct LabLadder(LadderCourse);

/// How a ladder stands.
#[derive(Serialize)]
struct LadderView {
    games: u64,
    /// About the most games that it takes.
    total: u64,
    done: bool,
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
impl LabLadder {
    /// For the text of an experiment with a ladder.
    ///
    /// # Errors
    /// Names the field and its value.
    #[wasm_bindgen(constructor)]
    pub fn new(experiment: &str) -> Result<LabLadder, JsError> {
        Ok(Self(LadderCourse::new(&experiment_of(experiment)?)?))
    }

    /// The half interval of the differences, in Elo, where an experiment gives none.
    #[wasm_bindgen(getter = usualError)]
    pub fn usual_error() -> f64 {
        LadderGoal::default().error
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
    #[wasm_bindgen(unchecked_return_type = "LadderState")]
    pub fn state(&self) -> Result<JsValue, JsError> {
        let games = self.0.games();
        to_js(&LadderView {
            games,
            total: self.0.ladder().likely_games().max(games),
            done: self.0.stage().is_none(),
        })
    }

    /// The players, the best first; none before the first game.
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
}
