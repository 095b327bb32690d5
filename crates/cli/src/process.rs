//! Programs from outside that play: each game has a process of its own.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::task::Poll;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use plyground::players::{Contender, Engine, EngineGame, EngineQuestion, Fault, FaultReason};
use plyground::search::{Limits, LimitsError};

use crate::lines;

/// Time to start, and beyond a limit of time.
const GRACE: Duration = Duration::from_secs(5);
/// Time for a move where no limit of time is set.
const PATIENCE: Duration = Duration::from_secs(60);
/// Time for a program that has closed its pipes to end too, so that its exit status is known.
const PARTING: Duration = Duration::from_secs(1);
/// Longest line that counts; more of it is no answer.
const LONGEST: u64 = 1 << 20;

/// A program with its arguments.
#[derive(Debug)]
pub struct EngineProgram(Vec<String>);

/// A command line of a program from outside: its name and its arguments, with spaces between them.
#[derive(Clone, Debug)]
pub struct EngineCommand(pub Vec<String>);

impl FromStr for EngineCommand {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<String> = text.split_whitespace().map(String::from).collect();
        match words.is_empty() {
            true => Err("expected a program, perhaps with arguments, like \"python3 mine.py\""),
            false => Ok(Self(words)),
        }
    }
}

impl EngineCommand {
    /// The program as a player that can play.
    pub fn contender(&self, limits: Limits) -> Result<Contender, LimitsError> {
        let engine = Some(engine(&self.0));
        let unstarted = Contender::program(self.0.clone(), limits)?;
        Ok(Contender {
            engine,
            ..unstarted
        })
    }
}

/// The program of a command.
pub fn engine(command: &[String]) -> Arc<dyn Engine> {
    Arc::new(EngineProgram(command.to_vec()))
}

impl Engine for EngineProgram {
    fn start(&self, game: &str) -> Result<Box<dyn EngineGame>, Fault> {
        let not_started = |detail| Fault::new(FaultReason::NotStarted, detail);
        let mut process = self.process().map_err(not_started)?;
        process
            .greet(game)
            .map_err(|fault| not_started(fault.to_string()))?;
        Ok(Box::new(process))
    }
}

impl EngineProgram {
    /// A new process.
    fn process(&self) -> Result<Process, String> {
        let (program, args) = self.0.split_first().ok_or("no command")?;
        let mut command = Command::new(program);
        command.args(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(Stdio::null());
        let mut child = command.spawn().map_err(|error| error.to_string())?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (Some(input), Some(output)) = (input, output) else {
            return Err("no pipes".into());
        };
        let (sender, lines) = sync_channel(lines::WAITING);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(line) = lines::next(&mut output, LONGEST) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Process {
            child,
            input,
            lines,
        })
    }
}

/// A running program.
struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Process {
    /// Until it is ready for a game.
    fn greet(&mut self, game: &str) -> Result<(), Fault> {
        self.tell("ugi")?;
        self.wait("ugiok", GRACE, "")?;
        self.tell(&format!("game {game}"))?;
        self.tell("isready")?;
        self.wait("readyok", GRACE, "")?;
        Ok(())
    }

    fn tell(&mut self, line: &str) -> Result<(), Fault> {
        let told = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        told.map_err(|_| self.closed("it reads no more"))
    }

    /// The rest of the first line that begins with that word; `limit` says what the time follows from.
    fn wait(&mut self, word: &str, time: Duration, limit: &str) -> Result<String, Fault> {
        let end = Instant::now() + time;
        let mut is_empty = false;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            // Lines may wait all the same, from a program that never stops talking.
            let line = match left.is_zero() {
                true => Err(RecvTimeoutError::Timeout),
                false => self.lines.recv_timeout(left),
            };
            let line = match line {
                Ok(line) => line,
                Err(RecvTimeoutError::Disconnected) => return Err(self.closed("it writes no more")),
                Err(RecvTimeoutError::Timeout) => {
                    let (reason, detail) = if is_empty {
                        (FaultReason::NoAnswer, format!("an empty line, no {word}"))
                    } else {
                        let ms = time.as_millis();
                        (FaultReason::TooLate, format!("no {word} in {ms} ms{limit}"))
                    };
                    return Err(self.ended().unwrap_or(Fault::new(reason, detail)));
                }
            };
            let mut words = line.split_whitespace();
            let first = words.next();
            if first == Some(word) {
                return Ok(words.next().unwrap_or_default().to_string());
            }
            is_empty = first.is_none();
        }
    }

    /// The fault of a program with a closed pipe; `alive` says of which, where the program has not ended.
    fn closed(&mut self, alive: &str) -> Fault {
        let end = Instant::now() + PARTING;
        loop {
            if let Some(fault) = self.ended() {
                return fault;
            }
            if Instant::now() > end {
                return Fault::new(FaultReason::Closed, alive);
            }
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// The fault of a program that has ended.
    fn ended(&mut self) -> Option<Fault> {
        let status = self.child.try_wait().ok().flatten()?;
        let reason = match status.success() {
            true => FaultReason::Closed,
            false => FaultReason::Crashed,
        };
        Some(Fault::new(reason, described(status)))
    }
}

/// A status as people look it up: `exit status 3`, `signal 9`.
fn described(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("signal {signal}");
    }
    match status.code() {
        Some(code) => format!("exit status {code}"),
        None => status.to_string(),
    }
}

impl EngineGame for Process {
    fn best(&mut self, question: &EngineQuestion, limits: Limits) -> Poll<Result<String, Fault>> {
        Poll::Ready(self.answer(question, limits))
    }
}

impl Process {
    fn answer(&mut self, question: &EngineQuestion, limits: Limits) -> Result<String, Fault> {
        self.tell(&format!("position {}", question.position))?;
        if let Some((start, moves)) = &question.history {
            self.tell(&format!("history {start} moves {}", moves.join(" ")))?;
        }
        self.tell(&format!("legal {}", question.legal.join(" ")))?;
        let mut go = String::from("go");
        let limits_of = [
            ("movetime", limits.movetime.map(|ms| ms.to_string())),
            ("depth", limits.depth.map(|depth| depth.to_string())),
            ("nodes", limits.nodes.map(|nodes| nodes.to_string())),
        ];
        for (name, value) in limits_of {
            if let Some(value) = value {
                go += &format!(" {name} {value}");
            }
        }
        self.tell(&go)?;
        match limits.movetime {
            Some(ms) => {
                let time = GRACE + Duration::from_secs_f64(ms / 1000.0);
                self.wait("bestmove", time, &format!(", limit {ms} ms"))
            }
            None => self.wait("bestmove", PATIENCE, ""),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        // It had its chance: a program that hangs is ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
