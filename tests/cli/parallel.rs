//! Shards run by GNU parallel, as `docs/cluster.md` says.

use super::PROGRAM;
use super::lab::games;
use super::program::{folder, path, succeeds};
use std::process::Command;

#[test]
fn gnu_parallel_plays_the_games_of_a_single_run() {
    let found = Command::new("parallel").arg("--version").output();
    let gnu = |output: &std::process::Output| output.stdout.starts_with(b"GNU parallel");
    if !found.as_ref().is_ok_and(gnu) {
        println!("skipped: no GNU parallel here (Debian's package `parallel`)");
        return;
    }
    let folder = folder("lab-parallel");
    let shard = format!("{PROGRAM} lab run corner --games 30 --shard {{}}/4 --threads 1 --quiet");
    let run = Command::new("parallel")
        .args([&shard, ":::", "1", "2", "3", "4"])
        .current_dir(&folder)
        .env("HOME", &folder) // where it would remember that it asked to be cited
        .output()
        .unwrap();
    assert!(
        run.status.success(),
        "{}",
        String::from_utf8_lossy(&run.stderr)
    );
    let [merged, one] = ["merged.jsonl", "one.jsonl"].map(|name| path(&folder, name));
    let mut merge: Vec<String> = ["lab", "merge", "--out", &merged].map(String::from).into();
    merge.extend((1..=4).map(|i| path(&folder, &format!("corner.{i}-of-4.jsonl"))));
    succeeds(&merge.iter().map(String::as_str).collect::<Vec<_>>());
    succeeds(&["lab", "run", "corner", "--games", "30", "--out", &one]);
    assert_eq!(games(&merged), games(&one));
    assert_eq!(games(&one).len(), 60);
}
