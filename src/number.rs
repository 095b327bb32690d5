//! Numbers in messages.

/// A number as people read it.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn shown(value: f64) -> String {
    value.to_string()
}

/// A number as people read it. JavaScript writes it: Rust's code for that is some 20 kB, and in the page's
/// engine nothing else needs it.
#[cfg(target_arch = "wasm32")]
pub(crate) fn shown(value: f64) -> String {
    let text = js_sys::Number::from(value).to_string_with_radix(10);
    text.map_or_else(|_| String::new(), String::from)
}
