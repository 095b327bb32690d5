//! Where commands come from: single keys of a terminal, or words of a stream.

use std::collections::VecDeque;
use std::io::{self, IsTerminal};
use std::mem;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use console::Term;

use super::command::TableCommand;
use crate::lines;

/// Keys or words.
pub enum Input {
    KeyReader(KeyReader),
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
            return Self::KeyReader(KeyReader::new());
        }
        Self::Words(Words {
            lines: match watch {
                true => channel().1,
                false => lines::of_input(),
            },
            waiting: VecDeque::new(),
            typed: 0,
        })
    }

    /// The next command; [`TableCommand::Quit`] at the end of the input.
    pub fn next(&mut self) -> TableCommand {
        match self {
            Self::KeyReader(keys) => keys.next(),
            Self::Words(words) => words.next(),
        }
    }

    /// The lines read since this was asked last: a terminal shows what a person types.
    pub fn typed(&mut self) -> usize {
        match self {
            Self::KeyReader(_) => 0,
            Self::Words(words) => mem::take(&mut words.typed),
        }
    }

    /// A command that comes within that time. Words wait their turn, but where a `line` comes at once.
    pub fn poll(&mut self, time: Duration, line: bool) -> Option<TableCommand> {
        match self {
            Self::KeyReader(keys) => keys.poll(time),
            Self::Words(words) if line => words.poll(time),
            Self::Words(_) => None,
        }
    }
}

/// Reads keys in a thread, because reading cannot be interrupted. The terminal is in raw mode while the thread reads.
/// So the thread waits after each key until the next is asked for, and leaves the terminal as it was after the last.
pub struct KeyReader {
    ask: Sender<()>,
    commands: Receiver<TableCommand>,
}

impl KeyReader {
    fn new() -> Self {
        let (ask, asked) = channel();
        let (sender, commands) = channel();
        thread::spawn(move || {
            let terminal = Term::stdout();
            while asked.recv().is_ok() {
                let command = loop {
                    match terminal.read_key_raw() {
                        Ok(key) => {
                            if let Some(command) = TableCommand::from_key(&key) {
                                break command;
                            }
                        }
                        // The terminal is gone.
                        Err(_) => break TableCommand::Quit,
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

    fn next(&mut self) -> TableCommand {
        let command = self.commands.recv().unwrap_or(TableCommand::Quit);
        self.went_on(command)
    }

    fn poll(&mut self, time: Duration) -> Option<TableCommand> {
        let command = self.commands.recv_timeout(time).ok()?;
        Some(self.went_on(command))
    }

    fn went_on(&self, command: TableCommand) -> TableCommand {
        if command != TableCommand::Quit {
            let _ = self.ask.send(());
        }
        command
    }
}

/// Standard input, words between blanks.
pub struct Words {
    lines: Receiver<String>,
    waiting: VecDeque<TableCommand>,
    /// Lines that were read.
    typed: usize,
}

impl Words {
    fn next(&mut self) -> TableCommand {
        loop {
            if let Some(command) = self.waiting.pop_front() {
                return command;
            }
            match self.lines.recv() {
                Ok(line) => self.take(&line),
                Err(_) => return TableCommand::Quit,
            }
        }
    }

    /// The command of a line that comes within that time; a blank one is the key that ends it.
    fn poll(&mut self, time: Duration) -> Option<TableCommand> {
        match self.lines.recv_timeout(time) {
            Ok(line) => self.take(&line),
            Err(RecvTimeoutError::Timeout) => return None,
            Err(RecvTimeoutError::Disconnected) => return Some(TableCommand::Quit),
        }
        let blank = || TableCommand::Unknown("Enter".into());
        Some(self.waiting.pop_front().unwrap_or_else(blank))
    }

    fn take(&mut self, line: &str) {
        self.typed += 1;
        let words = line.split_whitespace();
        self.waiting.extend(words.map(TableCommand::from_word));
    }
}
