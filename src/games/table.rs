//! A game in progress: its plies, and a cursor that undo and redo move.
//!
//! As one line of text, its *record*, it reads `GAME.1.START.PLIES`, in a game with chance
//! `GAME.1.SEED.START.PLIES`: the game's name; the format's version 1; the seed of its dice in hexadecimal; the
//! position it began in, which may be left out where it is the usual one; and the plies as the game writes
//! them. Every character is safe in an address.

use super::random::Dice;
use super::{
    Advance, AnyError, Excerpt, Outcome, Playable, Points, RuleSet, Sides, State, Step,
    into_any_error,
};

/// A game with its whole history.
///
/// Each ply has dice of its own, made of the seed and the ply's number. So a game follows from its seed and its
/// moves, and the same move after an undo meets the same chance.
///
/// ```
/// use plyground::games::{Table, g2048, pentago};
/// let mut game: Table<pentago::Position> = Table::read("pentago.1..c34L_d42R").unwrap();
/// assert_eq!((game.ply(), game.plies().len()), (2, 2));
/// assert!(game.undo() && game.play("d41L").is_ok());
/// assert_eq!(game.record(), "pentago.1..c34L_d41L");
/// assert!(game.play("d41L").is_err());
///
/// let mut game: Table<g2048::Board> = Table::deal(Default::default(), 1);
/// let mv = game.legal().next().unwrap();
/// game.advance(mv).unwrap();
/// let copy: Table<g2048::Board> = Table::read(&game.record()).unwrap();
/// assert_eq!(copy.position(), game.position());
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Playable> {
    rules: G::Rules,
    seed: u64,
    /// Position and points before each ply, and after the last.
    positions: Vec<(G, u64)>,
    plies: Vec<G::Ply>,
    cursor: usize,
}

/// Errors in a record.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The line does not begin with a game and a 1, or lacks a field.
    #[error("record: expected GAME.1.{fields}, found {found:?}")]
    Format {
        /// The fields after the version.
        fields: &'static str,
        /// The beginning of the line.
        found: Excerpt,
    },
    /// The first field is no game.
    #[error("record, {0}")]
    Game(AnyError),
    /// The seed is no hexadecimal number of 64 bits.
    #[error("record, seed: {0:?} is no hexadecimal number of 64 bits")]
    Seed(Excerpt),
    /// The start is no position.
    #[error("record, start: {0}")]
    Start(AnyError),
    /// A ply that can't be read, or is not legal.
    #[error("record, ply {ply}: {problem}")]
    Ply {
        /// Counted from 1.
        ply: usize,
        /// The error.
        problem: AnyError,
    },
}

/// Errors of a move at the table. A message begins with the move.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The text is no move, or not a legal one.
    #[error("{0}")]
    Move(AnyError),
    /// The position has come up too often.
    #[error("comes after the end of the game, a draw by repetition")]
    Repeated,
}

into_any_error!(RecordError, PlayError);

/// The name of the game that a record is of; the whole text where it has no point.
pub fn game_of(record: &str) -> &str {
    record.trim().split('.').next().unwrap_or_default()
}

impl<G: Playable> Table<G> {
    /// A new game; its start, where chance decides it, follows from `seed`.
    pub fn deal(rules: G::Rules, seed: u64) -> Self {
        let start = G::begin(&rules, &mut Dice::stream(seed, 0));
        Self::set_up(rules, start, seed)
    }

    /// A game that begins in any position, without points.
    pub fn set_up(rules: G::Rules, start: G, seed: u64) -> Self {
        Self {
            rules,
            seed,
            positions: vec![(start, 0)],
            plies: Vec::new(),
            cursor: 0,
        }
    }

