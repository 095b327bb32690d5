//! `workshop train`, `workshop weights` and the checkpoints of `workshop learn-openings`.

use std::fs;
use std::process::{Command, Stdio};
#[cfg(unix)]
use std::{thread, time::Duration};

use plyground::search::Limits;

use super::program::{called, fails, folder, lines, path, succeeds};
use super::support::repository;
use super::{PROGRAM, equipped, mean};

/// A short training. Games that start anew from where they were lost would make it seven times as long.
fn train(checkpoint: &str, more: &[&str]) {
    let args = [
        "train",
        checkpoint,
        "--shape",
        "0123,456,0145",
        "--threads",
        "1",
        "--no-restart",
    ];
    let run = called(&[&args, more].concat(), "");
    assert_eq!((run.code, run.stdout.as_str()), (0, ""), "{}", run.stderr);
}

#[test]
fn a_training_goes_on_and_its_weights_are_played_with() {
    let folder = folder("train");
    let [checkpoint, once, file] = ["c", "once", "w"].map(|name| path(&folder, name));
    train(&checkpoint, &["--games", "600", "--carousel", "0"]);
    let curve = fs::read_to_string(path(&folder, "c.curve.jsonl")).unwrap();
    let points = lines(&curve);
    assert_eq!(points.len(), 1);
    assert!(points[0]["mean"].as_f64().unwrap() > 1000.0, "{curve}");

    succeeds(&["weights", "quantise", &checkpoint, &once, "--step", "4"]);
    train(&checkpoint, &["--games", "1200", "--carousel", "0"]);
    let curve = fs::read_to_string(path(&folder, "c.curve.jsonl")).unwrap();
    assert_eq!(lines(&curve).len(), 2, "{curve}");
    let made = succeeds(&["weights", "quantise", &checkpoint, &file, "--step", "4"]);
    assert_eq!(made, succeeds(&["weights", "inspect", &file]));
    assert!(
        made.starts_with("network 0123,456,0145//15\nstep 4 points\n"),
        "{made}"
    );
    assert_ne!(fs::read(&once).unwrap(), fs::read(&file).unwrap());

    let mean = mean("2048", "learned", &file);
    assert!(mean > 5000.0, "{mean}"); // random play makes 1100

    let further = path(&folder, "further");
    train(&further, &["--games", "1", "--from", &file]);
    let wrong = ["train", &further, "--games", "1", "--shape", "0123"];
    fails(&wrong, &["further", "0123,456,0145//15", "0123//15"]);
    let wrong = [
        "train",
        &path(&folder, "x"),
        "--from",
        &file,
        "--shape",
        "0123",
    ];
    fails(&wrong, &["0123,456,0145//15", "0123//15"]);

    // A tuple more, which begins at 0, plays the same games.
    let [wider, wide] = ["wider", "wide"].map(|name| path(&folder, name));
    let more = ["--from", &file, "--shape", "0156", "--alpha", "0"];
    train(&wider, &[&more[..], &["--games", "1"]].concat());
    let made = succeeds(&["weights", "quantise", &wider, &wide, "--step", "4"]);
    assert!(
        made.starts_with("network 0123,456,0145,0156//15\n"),
        "{made}"
    );
    assert_eq!(mean, self::mean("2048", "learned", &wide));
}

