//! The report of a search after each completed depth.

use std::fmt::{self, Display};

use serde::Serialize;

/// The result of a search so far: what it found and how far it looked.
///
/// ```
/// use plyground::games::g2048::Board;
/// use plyground::players::g2048;
/// use plyground::search::{Clock, Limits, SearchControl, run};
/// let board: Board = "2,2,4,8,0,0,0,0,0,0,0,0,0,0,0,0".parse()?;
/// let game = g2048::standard();
/// let info = game.info("greedy")?;
/// let mut player = game.create(info, &info.defaults(), 1, None)?;
/// let report = run(player.think(&board, &SearchControl::new(Limits::depth(1), Clock::none())));
/// assert_eq!(report.moves.len(), 3); // up is not legal
/// assert!(report.best.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Report<M> {
    /// The best move; `None` when the game is over.
    #[serde(rename = "move")]
    pub best: Option<M>,
    /// Its value for the side to move, in the evaluation's unit.
    pub value: f32,
    /// The game-theoretic value for the side to move where the search has proven it: 1 won, 0 drawn,
    /// -1 lost.
    pub exact: Option<i8>,
    /// Plies looked ahead; in a game against chance, plies of the player.
    pub depth: u32,
    /// Positions visited; in a game against chance, afterstates.
    pub nodes: u64,
    /// Milliseconds taken.
    pub ms: f64,
    /// Every legal move, in the game's order.
    pub moves: Vec<MoveValue<M>>,
    /// The line expected, moves and what chance does in between. Where chance plays, the outcome
    /// nearest to the expectation stands for all.
    pub pv: Vec<String>,
}

/// A legal move's value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MoveValue<M> {
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
    /// Its value for the side to move, in the evaluation's unit.
    pub value: f32,
    /// Whether the value is only an upper bound: the search has shown no more than that other moves are
    /// better. The best moves are exact, [as many as were asked for](crate::search::SearchControl::multi_pv).
    #[serde(rename = "bound", skip_serializing_if = "std::ops::Not::not")]
    pub is_bound: bool,
    /// The line expected after an exact value, this move first; empty where the search keeps none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pv: Vec<String>,
}

impl<M> MoveValue<M> {
    /// An exact value.
    pub fn exact(mv: M, value: f32) -> Self {
        Self {
            mv,
            value,
            is_bound: false,
            pv: Vec::new(),
        }
    }
}

impl<M: Clone> Report<M> {
    /// The moves with their values alone.
    pub fn values(&self) -> Vec<(M, f32)> {
        self.moves.iter().map(|m| (m.mv.clone(), m.value)).collect()
    }
}

/// A value as people and programs read it: a drawn position seen from the other side is worth 0, not -0.
pub(crate) fn plain(value: f32) -> f32 {
    // Adding 0 takes the sign from a 0.
    value + 0.0
}

/// One line: the best move, what it is worth, how far the search looked, and the line expected.
///
/// ```
/// use plyground::search::Report;
/// let report = Report { best: Some("left"), value: 12.5, depth: 3, nodes: 1204, ms: 3.2, ..Report::default() };
/// assert_eq!(report.to_string(), "left: value 12.5, depth 3, 1204 nodes, 3 ms");
/// let won = Report { exact: Some(1), pv: vec!["left".into(), "b3=2".into()], ..report };
/// assert_eq!(won.to_string(), "left: wins, depth 3, 1204 nodes, 3 ms, line left b3=2");
/// ```
impl<M: Display> Display for Report<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.best {
            Some(mv) => write!(f, "{mv}: ")?,
            None => f.write_str("no move: ")?,
        }
        match self.exact {
            Some(0) => f.write_str("draws")?,
            Some(exact) => f.write_str(if exact > 0 { "wins" } else { "loses" })?,
            None => write!(f, "value {}", plain(self.value))?,
        }
        write!(
            f,
            ", depth {}, {} nodes, {:.0} ms",
            self.depth, self.nodes, self.ms
        )?;
        match self.pv.is_empty() {
            true => Ok(()),
            false => write!(f, ", line {}", self.pv.join(" ")),
        }
    }
}

impl<M: Display> Report<M> {
    /// The same with moves as text, and no value of -0.
    pub fn into_text(self) -> Report<String> {
        let moves = self.moves.into_iter().map(|one| MoveValue {
            mv: one.mv.to_string(),
            value: plain(one.value),
            is_bound: one.is_bound,
            pv: one.pv,
        });
        Report {
            best: self.best.as_ref().map(M::to_string),
            value: plain(self.value),
            exact: self.exact,
            depth: self.depth,
            nodes: self.nodes,
            ms: self.ms,
            moves: moves.collect(),
            pv: self.pv,
        }
    }
}
