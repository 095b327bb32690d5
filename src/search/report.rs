//! The report of a search after each completed depth.

use std::fmt::Display;

/// The state of a search.
///
/// ```
/// use plyground::games::g2048::Board;
/// use plyground::players::g2048;
/// use plyground::search::{Limits, Watch, run};
/// let board: Board = "2,2,4,8,0,0,0,0,0,0,0,0,0,0,0,0".parse()?;
/// let game = g2048::standard();
/// let info = game.info("greedy")?;
/// let mut player = game.create(info, &info.defaults(), 1, None)?;
/// let report = run(player.think(&board, &Watch::new(Limits::depth(1), || 0.0)));
/// assert_eq!(report.moves.len(), 3); // up is not legal
/// assert!(report.best.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M> {
    /// Plies looked ahead; in a game against chance, plies of the player.
    pub depth: u32,
    /// Positions visited; in a game against chance, afterstates.
    pub nodes: u64,
    /// Milliseconds taken.
    pub ms: f64,
    /// The best move; `None` when the game is over.
    pub best: Option<M>,
    /// Its value for whoever is to move, in the evaluation's unit.
    pub value: f32,
    /// The game-theoretic value for the side to move where the search has proven it: 1 won, 0 drawn,
    /// -1 lost.
    pub exact: Option<i8>,
    /// Every legal move with its value for whoever is to move, in the game's order.
    pub moves: Vec<(M, f32)>,
    /// The line expected, moves and what chance does in between. Where chance plays, the outcome
    /// nearest to the expectation stands for all.
    pub pv: Vec<String>,
}

impl<M: Display> Report<M> {
    /// The same with moves as text.
    pub fn written(self) -> Report<String> {
        let moves = self.moves.iter();
        Report {
            depth: self.depth,
            nodes: self.nodes,
            ms: self.ms,
            best: self.best.as_ref().map(M::to_string),
            value: self.value,
            exact: self.exact,
            moves: moves.map(|(mv, value)| (mv.to_string(), *value)).collect(),
            pv: self.pv,
        }
    }
}