#[test]
fn weights_that_are_not_met_are_left_out() {
    let folder = folder("saliency");
    let [learned, met, all, same, thin] =
        ["learned", "met", "all", "same", "thin"].map(|name| path(&folder, name));
    let train = |checkpoint: &str, more: &[&str]| {
        train(
            checkpoint,
            &[&["--shape", "01245", "--carousel", "0"], more].concat(),
        );
    };
    let quantise = |checkpoint: &str, file: &str, more: &[&str]| {
        let step = ["weights", "quantise", checkpoint, file, "--step", "4"];
        succeeds(&[&step[..], more].concat());
        fs::read(file).unwrap()
    };
    train(&learned, &["--games", "300"]);
    let all_bytes = quantise(&learned, &all, &[]);
    train(&met, &["--games", "1", "--from", &all, "--alpha", "0"]);
    assert_eq!(quantise(&met, &same, &[]), all_bytes);
    let few = quantise(&met, &thin, &["--least-saliency", "1"]);
    assert!(few.len() < all_bytes.len());
    succeeds(&["weights", "inspect", &thin]);
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
    let folder = folder("curve");
    let [checkpoint, curve, torn] =
        ["c", "c.curve.jsonl", "c.curve.jsonl.torn"].map(|name| path(&folder, name));
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
    let folder = folder("no-curve");
    let [checkpoint, curve] = ["c", "c.curve.jsonl"].map(|name| path(&folder, name));
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
    let folder = folder("openings");
    let [checkpoint, file] = ["c", "w"].map(|name| path(&folder, name));
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
    let lock = fs::File::create(path(&folder, "c.lock")).unwrap();
    lock.lock().unwrap();
    fails(&learn, &[&checkpoint, "another run"]);
}

#[cfg(unix)]
#[test]
fn a_checkpoint_that_can_not_be_kept_is_told_at_once_and_costs_no_weights() {
    let folder = folder("full");
    let [values, file, checkpoint] = ["v", "w", "c"].map(|name| path(&folder, name));
    // All positions with at most one marble, drawn.
    fs::write(&values, [0x55; 2]).unwrap();
    // Room for the weights, not for the checkpoint with its 2.6 MB.
    let limited = r#"trap '' XFSZ; ulimit -f 2000; exec "$0" "$@""#;
    let learn = ["learn-openings", &values, &file, "--epochs", "2"];
    let output = Command::new("sh")
        .args(["-c", limited, PROGRAM])
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
    equipped("pentago", "strong", &file, Limits::nodes(9));
}

#[test]
fn smaller_boards_are_learned() {
    let folder = folder("small");
    let [checkpoint, file] = ["c", "w"].map(|name| path(&folder, name));
    let train = ["train", &checkpoint, "--threads", "1", "--board"];
    let shape = ["3x4", "--shape", "0123,0145", "--games", "600"];
    let run = called(&[&train[..], &shape].concat(), "");
    assert_eq!((run.code, run.stdout.as_str()), (0, ""), "{}", run.stderr);
    let made = succeeds(&["weights", "quantise", &checkpoint, &file, "--step", "4"]);
    assert!(made.starts_with("network 0123,0145//15/3x4\n"), "{made}");

    // Random play makes 600 on 4x3.
    let learned = mean("2048-4x3", "learned-3x4", &file);
    assert!(learned > 1500.0, "{learned}");
    let outside = [&train[..], &["3x3", "--shape", "0123"]].concat();
    fails(&outside, &["tuple 0123", "3x3"]);
    fails(&[&train[..], &["2x2"]].concat(), &["--board", "2x2"]);
}

