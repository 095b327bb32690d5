//! Lines on standard output. Unlike `println!`, they fail rather than panic when nobody reads.

use std::fmt::Display;
use std::io::{self, Write};

use serde::Serialize;

/// One line, flushed.
pub fn line(text: impl Display) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
}

/// One JSON object on a line. A number that is not finite comes out as null.
pub fn json(value: &impl Serialize) -> io::Result<()> {
    line(serde_json::to_string(value)?)
}
