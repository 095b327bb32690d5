//! Where commands come from: single keys of a terminal, or words of a stream.

use std::collections::VecDeque;
use std::io::{self, BufRead, IsTerminal};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use console::Term;

use super::command::Command;

/// Keys or words.
pub enum Input {
    Keys(Keys),
    Words(Words),
}

/// Whether a person sits at the terminal.
pub fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

impl Input {
    /// `by_keys`: a person at a terminal presses single keys. `watch`: without a terminal nothing is read, and the game ends when the player is done.
    pub fn new(by_keys: bool, watch: bool) -> Self {
        if by_keys {
            Self::Keys(Keys::new())
        } else {
            Self::Words(Words {
                waiting: VecDeque::new(),
                ended: watch,
            })
        }
    }

    /// The next command; [`Command::Quit`] at the end of the input.
    pub fn next(&mut self) -> io::Result<Command> {
        match self {
            Self::Keys(keys) => Ok(keys.next()),
            Self::Words(words) => words.next(),
        }
    }

    /// A command that comes within that time. A stream has none: its words wait their turn.
    pub fn poll(&mut self, time: Duration) -> Option<Command> {
        match self {
            Self::Keys(keys) => keys.poll(time),
            Self::Words(_) => None,
        }
    }
}

/// A thread reads keys, for reading one can't be interrupted. The terminal is in raw mode while it
/// reads; so it waits after each key until it is asked for the next, and a last key leaves the
/// terminal as it was.
pub struct Keys {
    ask: Sender<()>,
    commands: Receiver<Command>,
}

impl Keys {
    fn new() -> Self {
        let (ask, asked) = channel();
        let (sender, commands) = channel();
        thread::spawn(move || {
            let terminal = Term::stdout();
            while asked.recv().is_ok() {
                let command = loop {
                    match terminal.read_key_raw() {
                        Ok(key) => {
                            if let Some(command) = Command::from_key(&key) {
                                break command;
                            }
                        }
                        // The terminal is gone.
                        Err(_) => break Command::Quit,
                    }
                };
                if sender.send(command).is_err() {
                    break;
                }
            }
        });
        // Fails only when the thread is gone; then `commands` ends too.
        let _ = ask.send(());
        Self { ask, commands }
    }

    fn next(&mut self) -> Command {
        let command = self.commands.recv().unwrap_or(Command::Quit);
        self.went_on(command)
    }

    fn poll(&mut self, time: Duration) -> Option<Command> {
        let command = self.commands.recv_timeout(time).ok()?;
        Some(self.went_on(command))
    }

    fn went_on(&self, command: Command) -> Command {
        if command != Command::Quit {
            let _ = self.ask.send(());
        }
        command
    }
}

/// Standard input, words between blanks.
pub struct Words {
    waiting: VecDeque<Command>,
    ended: bool,
}

impl Words {
    fn next(&mut self) -> io::Result<Command> {
        while self.waiting.is_empty() && !self.ended {
            let mut line = String::new();
            self.ended = io::stdin().lock().read_line(&mut line)? == 0;
            self.waiting
                .extend(line.split_whitespace().map(Command::from_word));
        }
        Ok(self.waiting.pop_front().unwrap_or(Command::Quit))
    }
}
