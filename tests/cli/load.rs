//! Large batches of the lab: killed and resumed, or cut into many shards, they lose no game and count none twice.

use super::PROGRAM;
use super::lab::{games, totals};
use super::program::{folder, path, succeeds};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

#[test]
fn a_batch_outlives_kills() {
    outlives("load-kills", 20_000, 3);
}

#[test]
#[ignore = "takes minutes: cargo test --test cli million -- --ignored"]
fn a_million_games_outlive_twenty_kills() {
    outlives("load-million", 1_000_000, 20);
    note(
        "a batch of the lab",
        "1000000 games, 20 kills: each game is there once, and as without a kill",
    );
}

/// Plays a batch once without a pause, and once with kills at random moments.
fn outlives(name: &str, count: usize, kills: u32) {
    let folder = folder(name);
    let file = experiment(&folder, count);
    let [whole, killed] = ["whole.jsonl", "killed.jsonl"].map(|name| path(&folder, name));
    let run = ["lab", "run", &file, "--quiet", "--out"];
    succeeds(&[&run[..], &[&whole]].concat());
    let bytes = size(&whole);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    for kill in 0..kills {
        let mut child = Command::new(PROGRAM)
            .args([&run[..], &[&killed]].concat())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let share =
            (f64::from(kill) + f64::from(dice.next_u32()) / 2f64.powi(32)) / f64::from(kills);
        while size(&killed) < (0.9 * share * bytes as f64) as u64 {
            assert!(child.try_wait().unwrap().is_none(), "it was too fast");
            std::thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        child.wait().unwrap();
    }
    assert!(fs::read_to_string(&killed).unwrap().lines().count() < count);
    succeeds(&[&run[..], &[&killed]].concat());
    let played = games(&killed);
    assert_eq!(played.len(), count);
    assert!(played == games(&whole), "{killed} and {whole} differ");
}

#[test]
fn shards_in_any_order_and_some_twice_are_the_whole() {
    const SHARDS: usize = 64;
    let folder = folder("load-shards");
    let file = experiment(&folder, 2000);
    let whole = path(&folder, "whole.jsonl");
    let run = ["lab", "run", &file, "--quiet", "--out"];
    succeeds(&[&run[..], &[&whole]].concat());
    let mut shards: Vec<String> = (1..=SHARDS)
        .map(|i| {
            let (out, shard) = (
                path(&folder, &format!("{i}.jsonl")),
                format!("{i}/{SHARDS}"),
            );
            succeeds(&[&run[..], &[&out, "--shard", &shard]].concat());
            out
        })
        .collect();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(2);
    for _ in 0..SHARDS / 2 {
        let twice = below(&mut dice, SHARDS);
        shards.push(shards[twice].clone());
    }
    for order in 0..3 {
        for i in 1..shards.len() {
            shards.swap(i, below(&mut dice, i + 1));
        }
        let merged = path(&folder, &format!("merged-{order}.jsonl"));
        let all: Vec<&str> = shards.iter().map(String::as_str).collect();
        succeeds(&[&["lab", "merge", "--out", &merged][..], &all].concat());
        assert!(
            games(&merged) == games(&whole),
            "{merged} and {whole} differ"
        );
        assert_eq!(totals(&all), totals(&[&whole]));
    }
}

/// Quick games of a random player on a small board.
fn experiment(folder: &Path, games: usize) -> String {
    let file = path(folder, "load.json");
    let text = format!(
        r#"{{"name": "load", "game": "2048-3x3", "games": {games}, "seed": 5, "players": [{{"player": "random"}}]}}"#
    );
    fs::write(&file, text).unwrap();
    file
}

fn size(file: &str) -> u64 {
    fs::metadata(file).map_or(0, |data| data.len())
}

fn below(dice: &mut Xoshiro256PlusPlus, count: usize) -> usize {
    (dice.next_u64() % count as u64) as usize
}

/// Notes what a long form has found, for `cargo xtask trust`.
fn note(check: &str, figures: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("trust");
    fs::create_dir_all(&folder).unwrap();
    let noted = fs::File::options()
        .create(true)
        .append(true)
        .open(folder.join("figures.jsonl"));
    let line = serde_json::json!({ "check": check, "figures": figures });
    writeln!(noted.unwrap(), "{line}").unwrap();
}