    /// A game that begins in a position as people write it, or with `start` as a [new one](Table::deal) does.
    ///
    /// # Errors
    /// Names the place of the position that is wrong.
    pub fn begin(rules: G::Rules, position: &str, seed: u64) -> Result<Self, G::PositionError> {
        Ok(match position {
            "start" => Self::deal(rules, seed),
            text => Self::set_up(rules, G::read(text, &rules)?, seed),
        })
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The seed of its dice.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The position on the board.
    pub fn position(&self) -> &G {
        &self.positions[self.cursor].0
    }

    /// The points so far; 0 in a game without.
    pub fn score(&self) -> u64 {
        self.positions[self.cursor].1
    }

    /// Plies played before this position.
    pub fn ply(&self) -> usize {
        self.cursor
    }

    /// The plies of the whole game, undone ones included.
    pub fn plies(&self) -> &[G::Ply] {
        &self.plies
    }

    /// The move that led to this position; `None` at the start.
    pub fn last(&self) -> Option<G::Move> {
        let last = self.cursor.checked_sub(1)?;
        Some(G::move_of(self.plies[last]))
    }

    /// How the game ended for its two sides, by its position or because that came up too often; `None`
    /// while it goes on, and where one plays alone.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().ending().or_else(|| {
            let most = G::REPETITIONS?;
            let now = self.position();
            let positions = self.positions[..=self.cursor].iter();
            let times = positions.filter(|(position, _)| position == now).count();
            (times >= most).then_some(Outcome::Draw)
        })
    }

    /// The legal moves; none when the game is over.
    pub fn legal(&self) -> impl Iterator<Item = G::Move> {
        let over = self.outcome().is_some();
        self.position().legal().filter(move |_| !over)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.legal().next().is_none()
    }

    /// The positions before this one, in their order; none in a game of chance.
    pub fn before(&self) -> impl Iterator<Item = &G> {
        let count = if G::CHANCE { 0 } else { self.cursor };
        self.positions[..count].iter().map(|(position, _)| position)
    }

    /// The moves that led here from the start.
    pub fn moves(&self) -> impl Iterator<Item = G::Move> {
        self.plies[..self.cursor].iter().map(|&ply| G::move_of(ply))
    }

    /// The position in which the game began.
    pub fn start(&self) -> &G {
        &self.positions[0].0
    }

    /// The move that a text stands for, and the whole ply where the text says what chance does too.
    ///
    /// # Errors
    /// The text is no ply, or not a legal one, or the game is over.
    pub fn read_ply(&self, text: &str) -> Result<(G::Move, Option<G::Ply>), PlayError> {
        let read = self.position().read_ply(text).map_err(PlayError::Move)?;
        self.goes_on().map(|()| read)
    }

    /// Plays the ply that a text stands for, cutting off undone plies. What the text leaves to chance is
    /// decided by the game's dice.
    ///
    /// # Errors
    /// The text is no move, or not a legal one, or the game is over; nothing has changed then.
    pub fn play(&mut self, text: &str) -> Result<G::Ply, PlayError> {
        let (mv, ply) = self.read_ply(text)?;
        match ply {
            Some(ply) => self.follow(ply).map(|()| ply),
            // A move that was read is legal.
            None => self.advance(mv).ok_or(PlayError::Repeated),
        }
    }

    /// Plays a move, cutting off undone plies; `None` when it is not legal or the game is over. Chance answers
    /// by the game's dice.
    pub fn advance(&mut self, mv: G::Move) -> Option<G::Ply> {
        self.goes_on().ok()?;
        let mut dice = Dice::stream(self.seed, self.cursor as u64 + 1);
        let advance = self.position().advance(mv, &mut dice)?;
        self.cut();
        self.push(advance);
        Some(advance.ply)
    }

    /// Plays a given ply, cutting off undone ones.
    ///
    /// # Errors
    /// The ply is not legal; nothing has changed then.
    pub fn follow(&mut self, ply: G::Ply) -> Result<(), PlayError> {
        let advance = self.position().follow(ply).map_err(PlayError::Move)?;
        self.goes_on()?;
        self.cut();
        self.push(advance);
        Ok(())
    }

    fn goes_on(&self) -> Result<(), PlayError> {
        match G::REPETITIONS.and_then(|_| self.outcome()) {
            None => Ok(()),
            Some(_) => Err(PlayError::Repeated),
        }
    }

    fn cut(&mut self) {
        self.plies.truncate(self.cursor);
        self.positions.truncate(self.cursor + 1);
    }

    fn push(&mut self, advance: Advance<G, G::Ply>) {
        let score = self.score() + advance.gain;
        self.positions.push((advance.position, score));
        self.plies.push(advance.ply);
        self.cursor += 1;
    }

    /// One ply back; false at the start.
    pub fn undo(&mut self) -> bool {
        let back = self.cursor > 0;
        self.cursor -= usize::from(back);
        back
    }

    /// The undone ply again; false at the end.
    pub fn redo(&mut self) -> bool {
        let again = self.cursor < self.plies.len();
        self.cursor += usize::from(again);
        again
    }

    /// To any ply, at most to the end.
    pub fn seek(&mut self, ply: usize) {
        self.cursor = ply.min(self.plies.len());
    }
}

