//! `plyground lab`: runs that are stopped, go on, are cut into shards and put together again.

use super::PROGRAM;
use super::program::{called, complains, fails, json, succeeds};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder of the test's own, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

pub fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().into()
}

/// An experiment of two players that ends in a second.
fn experiment(folder: &Path) -> String {
    let file = path(folder, "try.json");
    let text = r#"{"name": "try", "game": "2048", "games": 12, "seed": 5, "limits": {"nodes": 40},
        "players": [{"player": "expectimax"}, {"player": "corner"}]}"#;
    fs::write(&file, text).unwrap();
    file
}

/// The lines of a file in a fixed order, without their times.
pub fn games(file: &str) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    let mut lines: Vec<String> = text
        .lines()
        .map(|line| {
            let mut line: serde_json::Value = serde_json::from_str(line).unwrap();
            line.as_object_mut().unwrap().remove("ms").unwrap();
            line.to_string()
        })
        .collect();
    lines.sort();
    lines
}

/// The output of `lab show` for these files, without times.
pub fn totals(files: &[&str]) -> Vec<serde_json::Value> {
    let mut rows = json(&[&["lab", "show", "--json"], files].concat());
    for row in &mut rows {
        let row = row.as_object_mut().unwrap();
        row.retain(|name, _| !name.contains("ms_") && !name.contains("second"));
    }
    rows.sort_by_key(|row| row["player"].to_string());
    rows
}

#[test]
fn the_same_games_on_any_number_of_threads_and_shards() {
    let folder = folder("lab-shards");
    let file = experiment(&folder);
    let [one, three, merged] =
        ["1.jsonl", "3.jsonl", "merged.jsonl"].map(|name| path(&folder, name));
    let table = succeeds(&["lab", "run", &file, "--threads", "1", "--out", &one]);
    for word in [
        "player",
        "expectimax, 40 nodes",
        "corner",
        "12",
        "95 %",
        "highest",
    ] {
        assert!(table.contains(word), "{word} in {table}");
    }
    succeeds(&["lab", "run", &file, "--threads", "3", "--out", &three]);
    assert_eq!(games(&one), games(&three));
    assert_eq!(games(&one).len(), 24);

    let shards = [1, 2, 3, 4, 5].map(|i| {
        let out = path(&folder, &format!("shard{i}.jsonl"));
        succeeds(&[
            "lab",
            "run",
            &file,
            "--shard",
            &format!("{i}/5"),
            "--out",
            &out,
            "--quiet",
        ]);
        out
    });
    let mut merge = vec!["lab", "merge", "--out", &merged, &shards[0]];
    merge.extend(shards.iter().map(String::as_str)); // one of them twice
    succeeds(&merge);
    assert_eq!(games(&merged), games(&one));
    let again = path(&folder, "again.jsonl");
    succeeds(&["lab", "merge", &merged, "--out", &again]);
    assert_eq!(fs::read(&merged).unwrap(), fs::read(&again).unwrap());

    assert_eq!(totals(&[&one]), totals(&[&merged]));
    assert_eq!(totals(&[&one])[0]["games"], 12);
}

/// A line of a game of 2048 by the player `p`.
fn line(seed: u64, [score, max, moves, nodes]: [u64; 4]) -> String {
    format!(
        r#"{{"game":"2048","player":"p","seed":{seed},"moves":{moves},"ms":1.0,"score":{score},"max":{max},"nodes":{nodes}}}"#
    )
}

#[test]
fn different_results_of_one_game_are_told() {
    let folder = folder("lab-contradicted");
    let [file, out] = ["twice.jsonl", "merged.jsonl"].map(|name| path(&folder, name));
    let first = line(1, [100, 64, 10, 1]);
    for other in [[300, 64, 10, 1], [100, 32, 10, 1], [100, 64, 11, 1]] {
        fs::write(&file, [first.clone(), line(1, other)].join("\n")).unwrap();
        for arguments in [
            &["lab", "show", &file][..],
            &["lab", "merge", &file, "--out", &out],
        ] {
            let told = called(arguments, "");
            assert_eq!(told.code, 0);
            complains(&told, &["1 games of p (2048)", "the first counts"]);
        }
        assert_eq!(fs::read_to_string(&out).unwrap(), format!("{first}\n"));
    }
}

