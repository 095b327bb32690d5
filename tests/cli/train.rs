//! `plyground train` and `plyground weights`.

use super::ONE_TILE;
use super::program::{fails, json, lines, plyground, succeeds};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
#[cfg(unix)]
use std::{thread, time::Duration};

/// A folder for one test, removed with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("plyground-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A short training. Games that start anew from where they were lost would make it seven times as long.
fn train(checkpoint: &str, more: &[&str]) {
    let run = [
        "train",
        checkpoint,
        "--shape",
        "0123,456,0145",
        "--threads",
        "1",
        "--no-restart",
    ];
    let run = plyground(&[&run, more].concat(), "");
    assert_eq!((run.code, run.stdout.as_str()), (0, ""), "{}", run.stderr);
}

#[test]
fn a_training_goes_on_and_its_weights_are_played_with() {
    let folder = Folder::new("train");
    let [checkpoint, once, file] = ["c", "once", "w"].map(|name| folder.file(name));
    train(&checkpoint, &["--games", "600", "--carousel", "0"]);
    let curve = fs::read_to_string(folder.file("c.curve.jsonl")).unwrap();
    let points = lines(&curve);
    assert_eq!(points.len(), 1);
    assert!(points[0]["mean"].as_f64().unwrap() > 1000.0, "{curve}");

    succeeds(&["weights", "quantise", &checkpoint, &once, "--step", "4"]);
    train(&checkpoint, &["--games", "1200", "--carousel", "0"]);
    let curve = fs::read_to_string(folder.file("c.curve.jsonl")).unwrap();
    assert_eq!(lines(&curve).len(), 2, "{curve}");
    let made = succeeds(&["weights", "quantise", &checkpoint, &file, "--step", "4"]);
    assert_eq!(made, succeeds(&["weights", "inspect", &file]));
    assert!(
        made.starts_with("network 0123,456,0145//15\nstep 4 points\n"),
        "{made}"
    );
    assert_ne!(fs::read(&once).unwrap(), fs::read(&file).unwrap());

    let play = [
        "play",
        "2048",
        "--players",
        "learned",
        "--games",
        "20",
        "--depth",
        "1",
        "--json",
    ];
    let mean = |file: &str| {
        let games = json(&[&play, &["--weights", file][..]].concat());
        games.last().unwrap()["mean"].as_f64().unwrap()
    };
    let mean = mean(&file);
    assert!(mean > 5000.0, "{mean}"); // random play makes 1100

    let further = folder.file("further");
    train(&further, &["--games", "1", "--from", &file]);
    let wrong = ["train", &further, "--games", "1", "--shape", "0123"];
    fails(&wrong, &["further", "0123,456,0145//15", "0123//15"]);
    let wrong = [
        "train",
        &folder.file("x"),
        "--from",
        &file,
        "--shape",
        "0123",
    ];
    fails(&wrong, &["0123,456,0145//15", "0123//15"]);
}

/// The games of the points of a curve.
fn games(curve: &str) -> Vec<u64> {
    let points = lines(&fs::read_to_string(curve).unwrap());
    points
        .iter()
        .map(|point| point["games"].as_u64().unwrap())
        .collect()
}

/// As after a kill: the curve is ahead of the checkpoint, and its last line half written.
#[test]
fn a_curve_goes_on_from_the_checkpoint() {
    let folder = Folder::new("curve");
    let [checkpoint, curve, torn] =
        ["c", "c.curve.jsonl", "c.curve.jsonl.torn"].map(|name| folder.file(name));
    let train = |games: &str| train(&checkpoint, &["--games", games, "--carousel", "0"]);
    train("700");
    assert_eq!(games(&curve).len(), 1);
    let saved = fs::read(&checkpoint).unwrap();
    // The games since the last point count for the next one.
    train("1100");
    let whole = fs::read_to_string(&curve).unwrap();
    assert_eq!(games(&curve).len(), 2, "{whole}");
    fs::write(&checkpoint, &saved).unwrap();
    fs::write(&curve, format!("{whole}{{\"games\":15")).unwrap();
    train("1100");
    assert_eq!(games(&curve).len(), 2);
    let (kept, again) = (
        whole.lines().next().unwrap(),
        fs::read_to_string(&curve).unwrap(),
    );
    assert!(again.starts_with(kept), "{again}");
    let cut = fs::read_to_string(&torn).unwrap();
    assert_eq!(
        cut,
        format!("{}\n{{\"games\":15\n", whole.lines().nth(1).unwrap())
    );
}

