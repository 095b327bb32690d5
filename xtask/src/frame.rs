//! The parts that all pages share: the head, the bar, the foot. `index.html` has them itself, between `<!-- part NAME -->` and
//! `<!-- /part -->`, so that it works as it lies. In the other pages `<!-- part NAME -->` stands for a part.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Error, Result};
use std::path::Path;

/// The page with parts of its own.
const FIRST: &str = "index.html";
/// Marks the link to the page itself.
const CURRENT: &str = " aria-current=\"page\"";

const START: &str = "<!-- part ";
const END: &str = "<!-- /part -->";

/// Reads a file of the site; a page with its parts in their places.
pub fn read(file: &Path) -> Result<Vec<u8>> {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let bytes = fs::read(file)?;
    if name == FIRST || !name.ends_with(".html") {
        return Ok(bytes);
    }
    let page = String::from_utf8(bytes).map_err(Error::other)?;
    let parts = marked(&fs::read_to_string(FIRST)?);
    let filled = fill(&page, &parts, &name)?;
    Ok(filled.into_bytes())
}

/// The parts that a page marks.
fn marked(page: &str) -> BTreeMap<String, String> {
    let named = page.split(START).skip(1).filter_map(|rest| {
        let (name, rest) = rest.split_once(" -->")?;
        let (part, _) = rest.split_once(END)?;
        Some((name.into(), part.trim().into()))
    });
    named.collect()
}

/// Puts parts into a page. Of their links, the one to the page itself is marked.
fn fill(html: &str, parts: &BTreeMap<String, String>, page: &str) -> Result<String> {
    let own = format!("href=\"{page}\"");
    let mut pieces = html.split(START);
    let mut filled = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece.split_once(" -->").unwrap_or((piece, ""));
        let part = parts.get(name);
        let part = part.ok_or_else(|| Error::other(format!("{page}: no part `{name}`")))?;
        let part = part.replace(CURRENT, "");
        filled += &part.replace(&own, &format!("{own}{CURRENT}"));
        filled += rest;
    }
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_put_in_their_places() {
        let parts = marked(
            "a <!-- part head -->\n  <title>\n<!-- /part --> b <!-- part bar -->\
             <a href=\"index.html\" aria-current=\"page\"><a href=\"lab.html\"><!-- /part -->",
        );
        assert_eq!(parts["head"], "<title>");
        let filled = fill("1 <!-- part bar --> 2", &parts, "lab.html").unwrap();
        let wanted = "1 <a href=\"index.html\"><a href=\"lab.html\" aria-current=\"page\"> 2";
        assert_eq!(filled, wanted);
        assert_eq!(fill("none", &parts, "lab.html").unwrap(), "none");
        let error = fill("<!-- part foot -->", &parts, "lab.html").unwrap_err();
        assert_eq!(error.to_string(), "lab.html: no part `foot`");
    }
}
