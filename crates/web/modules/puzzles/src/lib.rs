//! Puzzles for the page: exact search alone, without players and evaluations.
#![cfg(target_arch = "wasm32")]

use plyground::games::Excerpt;
use plyground_lab::puzzles::{Quest, Task, puzzle_game};
use plyground_web::{start, to_js};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"import type { Answer } from "../types";"#;

/// The most positions that are visited for one puzzle: some times what the shipped ones take.
const MOST: u64 = 100_000_000;

#[wasm_bindgen(start)]
fn begin() {
    start(&[]); // the board has a module of its own
}

/// A puzzle that is being solved.
#[wasm_bindgen(js_name = Quest)]
pub struct QuestHandle(Box<dyn Quest>);

#[wasm_bindgen(js_class = Quest)]
impl QuestHandle {
    /// Puts a puzzle on the board.
    ///
    /// # Errors
    /// Names the game, the task or the place of the position that is wrong.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, task: &str, moves: u32, position: &str) -> Result<QuestHandle, JsError> {
        let known = task.parse::<Task>();
        let task = known.map_err(|()| {
            let task = Excerpt::from(task);
            JsError::new(&format!("task: there is no {task:?}"))
        })?;
        let quest = puzzle_game(game).and_then(|game| game.quest(task, moves, position, MOST));
        Ok(Self(quest?))
    }

    /// Makes a move. A right one is played, and the best defence after it; a wrong one changes nothing.
    ///
    /// # Errors
    /// The text is no legal move, or the search takes too long.
    #[wasm_bindgen(unchecked_return_type = "Answer")]
    pub fn play(&mut self, mv: &str) -> Result<JsValue, JsError> {
        to_js(&self.0.play(mv)?)
    }

    /// The right moves now.
    ///
    /// # Errors
    /// The search takes too long.
    pub fn keeping(&mut self) -> Result<Vec<String>, JsError> {
        let keeping = self.0.keeping();
        keeping.ok_or_else(|| JsError::new("the search takes too long"))
    }
}