#[test]
fn a_curve_that_is_none_is_refused_and_stays() {
    let folder = Folder::new("no-curve");
    let [checkpoint, curve] = ["c", "c.curve.jsonl"].map(|name| folder.file(name));
    train(&checkpoint, &["--games", "1"]);
    for (text, line) in [("my thesis\n", "line 1"), ("{", "line 1")] {
        fs::write(&curve, text).unwrap();
        let more = [
            "train",
            &checkpoint,
            "--shape",
            "0123,456,0145",
            "--games",
            "2",
        ];
        fails(&more, &[&curve, line, "no point of a learning curve"]);
        assert_eq!(fs::read_to_string(&curve).unwrap(), text);
    }
}

#[test]
fn a_training_of_openings_is_for_one_run_and_of_its_own_kind() {
    let folder = Folder::new("openings");
    let [checkpoint, file] = ["c", "w"].map(|name| folder.file(name));
    let learn = [
        "learn-openings",
        "values",
        &file,
        "--checkpoint",
        &checkpoint,
    ];
    train(&checkpoint, &["--games", "1"]);
    fails(&learn, &[&checkpoint, "pentago openings"]);
    fs::write(&checkpoint, "my thesis").unwrap();
    fails(&learn, &[&checkpoint, "not a whole checkpoint"]);
    assert_eq!(fs::read_to_string(&checkpoint).unwrap(), "my thesis");
    let lock = fs::File::create(folder.file("c.lock")).unwrap();
    lock.lock().unwrap();
    fails(&learn, &[&checkpoint, "another run"]);
}

#[cfg(unix)]
#[test]
fn a_checkpoint_that_can_not_be_kept_is_told_at_once_and_costs_no_weights() {
    let folder = Folder::new("full");
    let [values, file, checkpoint] = ["v", "w", "c"].map(|name| folder.file(name));
    // All positions with at most one marble, drawn.
    fs::write(&values, [0x55; 2]).unwrap();
    // Room for the weights, not for the checkpoint with its 2.6 MB.
    let limited = r#"trap '' XFSZ; ulimit -f 2000; exec "$0" "$@""#;
    let learn = ["learn-openings", &values, &file, "--epochs", "2"];
    let output = Command::new("sh")
        .args(["-c", limited, env!("CARGO_BIN_EXE_plyground")])
        .args(learn)
        .args(["--checkpoint", &checkpoint])
        .output()
        .unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{told}");
    // After both epochs, and at the end.
    let failed = format!("checkpoint {checkpoint}: ");
    assert_eq!(told.matches(&failed).count(), 3, "{told}");
    assert!(!fs::exists(&checkpoint).unwrap());
    // A file of weights.
    let think = ["think", "pentago", "--nodes", "9", "--weights", &file];
    let empty = format!("{} X", ".".repeat(36));
    succeeds(&[&think[..], &[empty.as_str()]].concat());
}

#[test]
fn smaller_boards_are_learned_and_have_players_of_their_own() {
    let folder = Folder::new("small");
    let [checkpoint, file] = ["c", "w"].map(|name| folder.file(name));
    let train = ["train", &checkpoint, "--threads", "1", "--board"];
    let shape = ["3x4", "--shape", "0123,0145", "--games", "600"];
    let run = plyground(&[&train[..], &shape].concat(), "");
    assert_eq!((run.code, run.stdout.as_str()), (0, ""), "{}", run.stderr);
    let made = succeeds(&["weights", "quantise", &checkpoint, &file, "--step", "4"]);
    assert!(made.starts_with("network 0123,0145//15/3x4\n"), "{made}");

    let mean = |game, player, more: &[&str]| {
        let play = [
            "play",
            game,
            "--players",
            player,
            "--games",
            "20",
            "--depth",
            "1",
            "--json",
        ];
        let games = json(&[&play[..], more].concat());
        games.last().unwrap()["mean"].as_f64().unwrap()
    };
    // Random play makes 600 on 4x3. With weights of its own the program makes more.
    let learned = mean("2048-4x3", "learned-3x4", &["--weights", &file]);
    assert!(learned > 1500.0, "{learned}");
    let own = mean("2048-3x4", "learned-3x4", &[]);
    assert!(own > 10_000.0, "{own}");
    let own = mean("2048-3x3", "learned-3x3", &[]);
    assert!(own > 3000.0, "{own}");

    let other = [
        "think",
        "2048-3x3",
        "2,4,0,8,16,2,64,32,8",
        "--player",
        "learned-3x3",
        "--depth",
        "1",
        "--weights",
    ];
    let refused = "player: learned-3x3 needs weights of a board of 3x3, not of 3x4";
    fails(&[&other[..], &[file.as_str()]].concat(), &[refused]);
    let outside = [&train[..], &["3x3", "--shape", "0123"]].concat();
    fails(&outside, &["tuple 0123", "3x3"]);
    fails(&[&train[..], &["2x2"]].concat(), &["--board", "2x2"]);
}

