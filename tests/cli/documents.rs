//! The examples of the pages: every command of `plyground` that a page shows works as it says.
//!
//! The commands of a page run one after the other in a folder of its own, which has the examples and the data of the
//! repository. A block ```` ```json my.json ```` is a file there. The commands of ```` ```sh slow ```` are only read, for
//! they take longer than ten seconds. `# exit code 1` behind a command names the code it ends with. The output below a
//! command of ```` ```console ```` is compared; `...` stands for anything. `PAGE=docs/lab.md cargo test --test cli documents`
//! tests one page.
#![cfg(unix)]

use std::fs::{self, File};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::PROGRAM;
use crate::program::folder;
use crate::support::repository;

/// Folders of the repository that pages use.
const USED: [&str; 3] = ["examples/engines", "tests/data", "www/puzzles"];

/// Runs the engine of some examples.
const PYTHON: &str = "python3";

/// A command that runs for longer hangs, or belongs into a slow block: on a busy machine ten seconds are many more.
const PATIENCE: Duration = Duration::from_secs(120);

/// Fields of the output that differ from run to run.
const CHANGING: [&str; 3] = ["\"ms\":", "\"seconds\":", "plyground 0."];

#[test]
fn every_example_works() {
    let mut pages = vec!["README.md".into(), "CONTRIBUTING.md".into()];
    for folder in ["docs", "crates"] {
        pages_below(folder, &mut pages);
    }
    pages.sort();
    if let Ok(wanted) = std::env::var("PAGE") {
        pages.retain(|page: &String| page.contains(&wanted));
    }
    let failures: Vec<String> = pages.iter().flat_map(|page| failures(page)).collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// The pages in a folder and in those below it.
fn pages_below(folder: &str, pages: &mut Vec<String>) {
    for entry in fs::read_dir(repository(folder)).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.file_type().unwrap().is_dir() {
            pages_below(&path, pages);
        } else if path.ends_with(".md") {
            pages.push(path);
        }
    }
}

/// The faults of a page's examples, each with its place.
fn failures(page: &str) -> Vec<String> {
    let text = fs::read_to_string(repository(page)).unwrap();
    let examples = examples(&text);
    // An engine of an example may need what this machine does not have.
    let lacks_python = text.contains(PYTHON) && Command::new(PYTHON).arg("-V").output().is_err();
    if lacks_python || !examples.iter().any(Example::is_command) {
        return Vec::new();
    }
    let folder = folder(&format!("documents/{}", page.replace('/', "-")));
    for used in USED {
        copy(&repository(used), &folder.join(used));
    }
    let failure = |example: &Example| {
        let error = example.fails(&folder)?;
        Some(format!("{page}:{}: {error}", example.line))
    };
    examples.iter().filter_map(failure).collect()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            fs::copy(&path, to.join(path.file_name().unwrap())).unwrap();
        }
    }
}

/// A command of a page, or a file that it shows.
struct Example {
    /// Its line in the page, from 1.
    line: usize,
    kind: Kind,
}

enum Kind {
    File {
        name: String,
        text: String,
    },
    Slow(String),
    Run {
        command: String,
        output: Vec<String>,
    },
}

/// The examples of a page, in its order.
fn examples(page: &str) -> Vec<Example> {
    let mut lines = (1..).zip(page.lines());
    let mut found = Vec::new();
    while let Some((line, text)) = lines.next() {
        let Some(info) = text.trim_start().strip_prefix("```") else {
            continue;
        };
        let block: Vec<(usize, &str)> = lines
            .by_ref()
            .take_while(|(_, text)| text.trim() != "```")
            .collect();
        let words: Vec<&str> = info.split([' ', ',']).collect();
        match words[..] {
            ["sh"] => found.extend(commands(&block, false)),
            ["sh", "slow"] => found.extend(commands(&block, true)),
            ["console"] => found.extend(conversations(&block)),
            [_, name] if name.contains('.') => {
                let text = block.iter().map(|(_, text)| format!("{text}\n")).collect();
                let name = name.to_owned();
                let kind = Kind::File { name, text };
                found.push(Example { line, kind });
            }
            _ => {}
        }
    }
    found
}

/// The commands of a block; a line that ends with `\` goes on in the next.
fn commands(block: &[(usize, &str)], is_slow: bool) -> Vec<Example> {
    let mut found = Vec::new();
    let mut lines = block.iter();
    while let Some(&(line, text)) = lines.next() {
        let mut command = text.to_owned();
        while command.ends_with('\\') {
            command.pop();
            command.extend(lines.next().map(|(_, text)| *text));
        }
        let Some(command) = command_of(&command) else {
            continue;
        };
        let kind = match is_slow {
            true => Kind::Slow(command),
            false => Kind::Run {
                command,
                output: Vec::new(),
            },
        };
        found.push(Example { line, kind });
    }
    found
}

/// The commands of a block, each with its output below.
fn conversations(block: &[(usize, &str)]) -> Vec<Example> {
    let is_prompt = |(_, text): &(usize, &str)| text.starts_with("$ ");
    let mut found = Vec::new();
    for (i, (line, text)) in block.iter().enumerate().filter(|(_, line)| is_prompt(line)) {
        let rest = block[i + 1..].iter();
        let output = rest.take_while(|line| !is_prompt(line));
        let output = output.map(|(_, text)| text.to_string()).collect();
        if let Some(command) = command_of(&text[2..]) {
            let kind = Kind::Run { command, output };
            found.push(Example { line: *line, kind });
        }
    }
    found
}

