//! Programs from outside that play: each game has a process of its own.

use std::collections::BTreeSet;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::thread;
use std::time::{Duration, Instant};

use plyground::games::Excerpt;
use plyground::players::{Contender, Engine, EngineGame, EngineQuestion};
use plyground::search::{Limits, LimitsError};

use crate::lines;
use crate::output::note;

/// Time to start, and beyond a limit of time.
const GRACE: Duration = Duration::from_secs(5);
/// Time for a move where no limit of time is set.
const PATIENCE: Duration = Duration::from_secs(60);
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
        let mut contender = Contender::program(self.0.clone(), limits)?;
        if let Some(setup) = &mut contender.engine {
            setup.engine = Some(engine(&self.0));
        }
        Ok(contender)
    }
}

/// The program of a command.
pub fn engine(command: &[String]) -> Arc<dyn Engine> {
    Arc::new(EngineProgram(command.to_vec()))
}

/// Programs that did not start, and of which that was told. A program is started anew for each game.
static TOLD: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

impl Engine for EngineProgram {
    fn start(&self, game: &str) -> Result<Box<dyn EngineGame>, String> {
        let started = self.process(game);
        if let Err(reason) = &started {
            let command = self.0.join(" ");
            let shown = Excerpt::from(&command);
            if TOLD.lock().is_ok_and(|mut told| told.insert(command)) {
                note(format_args!(
                    "plyground: engine {shown} does not start and loses its games: {reason}"
                ));
            }
        }
        Ok(Box::new(started?))
    }
}

impl EngineProgram {
    /// A process that is ready for a game.
    fn process(&self, game: &str) -> Result<Process, String> {
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
        let mut process = Process {
            child,
            input,
            lines,
        };
        process.tell("ugi")?;
        process.wait("ugiok", GRACE)?;
        process.tell(&format!("game {game}"))?;
        process.tell("isready")?;
        process.wait("readyok", GRACE)?;
        Ok(process)
    }
}

/// A running program.
struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Process {
    fn tell(&mut self, line: &str) -> Result<(), String> {
        let told = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        told.map_err(|error| error.to_string())
    }

    /// The rest of the first line that begins with that word.
    fn wait(&mut self, word: &str, time: Duration) -> Result<String, String> {
        let end = Instant::now() + time;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                // Lines may wait all the same, from a program that never stops talking.
                return Err(format!("no {word} in time"));
            }
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => format!("no {word} in time"),
                RecvTimeoutError::Disconnected => "it has ended".to_string(),
            })?;
            let mut words = line.split_whitespace();
            if words.next() == Some(word) {
                return Ok(words.next().unwrap_or_default().to_string());
            }
        }
    }
}

impl EngineGame for Process {
    fn best(&mut self, question: &EngineQuestion, limits: Limits) -> Poll<Result<String, String>> {
        Poll::Ready(self.answer(question, limits))
    }
}

impl Process {
    fn answer(&mut self, question: &EngineQuestion, limits: Limits) -> Result<String, String> {
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
        let time = limits
            .movetime
            .map_or(PATIENCE, |ms| GRACE + Duration::from_secs_f64(ms / 1000.0));
        self.wait("bestmove", time)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.tell("quit");
        // It had its chance: a program that hangs is ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
