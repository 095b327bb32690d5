//! What a search says after each completed depth.

use std::fmt::Display;

use super::Watch;
use crate::games::Game;

/// The state of a search.
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

impl<M: Copy + Display> Report<M> {
    /// The report of a player that does not look ahead.
    pub fn instant(best: Option<M>, moves: Vec<(M, f32)>, watch: &Watch<M>) -> Self {
        watch.count(moves.len() as u32);
        Self {
            depth: 0,
            nodes: watch.nodes(),
            ms: watch.elapsed(),
            best,
            value: 0.0,
            exact: None,
            moves,
            pv: best.iter().map(M::to_string).collect(),
        }
    }

    /// The report where fewer than two moves are legal, and no search is needed to choose.
    pub(super) fn forced<G: Game<Move = M>>(position: &G, watch: &Watch<M>) -> Option<Self> {
        let mut legal = position.legal();
        match (legal.next(), legal.next()) {
            (_, Some(_)) => None,
            (only, None) => {
                let moves = only.map(|mv| (mv, 0.0)).into_iter().collect();
                Some(Self::instant(only, moves, watch))
            }
        }
    }

    /// The report of a player that gives each move a value and takes the greatest, of equals the first.
    pub(super) fn valued(depth: u32, moves: Vec<(M, f32)>, watch: &Watch<M>) -> Self {
        let best = moves
            .iter()
            .copied()
            .reduce(|a, b| if b.1 > a.1 { b } else { a });
        Self {
            depth,
            nodes: watch.nodes(),
            ms: watch.elapsed(),
            best: best.map(|(mv, _)| mv),
            value: best.map_or(0.0, |(_, value)| value),
            exact: None,
            pv: best.iter().map(|(mv, _)| mv.to_string()).collect(),
            moves,
        }
    }
}
