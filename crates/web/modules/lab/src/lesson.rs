//! Lessons for the page.

use plyground_lab::lessons;
use plyground_web::to_js;
use wasm_bindgen::prelude::*;

/// Runs a lesson on a tree; without one, on its own.
///
/// # Errors
/// The name or the tree is wrong.
#[wasm_bindgen(unchecked_return_type = "Lesson")]
pub fn lesson(id: &str, tree: Option<String>) -> Result<JsValue, JsError> {
    to_js(&lessons::lesson(id, tree.as_deref())?)
}