#[test]
fn the_largest_numbers_are_summed_up_and_stand_apart() {
    let folder = folder("lab-largest");
    let file = path(&folder, "largest.jsonl");
    let largest = [u64::MAX; 4];
    fs::write(&file, [line(1, largest), line(2, largest)].join("\n")).unwrap();
    let table = succeeds(&["lab", "show", &file]);
    let cells: Vec<&str> = table.lines().nth(1).unwrap().split("  ").collect();
    let cells: Vec<&str> = cells.into_iter().filter(|cell| !cell.is_empty()).collect();
    assert_eq!(cells.len(), 8, "{table}");
    assert_eq!(cells[5].trim(), "18 446 744 073 709 551 616", "{table}");
    let row = &totals(&[&file])[0];
    assert_eq!(row["best"], u64::MAX);
    assert_eq!(row["mean"], u64::MAX as f64);
}

#[test]
fn a_run_goes_on_where_it_was_killed() {
    let folder = folder("lab-resume");
    let file = experiment(&folder);
    let [whole, cut] = ["whole.jsonl", "cut.jsonl"].map(|name| path(&folder, name));
    succeeds(&["lab", "run", &file, "--out", &whole]);
    let text = fs::read_to_string(&whole).unwrap();
    // Killed while it wrote its eleventh line.
    let end = text.match_indices('\n').nth(9).unwrap().0;
    fs::write(&cut, &text[..end + 30]).unwrap();
    succeeds(&["lab", "run", &file, "--out", &cut]);
    let resumed = fs::read_to_string(&cut).unwrap();
    assert!(
        resumed.starts_with(&text[..=end]),
        "the old lines stay as they were"
    );
    assert_eq!(games(&cut), games(&whole));
    // Nothing is left to do.
    succeeds(&["lab", "run", &file, "--out", &cut]);
    assert_eq!(fs::read_to_string(&cut).unwrap(), resumed);
    // More games: only the new ones are played.
    succeeds(&["lab", "run", &file, "--out", &cut, "--games", "13"]);
    let more = fs::read_to_string(&cut).unwrap();
    assert!(more.starts_with(&resumed));
    assert_eq!(more.lines().count(), 26);
}

#[test]
fn a_last_line_without_its_end_is_kept() {
    let folder = folder("lab-end");
    let file = experiment(&folder);
    let out = path(&folder, "out.jsonl");
    succeeds(&["lab", "run", &file, "--out", &out]);
    let text = fs::read_to_string(&out).unwrap();
    fs::write(&out, text.trim_end()).unwrap();
    succeeds(&["lab", "run", &file, "--out", &out]);
    assert_eq!(fs::read_to_string(&out).unwrap(), text);
}

#[test]
fn a_line_that_is_no_result_is_told_in_words_for_people() {
    let folder = folder("lab-words");
    let file = path(&folder, "f.jsonl");
    let good = line(1, [100, 64, 10, 1]);
    let of_two = good.replace("\"seed\"", "\"opponent\":\"o\",\"seed\"");
    for (bad, words) in [
        (
            r#"{"game":"2048","player":"p"}"#.to_string(),
            ["missing field `seed`", "column 28"],
        ),
        (good.replace("100", "\"many\""), ["score: ", "many"]),
        (good.replace("100", "1.5"), ["score: ", "1.5"]),
        (of_two, ["missing field `first`", "column"]),
        ("my thesis".into(), ["expected value", "column 1)"]),
        ("[]".into(), ["an object", "column"]),
    ] {
        fs::write(&file, format!("{good}\n{bad}\n{good}\n")).unwrap();
        let run = called(&["lab", "show", &file], "");
        complains(
            &run,
            &[&words[..], &["f.jsonl, line 2: not the result of a game ("]].concat(),
        );
        for jargon in ["untagged", "struct", "at line"] {
            assert!(!run.stderr.contains(jargon), "{}", run.stderr);
        }
    }
}

#[test]
fn a_line_that_is_no_text_is_refused_and_stays() {
    let folder = folder("lab-utf8");
    let file = experiment(&folder);
    let out = path(&folder, "out.jsonl");
    succeeds(&["lab", "run", &file, "--out", &out]);
    let whole = fs::read(&out).unwrap();
    let third = whole.split_inclusive(|&byte| byte == b'\n').take(2);
    let third: usize = third.map(<[u8]>::len).sum();
    // In the third line's name of the game, and after the last line's end.
    let mut inside = whole.clone();
    inside[third + 10] = 0xff;
    let after = [&whole[..], b"\xff\xff\n"].concat();
    for (bytes, line) in [(inside, "line 3"), (after, "line 25")] {
        fs::write(&out, &bytes).unwrap();
        let words = ["out.jsonl", line, "column"];
        fails(
            &["lab", "run", &file, "--out", &out, "--games", "13"],
            &words,
        );
        fails(&["lab", "show", &out], &words);
        fails(&["lab", "merge", &out], &words);
        assert!(fs::read(&out).unwrap() == bytes, "{line} was changed");
    }
}

