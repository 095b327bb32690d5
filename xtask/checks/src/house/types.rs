//! Type names that are defined more than once.

use super::found::Type;
use std::collections::BTreeMap;

/// Names that may be defined more than once, with the reason.
const SAME_ROLE: [(&str, &str); 10] = [
    ("Args", "the arguments of a subcommand, one for each"),
    ("Command", "the subcommands of a command, one for each"),
    ("Direction", "one for each game where moves have directions"),
    ("Face", "one for each game"),
    ("Move", "one for each game"),
    ("MoveError", "one for each game"),
    ("Position", "one for each game"),
    ("PositionError", "one for each game"),
    ("Rules", "one for each game"),
    ("Symmetry", "one for each game"),
];

/// The definitions by name, where there are several in one program.
pub fn repeated(types: &[Type]) -> BTreeMap<&str, Vec<&Type>> {
    let mut found: BTreeMap<(&str, &str), Vec<&Type>> = BTreeMap::new();
    for one in types {
        found
            .entry((house(&one.file), &one.name))
            .or_default()
            .push(one);
    }
    let several = found.into_iter().filter(|(_, types)| types.len() > 1);
    several.map(|((_, name), types)| (name, types)).collect()
}

/// The part of the repository whose names are told apart: the packages of the engine are read together.
fn house(file: &str) -> &str {
    match file.split_once('/') {
        Some(("crates", _)) => "src",
        Some((folder, _)) => folder,
        None => "",
    }
}

/// Why a name may be defined more than once.
pub fn reason(name: &str) -> Option<&'static str> {
    let listed = SAME_ROLE.iter().find(|(listed, _)| *listed == name);
    listed.map(|(_, reason)| *reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_one_program_repeat() {
        let named = |name: &str, file: &str| Type {
            name: name.into(),
            file: file.into(),
            line: 1,
        };
        let types = [
            named("A", "src/a.rs"),
            named("A", "xtask/src/a.rs"),
            named("B", "src/a.rs"),
            named("B", "src/b.rs"),
        ];
        let found = repeated(&types);
        assert_eq!(found.keys().collect::<Vec<_>>(), [&"B"]);
        assert_eq!(found["B"].len(), 2);
    }
}
