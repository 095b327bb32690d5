//! The events of a lesson's steps.

use serde::Serialize;

use super::Mover;

/// The event of a step, in numbers; a page puts it into words. Moves are numbered from 1, from the left.
///
/// Values are Max's, but for negamax, where each is that of the side to move at its node. Bounds that bind nobody are infinite.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum LessonEvent {
    /// A deeper iteration begins.
    Depth {
        /// Its depth in plies.
        depth: usize,
    },
    /// The search comes to a node that is no leaf.
    Enter {
        /// The side to move there, or chance.
        mover: Mover,
        /// The value that Max has elsewhere.
        alpha: f64,
        /// The value that Min has elsewhere.
        beta: f64,
    },
    /// A child comes before its siblings, for a reason.
    Order {
        /// Its number.
        number: usize,
        /// The reason.
        reason: OrderReason,
        /// The cuts that its move made before, a deeper one more.
        history: usize,
    },
    /// A leaf is looked at.
    Leaf {
        /// Its value.
        value: f64,
    },
    /// The depth is used up: an estimate stands for what is below.
    Estimate {
        /// The estimate, the mean of the leaves below.
        value: f64,
    },
    /// A node takes the value of a child, or keeps its own.
    Take {
        /// The side that chooses.
        mover: Mover,
        /// The value of the child.
        found: f64,
        /// The best value before, if there was one.
        before: Option<f64>,
    },
    /// Negamax: a node turns the value of a child round, and takes it or keeps its own.
    Negate {
        /// The value of the child, for the side to move there.
        below: f64,
        /// The best value before, if there was one.
        before: Option<f64>,
    },
    /// Chance adds its share of a child.
    Average {
        /// The value of the child.
        found: f64,
        /// How likely it is.
        probability: f64,
        /// The sum so far.
        value: f64,
    },
    /// The other children cannot matter.
    Cut {
        /// The side to move here.
        mover: Mover,
        /// The value that it has found here.
        value: f64,
        /// The value that the other side already has elsewhere.
        rival: f64,
        /// The leaves that need no look, by value.
        leaves: Vec<f64>,
    },
    /// The value of a node is known.
    Return {
        /// The side to move there, or chance.
        mover: Mover,
        /// The value.
        value: f64,
        /// Whether children were cut off: the value is then a bound.
        bound: bool,
    },
    /// The value of the root is known, and its move.
    Choose {
        /// The number of the move.
        number: usize,
        /// Its value.
        value: f64,
    },
    /// Monte Carlo: every child was visited, and the largest bound decides.
    Select {
        /// The number of the simulation.
        simulation: u32,
        /// The side that chooses; means are from its side.
        mover: Mover,
        /// The bound of each child, in their order.
        bounds: Vec<UpperBound>,
        /// The number of the child that is chosen.
        number: usize,
    },
    /// Monte Carlo: a child is visited for the first time.
    Expand {
        /// The number of the simulation.
        simulation: u32,
        /// How many there were to choose from.
        fresh: usize,
        /// The number of the child.
        number: usize,
    },
    /// Monte Carlo: random moves lead to a leaf.
    Playout {
        /// The value of the leaf.
        value: f64,
        /// The same from 0, the least of all leaves, to 1, the largest.
        result: f64,
    },
    /// Monte Carlo: the result is added to each node of the way.
    Backup {
        /// The number of the simulation.
        simulation: u32,
        /// The result.
        result: f64,
    },
    /// Monte Carlo: the move with the most visits is played.
    Visits {
        /// Its number.
        number: usize,
        /// Its visits.
        visits: u32,
    },
    /// Learning begins, with all values at 0.
    Zero,
    /// A game begins. Boards are tiles row by row; 0 is empty.
    Game {
        /// The number of the game.
        game: u32,
        /// The board.
        cells: [u32; 4],
    },
    /// The best move is made.
    Move {
        /// Its name: `up`, `right`, `down` or `left`.
        direction: &'static str,
        /// The points that it makes.
        points: u64,
        /// The learned value of the board after it.
        value: f64,
        /// The board before.
        from: [u32; 4],
        /// The board after.
        cells: [u32; 4],
    },
    /// There is no move.
    End {
        /// The board.
        cells: [u32; 4],
    },
    /// A value learns from what came next.
    Update {
        /// The board that has the value.
        cells: [u32; 4],
        /// The value before.
        old: f64,
        /// The points of the next move.
        points: u64,
        /// The value of the board after that move.
        next: f64,
        /// The value now.
        new: f64,
    },
}

/// Why a child comes before its siblings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum OrderReason {
    /// It was best at the last depth.
    Best,
    /// Its move made the last cut at this ply.
    Killer,
    /// Its move made cuts elsewhere.
    History,
}

/// The upper confidence bound of a child: `mean + bonus`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct UpperBound {
    /// The mean of its results, for the side that chooses.
    pub mean: f64,
    /// The share for exploring; less with each visit.
    pub bonus: f64,
}

impl UpperBound {
    /// Their sum.
    pub fn bound(self) -> f64 {
        self.mean + self.bonus
    }
}
