//! The searcher inside the page's worker.

use wasm_bindgen::prelude::*;

use super::convert::to_js;
use super::games;
use super::mind::{Mind, Request};

/// Searches in slices, so that messages get through.
#[wasm_bindgen]
pub struct Thinker {
    game: String,
    mind: Option<Box<dyn Mind>>,
}

#[wasm_bindgen]
impl Thinker {
    /// With nobody at the table.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Thinker {
        Self {
            game: String::new(),
            mind: None,
        }
    }

    /// Starts a search, dropping one that runs.
    ///
    /// # Errors
    /// Names the field that is wrong and its value.
    pub fn go(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ThinkRequest")] request: JsValue,
    ) -> Result<(), JsError> {
        let request = Request::read(&request)?;
        let limits = request.limits()?;
        self.mind(&request)?.go(&request, limits)
    }

    /// Runs for about `ms`.
    ///
    /// # Errors
    /// When no search was started.
    #[wasm_bindgen(unchecked_return_type = "Slice")]
    pub fn slice(&mut self, ms: f64) -> Result<JsValue, JsError> {
        let slice = self.mind.as_mut().and_then(|mind| mind.slice(ms));
        to_js(&slice.ok_or_else(|| JsError::new("slice: no search runs"))?)
    }

    /// The next slice ends the search with the best move so far.
    pub fn stop(&self) {
        if let Some(mind) = &self.mind {
            mind.stop();
        }
    }

    /// What each feature of the evaluation adds to a position's value. Ends a search that runs.
    ///
    /// # Errors
    /// Names the field that is wrong and its value.
    #[wasm_bindgen(unchecked_return_type = "Contribution[]")]
    pub fn explain(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Omit<ThinkRequest, \"limits\">")] request: JsValue,
    ) -> Result<JsValue, JsError> {
        let request = Request::read(&request)?;
        to_js(&self.mind(&request)?.explain(&request)?)
    }

    /// The mind for the game of a request; another game takes another.
    fn mind(&mut self, request: &Request) -> Result<&mut Box<dyn Mind>, JsError> {
        if self.mind.is_none() || self.game != request.game {
            self.mind = Some(games::of(&request.game)?.mind(&request.game)?);
            self.game = request.game.clone();
        }
        self.mind
            .as_mut()
            .ok_or_else(|| JsError::new("game: nobody thinks about it"))
    }
}
