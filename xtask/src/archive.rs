//! `cargo xtask release --package`: the command line for one target, as an archive with its checksum.

use crate::shell::{Result, cargo, command, output, run, target};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};

/// Files next to the program, and their names in the archive.
const BESIDE: [[&str; 2]; 3] = [
    ["LICENSE", "LICENSE"],
    ["CHANGELOG.md", "CHANGELOG.md"],
    ["crates/cli/README.md", "README.md"],
];
/// Files of learned weights that the program takes only by name: those for devices with little memory.
const SMALL: &str = "-small.weights";

/// Builds the program for a target, or this machine, and packs it; tries what is in the archive.
pub fn archive(version: &str, triple: Option<&str>) -> Result {
    let host = output(&mut command("rustc", "--print host-tuple"))?;
    let triple = triple.unwrap_or(&host);
    run(cargo("build --release --locked --package plyground-cli").args(["--target", triple]))?;
    let folder = target().join("archives");
    let name = format!("plyground-{version}-{triple}");
    fill(&folder.join(&name), triple)?;
    let packed = pack(&folder, &name, triple)?;
    let bytes = fs::read(folder.join(&packed)).map_err(|error| format!("{packed}: {error}"))?;
    write(&folder.join("SHA256SUMS"), &checksum(&packed, &bytes))?;
    try_out(&folder.join(&packed), &name, version)?;
    println!(
        "\n{}: {} bytes",
        folder.join(&packed).display(),
        bytes.len()
    );
    Ok(())
}

/// Puts what the archive holds into a folder of its own.
fn fill(folder: &Path, triple: &str) -> Result {
    let _ = fs::remove_dir_all(folder);
    let weights = folder.join("weights");
    fs::create_dir_all(&weights).map_err(|error| format!("{}: {error}", weights.display()))?;
    let program = program(triple);
    copy(
        &target().join(triple).join("release").join(program),
        &folder.join(program),
    )?;
    for [from, to] in BESIDE {
        copy(Path::new(from), &folder.join(to))?;
    }
    for name in weights_files("www/weights")? {
        copy(&Path::new("www/weights").join(&name), &weights.join(&name))?;
    }
    Ok(())
}

/// The names of files that the program finds by itself: some 10 MB.
fn weights_files(folder: &str) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{folder}: {error}"))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    Ok(names.filter(|name| !name.ends_with(SMALL)).collect())
}

/// The archive of a folder: its name.
fn pack(folder: &Path, name: &str, triple: &str) -> Result<String> {
    let (packed, form) = match is_windows(triple) {
        true => (format!("{name}.zip"), "-acf"),
        false => (format!("{name}.tar.gz"), "-czf"),
    };
    run(tar().current_dir(folder).args([form, &packed, name]))?;
    Ok(packed)
}

/// Unpacks the archive elsewhere, out of reach of the repository's own weights, and plays with what is in it.
fn try_out(archive: &Path, name: &str, version: &str) -> Result {
    let place = std::env::temp_dir().join(format!("plyground-tried-{}", std::process::id()));
    fs::create_dir_all(&place).map_err(|error| format!("{}: {error}", place.display()))?;
    run(tar().arg("-xf").arg(archive).arg("-C").arg(&place))?;
    let folder = place.join(name);
    let program = folder.join(program(name)).to_string_lossy().into_owned();
    let ask = |args: &str| output(command(&program, args).current_dir(&folder));
    let told = ask("--version")?;
    if told != format!("plyground {version}") {
        return Err(format!("the program says it is {told}, not {version}"));
    }
    for trial in trials(&ask("players --json")?)? {
        ask(&trial)?;
        println!("plyground {trial}: played");
    }
    fs::remove_dir_all(&place).map_err(|error| format!("{}: {error}", place.display()))
}

/// The catalogue of the program, as far as it is needed here.
#[derive(serde::Deserialize)]
struct Catalogue {
    players: Vec<Learned>,
}

/// A player with its file of learned weights, where it has one.
#[derive(serde::Deserialize)]
struct Learned {
    game: String,
    id: String,
    weights: Option<FileOfWeights>,
}

#[derive(serde::Deserialize)]
struct FileOfWeights {
    name: String,
}

/// A game by each player that has a file. A file for one board bears the board's name.
fn trials(catalogue: &str) -> Result<Vec<String>> {
    let catalogue: Catalogue =
        serde_json::from_str(catalogue).map_err(|error| format!("players --json: {error}"))?;
    let trials = catalogue.players.iter().filter_map(|player| {
        let file = player.weights.as_ref()?;
        let is_board = file.name.starts_with(|first: char| first.is_ascii_digit());
        let board = if is_board {
            format!("-{}", file.name)
        } else {
            String::new()
        };
        let Learned { game, id, .. } = player;
        Some(format!(
            "play {game}{board} --players {id} --nodes 20 --json"
        ))
    });
    Ok(trials.collect())
}

/// A line as `sha256sum --check` reads it.
fn checksum(file: &str, bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{digits}  {file}\n")
}

fn is_windows(triple: &str) -> bool {
    triple.contains("windows")
}

fn program(triple: &str) -> &'static str {
    match is_windows(triple) {
        true => "plyground.exe",
        false => "plyground",
    }
}

/// On Windows the system's own, which writes zip files too; the one of Git does not.
fn tar() -> std::process::Command {
    let windows = std::env::var_os("SystemRoot").map(PathBuf::from);
    let program = windows.map_or("tar".into(), |root| root.join("System32/tar.exe"));
    command(&program.to_string_lossy(), "")
}

fn copy(from: &Path, to: &Path) -> Result {
    let copied = fs::copy(from, to).map(drop);
    copied.map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))
}

fn write(file: &Path, text: &str) -> Result {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_those_of_sha256sum() {
        let line = checksum("a.zip", b"abc");
        assert_eq!(
            line,
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.zip\n"
        );
    }

    #[test]
    fn each_player_with_a_file_plays() {
        let catalogue = r#"{"players": [{"game": "a", "id": "b", "weights": {"name": "4x4"}},
            {"game": "a", "id": "c", "weights": {"name": "3x3"}}, {"game": "d", "id": "e", "weights": null},
            {"game": "d", "id": "f", "weights": {"name": "net"}}]}"#;
        let played = ["a-4x4 --players b", "a-3x3 --players c", "d --players f"];
        assert_eq!(
            trials(catalogue),
            Ok(played
                .map(|words| format!("play {words} --nodes 20 --json"))
                .into())
        );
    }

    #[test]
    fn an_archive_unpacks_to_what_was_packed() {
        for [from, _] in BESIDE {
            assert!(Path::new("..").join(from).exists(), "{from}");
        }
        let folder = std::env::temp_dir().join(format!("plyground-archive-{}", std::process::id()));
        fs::create_dir_all(folder.join("one/weights")).unwrap();
        fs::write(folder.join("one/weights/a"), "a").unwrap();
        let packed = pack(&folder, "one", "x86_64-unknown-linux-gnu").unwrap();
        fs::remove_dir_all(folder.join("one")).unwrap();
        run(tar().current_dir(&folder).args(["-xf", &packed])).unwrap();
        assert_eq!(
            fs::read_to_string(folder.join("one/weights/a")).unwrap(),
            "a"
        );
        fs::remove_dir_all(folder).unwrap();
    }
}
