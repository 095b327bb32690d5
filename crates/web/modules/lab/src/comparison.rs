//! Two players side by side, for the worker of `analyse.html`.

use std::sync::Arc;

use plyground::games::game_of;
use plyground::players::{Contender, FAMILIES, PlayerInfo, catalogue};
use plyground::search::{Clock, Limits};
use plyground_lab::review::Comparison;
use plyground_web::{File, Params, now, to_js};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"import type { ComparisonState } from "../../core/analysis";"#;

/// Two players who are asked about the same positions.
#[wasm_bindgen(js_name = Comparison)]
pub struct ComparisonHandle {
    record: String,
    ply: usize,
    contenders: [Contender; 2],
    comparison: Option<Comparison>,
}

#[wasm_bindgen(js_class = Comparison)]
impl ComparisonHandle {
    /// Of two players, from a ply of a record on, with so many nodes a ply. Each comes with its parameters that differ from the defaults.
    ///
    /// # Errors
    /// An unknown game, player or parameter, a record that can't be read, or a value or limits out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(
        record: &str,
        ply: usize,
        one: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, number>")] one_params: &JsValue,
        other: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, number>")] other_params: &JsValue,
        nodes: f64,
    ) -> Result<ComparisonHandle, JsError> {
        let game = catalogue::open(game_of(record))?;
        game.replay(record)?;
        let contender = |id: &str, params: &JsValue| -> Result<Contender, JsError> {
            let info = game.player(id)?;
            let settings = info.settings(Params::read(params)?.pairs())?;
            Ok(Contender::new(info, settings, Limits::nodes(nodes as u64))?)
        };
        Ok(Self {
            contenders: [contender(one, one_params)?, contender(other, other_params)?],
            record: record.trim().into(),
            ply,
            comparison: None,
        })
    }

    /// Hands over a file of learned weights for a player.
    ///
    /// # Errors
    /// The file is not a file of weights, is damaged, or has another version.
    #[wasm_bindgen(js_name = provideWeights)]
    pub fn provide_weights(
        &mut self,
        player: &str,
        file: &js_sys::Uint8Array,
    ) -> Result<(), JsError> {
        let family = catalogue::family(FAMILIES, game_of(&self.record))?;
        for contender in &mut self.contenders {
            let info: &PlayerInfo = contender.info;
            if info.id == player {
                let weights = family.read_weights(info, &File(file))?;
                contender.weights = Some(weights);
            }
        }
        Ok(())
    }

    /// Plays on for about `ms`; how far it is.
    ///
    /// # Errors
    /// Weights were not provided.
    #[wasm_bindgen(unchecked_return_type = "ComparisonState")]
    pub fn slice(&mut self, ms: f64) -> Result<JsValue, JsError> {
        let end = now() + ms;
        let comparison = match &mut self.comparison {
            Some(comparison) => comparison,
            None => {
                let game = catalogue::open(game_of(&self.record))?;
                let contenders = self.contenders.clone();
                let comparison = Comparison::new(
                    Arc::clone(&game),
                    &self.record,
                    self.ply,
                    contenders,
                    0,
                    Clock::from(now),
                );
                self.comparison.insert(comparison?)
            }
        };
        while comparison.step()? && now() < end {}
        to_js(&comparison.state())
    }
}
