//! Long forms of tests: `cargo xtask trust native` asks for them, as `tests/browser/lasting.js` has it for browsers.

/// A number for the short form and one for the long form.
pub fn often<T>(short: T, long: T) -> T {
    let is_long = std::env::var_os("PLYGROUND_LONG").is_some_and(|asked| asked == "1");
    if is_long { long } else { short }
}
