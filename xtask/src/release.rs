//! `cargo xtask release`: whether what lies here can be published, and the archives of the command line. docs/releasing.md says what comes then.

use crate::archive::archive;
use crate::shell::{Result, cargo, run, target};
use crate::{test, words};
use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha384};
use std::fs;

/// The most that crates.io takes, in bytes.
const CRATE: u64 = 10 * 1024 * 1024;

/// The packages that are published, in the order in which they need each other.
const CRATES: [&str; 3] = ["plyground", "plyground-lab", "plyground-cli"];

/// `cargo xtask release --check` or `--package [--target TRIPLE]`; publishes nothing.
pub fn release(args: &[String]) -> Result {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["--check"] => check(),
        ["--package"] => archive(&version()?, None),
        ["--package", "--target", triple] => archive(&version()?, Some(triple)),
        _ => Err(
            "`release` takes `--check`, or `--package` with or without `--target TRIPLE`".into(),
        ),
    }
}

/// Checks the versions, the translations, and all packages.
fn check() -> Result {
    let version = version()?;
    words::words(&[])?;
    let mut package = cargo("package --locked");
    run(package.args(CRATES.iter().flat_map(|name| ["--package", name])))?;
    for name in CRATES {
        let packed = target().join(format!("package/{name}-{version}.crate"));
        let size = fs::metadata(&packed).map_err(|e| format!("{}: {e}", packed.display()))?;
        println!("{}: {} bytes", packed.display(), size.len());
        if size.len() > CRATE {
            return Err(format!("the crate has more than {CRATE} bytes"));
        }
    }
    test::test(&["--only".into(), "package".into()])?;
    check_integrity()?;
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
    let all = [
        ("package.json", "\"version\": \"", "\"", version),
        ("CITATION.cff", "\nversion: ", "\n", version),
        ("CITATION.cff", "\ndate-released: \"", "\"", date),
        ("docs/embedding.md", "/plyground@", "/", version),
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

/// Whether the guide names the hash of the scripts in one file, as browsers check it.
fn check_integrity() -> Result {
    let script = fs::read("www/plyground.js").map_err(|e| format!("www/plyground.js: {e}"))?;
    let hash = format!("sha384-{}", BASE64_STANDARD.encode(Sha384::digest(script)));
    let guide = "docs/embedding.md";
    let text = fs::read_to_string(guide).map_err(|e| format!("{guide}: {e}"))?;
    let named = between(&text, "integrity=\"", "\"").unwrap_or("nothing");
    same(guide, named, &hash)
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

    #[test]
    fn the_first_mark_counts_and_a_difference_names_the_file() {
        let text = "\nversion = \"1.2.3\"\nversion = \"4\"\n";
        assert_eq!(between(text, "\nversion = \"", "\""), Some("1.2.3"));
        assert_eq!(between(text, "name", "\""), None);
        let error = same("package.json", "1.2.3", "1.2.4");
        assert_eq!(error, Err("package.json says 1.2.3, not 1.2.4".into()));
    }
}
