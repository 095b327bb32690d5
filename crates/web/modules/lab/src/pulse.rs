//! The sign of life of a worker in the middle of a move. No timer of the worker fires then, but searches look at the clock.

use std::cell::Cell;

use plyground_web::now;
use wasm_bindgen::prelude::*;

/// The page hears of the worker at least so often: `PULSE_MS` of `www/serve.js`.
const PULSE_MS: f64 = 200.0;

/// The clock of games: [`now`], and the page hears that the worker goes on.
pub(super) fn clock() -> f64 {
    thread_local! {
        static LAST: Cell<f64> = const { Cell::new(0.0) };
    }
    let time = now();
    if time - LAST.get() >= PULSE_MS {
        LAST.set(time);
        pulse();
    }
    time
}

/// The page gets an empty message at once, though the worker is busy.
fn pulse() {
    let worker = js_sys::global();
    let post = js_sys::Reflect::get(&worker, &"postMessage".into());
    let post = post
        .ok()
        .and_then(|post| post.dyn_into::<js_sys::Function>().ok());
    if let Some(post) = post {
        let _ = post.call1(&worker, &js_sys::Object::new());
    }
}