#[test]
fn a_last_line_that_was_cut_off_is_kept_beside() {
    let folder = folder("lab-torn");
    let file = experiment(&folder);
    let [out, torn] = ["out.jsonl", "out.jsonl.torn"].map(|name| path(&folder, name));
    succeeds(&["lab", "run", &file, "--out", &out]);
    let whole = fs::read(&out).unwrap();
    // The second is cut off inside a letter.
    let ends: [&[u8]; 2] = [b"{\"game\":\"20", b"{\"game\":\"2048\",\"name\":\"\xc3"];
    for end in ends {
        fs::write(&out, [&whole[..], end].concat()).unwrap();
        succeeds(&["lab", "run", &file, "--out", &out]);
        assert!(fs::read(&out).unwrap() == whole, "the good lines stay");
    }
    let wanted = [ends[0], b"\n", ends[1], b"\n"].concat();
    assert_eq!(fs::read(&torn).unwrap(), wanted);
}

#[test]
fn results_are_not_written_over_what_they_are_made_of() {
    let folder = folder("lab-same");
    let file = experiment(&folder);
    let [one, two, dotted, linked] = ["1", "2", "./1", "linked"].map(|name| path(&folder, name));
    succeeds(&["lab", "run", &file, "--out", &one, "--games", "1"]);
    succeeds(&["lab", "run", &file, "--out", &two, "--games", "2"]);
    let before = [&one, &two, &file].map(|name| fs::read(name).unwrap());
    let mut outs = vec![one.as_str(), &dotted];
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&one, &linked).unwrap();
        outs.push(&linked);
    }
    for out in outs {
        let words = ["RESULTS", &one, "--out", out, "same file"];
        fails(&["lab", "merge", &two, &one, "--out", out], &words);
    }
    let words = ["EXPERIMENT", "--out", &file, "same file"];
    fails(&["lab", "run", &file, "--out", &file], &words);
    let after = [&one, &two, &file].map(|name| fs::read(name).unwrap());
    assert!(after == before, "nothing was changed");
    // An input may be called what a draft of the output would be.
    let [part, out] = ["out.part", "out"].map(|name| path(&folder, name));
    fs::copy(&one, &part).unwrap();
    succeeds(&["lab", "merge", &part, "--out", &out]);
    assert_eq!(fs::read(&part).unwrap(), before[0]);
    assert_eq!(games(&out), games(&part));
}

#[cfg(target_os = "linux")]
#[test]
fn results_go_to_what_is_no_file() {
    let run = ["lab", "run", "random", "--games", "3", "--quiet", "--out"];
    assert_eq!(json(&[&run[..], &["/dev/stdout"]].concat()).len(), 3);
    fails(&[&run[..], &["/dev/full"]].concat(), &["/dev/full: "]);
}

#[cfg(unix)]
#[test]
fn killing_a_run_loses_only_the_games_in_flight() {
    let folder = folder("lab-kill");
    let out = path(&folder, "out.jsonl");
    let run = |games: &str| {
        let mut command = Command::new(PROGRAM);
        command.args([
            "lab",
            "run",
            "random",
            "--games",
            games,
            "--threads",
            "2",
            "--out",
            &out,
        ]);
        command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    };
    let mut child = run("1000000");
    let lines = || fs::read_to_string(&out).map_or(0, |text| text.lines().count());
    while lines() < 100 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    // While it runs, nobody else may write there.
    fails(
        &["lab", "run", "random", "--out", &out],
        &["out.jsonl", "another run"],
    );
    child.kill().unwrap();
    child.wait().unwrap();
    let killed = lines() as u64;
    assert!(killed < 1_000_000, "it was too fast to be killed");
    let games = (killed + 500).to_string();
    assert!(run(&games).wait().unwrap().success());
    assert_eq!(lines() as u64, killed + 500);
    let summary = json(&["lab", "show", "--json", &out]);
    assert_eq!(summary[0]["games"], killed + 500);
}

