//! The exact value of a position, where few enough holes are empty.
//!
//! The solver does not search turns move by move. A node is a way to fill the holes that are empty at the root. For
//! each node the solver finds the set of rotations in which the side to move reaches its aim. All turns of a move are
//! one operation on a set, which removes a factor of 8 for each ply (Irving, "Pentago is a first player win", 2014).
//! The search is boolean: the aim is to win, or not to lose.

mod fives;
mod known;
mod node;
mod rotations;
mod search;
mod start;

use crate::games::pentago::{Hole, Move, Position};
use crate::games::{Adversarial, Game, Outcome};
use crate::search::Observer;
use fives::Fives;
use known::SolverTable;
use node::{Aim, Frame, SolverNode};
use rotations::Rotations;
use start::Start;

/// The result of the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// 1 when the side to move wins, 0 when it draws, -1 when it loses.
    pub value: i8,
    /// A move that keeps that value; `None` where all moves lose.
    pub mv: Option<Move>,
}

/// The reason why a position can't be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SolverError {
    /// There is nothing left to solve.
    #[error("position: the game is over")]
    Over,
    /// The tables would not fit into memory.
    #[error("position: {0} holes are empty, the solver takes at most {most}", most = Solver::MOST_EMPTY)]
    Empty(usize),
    /// The memory for nodes.
    #[error("bits: {0} is not between 1 and {most}", most = Solver::MOST_BITS)]
    Bits(u32),
}

/// The search for the value of one position, in as many pieces as its user likes.
///
/// ```
/// use plyground::games::pentago::Position;
/// use plyground::solve::pentago::Solver;
/// let position: Position = ".X....OOXXOX.X.OXXO...X.X..X.OOO.OO. X".parse().unwrap();
/// let mut solver = Solver::new(&position, 18).unwrap();
/// let solved = loop {
///     if let Some(solved) = solver.advance(1000) {
///         break solved;
///     }
///     // Here a caller looks at its limits.
///     assert!(solver.nodes() < 1_000_000);
/// };
/// // The side to move loses with every move.
/// assert_eq!((solved.value, solved.mv), (-1, None));
/// ```
#[derive(Debug)]
pub struct Solver {
    root: Position,
    /// The position that the tables are made for, and its empty holes.
    first: Position,
    empty: Vec<Hole>,
    /// The root, as the tables see it.
    start: Start,
    /// Of the side to move in the first position and of the other.
    fives: [Fives; 2],
    known: SolverTable,
    aim: Aim,
    /// The line in hand, from the root.
    frames: Vec<Frame>,
    depth: usize,
    nodes: u64,
    /// Whether nothing was searched for the aim yet.
    begins: bool,
    /// By parity of the ply and by hole: the share of what was asked of it that it reached, so far.
    success: [[f32; Self::MOST_EMPTY as usize]; 2],
}

impl Solver {
    /// The most empty holes of a position that it takes: its tables then have 64 MB.
    pub const MOST_EMPTY: u32 = 20;

    /// The most nodes that it remembers, as a power of two: 40 GB of them.
    pub const MOST_BITS: u32 = 30;

    /// A solver for a position; it remembers at most `2^bits` nodes, of 40 bytes each.
    ///
    /// # Errors
    /// The game is over, more than [`Solver::MOST_EMPTY`] holes are empty, or `bits` is not between 1 and
    /// [`Solver::MOST_BITS`].
    pub fn new(position: &Position, bits: u32) -> Result<Self, SolverError> {
        let (own, other) = (position.own(), position.other());
        let empty: Vec<Hole> = position.empty().holes().collect();
        if position.outcome().is_some() {
            return Err(SolverError::Over);
        }
        if empty.len() > Self::MOST_EMPTY as usize {
            return Err(SolverError::Empty(empty.len()));
        }
        if !(1..=Self::MOST_BITS).contains(&bits) {
            return Err(SolverError::Bits(bits));
        }
        let fives = [
            Fives::new(own, other, &empty),
            Fives::new(other, own, &empty),
        ];
        let mut solver = Self {
            root: *position,
            first: *position,
            empty,
            start: Start::default(),
            fives,
            known: SolverTable::new(bits),
            aim: Aim::Win,
            frames: Vec::new(),
            depth: 0,
            nodes: 0,
            begins: true,
            success: [[1.0; Self::MOST_EMPTY as usize]; 2],
        };
        solver.begin(Aim::Win);
        Ok(solver)
    }

    /// Turns to a position that the game has come to since, and keeps what is known of it. False, and nothing changes, where
    /// the position is no such one or the game is over.
    pub fn turn_to(&mut self, position: &Position) -> bool {
        let start = Start::of(position, &self.first, &self.empty);
        let Some(start) = start.filter(|_| position.outcome().is_none()) else {
            return false;
        };
        (self.root, self.start) = (*position, start);
        self.begin(Aim::Win);
        true
    }

    /// The most nodes that it remembers, as a power of two.
    pub fn bits(&self) -> u32 {
        self.known.bits()
    }

    /// Nodes visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Searches about `nodes` further nodes. Returns the outcome when it is known.
    pub fn advance(&mut self, nodes: u64) -> Option<Solved> {
        self.advance_observed(nodes, None)
    }

    /// The same with an observer. The iterations that it hears are the two aims. A node is a hole that is filled; its value is
    /// the number of rotations in which the side to move reaches its aim, of those that were asked for.
    pub fn advance_observed(
        &mut self,
        nodes: u64,
        observer: Option<&dyn Observer>,
    ) -> Option<Solved> {
        let end = self.nodes.saturating_add(nodes);
        while self.nodes < end {
            if std::mem::take(&mut self.begins)
                && let Some(observer) = observer
            {
                observer.begin(self.root.empty().count());
            }
            if let Some(mv) = self.immediate_win() {
                return Some(self.solved(Some(mv)));
            }
            let reached = self.search(end, observer)?;
            if let Some(mv) = reached {
                return Some(self.solved(Some(mv)));
            }
            match self.aim {
                Aim::Win => self.begin(Aim::Draw),
                Aim::Draw => {
                    return Some(Solved {
                        value: -1,
                        mv: None,
                    });
                }
            }
        }
        None
    }

    fn solved(&self, mv: Option<Move>) -> Solved {
        let value = match self.aim {
            Aim::Win => 1,
            Aim::Draw => 0,
        };
        Solved { value, mv }
    }

    fn begin(&mut self, aim: Aim) {
        self.begins = true;
        self.aim = aim;
        self.depth = 0;
        self.frames.clear();
        let root = SolverNode {
            filled: self.start.filled,
            aim,
        };
        let asked = Rotations::one(self.start.rotation);
        if self.root.empty().count() > 1 {
            let frame = self.frame(root, asked, [Rotations::NONE; 2]);
            self.frames.push(frame);
        }
    }

    /// A move that reaches the aim by ending the game.
    fn immediate_win(&self) -> Option<Move> {
        let wanted = match self.aim {
            Aim::Win => Outcome::Win(self.root.side()),
            Aim::Draw => Outcome::Draw,
        };
        let ends = |mv: &Move| self.root.played(*mv).outcome() == Some(wanted);
        self.root.legal().find(ends)
    }
}
