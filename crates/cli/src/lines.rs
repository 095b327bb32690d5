//! Lines that come in, from standard input or a program: one that is no text is read all the same.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// Lines that may wait to be read.
pub const WAITING: usize = 64;

/// Lines of standard input as `read` takes them, while something else is done.
pub fn of_input<T: Send + 'static>(read: fn(&str) -> T) -> Receiver<T> {
    let (sender, lines) = sync_channel(WAITING);
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(line) = next(&mut input, u64::MAX) {
            if sender.send(read(&line)).is_err() {
                break;
            }
        }
    });
    lines
}

/// The next line, or `most` bytes of it, without its end. Bytes that are no text come as U+FFFD. `None` at the end, or where nothing can be
/// read.
pub fn next(input: &mut impl BufRead, most: u64) -> Option<String> {
    let mut bytes = Vec::new();
    match input.by_ref().take(most).read_until(b'\n', &mut bytes) {
        Ok(1..) => Some(
            String::from_utf8_lossy(&bytes)
                .trim_end_matches(['\r', '\n'])
                .into(),
        ),
        Ok(0) | Err(_) => None,
    }
}
