//! The preloads of a page: the browser fetches these files before the scripts ask for them.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

/// The kinds of file without which a page is incomplete.
const PARTS: [&str; 6] = [".js", ".css", ".wasm", ".svg", ".png", ".webmanifest"];

/// Every file that a page of the site names is there; else the error names both.
pub fn check(site: &Path, pages: &[String]) -> io::Result<crate::shell::Result> {
    for page in pages {
        let html = fs::read_to_string(site.join(page))?;
        let names = ["href=\"", "src=\""].map(|start| quoted(&html, start));
        let part = |name: &&String| PARTS.iter().any(|end| name.ends_with(end));
        for name in names.iter().flatten().filter(part) {
            if !name.contains("://") && !site.join(resolved(page, name)).is_file() {
                return Ok(Err(format!("{page} names {name}, which is not there")));
            }
        }
    }
    Ok(Ok(()))
}

/// The files of a page's start: itself and those that it names, with the preloads of its first game.
pub fn start(site: &Path, page: &str) -> io::Result<BTreeSet<String>> {
    let html = fs::read_to_string(site.join(page))?;
    let first = quoted(&html, "data-game=\"")
        .into_iter()
        .next()
        .unwrap_or_default();
    let other = |link: &&str| {
        link.contains("data-game=") && !link.contains(&format!("data-game=\"{first}\""))
    };
    let tags: String = html
        .split_inclusive('>')
        .filter(|tag| !other(tag))
        .collect();
    let mut files = scripts_and_styles(site, &tags);
    files.insert(page.into());
    Ok(files)
}

/// The files of the site that a page names in `href` and `src`, icons and other pages aside.
fn scripts_and_styles(site: &Path, html: &str) -> BTreeSet<String> {
    let after = ["href=\"", "src=\""];
    let names = after.into_iter().flat_map(|start| quoted(html, start));
    names
        .filter(|name| {
            [".js", ".css", ".wasm"]
                .iter()
                .any(|end| name.ends_with(end))
        })
        .filter(|name| site.join(name).is_file())
        .collect()
}

/// Every text between `start` and the next quotation mark.
fn quoted(words: &str, start: &str) -> Vec<String> {
    let rest = words.split(start).skip(1);
    rest.filter_map(|rest| rest.split_once('"'))
        .map(|(name, _)| name.into())
        .collect()
}

/// An address relative to a file's.
fn resolved(from: &str, address: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in address.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_names_what_is_missing_is_an_error() -> io::Result<()> {
        let site = std::env::temp_dir().join(format!("plyground-pages-{}", std::process::id()));
        fs::create_dir_all(site.join("www/board"))?;
        fs::write(site.join("www/board/a.css"), "")?;
        fs::write(
            site.join("index.html"),
            r#"<link href="www/board/a.css"><a href="https://example.org/x.js">"#,
        )?;
        fs::write(
            site.join("www/board/b.html"),
            r#"<link href="a.css"><script src="../gone.js">"#,
        )?;
        let whole = check(&site, &["index.html".into()])?;
        let torn = check(&site, &["index.html".into(), "www/board/b.html".into()])?;
        fs::remove_dir_all(&site)?;
        assert_eq!(whole, Ok(()));
        let error = "www/board/b.html names ../gone.js, which is not there";
        assert_eq!(torn, Err(error.into()));
        Ok(())
    }
}
