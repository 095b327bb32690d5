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

/// Keys, or lines of standard input with words between blanks.
pub struct Input {
    /// The commands of a key, or of a line.
    typed: Receiver<Vec<TableCommand>>,
    waiting: VecDeque<TableCommand>,
    /// Asks for the next key, where keys are read.
    ask: Option<Sender<()>>,
    /// Lines that were read.
    lines: usize,
}

/// Whether a person sits at the terminal.
pub fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

impl Input {
    /// `by_keys`: a person at a terminal presses single keys. `watch`: without a terminal nothing is read, and the game ends when the player is done.
    pub fn new(by_keys: bool, watch: bool) -> Self {
        let (typed, ask) = match (by_keys, watch) {
            (true, _) => keys(),
            (_, true) => (channel().1, None),
            _ => (lines::of_input(words), None),
        };
        Self {
            typed,
            waiting: VecDeque::new(),
            ask,
            lines: 0,
        }
    }

    /// The next command; [`TableCommand::Quit`] at the end of the input.
    pub fn next(&mut self) -> TableCommand {
        loop {
            if let Some(command) = self.waiting.pop_front() {
                return command;
            }
            match self.typed.recv() {
                Ok(commands) => self.take(commands),
                Err(_) => return TableCommand::Quit,
            }
        }
    }

    /// The lines read since this was asked last: a terminal shows what a person types.
    pub fn typed(&mut self) -> usize {
        mem::take(&mut self.lines)
    }

    /// A command that comes within that time; a blank line is the key that ends it. Words wait their turn, but where a `line`
    /// comes at once.
    pub fn poll(&mut self, time: Duration, line: bool) -> Option<TableCommand> {
        if self.ask.is_none() && !line {
            return None;
        }
        match self.typed.recv_timeout(time) {
            Ok(commands) => self.take(commands),
            Err(RecvTimeoutError::Timeout) => return None,
            Err(RecvTimeoutError::Disconnected) => return Some(TableCommand::Quit),
        }
        let blank = || TableCommand::Unknown("Enter".into());
        Some(self.waiting.pop_front().unwrap_or_else(blank))
    }

    fn take(&mut self, commands: Vec<TableCommand>) {
        match &self.ask {
            // Fails only when the thread is gone; then `typed` ends too.
            Some(ask) if !commands.contains(&TableCommand::Quit) => drop(ask.send(())),
            Some(_) => {}
            None => self.lines += 1,
        }
        self.waiting.extend(commands);
    }
}

fn words(line: &str) -> Vec<TableCommand> {
    let words = line.split_whitespace();
    words.map(TableCommand::from_word).collect()
}

/// Reads keys in a thread, because reading cannot be interrupted. The terminal is in raw mode while the thread reads.
/// So the thread waits after each key until the next is asked for, and leaves the terminal as it was after the last.
fn keys() -> (Receiver<Vec<TableCommand>>, Option<Sender<()>>) {
    let (ask, asked) = channel();
    let (sender, typed) = channel();
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
            if sender.send(vec![command]).is_err() {
                break;
            }
        }
    });
    let _ = ask.send(());
    (typed, Some(ask))
}
