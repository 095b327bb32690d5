//! The array job of `docs/cluster.md` under a Slurm of its own, on one node: a task is killed and queued again.
#![cfg(target_os = "linux")]

use super::PROGRAM;
use super::lab::games;
use super::program::{folder, path, succeeds};
use crate::support::repository;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Time for the job; a busy machine needs a minute or two.
const PATIENCE: Duration = Duration::from_secs(900);
const TASKS: usize = 4;

#[test]
#[ignore = "takes a minute or more: cargo test --test cli slurm -- --ignored"]
fn slurm_plays_the_games_of_a_single_run() {
    if !["munged", "slurmctld", "slurmd", "sbatch"]
        .iter()
        .all(|program| is_there(program))
    {
        println!("skipped: no Slurm here (Debian's packages `slurm-wlm` and `munge`)");
        return;
    }
    let folder = folder("lab-slurm");
    prepare(&folder, 400);
    let cluster = Cluster::start(&folder);
    let sent = cluster.run("sbatch", &["job.sh"]);
    let job = sent.split_whitespace().last().unwrap().to_string();

    // A task that has written games is killed, and begins again at once.
    let first = path(&folder, &format!("my.1-of-{TASKS}.jsonl"));
    let has_begun = || fs::read_to_string(&first).is_ok_and(|text| text.lines().count() > 2);
    wait_for("the first games", has_begun);
    let task = format!("{job}_1");
    cluster.run("scontrol", &["requeue", &task]);
    cluster.run(
        "scontrol",
        &["update", &format!("JobId={task}"), "StartTime=now"],
    );
    let shown = cluster.run("scontrol", &["show", "job", &task]);
    assert!(shown.contains("Restarts=1"), "{shown}");
    let lines = fs::read_to_string(&first).unwrap().lines().count();
    assert!(lines < 100, "the task had come to its end");
    wait_for("the end of the job", || {
        cluster.run("squeue", &["--noheader"]).is_empty()
    });
    has_the_games_of_a_single_run(&folder, 400);
}

/// Runs the script as Slurm does: each task has its number, and one is killed and queued again.
#[test]
fn the_script_for_slurm_plays_the_games_of_a_single_run() {
    let folder = folder("lab-slurm-script");
    prepare(&folder, 24);
    let task = |number: usize| {
        let mut command = Command::new("sh");
        command.arg("job.sh").current_dir(&folder);
        command.env("SLURM_ARRAY_TASK_ID", number.to_string());
        command.env("SLURM_CPUS_PER_TASK", "1");
        command
    };
    let first = path(&folder, &format!("my.1-of-{TASKS}.jsonl"));
    let mut killed = task(1).process_group(0).spawn().unwrap();
    wait_for("the first games", || {
        fs::read_to_string(&first).is_ok_and(|text| !text.is_empty())
    });
    let group = format!("-{}", killed.id());
    let send = |signal: &str| {
        let sent = Command::new("kill").args([signal, "--", &group]).output();
        sent.unwrap().status.success()
    };
    assert!(send("-TERM"));
    killed.wait().unwrap();
    // Its program ends a moment after its shell.
    wait_for("the end of the task", || !send("-0"));
    for number in 1..=TASKS {
        assert!(task(number).status().unwrap().success());
    }
    has_the_games_of_a_single_run(&folder, 24);
}

/// The experiment and the script of the docs in a folder.
fn prepare(folder: &Path, games: usize) {
    let text = format!(
        r#"{{"name": "my", "game": "2048-3x3", "games": {games}, "seed": 5, "limits": {{"nodes": 300}},
        "players": [{{"player": "expectimax"}}]}}"#
    );
    fs::write(folder.join("my.json"), text).unwrap();
    fs::write(folder.join("job.sh"), job()).unwrap();
}

/// The files of all tasks together are those of a run on one machine.
fn has_the_games_of_a_single_run(folder: &Path, count: usize) {
    let [experiment, merged, one] =
        ["my.json", "merged.jsonl", "one.jsonl"].map(|name| path(folder, name));
    let shards = (1..=TASKS).map(|i| path(folder, &format!("my.{i}-of-{TASKS}.jsonl")));
    let merge: Vec<String> = ["lab", "merge", "--out", &merged]
        .map(String::from)
        .into_iter()
        .chain(shards)
        .collect();
    succeeds(&merge.iter().map(String::as_str).collect::<Vec<_>>());
    succeeds(&["lab", "run", &experiment, "--out", &one, "--quiet"]);
    assert_eq!(games(&merged), games(&one));
    assert_eq!(games(&one).len(), count);
}

