//! The clock of the page or worker.

use wasm_bindgen::JsCast;

/// Milliseconds since the page or worker began.
pub fn now() -> f64 {
    thread_local! {
        static PERFORMANCE: Option<web_sys::Performance> =
            js_sys::Reflect::get(&js_sys::global(), &"performance".into())
                .ok()
                .and_then(|performance| performance.dyn_into().ok());
    }
    PERFORMANCE.with(|performance| performance.as_ref().map_or(0.0, web_sys::Performance::now))
}
