//! The parts that all pages share: the head, the icons, the bar. `index.html` has its parts itself, between `<!-- part NAME -->` and
//! `<!-- /part -->`, so that it works as it lies. In the other pages, and in the parts that are files, `<!-- part NAME -->`
//! stands for a part.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Error, Result};
use std::path::Path;

/// The page with parts of its own.
const FIRST: &str = "index.html";
/// The parts that `index.html` does not have, in this folder.
const FILES: [&str; 2] = ["bar", "foot"];
const FOLDER: &str = "xtask/src/page";

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
    let filled = fill(&page, &parts()?, name.trim_end_matches(".html"))?;
    Ok(filled.into_bytes())
}

/// Every part by its name.
fn parts() -> Result<BTreeMap<String, String>> {
    let mut parts = marked(&fs::read_to_string(FIRST)?);
    for name in FILES {
        let file = Path::new(FOLDER).join(name).with_extension("html");
        parts.insert(name.into(), fs::read_to_string(file)?);
    }
    Ok(parts)
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

/// Puts parts into a page. `{page}` in a part is the page's name; a line that links to the page itself is left out.
fn fill(html: &str, parts: &BTreeMap<String, String>, page: &str) -> Result<String> {
    let mut pieces = html.split(START);
    let mut filled = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece.split_once(" -->").unwrap_or((piece, ""));
        let part = parts.get(name);
        let part = part.ok_or_else(|| Error::other(format!("{page}.html: no part `{name}`")))?;
        let own = format!("href=\"{page}.html\"");
        let lines: Vec<_> = part.lines().filter(|line| !line.contains(&own)).collect();
        filled += &fill(&lines.join("\n").replace("{page}", page), parts, page)?;
        filled += rest;
    }
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_put_in_their_places() {
        let mut parts = marked("a <!-- part head -->\n  <title>\n<!-- /part --> b");
        assert_eq!(parts["head"], "<title>");
        let bar =
            "<!-- part head -->\n<a href=\"lab.html\">\n<a href=\"guide.html\" id=\"{page}\">";
        parts.insert("bar".into(), bar.into());
        let filled = fill("1 <!-- part bar --> 2", &parts, "lab").unwrap();
        assert_eq!(filled, "1 <title>\n<a href=\"guide.html\" id=\"lab\"> 2");
        assert_eq!(fill("none", &parts, "lab").unwrap(), "none");
        let error = fill("<!-- part foot -->", &parts, "lab").unwrap_err();
        assert_eq!(error.to_string(), "lab.html: no part `foot`");
    }
}