#[test]
fn one_stage_is_learned_while_the_others_stay_as_they_are() {
    let folder = Folder::new("late");
    let [first, late, middle] = ["first", "late", "middle"].map(|name| folder.file(name));
    let [known, both, all] =
        ["known", "both", "all"].map(|name| folder.file(&format!("{name}.weights")));
    train(&first, &["--games", "600", "--carousel", "0"]);
    succeeds(&["weights", "quantise", &first, &known, "--step", "4"]);
    let learn = |checkpoint: &str, games: &str, from: &str, stages: &str, more: &[&str]| {
        let run = ["--games", games, "--from", from, "--stages", stages];
        let recipe = ["--learn", "2", "--carousel", "0.5"];
        train(checkpoint, &[&run, &recipe[..], more].concat());
    };
    learn(&late, "1100", &known, "512", &["--smaller", "2"]);
    let curve = fs::read_to_string(folder.file("late.curve.jsonl")).unwrap();
    let point = lines(&curve).pop().unwrap();
    // Nothing leads on from the last stage but a 32768.
    assert_eq!(point["through"], 0.0, "{curve}");
    assert!(point["milestone"].as_u64().unwrap() > 512, "{curve}");

    let quantise = ["weights", "quantise", &late, &both, "--step", "4"];
    let whole = succeeds(&quantise);
    let head = "network 0123,456,0145/512/15\nstep 4 points\n";
    assert!(whole.starts_with(head), "{whole}");

    learn(&middle, "1100", &both, "256,512", &[]);
    let curve = fs::read_to_string(folder.file("middle.curve.jsonl")).unwrap();
    let through = lines(&curve).pop().unwrap()["through"].as_f64().unwrap();
    assert!(0.05 < through && through < 1.0, "{curve}");
    let quantise = ["weights", "quantise", &middle, &all, "--step", "4"];
    succeeds(&quantise);
    let bytes = fs::read(&all).unwrap();
    let hardly = folder.file("hardly");
    learn(&hardly, "1", &both, "256,512", &[]);
    succeeds(&["weights", "quantise", &hardly, &all, "--step", "4"]);
    assert_ne!(fs::read(&all).unwrap(), bytes);

    // A file's stages in which no stage begins are left out.
    let two = folder.file("two");
    learn(&two, "1", &all, "512", &[]);
    let made = succeeds(&["weights", "quantise", &two, &both, "--step", "4"]);
    assert!(made.starts_with(head), "{made}");

    let x = folder.file("x");
    let more = ["train", &x, "--shape", "0123", "--learn", "2"];
    fails(&more, &["learn", "2", "1 to 1"]);
    let more = ["train", &x, "--stages", "512", "--learn", "0"];
    fails(&more, &["learn", "0", "1 to 2"]);
    let more = [
        "train",
        &x,
        "--from",
        &known,
        "--stages",
        "512",
        "--smaller",
        "1",
    ];
    fails(&more, &["smaller", "1", "2 to 2"]);
}

