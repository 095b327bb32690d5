//! Rules, notation and serialisation; one folder a game. No evaluation, no search, no clock.

mod any_error;
mod board_view;
mod excerpt;
pub mod g2048;
pub mod loa;
mod notation;
pub mod pentago;
mod perft;
pub mod random;
mod rules;
mod state;
mod table;

pub use any_error::AnyError;
pub(crate) use any_error::into_any_error;
pub use board_view::BoardView;
pub use excerpt::{Excerpt, beginning};
pub use notation::{Notation, recorded_move};
pub use perft::{perft, perft_of_two};
pub use rules::{Advance, GameRules, RuleSet, RulesError, follow_move};
pub use state::{Points, Sides, Slide, Spawned, State, Step};
pub use table::{PlayError, RecordError, Table, game_of};

use random::Dice;

/// A game that can be put on a table, recorded and replayed: its rules, its notation and its board.
pub trait Playable: Notation + BoardView {}

impl<G: Notation + BoardView> Playable for G {}

/// A game; the implementor is a position in which a player is to move.
pub trait Game: Copy {
    /// A player's move, with the name it has in commands and protocols.
    type Move: Copy + PartialEq + std::fmt::Debug + std::fmt::Display;

    /// The legal moves in a fixed order. A finished game must have none, even where pieces could still move: tables, playouts and
    /// searches take that as the end.
    fn legal(&self) -> impl Iterator<Item = Self::Move>;
}

/// A game of one player against chance, as a searcher sees it.
///
/// A turn has two halves: the player's move leads to an *afterstate*, then chance leads to the next
/// position. Evaluations and tables speak of afterstates, for they are fewer and sit before the dice.
pub trait Stochastic: Game {
    /// The position after the player's move, before chance.
    type After: Copy;
    /// An answer of chance.
    type Chance: Copy + std::fmt::Display;

    /// The legal moves with their afterstates and points, in the order of [`Game::legal`].
    fn moves(&self) -> impl Iterator<Item = Transition<Self::Move, Self::After>>;

    /// All answers of chance with their probabilities, which sum to 1.
    fn chances(after: &Self::After) -> impl Iterator<Item = (f32, Self::Chance)>;

    /// The position that one of [`Stochastic::chances`] leads to.
    fn apply(after: &Self::After, chance: Self::Chance) -> Self;

    /// The key of an afterstate in the transposition table. It is unique where 128 bits can hold the whole afterstate.
    ///
    /// Otherwise it is a hash of 128 well-mixed bits. Two afterstates share one with a chance of about 2^-128. The
    /// table keeps 64 bits of each key, so its own chance of an error, 2^-64, is far larger.
    fn key(after: &Self::After) -> u128;
}

/// A player's move with its afterstate and its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transition<M, A> {
    /// The move.
    pub mv: M,
    /// The afterstate: the position before chance answers.
    pub after: A,
    /// The points it scores.
    pub gain: u64,
}

/// A game that can be played on at random, fast, as Monte Carlo searches do many times a move. It may be
/// a game of two sides or one against chance.
pub trait Playout: Game {
    /// Plays a legal move and an answer of chance. Returns the points, 0 in a game without points.
    fn follow(&mut self, mv: Self::Move, dice: &mut Dice) -> u64;

    /// Plays a random move, each legal one as likely as the others, and what chance does then; returns
    /// the points, or `None` when the game is over. Games override it where they can do it faster.
    fn random_step(&mut self, dice: &mut Dice) -> Option<u64> {
        let count = self.legal().count() as u32;
        let mv = self.legal().nth(dice.below(count) as usize)?;
        Some(self.follow(mv, dice))
    }
}

/// One of the two sides of a game; `First` moves first.
///
/// ```
/// use plyground::games::Side;
/// assert_eq!((Side::First.name(), Side::First.other()), ("x", Side::Second));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Moves first.
    First,
    /// Moves second.
    Second,
}

impl Side {
    /// The name in commands and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "x",
            Self::Second => "o",
        }
    }

    /// The number by which a piece of that side stands on a cell: 1 or 2.
    pub const fn number(self) -> u64 {
        match self {
            Self::First => 1,
            Self::Second => 2,
        }
    }

    /// The opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// The outcome of a game of two sides.
///
/// ```
/// use plyground::games::{Outcome, Side};
/// assert_eq!(Outcome::Win(Side::Second).name(), "o");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// That side won, whoever moved last.
    Win(Side),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// The name in commands and protocols: `x` and `o` for a win of the first and of the second side.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win(side) => side.name(),
            Self::Draw => "draw",
        }
    }
}

/// A game of two sides without chance, as a searcher sees it: what is good for one is bad for the
/// other, and they move in turn.
pub trait Adversarial: Game {
    /// The numbers of moves lie below this, at most 65535.
    const MOVES: usize;

    /// Whether a position that comes up again may end the game, so that a search must look for it. A
    /// position alone does not know; a [`Table`] does.
    const REPEATS: bool = false;

    /// A number for the move, the same in every position, for tables that learn which moves are good.
    fn number(mv: Self::Move) -> usize;

    /// The side to move.
    fn side(&self) -> Side;

    /// The outcome; `None` while the game goes on. [`Game::legal`] is empty after the end.
    fn outcome(&self) -> Option<Outcome>;

    /// The position after a legal move.
    fn played(&self, mv: Self::Move) -> Self;

    /// The position if the side to move could do nothing, whether or not the rules let it: what null
    /// move pruning asks for. `None` in a game where that says nothing.
    fn with_null_move(&self) -> Option<Self> {
        None
    }

    /// A number for the transposition table and for [repetitions](Self::REPEATS). No other position
    /// shares it, or it is a hash, as [`Stochastic::key`] says; with a rule on repetition it must not be one.
    fn key(&self) -> u128;
}
