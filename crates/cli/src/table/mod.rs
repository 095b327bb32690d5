//! One game on the screen: a person plays, a player helps, plays on, or is watched.

mod command;
mod frame;
mod input;
mod screen;
mod side;

use std::time::{Duration, Instant};

use anyhow::Result;
use plyground::games::Excerpt;
use plyground::players::{AnyTable, Contender};

use crate::game::GameArg;
use command::TableCommand;
use input::Input;
use screen::Screen;
use side::Program;

pub use side::SidePlayer;

/// The moves whose exact value a hint shows.
const HINT_LINES: u32 = 3;

/// A game, its screen, and who sits at it.
pub struct TerminalTable {
    game: GameArg,
    table: Box<dyn AnyTable>,
    /// The programs by the side that they play; `None` for the person.
    sides: Vec<Option<Program>>,
    /// Gives the person hints, and plays for them while autoplay is on.
    helper: Option<Program>,
    autoplay: bool,
    /// Milliseconds that a move of a program stays on the screen at least.
    pace: u64,
    /// A person at a terminal, not a script.
    interactive: bool,
    /// The moves of the game are directions.
    has_arrows: bool,
    /// A person presses single keys.
    by_keys: bool,
    note: String,
    /// A command that came while a player thought about a hint.
    pending: Option<TableCommand>,
    input: Input,
    screen: Screen,
}

impl TerminalTable {
    pub fn new(
        game: &GameArg,
        seed: u64,
        seats: Vec<SidePlayer>,
        helper: Option<Contender>,
        pace: u64,
    ) -> Self {
        let interactive = input::is_interactive();
        let table = game.deal(seed);
        let watched = helper.is_none();
        // Dice of their own, also where one plays against itself.
        let seeds = [seed, !seed].into_iter().cycle();
        let sides = seats.into_iter().zip(seeds).map(|(seat, seed)| match seat {
            SidePlayer::Human => None,
            SidePlayer::Program(contender) => Some(Program::new(&**game, contender, seed)),
        });
        let has_arrows = command::has_arrows(&table.state());
        // Moves of many letters are typed as words.
        let by_keys = interactive && (watched || has_arrows);
        Self {
            game: game.clone(),
            table,
            sides: sides.collect(),
            helper: helper.map(|contender| Program::new(&**game, contender, seed)),
            autoplay: watched,
            // Nobody watches a file being written.
            pace: if interactive { pace } else { 0 },
            interactive,
            has_arrows,
            by_keys,
            note: String::new(),
            pending: None,
            input: Input::new(by_keys, watched),
            screen: Screen::new(interactive, by_keys),
        }
    }

    /// Until the person leaves or the input ends.
    pub fn run(mut self) -> Result<()> {
        loop {
            self.draw()?;
            let is_over = self.table.state().over;
            self.autoplay &= !is_over;
            let is_programs = !is_over && (self.autoplay || self.answers());
            let command = match self.pending.take() {
                Some(command) => Some(command),
                None if is_programs => self.advance()?,
                None => Some(self.input.next()),
            };
            match command {
                Some(TableCommand::Quit) => break,
                Some(command) => self.obey(command)?,
                None => {}
            }
        }
        Ok(self.screen.leave(&frame::farewell(&*self.table))?)
    }

    /// The side to move, as a place among the sides.
    fn mover(&self) -> usize {
        let sides = self.table.state().sides;
        usize::from(sides.is_some_and(|sides| sides.side == "o"))
    }

    /// Whether a program is to answer the person.
    fn answers(&self) -> bool {
        self.helper.is_some() && self.sides[self.mover()].is_some()
    }

    fn draw(&mut self) -> Result<()> {
        let state = self.table.state();
        let mut frame = frame::draw(&self.game, &state);
        if self.interactive {
            let key = if self.by_keys { "any key" } else { "Enter" };
            let stop = self.autoplay.then_some(key);
            let prompt = frame::prompt(state.over, &self.note, stop, self.has_arrows);
            frame.extend(prompt);
        } else if !self.note.is_empty() {
            frame.push(self.note.clone());
        }
        Ok(self.screen.show(&frame, self.input.typed())?)
    }

    /// A move by the program whose turn it is, or by the helper; a command that comes meanwhile takes its
    /// place.
    fn advance(&mut self) -> Result<Option<TableCommand>> {
        let start = Instant::now();
        let mover = self.mover();
        let Some(program) = self.sides[mover].as_mut().or(self.helper.as_mut()) else {
            return Ok(None);
        };
        // Typed lines stop autoplay; beside it they wait for the person's turn.
        let line = self.interactive && self.autoplay;
        let (report, command) = program.think(&*self.table, &mut self.input, line, 1)?;
        if command.is_some() {
            return Ok(command);
        }
        if let Some(mv) = report.and_then(|report| report.best)
            && let Err(note) = program.play(&mut *self.table, &mv)
        {
            self.note = note;
        }
        let rest = Duration::from_millis(self.pace).saturating_sub(start.elapsed());
        Ok(self.input.poll(rest, line))
    }

    fn obey(&mut self, command: TableCommand) -> Result<()> {
        let was_autoplay = std::mem::take(&mut self.autoplay);
        self.note.clear();
        match command {
            TableCommand::Move(text) => self.play(&text),
            TableCommand::Hint => self.hint()?,
            TableCommand::Undo if !self.undo() => self.note = "This is the first position.".into(),
            TableCommand::Redo if !self.redo() => self.note = "Nothing to redo.".into(),
            TableCommand::Autoplay => self.autoplay = !was_autoplay,
            TableCommand::Unknown(text) => self.note = format!("{text:?} means nothing here."),
            TableCommand::Undo | TableCommand::Redo | TableCommand::Quit => {}
        }
        Ok(())
    }

    /// Back to the person's last choice; false where there is none.
    fn undo(&mut self) -> bool {
        let ply = self.table.ply();
        while self.table.undo() {
            if !self.answers() {
                return true;
            }
        }
        self.table.seek(ply);
        false
    }

    /// Again to the person's next choice, or to the end.
    fn redo(&mut self) -> bool {
        let mut again = false;
        while self.table.redo() {
            again = true;
            if !self.answers() {
                break;
            }
        }
        again
    }

    fn play(&mut self, text: &str) {
        let arrow = command::arrow(text).filter(|_| self.has_arrows);
        let text = arrow.unwrap_or(text);
        let played = match &self.helper {
            Some(helper) => helper.play(&mut *self.table, text),
            None => Err(format!(
                "{:?} means nothing while programs play.",
                Excerpt::from(text)
            )),
        };
        if let Err(note) = played {
            self.note = note;
        }
    }

    fn hint(&mut self) -> Result<()> {
        let mover = self.mover();
        let Some(program) = self.helper.as_mut().or(self.sides[mover].as_mut()) else {
            return Ok(());
        };
        let (report, command) = program.think(&*self.table, &mut self.input, false, HINT_LINES)?;
        self.pending = command;
        self.note = report.map_or_else(String::new, |report| frame::hint(&report));
        Ok(())
    }
}
