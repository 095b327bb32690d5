//! The switches of the search of games of two sides.

use crate::games::Side;

/// Which optimisations a search uses. Those that only order moves change no value; static pruning, null
/// moves, multi-cut and late move reductions may, for they look less deep at what is unlikely to matter.
///
/// ```
/// use plyground::search::Options;
/// let plain_alpha_beta = Options { pruning: true, ..Options::MINIMAX };
/// assert!(!plain_alpha_beta.deepening && Options::default().deepening);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Alpha-beta pruning; without it the search is plain minimax.
    pub pruning: bool,
    /// Iterative deepening; without it the search goes to its full depth at once, which then needs a
    /// limit.
    pub deepening: bool,
    /// The transposition table has `2^table_bits` entries of 16 bytes; 0 is no table.
    pub table_bits: u32,
    /// Killer moves: the last two that refuted another line at the same ply are tried early.
    pub killers: bool,
    /// History heuristic: moves are tried in the order of what they refuted anywhere (Schaeffer
    /// 1983).
    pub history: bool,
    /// In this many plies from the root, moves are ordered by the static evaluation after them.
    pub sorted_plies: u32,
    /// Combined move ordering: by evaluation in the sorted plies (at least the first two), by history below. With one
    /// ply left it is by killers and type of move (Papadopoulos, Toumpas, Chrysopoulos and Mitkas 2012, on Abalone).
    pub combined: bool,
    /// Principal variation search: moves after the first are only asked whether they are better, and
    /// searched again when they are.
    pub scout: bool,
    /// Moves that lead to the same position are searched once.
    pub unique: bool,
    /// The table keeps the deepest entry and the newest of those that share a place, and no other (Breuker,
    /// Uiterwijk and van den Herik 1996). Without it, entries of older searches go first.
    pub two_deep: bool,
    /// Reverse futility margin for each ply left, in the evaluation's unit; 0 for none. In the last three plies a node
    /// is cut off if its static evaluation less the margin is at least beta (Heinz 1998).
    pub static_margin: u32,
    /// Null move pruning: the reduction in plies of the search after a null move; 0 for never (Donninger
    /// 1993).
    pub null_move: u32,
    /// Multi-cut: where several of the first moves, searched three plies less deep, are too good, so is the
    /// position (Björnsson and Marsland 2001).
    pub multi_cut: bool,
    /// Late move reductions: the most plies by which late moves are first searched less deep; 0 for never.
    pub late_moves: u32,
    /// Plies of quiescence search, over [noisy](crate::eval::StaticEval::noisy) moves.
    pub quiescence: u32,
    /// Every root move gets its exact value. Without it, those that are not the best may have a bound
    /// that their value does not exceed.
    pub open_root: bool,
    /// The move is chosen by the mean of its values at all finished depths, exact ones: what an evaluation gets
    /// wrong at odd depths and at even ones evens out. For positions far from their end.
    pub averaged: bool,
    /// Whose plies count as depth; `None` counts those of both.
    pub counted: Option<Side>,
    /// The greatest depth, whatever the limits allow.
    pub depth: u32,
}

impl Options {
    /// Nothing at all: plain minimax, as deep as the limits say.
    pub const MINIMAX: Self = Self {
        pruning: false,
        deepening: false,
        table_bits: 0,
        killers: false,
        history: false,
        sorted_plies: 0,
        combined: false,
        scout: false,
        unique: false,
        two_deep: false,
        static_margin: 0,
        null_move: 0,
        multi_cut: false,
        late_moves: 0,
        quiescence: 0,
        open_root: false,
        averaged: false,
        counted: None,
        depth: 64,
    };

    /// Plies from the root in which moves are ordered by evaluation.
    pub(super) fn evaluated_plies(&self) -> u32 {
        self.sorted_plies.max(2 * u32::from(self.combined))
    }
}

impl Default for Options {
    /// The switches that find the best move soonest in most games.
    fn default() -> Self {
        Self {
            pruning: true,
            deepening: true,
            table_bits: 18,
            killers: true,
            history: true,
            sorted_plies: 2,
            scout: true,
            unique: true,
            ..Self::MINIMAX
        }
    }
}
