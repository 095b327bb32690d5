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

/// The files of the site that the page names in `href` and `src`, icons and other pages aside.
pub fn named(site: &Path, page: &str) -> io::Result<BTreeSet<String>> {
    let html = fs::read_to_string(site.join(page))?;
    let after = ["href=\"", "src=\""];
    let names = after.into_iter().flat_map(|start| quoted(&html, start));
    Ok(names
        .filter(|name| {
            [".js", ".css", ".wasm"]
                .iter()
                .any(|end| name.ends_with(end))
        })
        .filter(|name| site.join(name).is_file())
        .collect())
}

/// Adds a `modulepreload` for every chunk that the scripts named by the page import.
pub fn name_chunks(site: &Path, page: &str) -> io::Result<()> {
    let named = named(site, page)?;
    let mut all = named.clone();
    let mut open: Vec<String> = named
        .iter()
        .filter(|name| name.ends_with(".js"))
        .cloned()
        .collect();
    while let Some(script) = open.pop() {
        for import in imports(&fs::read_to_string(site.join(&script))?, &script) {
            if all.insert(import.clone()) {
                open.push(import);
            }
        }
    }
    let links: String = all
        .difference(&named)
        .map(|chunk| format!("    <link rel=\"modulepreload\" href=\"{chunk}\">\n"))
        .collect();
    let html = fs::read_to_string(site.join(page))?;
    let html = html.replacen("  </head>", &format!("{links}  </head>"), 1);
    fs::write(site.join(page), html)
}

/// The addresses of what a minified script imports at once, from the site's root.
fn imports(words: &str, script: &str) -> Vec<String> {
    ["from\"", "import\""]
        .into_iter()
        .flat_map(|start| quoted(words, start))
        .filter(|address| address.starts_with('.') && address.ends_with(".js"))
        .map(|address| resolved(script, &address))
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
