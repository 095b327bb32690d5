//! The switches of alpha-beta as parameters.

use super::{Param, ParamRole, Settings};
use crate::search::Options;

/// Every optimisation by itself.
pub(super) const SEARCH: [Param; 10] = [
    Param::toggle(
        "pruning",
        "Alpha-beta pruning",
        "Leaves out what can't change the choice. Without it, this is plain minimax.",
        true,
    ),
    Param::toggle(
        "deepening",
        "Iterative deepening",
        "Looks one ply ahead, then two, then three, and so on while time lasts. Without it, give a depth.",
        true,
    ),
    Param::number(
        "table",
        "Transposition table",
        "Search",
        "Remembers 2 to this power positions, of 16 bytes each; 0 is no table.",
    )
    .range(0.0, 22.0, 1.0)
    .at(18.0)
    .with(ParamRole::Memory),
    Param::toggle(
        "killers",
        "Killer moves",
        "First tries what refuted other moves at the same ply.",
        true,
    ),
    Param::toggle(
        "history",
        "History heuristic",
        "Tries moves in the order of what they refuted anywhere before.",
        true,
    ),
    Param::number(
        "sorting",
        "Evaluation sorting",
        "Search",
        "So many plies from the root, moves are tried in the order of the evaluation.",
    )
    .range(0.0, 8.0, 1.0)
    .at(2.0),
    Param::toggle(
        "combined",
        "Combined move ordering",
        "By evaluation near the root, by history below, by type of move in the last ply.",
        false,
    ),
    Param::toggle(
        "scout",
        "Principal variation search",
        "Only asks whether other moves are better than the first, and searches again when one is.",
        true,
    ),
    Param::toggle(
        "unique",
        "Without duplicates",
        "Searches moves that lead to the same position once.",
        true,
    ),
    Param::toggle(
        "open-root",
        "A value for every move",
        "Finds the exact value of every move at the root, which takes longer.",
        false,
    ),
];

/// Switches that search some lines less deep or deeper than others, and the table of selective searches.
pub(super) const SELECTIVE: [Param; 6] = [
    Param::toggle(
        "two-deep",
        "Two-deep table",
        "The table keeps the deepest and the newest of the positions that share a place.",
        true,
    ),
    Param::number("static-margin", "Static pruning", "Search", "In the last three plies, skips a position whose static value is better than asked by so much a ply; 0 for never.").range(0.0, 1000.0, 1.0).at(60.0),
    Param::number("null-move", "Null move", "Search", "Skips a position that is too good even after a pass; that is searched this many plies less deep. 0 for never.").range(0.0, 4.0, 1.0).at(2.0),
    Param::toggle(
        "multi-cut",
        "Multi-cut",
        "Skips a position in which several of the first moves are too good, searched three plies less deep.",
        true,
    ),
    Param::number("late-moves", "Late move reductions", "Search", "First searches moves far down the list this many plies less deep, at most; 0 for never.").range(0.0, 2.0, 1.0).at(2.0),
    Param::number("quiescence", "Quiescence search", "Search", "Below the depth, plays out captures that change connections, this many plies at most.").range(0.0, 8.0, 1.0).at(4.0),
];

/// The options in the settings of a player that has the parameters of [`SEARCH`].
pub(super) fn options(settings: &Settings) -> Options {
    let is_on = |name| settings.get(name) != 0.0;
    Options {
        pruning: is_on("pruning"),
        deepening: is_on("deepening"),
        table_bits: settings.get("table") as u32,
        killers: is_on("killers"),
        history: is_on("history"),
        sorted_plies: settings.get("sorting") as u32,
        combined: is_on("combined"),
        scout: is_on("scout"),
        unique: is_on("unique"),
        open_root: is_on("open-root"),
        ..Options::MINIMAX
    }
}

/// The same for a player that has the parameters of [`SELECTIVE`] too.
pub(super) fn selective_options(settings: &Settings) -> Options {
    let is_on = |name| settings.get(name) != 0.0;
    Options {
        two_deep: is_on("two-deep"),
        static_margin: settings.get("static-margin") as u32,
        null_move: settings.get("null-move") as u32,
        multi_cut: is_on("multi-cut"),
        late_moves: settings.get("late-moves") as u32,
        quiescence: settings.get("quiescence") as u32,
        ..options(settings)
    }
}
