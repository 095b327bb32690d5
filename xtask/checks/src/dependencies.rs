//! The dependencies of Rust: licences, sources and second versions that `deny.toml` allows, as cargo-deny reads it. To build cargo-deny
//! takes longer than the other checks together.

use std::collections::{BTreeMap, HashSet};
use std::fs;

use serde::Deserialize;
use spdx::{Expression, ParseMode};

use xtask::shell::{Result, cargo, output};

/// The file that says what is allowed.
const RULES: &str = "deny.toml";
/// The registry as cargo's metadata names it.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

#[derive(Deserialize)]
struct DenyRules {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licenses {
    allow: HashSet<String>,
}

#[derive(Deserialize)]
struct Bans {
    skip: Vec<Skipped>,
}

/// A version that does not count as a second one.
#[derive(Deserialize)]
struct Skipped {
    /// `NAME@VERSION`
    #[serde(rename = "crate")]
    package: String,
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

/// Names every dependency whose licence or source is not allowed, and those of several versions.
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
        .chain(duplicates(&foreign, &rules.bans.skip))
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

/// The dependencies of which several versions are not skipped.
fn duplicates(packages: &[&Dependency], skipped: &[Skipped]) -> Vec<String> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for Dependency { name, version, .. } in packages {
        if !skipped
            .iter()
            .any(|one| one.package == format!("{name}@{version}"))
        {
            versions.entry(name).or_default().push(version);
        }
    }
    versions.retain(|_, versions| versions.len() > 1);
    versions
        .iter()
        .map(|(name, versions)| format!("{name} has the versions {}", versions.join(" and ")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(version: &str, license: Option<&str>, source: &str) -> Dependency {
        Dependency {
            name: "crate".into(),
            version: version.into(),
            license: license.map(Into::into),
            source: Some(source.into()),
        }
    }

    fn told(license: Option<&str>, source: &str) -> Option<String> {
        fault(
            &package("1.0.0", license, source),
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
    fn a_second_version_is_told_unless_it_is_skipped() {
        let [old, new] = ["1.0.0", "2.0.0"].map(|version| package(version, None, REGISTRY));
        let skipped = Skipped {
            package: "crate@1.0.0".into(),
        };
        assert_eq!(
            duplicates(&[&old, &new], &[]),
            ["crate has the versions 1.0.0 and 2.0.0"]
        );
        assert!(duplicates(&[&old, &new], &[skipped]).is_empty());
        assert!(duplicates(&[&new], &[]).is_empty());
    }

    #[test]
    fn other_sources_are_refused() {
        let reason = told(Some("MIT"), "git+https://example.org/crate").expect("refused");
        assert!(reason.contains("git+https://example.org/crate"), "{reason}");
    }
}
