//! Values that cross to the page and back.

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

/// A field of a JavaScript object, or undefined.
pub(super) fn field(object: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

/// A text in a JavaScript object.
pub(super) fn text(object: &JsValue, name: &str) -> Result<String, JsError> {
    text_of(&field(object, name), name)
}

/// An argument that should be a text: JavaScript may hand over anything, and a `&str` would trap.
pub(super) fn text_of(value: &JsValue, name: &str) -> Result<String, JsError> {
    let text = value.as_string();
    text.ok_or_else(|| JsError::new(&format!("{name}: should be a text")))
}

/// A text in a JavaScript object, if there is one.
pub(super) fn text_or_none(object: &JsValue, name: &str) -> Result<Option<String>, JsError> {
    let value = field(object, name);
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    text(object, name).map(Some)
}

/// A list of texts in a JavaScript object; empty if there is no list.
pub(super) fn texts(object: &JsValue, name: &str) -> Result<Vec<String>, JsError> {
    let list = field(object, name);
    if list.is_undefined() {
        return Ok(Vec::new());
    }
    let wrong = || JsError::new(&format!("{name}: should be a list of texts"));
    let list = list.dyn_ref::<js_sys::Array>().ok_or_else(wrong)?;
    list.iter()
        .map(|text| text.as_string().ok_or_else(wrong))
        .collect()
}

/// A number in a JavaScript object, if there is one.
pub(super) fn number(object: &JsValue, name: &str) -> Result<Option<f64>, JsError> {
    let value = field(object, name);
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    let number = value.as_f64();
    number.map(Some).ok_or_else(|| no_number(name))
}

/// A whole number in a JavaScript object, if there is one: a cast would cut off its sign or its fraction.
pub(super) fn whole(object: &JsValue, name: &str) -> Result<Option<f64>, JsError> {
    let found = number(object, name)?;
    let fits = |value: &f64| value.fract() == 0.0 && (0.0..2f64.powi(53)).contains(value);
    match found {
        Some(value) if !fits(&value) => Err(JsError::new(&format!(
            "{name}: {value} is not a whole number from 0 to 2^53 - 1"
        ))),
        found => Ok(found),
    }
}

/// Whether a field of a JavaScript object is true; false where there is none.
pub(super) fn flag(object: &JsValue, name: &str) -> Result<bool, JsError> {
    let value = field(object, name);
    if value.is_undefined() {
        return Ok(false);
    }
    let flag = value.as_bool();
    flag.ok_or_else(|| JsError::new(&format!("{name}: should be true or false")))
}

fn no_number(name: &str) -> JsError {
    JsError::new(&format!("{name}: should be a number"))
}

/// Parameters by name.
pub struct Params(Vec<(String, f64)>);

impl Params {
    /// From an object of numbers.
    ///
    /// # Errors
    /// Something else, or the name of what is no number.
    pub fn read(object: &JsValue) -> Result<Self, JsError> {
        let object = object.dyn_ref::<js_sys::Object>();
        let object = object.ok_or_else(|| JsError::new("params: should be numbers by name"))?;
        let pair = |name: JsValue| {
            let name = name.as_string().unwrap_or_default();
            let value = number(object, &name)?.ok_or_else(|| no_number(&name))?;
            Ok((name, value))
        };
        let names = js_sys::Object::keys(object).into_iter();
        names.map(pair).collect::<Result<_, _>>().map(Self)
    }

    /// The names with their values.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, f64)> {
        self.0.iter().map(|(name, value)| (name.as_str(), *value))
    }
}
