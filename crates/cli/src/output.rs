//! Lines on standard output and standard error. Unlike `println!` and `eprintln!`, they do not panic when nobody reads.

use std::fmt::Display;
use std::io::{self, Write};

use anyhow::Result;
use serde::Serialize;

/// One line, flushed.
pub fn line(text: impl Display) -> Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    Ok(out.flush()?)
}

/// One line on standard error; where nobody reads it the work goes on.
pub fn note(text: impl Display) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// One JSON object on a line. A number that is not finite comes out as null.
pub fn json(value: &impl Serialize) -> Result<()> {
    line(serde_json::to_string(value)?)
}
