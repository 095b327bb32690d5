//! The dependencies of Rust: licences and sources that `deny.toml` allows, as cargo-deny reads it. To build cargo-deny
//! takes longer than the other checks together.

use std::collections::HashSet;
use std::fs;

use serde::Deserialize;
use spdx::{Expression, ParseMode};

use crate::shell::{Result, cargo, output};

/// The file that says what is allowed.
const RULES: &str = "deny.toml";
/// The registry as cargo's metadata names it.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

#[derive(Deserialize)]
struct DenyRules {
    licenses: Licenses,
}

#[derive(Deserialize)]
struct Licenses {
    allow: HashSet<String>,
}

#[derive(Deserialize)]
struct Listed {
    packages: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    version: String,
    license: Option<String>,
    /// The registry; none for a package of this repository.
    source: Option<String>,
}

/// Names every dependency whose licence or source is not allowed.
pub fn check() -> Result {
    let rules = fs::read_to_string(RULES).map_err(|error| format!("{RULES}: {error}"))?;
    let rules: DenyRules = toml::from_str(&rules).map_err(|error| format!("{RULES}: {error}"))?;
    let text = output(&mut cargo("metadata --locked --format-version 1"))?;
    let Listed { packages } =
        serde_json::from_str(&text).map_err(|error| format!("cargo metadata: {error}"))?;
    let foreign: Vec<_> = packages.iter().filter(|one| one.source.is_some()).collect();
    let faults: Vec<String> = foreign
        .iter()
        .filter_map(|one| fault(one, &rules.licenses.allow))
        .collect();
    println!(
        "{} dependencies, {} not allowed",
        foreign.len(),
        faults.len()
    );
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("; "))
    }
}

/// The reason why a dependency is not allowed.
fn fault(package: &Dependency, allowed: &HashSet<String>) -> Option<String> {
    let named = format!("{} {}", package.name, package.version);
    if package.source.as_deref() != Some(REGISTRY) {
        return Some(format!("{named} comes from {:?}", package.source));
    }
    let Some(license) = &package.license else {
        return Some(format!("{named} names no licence"));
    };
    match Expression::parse_mode(license, ParseMode::LAX) {
        Err(error) => Some(format!("{named}, licence {license}: {}", error.reason)),
        Ok(terms) => {
            let holds = terms.evaluate(|term| {
                let id = term.license.id();
                id.is_some_and(|id| allowed.contains(id.name)) && term.addition.is_none()
            });
            (!holds).then(|| format!("{named} has the licence {license}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(license: Option<&str>, source: &str) -> Option<String> {
        let package = Dependency {
            name: "crate".into(),
            version: "1.0.0".into(),
            license: license.map(Into::into),
            source: Some(source.into()),
        };
        fault(
            &package,
            &HashSet::from(["MIT".into(), "Unicode-3.0".into()]),
        )
    }

    #[test]
    fn one_of_the_licences_must_be_allowed_and_all_that_are_joined() {
        for allowed in [
            "MIT",
            "GPL-3.0 OR MIT",
            "Zlib/MIT",
            "(MIT OR ISC) AND Unicode-3.0",
        ] {
            assert_eq!(told(Some(allowed), REGISTRY), None, "{allowed}");
        }
        for refused in ["GPL-3.0", "MIT AND ISC", "MIT WITH LLVM-exception", "words"] {
            let reason = told(Some(refused), REGISTRY).expect(refused);
            assert!(reason.contains("crate 1.0.0"), "{reason}");
        }
        assert!(told(None, REGISTRY).is_some());
    }

    #[test]
    fn other_sources_are_refused() {
        let reason = told(Some("MIT"), "git+https://example.org/crate").expect("refused");
        assert!(reason.contains("git+https://example.org/crate"), "{reason}");
    }
}
