//! Files that commands write: never one that they read, never in place of something else, whole or not at all.

use std::fs;

use super::program::{called, contents, fails, folder, path, succeeds};
use super::support::repository;

/// A short training.
fn train(checkpoint: &str, games: &str) {
    let args = ["--shape", "0123", "--threads", "1", "--games", games];
    let all = [&["train", checkpoint][..], &args].concat();
    assert_eq!(called(&all, "").code, 0);
}

#[test]
fn a_file_of_another_kind_is_refused_and_stays() {
    let folder = folder("files-kinds");
    let file = |name: &str| path(&folder, name);
    let [checkpoint, weights, text] = ["c", "w", "thesis.txt"].map(file);
    train(&checkpoint, "1");
    fs::copy(repository("tests/data/2048-tiny.weights"), &weights).unwrap();
    fs::write(&text, "my thesis").unwrap();
    let before = contents(&folder);
    fails(
        &["weights", "quantise", &checkpoint, &text],
        &[&text, "holds no weights of 2048"],
    );
    for other in [&text, &weights] {
        fails(
            &["learn-openings", "values", other],
            &[other, "holds no openings"],
        );
        fails(&["induce", other], &[other, "holds no weights of Pentago"]);
        fails(&["learn-network", other], &[other, "holds no network"]);
        fails(&["train", other], &[other, "not a whole checkpoint"]);
    }
    assert!(contents(&folder) == before, "nothing was changed");
    // Its own kind, and what is empty, are replaced.
    fs::write(&text, "").unwrap();
    for out in [&text, &weights] {
        succeeds(&["weights", "quantise", &checkpoint, out]);
    }
}

#[test]
fn no_command_writes_to_the_file_that_it_reads() {
    let folder = folder("files-same");
    let [checkpoint, weights] = ["c", "w"].map(|name| path(&folder, name));
    train(&checkpoint, "1");
    succeeds(&["weights", "quantise", &checkpoint, &weights]);
    let curve = path(&folder, "v.curve.jsonl");
    fs::copy(&weights, &curve).unwrap();
    let new = path(&folder, "v");
    let mut cases = vec![
        vec!["weights", "quantise", &checkpoint, &checkpoint],
        vec!["train", &weights, "--from", &weights],
        // Written beside the checkpoint.
        vec!["train", &new, "--from", &curve],
        vec!["learn-openings", "values", &new, "--checkpoint", &new],
    ];
    let dotted = path(&folder, "./c");
    cases.push(vec!["weights", "quantise", &checkpoint, &dotted]);
    let linked = path(&folder, "linked");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&checkpoint, &linked).unwrap();
        cases.push(vec!["weights", "quantise", &checkpoint, &linked]);
        cases.push(vec!["weights", "quantise", &linked, &checkpoint]);
    }
    let read = |name: &String| fs::read(name).unwrap();
    let files = [&checkpoint, &weights, &curve];
    let before = files.map(read);
    for case in &cases {
        fails(case, &["same file", case[case.len() - 1]]);
    }
    assert!(files.map(read) == before, "nothing was changed");
    assert!(!fs::exists(&new).unwrap(), "nothing was begun");
}

#[cfg(unix)]
#[test]
fn a_file_of_weights_is_written_whole_or_not_at_all() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("files-whole");
    let [checkpoint, weights, link] = ["c", "w", "link"].map(|name| path(&folder, name));
    train(&checkpoint, "1");
    // Through a link, and with the permissions that the file has.
    fs::write(&weights, "").unwrap();
    fs::set_permissions(&weights, fs::Permissions::from_mode(0o640)).unwrap();
    std::os::unix::fs::symlink(&weights, &link).unwrap();
    // Another's draft stays.
    fs::write(folder.join("w.part"), "mine").unwrap();
    succeeds(&["weights", "quantise", &checkpoint, &link]);
    succeeds(&["weights", "inspect", &weights]);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    let mode = fs::metadata(&weights).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
    assert_eq!(fs::read(folder.join("w.part")).unwrap(), b"mine");
    // One that is new is like any other.
    let [new, other] = ["new", "other"].map(|name| path(&folder, name));
    succeeds(&["weights", "quantise", &checkpoint, &new]);
    fs::write(&other, "").unwrap();
    let [mode, other] = [new, other].map(|name| fs::metadata(name).unwrap().permissions().mode());
    assert_eq!(mode, other);
    // No draft is left.
    let names = fs::read_dir(&folder).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let drafts: Vec<_> = names.filter(|name| name.ends_with(".part")).collect();
    assert_eq!(drafts, ["w.part"]);
    // A device is not replaced by a file.
    fails(
        &["weights", "quantise", &checkpoint, "/dev/null"],
        &["/dev/null: is no file"],
    );
}