/// A line as a command of `plyground`, if it is one.
fn command_of(line: &str) -> Option<String> {
    let line = line.replace("cargo run --release -- ", "plyground ");
    let is_one = line.starts_with("plyground ") || line.contains("| plyground ");
    is_one.then_some(line)
}

impl Example {
    fn is_command(&self) -> bool {
        !matches!(self.kind, Kind::File { .. })
    }

    /// Runs it in a folder; what is wrong.
    fn fails(&self, folder: &Path) -> Option<String> {
        match &self.kind {
            Kind::File { name, text } => {
                fs::write(folder.join(name), text).unwrap();
                None
            }
            Kind::Slow(command) => unread(command),
            Kind::Run { command, output } => {
                let wanted = command.split_once("# exit code ");
                let wanted = wanted.map_or(0, |(_, code)| code.trim().parse().unwrap());
                run(command, wanted, output, folder).err()
            }
        }
    }
}

/// Why a command line can't be read.
fn unread(line: &str) -> Option<String> {
    let words = shlex::split(line).unwrap_or_default();
    // Variables have their values from the shell.
    if line.contains('$') {
        return None;
    }
    let is_end = |word: &&String| ["|", "<", ">", "&&", ";"].contains(&word.as_str());
    let begins = |i: &usize| words[*i] == "plyground" && (*i == 0 || words[i - 1] == "|");
    let starts = (0..words.len()).filter(begins);
    starts
        .filter_map(|start| {
            let command = words[start..].iter().take_while(|word| !is_end(word));
            let error = plyground_cli::command()
                .try_get_matches_from(command)
                .err()?;
            Some(error.to_string().lines().next()?.to_owned())
        })
        .next()
}

/// Runs a command by the shell, which finds the program by its name.
fn run(command: &str, code: i32, output: &[String], folder: &Path) -> Result<(), String> {
    let [out, err] = ["stdout", "stderr"].map(|name| folder.join(name));
    let mut path = vec![PathBuf::from(PROGRAM).parent().unwrap().to_owned()];
    path.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap()));
    let mut child = Command::new("bash")
        .args(["-o", "pipefail", "-c", command])
        .current_dir(folder)
        .env("PATH", std::env::join_paths(path).unwrap())
        .stdin(Stdio::null())
        .stdout(File::create(&out).unwrap())
        .stderr(File::create(&err).unwrap())
        .process_group(0)
        .spawn()
        .unwrap();
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if start.elapsed() > PATIENCE {
            // The shell and what it runs.
            let group = format!("-{}", child.id());
            let _ = Command::new("kill").args(["-9", "--", &group]).status();
            child.wait().unwrap();
            return Err("takes too long: mark the block as ```sh slow".into());
        }
        sleep(Duration::from_millis(5));
    };
    if status.code() != Some(code) {
        let errors = fs::read_to_string(&err).unwrap();
        let last = errors.trim_end().lines().next_back();
        return Err(format!("{status}: {}", last.unwrap_or("nothing said")));
    }
    let printed = fs::read_to_string(&out).unwrap();
    let printed: Vec<&str> = printed.lines().collect();
    match output.is_empty() || is_like(output, &printed) {
        true => Ok(()),
        false => Err(format!("prints\n{}", printed.join("\n"))),
    }
}

/// Whether lines are as shown; a line `...` stands for any number of them.
fn is_like(shown: &[String], printed: &[&str]) -> bool {
    match (shown, printed) {
        ([], _) => printed.is_empty(),
        ([first, rest @ ..], _) if first.trim() == "..." => {
            (0..=printed.len()).any(|skipped| is_like(rest, &printed[skipped..]))
        }
        ([first, rest @ ..], [line, others @ ..]) => {
            is_like_line(first, line) && is_like(rest, others)
        }
        (_, []) => false,
    }
}

/// Whether a line is as shown; `...` stands for anything, and numbers that change may differ.
fn is_like_line(shown: &str, printed: &str) -> bool {
    let [shown, mut rest] = [shown, printed].map(|line| stable(line.trim_end()));
    let mut parts = shown.split("...");
    let first = parts.next().unwrap_or_default();
    if !shown.contains("...") {
        return shown == rest;
    }
    if !rest.starts_with(first) {
        return false;
    }
    parts.all(|part| {
        let Some(at) = rest.find(part) else {
            return false;
        };
        rest = rest.split_off(at + part.len());
        true
    })
}

/// A line without the numbers that change.
fn stable(line: &str) -> String {
    let mut line = line.to_owned();
    for key in CHANGING {
        let mut from = 0;
        while let Some(at) = line[from..].find(key) {
            from += at + key.len();
            let number = line[from..].find(|sign: char| !sign.is_ascii_digit() && sign != '.');
            let end = number.map_or(line.len(), |length| from + length);
            line.replace_range(from..end, "");
        }
    }
    line
}
