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
            "Leaves out what can't change the choice. Without it, this is plain minimax.";
        /// Without it the search goes to its full depth at once, and needs a limit.
        deepening: bool = true, "Iterative deepening",
            "Looks one ply ahead, then two, then three, and so on while time lasts. Without it, give a depth.";
        table_bits as "table": u32 = 18, "Transposition table",
            "Remembers 2 to this power positions, of 16 bytes each; 0 is no table.", range(0.0, 22.0, 1.0), memory();
        /// Each ply remembers two killers.
        killers: bool = true, "Killer moves", "First tries what refuted other moves at the same ply.";
        /// See Schaeffer 1983.
        history: bool = true, "History heuristic", "Tries moves in the order of what they refuted anywhere before.";
        sorted_plies as "sorting": u32 = 2, "Evaluation sorting",
            "So many plies from the root, moves are tried in the order of the evaluation.", range(0.0, 8.0, 1.0);
        /// The plies near the root are the sorted ones, at least two; in the last ply killers come first (Papadopoulos,
        /// Toumpas, Chrysopoulos and Mitkas 2012, on Abalone).
        combined: bool = false, "Combined move ordering",
            "By evaluation near the root, by history below, by type of move in the last ply.";
        scout: bool = true, "Principal variation search",
            "Only asks whether other moves are better than the first, and searches again when one is.";
        unique: bool = true, "Without duplicates", "Searches moves that lead to the same position once.";
        /// Without it, moves that are not the best may have a bound that their value does not exceed.
        open_root: bool = false, "A value for every move",
            "Finds the exact value of every move at the root, which takes longer.";
        /// See Breuker, Uiterwijk and van den Herik 1996. Without it, entries of older searches go first.
        two_deep: bool = false, "Two-deep table",
            "The table keeps the deepest and the newest of the positions that share a place.";
        /// This is reverse futility pruning (Heinz 1998), in the evaluation's unit.
        static_margin: u32 = 0, "Static pruning",
            "In the last three plies, skips a position whose static value is better than asked by so much a ply; 0 for never.",
            range(0.0, 1000.0, 1.0);
        /// See Donninger 1993.
        null_move: u32 = 0, "Null move",
            "Skips a position that is too good even after a pass; that is searched this many plies less deep. 0 for never.",
            range(0.0, 4.0, 1.0);
        /// See Björnsson and Marsland 2001.
        multi_cut: bool = false, "Multi-cut",
            "Skips a position in which several of the first moves are too good, searched three plies less deep.";
        late_moves: u32 = 0, "Late move reductions",
            "First searches moves far down the list this many plies less deep, at most; 0 for never.",
            range(0.0, 2.0, 1.0);
        /// These captures are the [noisy](crate::eval::StaticEval::noisy) moves.
        quiescence: u32 = 0, "Quiescence search",
            "Below the depth, plays out captures that change connections, this many plies at most.",
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
