//! One game on the screen: a person plays, a player helps, plays on, or is watched.

mod command;
mod frame;
mod input;
mod screen;
mod seat;

use std::time::Duration;

use plyground::games::g2048::{Direction, Game};
use plyground::players::g2048::Played;

use crate::clock;
use crate::failure::Failure;

use command::Command;
use input::Input;
use screen::Screen;

pub use seat::Seat;

/// A game, its screen, and who sits at it.
pub struct Table<B: Played> {
    game: Game<B>,
    /// Gives hints and plays while autoplay is on.
    seat: Seat<B>,
    autoplay: bool,
    /// Milliseconds that a move of autoplay stays on the screen at least.
    pace: u64,
    /// A person at a terminal, not a script.
    interactive: bool,
    note: String,
    /// A command that came while the player thought about a hint.
    pending: Option<Command>,
    input: Input,
    screen: Screen,
}

impl<B: Played> Table<B> {
    pub fn new(game: Game<B>, seat: Seat<B>, pace: u64, autoplay: bool) -> Self {
        let interactive = input::is_interactive();
        Self {
            game,
            seat,
            autoplay,
            // Nobody watches a file being written.
            pace: if interactive { pace } else { 0 },
            interactive,
            note: String::new(),
            pending: None,
            input: Input::new(interactive, autoplay),
            screen: Screen::new(interactive),
        }
    }

    /// Until the person leaves or the input ends.
    pub fn run(mut self) -> Result<(), Failure> {
        loop {
            self.draw()?;
            self.autoplay &= !self.game.board().is_finished();
            let command = match self.pending.take() {
                Some(command) => Some(command),
                None if self.autoplay => self.advance(),
                None => Some(self.input.next()?),
            };
            match command {
                Some(Command::Quit) => break,
                Some(command) => self.obey(command),
                None => {}
            }
        }
        Ok(self.screen.leave(&frame::farewell(&self.game))?)
    }

    fn draw(&mut self) -> Result<(), Failure> {
        let mut frame = frame::draw(&self.game);
        if self.interactive {
            frame.extend(frame::prompt(&self.game, &self.note, self.autoplay));
        } else if !self.note.is_empty() {
            frame.push(self.note.clone());
        }
        Ok(self.screen.show(&frame)?)
    }

    /// A move by the player; a command that comes meanwhile takes its place.
    fn advance(&mut self) -> Option<Command> {
        let start = clock::now();
        let (report, command) = self.seat.think(self.game.board(), &mut self.input);
        if command.is_some() {
            return command;
        }
        if let Some(direction) = report.and_then(|report| report.best) {
            self.seat.play(&mut self.game, direction);
        }
        let rest = (self.pace as f64 - (clock::now() - start)).max(0.0);
        self.input.poll(Duration::from_secs_f64(rest / 1000.0))
    }

    fn obey(&mut self, command: Command) {
        let was_autoplay = std::mem::take(&mut self.autoplay);
        self.note.clear();
        match command {
            Command::Move(direction) => self.play(direction),
            Command::Hint => self.hint(),
            Command::Undo if !self.game.undo() => self.note = "This is the first position.".into(),
            Command::Redo if self.game.redo().is_none() => self.note = "Nothing to redo.".into(),
            Command::Autoplay => self.autoplay = !was_autoplay,
            Command::Unknown(text) => self.note = format!("{text:?} means nothing here."),
            Command::Undo | Command::Redo | Command::Quit => {}
        }
    }

    fn play(&mut self, direction: Direction) {
        if !self.seat.play(&mut self.game, direction) {
            self.note = format!("Nothing moves {direction}.");
        }
    }

    fn hint(&mut self) {
        let report;
        (report, self.pending) = self.seat.think(self.game.board(), &mut self.input);
        self.note = report.map_or_else(String::new, |report| frame::hint(&report));
    }
}