#[test]
fn a_second_training_on_the_same_file_is_refused() {
    let folder = Folder::new("busy");
    let checkpoint = folder.file("c");
    train(&checkpoint, &["--games", "1"]);
    let linked = folder.file("linked");
    #[cfg(unix)]
    std::os::unix::fs::symlink(&checkpoint, &linked).unwrap();
    let saved = fs::read(&checkpoint).unwrap();
    fs::remove_file(folder.file("c.curve.jsonl")).unwrap();
    let mut first = Command::new(env!("CARGO_BIN_EXE_plyground"))
        .args(["train", &checkpoint, "--shape", "0123,456,0145"])
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // It makes this file after it has claimed the other.
    while !fs::exists(folder.file("c.curve.jsonl")).unwrap() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let shape = ["--shape", "0123,456,0145", "--games", "9"];
    for path in [&checkpoint, &linked] {
        if fs::exists(path).unwrap() {
            fails(
                &[&["train", path], &shape[..]].concat(),
                &[path, "another run"],
            );
        }
    }
    assert!(fs::read(&checkpoint).unwrap() == saved);
    first.kill().unwrap();
    first.wait().unwrap();
    train(&checkpoint, &["--games", "9"]);
    assert!(fs::read(&checkpoint).unwrap() != saved);
}

#[test]
fn no_command_writes_to_the_file_that_it_reads() {
    let folder = Folder::new("same");
    let [checkpoint, weights] = ["c", "w"].map(|name| folder.file(name));
    train(&checkpoint, &["--games", "1"]);
    succeeds(&["weights", "quantise", &checkpoint, &weights]);
    let [part, curve] = ["v.part", "v.curve.jsonl"].map(|name| folder.file(name));
    for copy in [&part, &curve] {
        fs::copy(&weights, copy).unwrap();
    }
    let new = folder.file("v");
    let mut cases = vec![
        vec!["weights", "quantise", &checkpoint, &checkpoint],
        vec!["train", &weights, "--from", &weights],
        // Written beside the checkpoint.
        vec!["train", &new, "--from", &part],
        vec!["train", &new, "--from", &curve],
    ];
    let dotted = folder.file("./c");
    cases.push(vec!["weights", "quantise", &checkpoint, &dotted]);
    let [symbolic, hard] = ["symbolic", "hard"].map(|name| folder.file(name));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&checkpoint, &symbolic).unwrap();
        fs::hard_link(&checkpoint, &hard).unwrap();
        for link in [&symbolic, &hard] {
            cases.push(vec!["weights", "quantise", &checkpoint, link]);
            cases.push(vec!["weights", "quantise", link, &checkpoint]);
        }
    }
    let read = |name: &String| fs::read(name).unwrap();
    let files = [&checkpoint, &weights, &part, &curve];
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
    let folder = Folder::new("whole");
    let [checkpoint, weights, link] = ["c", "w", "link"].map(|name| folder.file(name));
    train(&checkpoint, &["--games", "1"]);
    // Through a link, and with the permissions that the file has.
    fs::write(&weights, "").unwrap();
    fs::set_permissions(&weights, fs::Permissions::from_mode(0o640)).unwrap();
    std::os::unix::fs::symlink(&weights, &link).unwrap();
    // Another's draft stays.
    fs::write(folder.file("w.part"), "mine").unwrap();
    succeeds(&["weights", "quantise", &checkpoint, &link]);
    succeeds(&["weights", "inspect", &weights]);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    let mode = fs::metadata(&weights).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
    assert_eq!(fs::read(folder.file("w.part")).unwrap(), b"mine");
    // One that is new is like any other.
    let [new, other] = ["new", "other"].map(|name| folder.file(name));
    succeeds(&["weights", "quantise", &checkpoint, &new]);
    fs::write(&other, "").unwrap();
    let [mode, other] = [new, other].map(|name| fs::metadata(name).unwrap().permissions().mode());
    assert_eq!(mode, other);
    // No draft is left.
    let names = fs::read_dir(&folder.0).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let drafts: Vec<_> = names.filter(|name| name.ends_with(".part")).collect();
    assert_eq!(drafts, ["w.part"]);
    // A device is not replaced by a file.
    succeeds(&["weights", "quantise", &checkpoint, "/dev/null"]);
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
}

#[test]
fn weights_to_play_with_are_refused_where_no_player_thinks() {
    let folder = Folder::new("no-player");
    let file = folder.file("c");
    let tiny = crate::support::repository("tests/data/2048-tiny.weights");
    let tiny = tiny.to_str().unwrap();
    for command in [
        &["train", &file, "--shape", "0123", "--games", "1"][..],
        &["weights", "inspect", tiny],
        &["players"],
        &["replay", "pentago"],
        &["lab", "list"],
    ] {
        let words = ["--weights: no player"];
        fails(&[command, &["--weights", "none"]].concat(), &words);
    }
    assert!(!fs::exists(&file).unwrap(), "nothing was begun");
    // The default player of 2048 takes none.
    fails(
        &["play", "2048", "--nodes", "9", "--weights", "none"],
        &["--weights: no player here"],
    );
}

