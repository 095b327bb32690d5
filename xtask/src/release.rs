//! `cargo xtask release --check`: whether what lies here can be published. docs/releasing.md says what comes then.

use crate::shell::{Result, cargo, run, target};
use crate::{test, words};
use std::fs;

/// The most that crates.io takes, in bytes.
const CRATE: u64 = 10 * 1024 * 1024;

/// Checks the versions, the translations, and both packages; publishes nothing.
pub fn release(args: &[String]) -> Result {
    if args != ["--check"] {
        return Err("`release` takes `--check`, and nothing else".into());
    }
    let version = version()?;
    words::words(&[])?;
    run(&mut cargo("package --locked --package plyground"))?;
    let packed = target().join(format!("package/plyground-{version}.crate"));
    let size = fs::metadata(&packed).map_err(|e| format!("{}: {e}", packed.display()))?;
    println!("{}: {} bytes", packed.display(), size.len());
    if size.len() > CRATE {
        return Err(format!("the crate has more than {CRATE} bytes"));
    }
    test::test(&["--only".into(), "package".into()])?;
    println!("\n{version} can be released; its tag is v{version}");
    Ok(())
}

/// The version of Cargo.toml, which all other files must name.
fn version() -> Result<String> {
    let read = |file: &str| fs::read_to_string(file).map_err(|e| format!("{file}: {e}"));
    let cargo = read("Cargo.toml")?;
    let version = between(&cargo, "\nversion = \"", "\"").ok_or("Cargo.toml names no version")?;
    let changelog = read("CHANGELOG.md")?;
    let heading = between(&changelog, "\n## ", "\n").unwrap_or_default();
    let (newest, date) = heading
        .split_once(" - ")
        .ok_or_else(|| format!("CHANGELOG.md: `{heading}` is not `VERSION - DATE`"))?;
    let minor = version.rsplit_once('.').map_or(version, |(minor, _)| minor);
    let all = [
        ("package.json", "\"version\": \"", "\"", version),
        ("CITATION.cff", "\nversion: ", "\n", version),
        ("CITATION.cff", "\ndate-released: \"", "\"", date),
        ("docs/library.md", "plyground = { version = \"", "\"", minor),
    ];
    same("CHANGELOG.md", newest, version)?;
    for (file, start, end, wanted) in all {
        same(
            file,
            between(&read(file)?, start, end).unwrap_or("nothing"),
            wanted,
        )?;
    }
    Ok(version.into())
}

fn same(file: &str, found: &str, wanted: &str) -> Result {
    if found == wanted {
        return Ok(());
    }
    Err(format!("{file} says {found}, not {wanted}"))
}

/// The text between the first `start` and the next `end`.
fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    rest.split_once(end).map(|(found, _)| found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::root;
    use crate::site;
    use std::path::{Path, PathBuf};

    #[test]
    fn the_first_mark_counts_and_a_difference_names_the_file() {
        let text = "\nversion = \"1.2.3\"\nversion = \"4\"\n";
        assert_eq!(between(text, "\nversion = \"", "\""), Some("1.2.3"));
        assert_eq!(between(text, "name", "\""), None);
        let error = same("package.json", "1.2.3", "1.2.4");
        assert_eq!(error, Err("package.json says 1.2.3, not 1.2.4".into()));
    }

    #[test]
    fn the_crate_has_every_file_that_its_sources_embed() {
        let root = fs::canonicalize(root()).unwrap();
        let cargo = fs::read_to_string(root.join("Cargo.toml")).unwrap();
        let list = between(&cargo, "\ninclude = [", "]").unwrap();
        let packed: Vec<&str> = list
            .split(", ")
            .map(|path| path.trim_matches(['"', '/']))
            .collect();
        let files = site::list(&root.join("src")).unwrap();
        let is_rust = |file: &&PathBuf| file.extension().is_some_and(|kind| kind == "rs");
        let mut found = 0;
        for source in files.iter().filter(is_rust) {
            for path in embedded(&fs::read_to_string(source).unwrap()) {
                let path = source.parent().unwrap().join(path);
                let path = fs::canonicalize(&path).unwrap();
                let path = path.strip_prefix(&root).unwrap();
                let is_packed = packed.iter().any(|packed| path.starts_with(packed));
                assert!(is_packed, "{path:?} in {}", source.display());
                found += 1;
            }
        }
        assert!(found > 5, "{found}");
    }

    /// The paths that a source embeds, relative to it.
    fn embedded(source: &str) -> impl Iterator<Item = &Path> {
        let marks = ["include_bytes!(\"", "include_str!(\""];
        let after = marks
            .into_iter()
            .flat_map(move |mark| source.split(mark).skip(1));
        after
            .filter_map(|rest| rest.split('"').next())
            .map(Path::new)
    }
}