#[test]
fn one_stage_is_learned_while_the_others_stay_as_they_are() {
    let folder = folder("late");
    let [first, late, middle] = ["first", "late", "middle"].map(|name| path(&folder, name));
    let [known, both, all] =
        ["known", "both", "all"].map(|name| path(&folder, &format!("{name}.weights")));
    train(&first, &["--games", "600", "--carousel", "0"]);
    succeeds(&["weights", "quantise", &first, &known, "--step", "4"]);
    let learn = |checkpoint: &str, games: &str, from: &str, stages: &str, more: &[&str]| {
        let run = ["--games", games, "--from", from, "--stages", stages];
        let recipe = ["--learn", "2", "--carousel", "0.5"];
        train(checkpoint, &[&run, &recipe[..], more].concat());
    };
    learn(&late, "1100", &known, "512", &["--smaller", "2"]);
    let curve = fs::read_to_string(path(&folder, "late.curve.jsonl")).unwrap();
    let point = lines(&curve).pop().unwrap();
    // Nothing leads on from the last stage but a 32768.
    assert_eq!(point["through"], 0.0, "{curve}");
    assert!(point["milestone"].as_u64().unwrap() > 512, "{curve}");

    let quantise = ["weights", "quantise", &late, &both, "--step", "4"];
    let whole = succeeds(&quantise);
    let head = "network 0123,456,0145/512/15\nstep 4 points\n";
    assert!(whole.starts_with(head), "{whole}");

    learn(&middle, "1100", &both, "256,512", &[]);
    let curve = fs::read_to_string(path(&folder, "middle.curve.jsonl")).unwrap();
    let through = lines(&curve).pop().unwrap()["through"].as_f64().unwrap();
    assert!(0.05 < through && through < 1.0, "{curve}");
    let quantise = ["weights", "quantise", &middle, &all, "--step", "4"];
    succeeds(&quantise);
    let bytes = fs::read(&all).unwrap();
    let hardly = path(&folder, "hardly");
    learn(&hardly, "1", &both, "256,512", &[]);
    succeeds(&["weights", "quantise", &hardly, &all, "--step", "4"]);
    assert_ne!(fs::read(&all).unwrap(), bytes);

    // A file's stages in which no stage begins are left out.
    let two = path(&folder, "two");
    learn(&two, "1", &all, "512", &[]);
    let made = succeeds(&["weights", "quantise", &two, &both, "--step", "4"]);
    assert!(made.starts_with(head), "{made}");

    let x = path(&folder, "x");
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
    let folder = folder("busy");
    let checkpoint = path(&folder, "c");
    train(&checkpoint, &["--games", "1"]);
    let linked = path(&folder, "linked");
    #[cfg(unix)]
    std::os::unix::fs::symlink(&checkpoint, &linked).unwrap();
    let saved = fs::read(&checkpoint).unwrap();
    fs::remove_file(path(&folder, "c.curve.jsonl")).unwrap();
    let mut first = Command::new(PROGRAM)
        .args(["train", &checkpoint, "--shape", "0123,456,0145"])
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // It makes this file after it has claimed the other.
    while !fs::exists(path(&folder, "c.curve.jsonl")).unwrap() {
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
fn weights_to_play_with_are_refused_where_no_player_thinks() {
    let folder = folder("no-player");
    let file = path(&folder, "c");
    let tiny = repository("tests/data/2048-tiny.weights");
    let tiny = tiny.to_str().unwrap();
    for command in [
        &["train", &file, "--shape", "0123", "--games", "1"][..],
        &["weights", "inspect", tiny],
    ] {
        let words = ["--weights: no player"];
        fails(&[command, &["--weights", "none"]].concat(), &words);
    }
    assert!(!fs::exists(&file).unwrap(), "nothing was begun");
}

#[test]
fn weights_that_are_cut_off_are_counted() {
    let folder = folder("cut-off");
    let [checkpoint, file] = ["c", "w"].map(|name| path(&folder, name));
    train(&checkpoint, &["--games", "600", "--carousel", "0"]);
    let quantise = |step| ["weights", "quantise", &checkpoint, &file, "--step", step];
    succeeds(&quantise("4"));
    let run = called(&quantise("0.001"), "");
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
    let saliency = ["--least-saliency", "nan"];
    fails(&[&quantise("4")[..], &saliency].concat(), &saliency);
}

#[test]
fn bad_files_and_shapes_are_refused_by_name() {
    let folder = folder("bad");
    let junk = path(&folder, "junk");
    fs::write(&junk, "something else").unwrap();
    let missing = path(&folder, "missing");
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
        let folder = folder(&format!("told-{signal}"));
        let [checkpoint, curve, torn] =
            ["c", "c.curve.jsonl", "c.curve.jsonl.torn"].map(|name| path(&folder, name));
        let train = ["train", &checkpoint, "--board", "3x3", "--shape", "012,456"];
        let mut child = Command::new(PROGRAM)
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
        let run = called(
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
