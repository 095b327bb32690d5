//! A game in progress, whatever its board.

use super::{PlayerInfo, Question, Ruled, Settings};
use crate::games::{AnyError, Outcome, PlayError, Playable, State, Step, Table};

/// A game in progress, whatever its board. Plies and positions are text.
///
/// ```
/// use plyground::players::catalogue;
/// let mut table = catalogue::open("loa")?.deal(1);
/// table.play("b1-b3", None)?;
/// assert!(table.undo() && table.redo());
/// assert_eq!(table.record(), "loa.1..b1-b3");
/// # Ok::<(), plyground::games::AnyError>(())
/// ```
pub trait AnyTable {
    /// The whole game, undone plies included, as one line.
    fn record(&self) -> String;

    /// The position on the board with all there is to draw.
    fn state(&self) -> State;

    /// The ply that led to this position; `None` at the start.
    fn step(&self) -> Option<Step>;

    /// Plays a move, cutting off undone plies; what a text such as `left+b3=2` says of chance is done, what
    /// it leaves open is decided by the game's dice. Where the rules put an adversary in the place of
    /// chance, it goes by the `opponent`, without one by the game's default player.
    ///
    /// # Errors
    /// The text is no ply, or not a legal one; nothing has changed then. Follows the text in a message.
    fn play(
        &mut self,
        text: &str,
        opponent: Option<(&PlayerInfo, &Settings)>,
    ) -> Result<(), AnyError>;

    /// One ply back; false at the start.
    fn undo(&mut self) -> bool;

    /// The undone ply again; false at the end.
    fn redo(&mut self) -> bool;

    /// To any ply, at most to the end.
    fn seek(&mut self, ply: usize);

    /// Plies played before this position.
    fn ply(&self) -> usize;

    /// Plies of the whole game, undone ones included.
    fn plies(&self) -> usize;

    /// The moves of plies `from` to `to`, the first included and the last not, undone ones among them. Plies
    /// beyond the end are left out.
    fn moves(&self, from: usize, to: usize) -> Vec<String>;

    /// How the game ended for its two sides; `None` while it goes on, and where one plays alone.
    fn outcome(&self) -> Option<Outcome>;

    /// Asks a player about this position. Where a position that comes up again counts, the question begins at the start of
    /// the game and has all moves; else it has none.
    fn question(&self) -> Question;

    /// Whether the undone ply that would be played again captures; false at the end.
    fn captures_next(&self) -> bool;
}

/// A game in progress on a board of one type.
pub(super) struct GameTable<G: Playable> {
    game: Ruled<G>,
    table: Table<G>,
}

impl<G: Playable> GameTable<G> {
    pub(super) fn new(game: Ruled<G>, table: Table<G>) -> Self {
        let rules = *table.rules();
        Self {
            game: Ruled { rules, ..game },
            table,
        }
    }

    /// The answer of the adversary, where there is one.
    fn answer(&self, mv: G::Move, opponent: Option<(&PlayerInfo, &Settings)>) -> Option<G::Ply> {
        let default = &self.game.rows[0].info;
        let adversary = match opponent {
            Some((info, settings)) => self.game.adversary(info, settings),
            None => self.game.adversary(default, &default.defaults()),
        };
        adversary?.answer(self.table.position(), mv)
    }
}

impl<G: Playable> AnyTable for GameTable<G> {
    fn record(&self) -> String {
        self.table.record()
    }

    fn state(&self) -> State {
        self.table.state()
    }

    fn step(&self) -> Option<Step> {
        self.table.step()
    }

    fn play(
        &mut self,
        text: &str,
        opponent: Option<(&PlayerInfo, &Settings)>,
    ) -> Result<(), AnyError> {
        let (mv, ply) = self.table.read_ply(text)?;
        match ply.or_else(|| self.answer(mv, opponent)) {
            Some(ply) => self.table.follow(ply)?,
            // A move that was read is legal.
            None => {
                self.table.advance(mv).ok_or(PlayError::Repeated)?;
            }
        }
        Ok(())
    }

    fn undo(&mut self) -> bool {
        self.table.undo()
    }

    fn redo(&mut self) -> bool {
        self.table.redo()
    }

    fn seek(&mut self, ply: usize) {
        self.table.seek(ply);
    }

    fn ply(&self) -> usize {
        self.table.ply()
    }

    fn plies(&self) -> usize {
        self.table.plies().len()
    }

    fn moves(&self, from: usize, to: usize) -> Vec<String> {
        let plies = self.table.plies().iter().take(to).skip(from);
        plies.map(|&ply| G::move_of(ply).to_string()).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn question(&self) -> Question {
        if G::REPETITIONS.is_none() {
            return Question::new(self.table.position().to_string());
        }
        let moves = self.table.moves().map(|mv| mv.to_string());
        Question {
            moves: moves.collect(),
            ..Question::new(self.table.start().to_string())
        }
    }

    fn captures_next(&self) -> bool {
        let next = self.table.plies().get(self.table.ply());
        next.is_some_and(|&ply| self.table.position().captures(G::move_of(ply)))
    }
}