/// The script of the docs, with fewer and smaller tasks.
fn job() -> String {
    let docs = fs::read_to_string(repository("docs/cluster.md")).unwrap();
    let (_, rest) = docs
        .split_once("#!/bin/sh\n#SBATCH")
        .expect("a script for sbatch");
    let (script, _) = rest.split_once("```").unwrap();
    let program = Path::new(PROGRAM).parent().unwrap();
    let script = script
        .replace("64", &TASKS.to_string())
        .replace("cpus-per-task=8", "cpus-per-task=1");
    let script = script.replace("\nplyground", &format!("\n{}/plyground", program.display()));
    format!("#!/bin/sh\n#SBATCH{script}")
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

fn wait_for(what: &str, is_so: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "{what} did not come");
        sleep(Duration::from_millis(200));
    }
}

/// A Slurm of one node, which keeps all it has in a folder.
struct Cluster {
    folder: PathBuf,
}

impl Cluster {
    fn start(folder: &Path) -> Self {
        let cluster = Self {
            folder: folder.canonicalize().unwrap(),
        };
        let at = |name: &str| path(&cluster.folder, name);
        for name in ["state", "spool"] {
            fs::create_dir(at(name)).unwrap();
        }
        // Nobody else has this Slurm: any key will do.
        fs::write(at("munge.key"), [42; 1024]).unwrap();
        fs::set_permissions(at("munge.key"), fs::Permissions::from_mode(0o600)).unwrap();
        fs::write(at("slurm.conf"), cluster.config()).unwrap();
        let files = [
            format!("--key-file={}", at("munge.key")),
            format!("--socket={}", at("munge.sock")),
            format!("--pid-file={}", at("munged.pid")),
            format!("--log-file={}", at("munged.log")),
            format!("--seed-file={}", at("munged.seed")),
        ];
        let files: Vec<&str> = files.iter().map(String::as_str).collect();
        cluster.run("munged", &[&["--force"], &files[..]].concat());
        cluster.run("slurmctld", &[]);
        cluster.run("slurmd", &[]);
        wait_for("a node", || {
            let sinfo = cluster.command("sinfo", &["--noheader"]).output().unwrap();
            String::from_utf8_lossy(&sinfo.stdout).contains("idle")
        });
        cluster
    }

    /// All on this machine, by processes of this user.
    fn config(&self) -> String {
        let said = |program: &str, args: &[&str]| {
            let output = Command::new(program).args(args).output().unwrap();
            String::from_utf8(output.stdout).unwrap().trim().to_string()
        };
        let (host, user) = (
            said("uname", &["--nodename"]),
            said("id", &["--user", "--name"]),
        );
        let host = host.split('.').next().unwrap();
        let at = self.folder.display();
        format!(
            "ClusterName=plyground
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort=28117
SlurmdPort=28118
AuthType=auth/munge
AuthInfo=socket={at}/munge.sock
SlurmUser={user}
SlurmdUser={user}
StateSaveLocation={at}/state
SlurmdSpoolDir={at}/spool
SlurmctldPidFile={at}/slurmctld.pid
SlurmdPidFile={at}/slurmd.pid
SlurmctldLogFile={at}/slurmctld.log
SlurmdLogFile={at}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
ReturnToService=2
SchedulerParameters=batch_sched_delay=0,sched_interval=1
NodeName={host} NodeAddr=127.0.0.1 CPUs=1 State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP
"
        )
    }

    fn command(&self, program: &str, args: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(args).current_dir(&self.folder);
        command.env("SLURM_CONF", self.folder.join("slurm.conf"));
        command
    }

    /// The output of a program that ends well.
    fn run(&self, program: &str, args: &[&str]) -> String {
        let output = self.command(program, args).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{program} {args:?}: {said}");
        String::from_utf8(output.stdout).unwrap()
    }
}

impl Drop for Cluster {
    /// Ends what it began, by the numbers of its processes.
    fn drop(&mut self) {
        for name in ["slurmd.pid", "slurmctld.pid", "munged.pid"] {
            if let Ok(pid) = fs::read_to_string(self.folder.join(name)) {
                let _ = Command::new("kill").arg(pid.trim()).status();
            }
        }
    }
}
