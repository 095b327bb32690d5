//! `cargo xtask fuzz`: libFuzzer on the targets of `fuzz/`.
//!
//! The compiler that builds everything else can instrument too, so no other tool is needed. These are the flags that
//! cargo-fuzz sets: <https://github.com/rust-fuzz/cargo-fuzz>.

use crate::shell::{Result, cargo, command, output, root, run, run_telling, target};
use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Counters at each edge, and the operands of comparisons. An overflow ends the program.
const INSTRUMENTED: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Seconds that one input may take, and MB that the program may have.
const BOUNDS: &str = "-timeout=10 -rss_limit_mb=2000 -max_len=4096 -print_final_stats=1";

/// What each target does in the test command, the same in every run.
const FEW: &str = "-runs=2000 -seed=1";

struct Options {
    /// Names of targets; none for all.
    targets: Vec<String>,
    seconds: u64,
    keep: bool,
}

/// What a run on a target came to.
pub struct Outcome {
    /// Inputs that were run, and edges of the program that they reached.
    inputs: u64,
    edges: u64,
    /// Edges that no input had reached before the run.
    new: u64,
    /// Whole seconds that the slowest input took.
    slowest: u64,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self {
            inputs,
            edges,
            new,
            slowest,
            ..
        } = self;
        let below = slowest + 1;
        write!(
            f,
            "{inputs} inputs, {edges} edges, {new} of them new; each input below {below} s"
        )
    }
}

/// The instrumented program.
struct Fuzzer {
    program: PathBuf,
    /// A folder for each target.
    corpora: PathBuf,
    /// New inputs go here, in a folder for each target too, and those that failed.
    found: PathBuf,
}

/// A few inputs for each target.
pub fn few() -> Result {
    let fuzzer = Fuzzer::build("few")?;
    // What an earlier run found would change this one.
    let _ = fs::remove_dir_all(&fuzzer.found);
    let mut targets = targets()?.into_iter();
    targets.try_for_each(|name| fuzzer.search(&name, FEW).map(drop))
}

/// `cargo xtask fuzz [TARGET...] [--seconds N] [--keep]`: hands each outcome to `tell`.
pub fn fuzz(args: &[String], mut tell: impl FnMut(Outcome) -> Result) -> Result {
    let options = options(args)?;
    let fuzzer = Fuzzer::build("found")?;
    let mut targets = targets()?;
    if let Some(unknown) = options.targets.iter().find(|name| !targets.contains(name)) {
        let known = targets.join(", ");
        return Err(format!("there is no target `{unknown}`, only {known}"));
    }
    targets.retain(|name| options.targets.is_empty() || options.targets.contains(name));
    for name in targets {
        let outcome = fuzzer.search(&name, &format!("-max_total_time={}", options.seconds))?;
        tell(outcome)?;
        if options.keep {
            fuzzer.keep(&name)?;
        }
    }
    Ok(())
}

/// The folder with a corpus for each target.
fn corpora() -> PathBuf {
    root().join("fuzz/corpus")
}

/// The targets that have a corpus; a test holds that all have.
pub fn targets() -> Result<Vec<String>> {
    let corpora = corpora();
    let folder =
        fs::read_dir(&corpora).map_err(|error| format!("{}: {error}", corpora.display()))?;
    let mut names: Vec<String> = folder
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    names.sort();
    Ok(names)
}

impl Fuzzer {
    /// Builds it for a named target, so that build scripts are not instrumented.
    fn build(found: &str) -> Result<Self> {
        let host = output(&mut command("rustc", "--print host-tuple"))?;
        let folder = target().join("fuzz");
        run(
            cargo("build --package fuzz --features libfuzzer --profile fuzz")
                .args(["--target", &host])
                .arg("--target-dir")
                .arg(&folder)
                .env("RUSTFLAGS", INSTRUMENTED),
        )?;
        Ok(Self {
            program: folder.join(host).join("fuzz/fuzz"),
            corpora: corpora(),
            found: folder.join(found),
        })
    }

    fn command(&self, name: &str, arguments: &str) -> Command {
        let mut fuzzer = command(&self.program.to_string_lossy(), arguments);
        fuzzer.env("FUZZ_TARGET", name);
        fuzzer
    }

    /// Runs a target on its corpus and on inputs made of it.
    fn search(&self, name: &str, limits: &str) -> Result<Outcome> {
        let found = self.found.join(name);
        fs::create_dir_all(&found).map_err(|error| format!("{}: {error}", found.display()))?;
        let mut fuzzer = self.command(name, BOUNDS);
        fuzzer
            .args(limits.split(' '))
            .arg(format!("-artifact_prefix={}/failed-", found.display()))
            .args([found, self.corpora.join(name)]);
        let (mut stages, mut slowest) = (Vec::new(), None);
        run_telling(&mut fuzzer, |line| {
            stages.extend(stage(line));
            slowest = slowest.or(statistic(line, "slowest_unit_time_sec"));
            // Neither progress, nor words that libFuzzer would like to be given.
            if !line.starts_with(['#', '"']) {
                eprintln!("{line}");
            }
        })?;
        let ([(_, before), .., (inputs, edges)], Some(slowest)) = (&stages[..], slowest) else {
            return Err(format!("libFuzzer does not tell what it did on `{name}`"));
        };
        let outcome = Outcome {
            inputs: *inputs,
            edges: *edges,
            new: edges - before,
            slowest,
        };
        println!("{name}: {outcome}");
        Ok(outcome)
    }

    /// Adds to the corpus what reaches something new.
    fn keep(&self, name: &str) -> Result {
        run(self
            .command(name, "-set_cover_merge=1 -use_counters=0 -max_len=1024")
            .args([self.corpora.join(name), self.found.join(name)]))
    }
}

/// Inputs and edges, from libFuzzer's line of the time when the corpus is read, and of the end:
/// `#1400 DONE cov: 712 ft: ...`.
fn stage(line: &str) -> Option<(u64, u64)> {
    let mut words = line.strip_prefix('#')?.split_whitespace();
    let inputs = words.next()?.parse().ok()?;
    ["INITED", "DONE"].contains(&words.next()?).then_some(())?;
    let edges = words.skip_while(|&word| word != "cov:").nth(1)?;
    Some((inputs, edges.parse().ok()?))
}

/// One of libFuzzer's final statistics: `stat::slowest_unit_time_sec: 0`.
fn statistic(line: &str, name: &str) -> Option<u64> {
    let value = line.strip_prefix("stat::")?.strip_prefix(name)?;
    value.strip_prefix(':')?.trim().parse().ok()
}

fn options(args: &[String]) -> Result<Options> {
    let mut options = Options {
        targets: Vec::new(),
        seconds: 60,
        keep: false,
    };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--keep" => options.keep = true,
            "--seconds" => {
                let value = args.next().map_or("", String::as_str);
                let seconds = value.parse().ok().filter(|&seconds| seconds > 0);
                options.seconds =
                    seconds.ok_or_else(|| format!("--seconds: `{value}` is no number above 0"))?;
            }
            _ if arg.starts_with('-') => return Err(format!("`fuzz` has no option `{arg}`")),
            _ => options.targets.push(arg.clone()),
        }
    }
    Ok(options)
}
