//! The trial before an experiment, for the lab's worker.

use plyground::search::Clock;
use plyground_lab::Trial;
use plyground_web::to_js;
use wasm_bindgen::prelude::*;

use super::{experiment_of, pulse};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"import type { ExperimentSize, Tried } from "../types";"#;

/// The players of an experiment, each to be tried alone.
#[wasm_bindgen]
pub struct LabTrial(Trial);

#[wasm_bindgen]
impl LabTrial {
    /// For the text of an experiment.
    ///
    /// # Errors
    /// Names the field and its value.
    #[wasm_bindgen(constructor)]
    pub fn new(experiment: &str) -> Result<LabTrial, JsError> {
        Ok(Self(Trial::new(&experiment_of(experiment)?)?))
    }

    /// The number of games, and whose they are.
    ///
    /// # Errors
    /// None in practice: only the conversion could fail.
    #[wasm_bindgen(unchecked_return_type = "ExperimentSize")]
    pub fn size(&self) -> Result<JsValue, JsError> {
        to_js(self.0.size())
    }

    /// Lets the player in that place play for about `ms`; a single move is cut off after `longest` milliseconds.
    ///
    /// # Errors
    /// None in practice: the player of a checked experiment can play.
    #[wasm_bindgen(unchecked_return_type = "Tried")]
    pub fn play(&self, place: usize, ms: f64, longest: f64) -> Result<JsValue, JsError> {
        to_js(&self.0.play(place, ms, longest, Clock::from(pulse::clock))?)
    }
}
