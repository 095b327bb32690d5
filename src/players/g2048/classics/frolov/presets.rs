//! The methods of the thesis, as what differs from method 1.

use crate::players::Preset;
use crate::players::schema::presets;

/// In the order of the thesis.
pub(super) const METHODS: &[Preset] = presets! {
    "method-1", "Method 1", "Merges near the corner, and a penalty for lines that are not monotone.";
    "method-1-1", "Method 1.1", "Method 1 without the penalty.", "monotone" = 0;
    "method-2", "Method 2", "A bonus for monotone lines, Lee's matrix, no exceptions.",
        "merge-distance" = 0, "monotone" = 1, "exception-1" = 0, "exception-2" = 0, "matrix" = 1;
    "method-3", "Method 3", "Method 2, with monotone lines multiplied by empty cells.",
        "merge-distance" = 0, "monotone" = 1, "monotone-free" = 1, "exception-1" = 0, "matrix" = 1;
    "method-3-8", "Method 3.8", "The matrix alone.",
        "merge" = 0, "monotone" = 0, "exception-1" = 0, "exception-2" = 0, "matrix" = 1;
    "method-4", "Method 4", "Method 2 without the empty cells.",
        "merge-free" = 0, "merge-distance" = 0, "monotone" = 1, "exception-1" = 0, "matrix" = 1;
    "method-5", "Method 5", "Tile values count only for the whole board.",
        "merge-value" = 0, "merge-distance" = 0, "monotone" = 1, "monotone-value" = 0, "monotone-free" = 1,
        "exception-1" = 0, "matrix" = 1;
    "method-6", "Method 6", "Weights alone.",
        "merge-value" = 0, "merge-cells" = 1, "merge-free" = 0, "merge-distance" = 0, "board" = 0, "monotone" = 1,
        "monotone-value" = 0, "exception-1" = 0, "matrix" = 1;
    "method-7", "Method 7", "Method 3 without the board.",
        "merge-distance" = 0, "board" = 0, "monotone" = 1, "monotone-free" = 1, "matrix" = 1;
    "method-7-5", "Method 7.5", "Merges wherever they are.",
        "merge-weight" = 0, "merge-distance" = 0, "board" = 0, "monotone" = 1, "monotone-free" = 1, "exception-1" = 0,
        "exception-2" = 0, "matrix" = 1;
    "method-7-7", "Method 7.7", "Method 7.5 with the sum of all tiles.",
        "merge-weight" = 0, "merge-distance" = 0, "board-weight" = 0, "monotone" = 1, "monotone-free" = 1,
        "exception-1" = 0, "exception-2" = 0, "matrix" = 1;
    "method-8", "Method 8", "Without the empty cells.",
        "merge-free" = 0, "merge-distance" = 0, "board" = 0, "monotone" = 1, "monotone-weight" = 0, "matrix" = 1;
    "method-9", "Method 9", "Four directions, heavy corners and edges.",
        "directions" = 4, "merge-weight" = 0, "merge-distance" = 0, "monotone" = 1, "monotone-weight" = 0,
        "exception-1" = 0, "exception-2" = 0, "matrix" = 2;
    "method-10", "Method 10", "Both cells of a merge count.",
        "directions" = 4, "merge-cells" = 2, "merge-distance" = 0, "monotone" = 1, "monotone-free" = 1,
        "exception-1" = 0, "exception-2" = 0, "matrix" = 2;
    "method-11", "Method 11", "Method 10 by weights.",
        "directions" = 4, "merge-value" = 0, "merge-cells" = 2, "merge-distance" = 0, "monotone" = 1,
        "monotone-value" = 0, "monotone-free" = 1, "exception-1" = 0, "exception-2" = 0, "matrix" = 2;
    "method-12", "Method 12", "Method 10 without the board, heavy corners only.",
        "directions" = 4, "merge-cells" = 2, "merge-distance" = 0, "board" = 0, "monotone" = 1, "monotone-free" = 1,
        "exception-1" = 0, "exception-2" = 0, "matrix" = 2, "edge-weight" = 1;
    "method-13", "Method 13", "The board and the empty cells alone.",
        "directions" = 4, "merge" = 0, "board-free" = 1, "monotone" = 0, "exception-1" = 0, "exception-2" = 0,
        "matrix" = 2;
};