#[test]
fn weights_that_are_cut_off_are_counted() {
    let folder = Folder::new("cut-off");
    let [checkpoint, file] = ["c", "w"].map(|name| folder.file(name));
    train(&checkpoint, &["--games", "600", "--carousel", "0"]);
    let quantise = |step| ["weights", "quantise", &checkpoint, &file, "--step", step];
    succeeds(&quantise("4"));
    let run = plyground(&quantise("0.001"), "");
    assert_eq!(run.code, 0, "{}", run.stderr);
    let (count, reason) = run.stderr.split_once(' ').unwrap();
    assert!(count.parse::<u32>().unwrap() > 0, "{}", run.stderr);
    assert_eq!(
        reason,
        "weights are too large for --step 0.001 and cut off\n"
    );
    for number in ["0", "-1", "nan", "inf"] {
        fails(&quantise(number), &["--step", number]);
    }
    let errors = ["--least-errors", "nan"];
    fails(
        &[&quantise("4")[..], &errors].concat(),
        &["--least-errors", "nan"],
    );
}

#[test]
fn bad_files_and_shapes_are_refused_by_name() {
    let folder = Folder::new("bad");
    let junk = folder.file("junk");
    fs::write(&junk, "something else").unwrap();
    let missing = folder.file("missing");
    let think = [
        "think",
        "2048",
        ONE_TILE,
        "--player",
        "learned",
        "--weights",
    ];
    fails(
        &[&think, &[junk.as_str()][..]].concat(),
        &["weights", "not a file of weights"],
    );
    fails(&[&think, &[missing.as_str()][..]].concat(), &[&missing]);
    fails(&["weights", "inspect", &junk], &["not a file of weights"]);
    fails(
        &["weights", "quantise", &junk, &missing],
        &["junk", "not a whole checkpoint"],
    );
    fails(&["train", &missing, "--shape", "0123,9z"], &["shape", "9z"]);
    fails(
        &["train", &missing, "--downgrade", "3"],
        &["downgrade", "3"],
    );
    fails(&["train", &missing, "--lambda", "2"], &["--lambda", "2"]);
    fails(&["train", &missing, "--alpha", "NaN"], &["--alpha", "NaN"]);
    fails(
        &["train", &missing, "--carousel", "-1"],
        &["--carousel", "-1"],
    );
    fails(&["train", &missing, "--minutes", "0"], &["--minutes", "0"]);
    fails(
        &["train", &missing, "--save-every", "0"],
        &["--save-every", "0"],
    );
}

/// Ctrl-C and the system's request to end lose no game, and the next run goes on where this one was.
#[cfg(unix)]
#[test]
fn a_training_that_is_told_to_end_saves_first() {
    for signal in ["INT", "TERM"] {
        let folder = Folder::new(&format!("told-{signal}"));
        let [checkpoint, curve, torn] =
            ["c", "c.curve.jsonl", "c.curve.jsonl.torn"].map(|name| folder.file(name));
        let train = ["train", &checkpoint, "--board", "3x3", "--shape", "012,456"];
        let mut child = Command::new(env!("CARGO_BIN_EXE_plyground"))
            .args(train)
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // It hears signals before it plays.
        while !fs::read(&curve).is_ok_and(|curve| !curve.is_empty()) {
            thread::sleep(Duration::from_millis(20));
        }
        let told = Command::new("kill")
            .args([&format!("-{signal}"), &child.id().to_string()])
            .status();
        assert!(told.unwrap().success());
        assert_eq!(child.wait().unwrap().code(), Some(0), "{signal}");
        let points = games(&curve);
        assert!(
            !points.is_empty() && fs::exists(&checkpoint).unwrap(),
            "{points:?}"
        );

        let more = (points.last().unwrap() + 1000).to_string();
        let run = plyground(
            &[&train[..], &["--games", &more, "--carousel", "0"]].concat(),
            "",
        );
        assert_eq!(run.code, 0, "{}", run.stderr);
        let gone_on = games(&curve);
        assert!(
            gone_on.starts_with(&points) && gone_on.len() > points.len(),
            "{gone_on:?}"
        );
        assert!(!fs::exists(&torn).unwrap());
    }
}
