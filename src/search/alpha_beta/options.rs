//! The switches of the search of games of two sides.

use crate::games::Side;
use crate::params::{Param, parameters};

parameters! {
    /// Which optimisations a search uses. Those that only order moves change no value; static pruning, null
    /// moves, multi-cut and late move reductions may, for they look less deep at what is unlikely to matter.
    ///
    /// ```
    /// use plyground::search::Options;
    /// let plain_alpha_beta = Options { pruning: true, ..Options::MINIMAX };
    /// assert!(!plain_alpha_beta.deepening && Options::default().deepening);
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Options("Search") {
        pruning: bool = true, "Alpha-beta pruning",
            "Skips what can't change the choice. Off: plain minimax.";
        /// Without it the search goes to its full depth at once, and needs a limit.
        deepening: bool = true, "Iterative deepening",
            "Searches one ply, then two, then three, until time is up. Off: set a depth.";
        table_bits as "table": u32 = 18, "Transposition table",
            "Memory for positions: 2^n entries of 16 bytes. 0 = no table.", range(0.0, 22.0, 1.0), memory();
        /// Each ply remembers two killers.
        killers: bool = true, "Killer moves", "First tries moves that caused a cut-off at the same ply.";
        /// See Schaeffer 1983.
        history: bool = true, "History heuristic", "Sorts moves by the cut-offs they caused before.";
        sorted_plies as "sorting": u32 = 2, "Evaluation sorting",
            "Sorts moves by evaluation in the first plies from the root.", range(0.0, 8.0, 1.0);
        /// The plies near the root are the sorted ones, at least two; in the last ply killers come first (Papadopoulos,
        /// Toumpas, Chrysopoulos and Mitkas 2012, on Abalone).
        combined: bool = false, "Combined move ordering",
            "Sorts by evaluation near the root, then by history, then by type of move.";
        scout: bool = true, "Principal variation search",
            "Tests whether another move beats the first, and searches again if one does.";
        unique: bool = true, "Merge duplicates", "Searches moves that reach the same position only once.";
        /// Without it, moves that are not the best may have a bound that their value does not exceed.
        open_root: bool = false, "Exact value for every move",
            "Finds the exact value of every move. Takes longer.";
        /// See Breuker, Uiterwijk and van den Herik 1996. Without it, entries of older searches go first.
        two_deep: bool = false, "Two-deep table",
            "Each slot of the table holds the deepest and the newest position.";
        /// This is reverse futility pruning (Heinz 1998), in the evaluation's unit.
        static_margin: u32 = 0, "Static pruning",
            "In the last three plies, skips positions better by this much per ply. 0 = never.",
            range(0.0, 1000.0, 1.0);
        /// See Donninger 1993.
        null_move: u32 = 0, "Null move",
            "Skips positions that are too good even after a pass. Plies saved, 0 = never.",
            range(0.0, 4.0, 1.0);
        /// See Björnsson and Marsland 2001.
        multi_cut: bool = false, "Multi-cut",
            "Skips positions where several moves are too good, three plies shallower.";
        late_moves: u32 = 0, "Late move reductions",
            "Searches late moves up to this many plies shallower. 0 = never.",
            range(0.0, 2.0, 1.0);
        /// These captures are the [noisy](crate::eval::StaticEval::noisy) moves.
        quiescence: u32 = 0, "Quiescence search",
            "Plays out important captures for up to this many extra plies.",
            range(0.0, 8.0, 1.0);
    }
    beside {
        /// The move is chosen by the mean of its values at all finished depths, exact ones: what an evaluation gets
        /// wrong at odd depths and at even ones evens out. For positions far from their end.
        averaged: bool = false,
        /// Whose plies count as depth; `None` counts those of both.
        counted: Option<Side> = None,
        /// The greatest depth, whatever the limits allow.
        depth: u32 = 64,
    }
}

impl Options {
    /// Nothing at all: plain minimax, as deep as the limits say.
    pub const MINIMAX: Self = Self::of([0.0; _]);

    /// The parameters of a search that looks equally deep everywhere.
    pub(crate) const FULL_WIDTH: [Param; Self::PARTS.0.len()] = Param::joined(&[Self::PARTS.0]);
    /// The parameters of selective search, and of the table that goes with it.
    pub(crate) const SELECTIVE: [Param; Self::PARTS.1.len()] = Param::joined(&[Self::PARTS.1]);
    const PARTS: (&[Param], &[Param]) = Param::split(&Self::PARAMS, "two-deep");

    /// Plies from the root in which moves are ordered by evaluation.
    pub(super) fn evaluated_plies(&self) -> u32 {
        self.sorted_plies.max(2 * u32::from(self.combined))
    }
}
