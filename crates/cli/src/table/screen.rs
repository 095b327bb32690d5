//! Frames on standard output: in a terminal each takes the place of the one before.

use std::io::{self, Write};

use console::{Term, truncate_str};

/// Where frames go.
pub struct Screen {
    terminal: Term,
    redraws: bool,
    /// Lines of the frame that stands there.
    drawn: usize,
}

impl Screen {
    /// `redraws`: in a terminal. `hides`: without its cursor, which nobody types at.
    pub fn new(redraws: bool, hides: bool) -> Self {
        let terminal = Term::buffered_stdout();
        if hides {
            // A terminal that can't hide its cursor shows it.
            let _ = terminal.hide_cursor();
        }
        Self {
            terminal,
            redraws,
            drawn: 0,
        }
    }

    /// Shows a frame. Below the one before it so many lines were typed, which go with it.
    pub fn show(&mut self, frame: &[String], typed: usize) -> io::Result<()> {
        if !self.redraws {
            // `Term` would write to a pipe just as well, but colours and widths are a terminal's.
            let mut out = io::stdout().lock();
            writeln!(out, "{}\n", frame.join("\n"))?;
            return out.flush();
        }
        let columns = usize::from(self.terminal.size().1);
        self.terminal.move_cursor_up(self.drawn + typed)?;
        for line in frame {
            self.terminal.clear_line()?;
            // A line that wrapped would take two.
            self.terminal
                .write_line(&truncate_str(line, columns, "…"))?;
        }
        self.terminal.clear_to_end_of_screen()?;
        self.drawn = frame.len();
        self.terminal.flush()
    }

    /// The last words, below the last frame.
    pub fn leave(&mut self, words: &str) -> io::Result<()> {
        if self.redraws {
            self.terminal.show_cursor()?;
        }
        self.terminal.write_line(words)?;
        self.terminal.flush()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        if self.redraws {
            let _ = self.terminal.show_cursor();
            let _ = self.terminal.flush();
        }
    }
}
