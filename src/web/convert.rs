//! Plain data that the page receives.

use serde::Serialize;
use wasm_bindgen::prelude::*;

/// A value as a plain JavaScript object.
///
/// # Errors
/// The value has no form in JavaScript.
pub fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsError> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value
        .serialize(&serializer)
        .map_err(|error| JsError::new(&error.to_string()))
}