/// The state that a table shows.
impl<G: Playable> Table<G> {
    /// The position on the board with all there is to draw.
    pub fn state(&self) -> State {
        let (position, outcome) = (self.position(), self.outcome());
        let [rows, columns] = self.rules.shape();
        let legal: Vec<String> = self.legal().map(|mv| mv.to_string()).collect();
        let best = position.best();
        State {
            game: self.rules.to_string(),
            rows,
            columns,
            position: position.to_string(),
            cells: position.cells(),
            over: legal.is_empty(),
            legal,
            ply: self.cursor,
            plies: self.plies.len(),
            points: self.rules.goal().map(|goal| Points {
                score: self.score(),
                best,
                goal,
                won: best >= goal,
            }),
            sides: (G::SIDES == 2).then(|| Sides {
                side: position.mover().name(),
                outcome: outcome.map(Outcome::name),
                deciding: position.winning_cells(),
                last: self.last().map(|mv| mv.to_string()),
            }),
        }
    }

    /// The ply that led to this position, with what is needed to animate it; `None` at the start.
    pub fn step(&self) -> Option<Step> {
        let last = self.cursor.checked_sub(1)?;
        let ((before, score), ply) = (&self.positions[last], self.plies[last]);
        let mv = G::move_of(ply);
        Some(Step {
            mv: mv.to_string(),
            slides: before.slides(mv),
            spawn: before.spawned(ply),
            gain: self.score() - score,
            state: self.state(),
        })
    }
}

/// Records.
impl<G: Playable> Table<G> {
    /// The whole game, undone plies included, as a line of text.
    pub fn record(&self) -> String {
        let seed = if G::CHANCE {
            format!("{:x}.", self.seed)
        } else {
            String::new()
        };
        let start = self.start().write_start(&self.rules);
        let plies = G::write_plies(&self.plies);
        format!("{}.1.{seed}{start}.{plies}", self.rules)
    }

    /// Reads what [`Table::record`] wrote, and goes to the end of the game.
    ///
    /// # Errors
    /// Names the field or the ply that is wrong.
    pub fn read(line: &str) -> Result<Self, RecordError> {
        let line = line.trim();
        let [game, seed, start, plies] = fields::<G>(line).ok_or_else(|| RecordError::Format {
            fields: if G::CHANCE {
                "SEED.START.PLIES"
            } else {
                "START.PLIES"
            },
            found: line.into(),
        })?;
        let rules: G::Rules =
            game.parse()
                .map_err(|error: <G::Rules as std::str::FromStr>::Err| {
                    RecordError::Game(AnyError::new(error))
                })?;
        if !G::is_played_by(&rules) {
            let problem = format!("game: {rules} is not played on this board");
            return Err(RecordError::Game(AnyError::new(problem)));
        }
        let seed = if G::CHANCE {
            seed_from(seed).ok_or_else(|| RecordError::Seed(seed.into()))?
        } else {
            0
        };
        let start = G::read_start(start, &rules).map_err(RecordError::Start)?;
        let mut table = Self::set_up(rules, start, seed);
        for text in G::split_plies(plies) {
            let ply = table.cursor + 1;
            table
                .replay(text)
                .map_err(|problem| RecordError::Ply { ply, problem })?;
        }
        Ok(table)
    }

    /// Plays a ply as a record keeps it.
    fn replay(&mut self, text: &str) -> Result<(), AnyError> {
        let ply = self.position().recorded_ply(text)?;
        self.follow(ply).map_err(|error| match error {
            PlayError::Move(problem) => problem,
            PlayError::Repeated => AnyError::new(format!("{text:?} {error}")),
        })
    }
}

/// Game, seed, start and plies of a record; the seed is empty where chance has no part.
fn fields<G: Playable>(line: &str) -> Option<[&str; 4]> {
    let (game, rest) = line.split_once(".1.")?;
    let (seed, rest) = if G::CHANCE {
        rest.split_once('.')?
    } else {
        ("", rest)
    };
    // The start may hold points itself.
    let (start, plies) = rest.rsplit_once('.')?;
    Some([game, seed, start, plies])
}

fn seed_from(text: &str) -> Option<u64> {
    // Rust reads a plus sign as part of a number.
    let digits = text.bytes().all(|byte| byte.is_ascii_hexdigit());
    u64::from_str_radix(text, 16).ok().filter(|_| digits)
}