#[test]
fn broken_files_are_named_with_line_and_field() {
    let folder = folder("lab-broken");
    let good = experiment(&folder);
    let bad = path(&folder, "bad.json");
    let text = fs::read_to_string(&good).unwrap();
    let out = path(&folder, "out.jsonl");
    for (old, new, word) in [("12", "0", "games: 0"), ("corner", "bob", "players[1]")] {
        fs::write(&bad, text.replace(old, new)).unwrap();
        fails(&["lab", "run", &bad, "--out", &out], &[word]);
    }
    fs::write(&bad, "{").unwrap();
    fails(&["lab", "run", &bad, "--out", &out], &["bad.json", "EOF"]);
    assert!(!Path::new(&out).exists(), "nothing was begun");

    let mut file = fs::File::create(&out).unwrap();
    file.write_all(b"{\"game\":\"2048\"}\n{}\n").unwrap();
    fails(
        &["lab", "run", &good, "--out", &out],
        &["out.jsonl", "line 1", "player"],
    );
    fails(&["lab", "show", &out], &["out.jsonl", "line 1"]);
    fails(&["lab", "merge", &out], &["out.jsonl", "line 1"]);
    assert_eq!(
        fs::read(&out).unwrap(),
        b"{\"game\":\"2048\"}\n{}\n",
        "nothing was changed"
    );
    // A file that is no results at all is not taken for a line that was cut off.
    let one_line = text.replace('\n', " ");
    fs::write(&out, &one_line).unwrap();
    fails(
        &["lab", "run", &good, "--out", &out],
        &["out.jsonl", "line 1"],
    );
    assert_eq!(fs::read_to_string(&out).unwrap(), one_line);
}

#[test]
fn rows_of_the_same_name_are_told_apart() {
    let folder = folder("lab-names");
    let [file, out] = ["try.json", "try.jsonl"].map(|name| path(&folder, name));
    for (game, nodes) in [("2048", 20), ("2048", 40), ("2048-3x3", 40)] {
        let text = format!(
            r#"{{"name": "try", "game": "{game}", "games": 1, "seed": 1, "limits": {{"nodes": {nodes}}},
            "players": [{{"player": "expectimax", "name": "mine"}}, {{"player": "corner"}}]}}"#
        );
        fs::write(&file, text).unwrap();
        succeeds(&["lab", "run", &file, "--out", &out, "--quiet"]);
    }
    let table = succeeds(&["lab", "show", &out]);
    let is_title = |line: &&str| !line.is_empty() && !line.contains("  ");
    let mut titles: Vec<&str> = table.lines().filter(is_title).collect();
    titles.sort_unstable();
    let wanted = [
        "corner, 2048",
        "corner, 2048-3x3",
        "mine, 2048, expectimax, 20 nodes",
        "mine, 2048, expectimax, 40 nodes",
        "mine, 2048-3x3",
    ];
    assert_eq!(titles, wanted);
}

#[test]
fn the_list_is_made_of_files_that_can_be_run() {
    let text = succeeds(&["lab", "list"]);
    assert!(text.contains("random") && text.contains("corner"));
    let folder = folder("lab-list");
    let file = path(&folder, "own.json");
    fs::write(&file, succeeds(&["lab", "list", "corner", "--json"])).unwrap();
    let out = path(&folder, "out.jsonl");
    succeeds(&["lab", "run", &file, "--games", "3", "--out", &out]);
    assert_eq!(games(&out).len(), 6);
    let named = path(&folder, "named.jsonl");
    succeeds(&["lab", "run", "corner", "--games", "3", "--out", &named]);
    assert_eq!(games(&named), games(&out));
    fails(&["lab", "list", "bob"], &["bob", "random"]);
}

#[test]
fn refuses_bad_options() {
    let refused =
        |more: &[&str], words: &[&str]| fails(&[&["lab", "run", "random"], more].concat(), words);
    refused(&["--shard", "0/4"], &["--shard", "0/4"]);
    refused(&["--shard", "5/4"], &["--shard", "5/4"]);
    refused(&["--shard", "x"], &["--shard"]);
    refused(&["--shard", "1/18446744073709551615"], &["--shard"]);
    refused(&["--games", "0"], &["games", "0"]);
    refused(&["--games", "NaN"], &["games", "NaN"]);
    refused(&["--seed", "-1"], &["seed", "-1"]);
    refused(&["--threads", "0"], &["--threads"]);
    refused(
        &["--out", "/no/such/folder/file"],
        &["/no/such/folder/file"],
    );
    fails(&["lab", "run", "bob"], &["experiment", "bob", "random"]);
    fails(&["lab", "show", "/no/such/file"], &["/no/such/file"]);
}
