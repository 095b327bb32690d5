// How a computer thinks ahead, in three pictures: it looks at a tree, judges its ends, and chooses.

/** @typedef {import("../games/types.d.ts").Picture} Picture */

const BRANCHES = "M30 7 10 20M30 7V20M30 7 50 20";
const TWIGS = "M10 20 5 34M10 20 15 34M30 20 25 34M30 20 35 34M50 20 45 34M50 20 55 34";
const NODES = /** @type {Picture} */ ([
  ["disc", "", 30, 7],
  ["disc", "", 10, 20],
  ["disc", "", 30, 20],
  ["disc", "", 50, 20],
]);
const ENDS = [5, 15, 25, 35, 45, 55];
const VALUES = ["3", "8", "5", "6", "1", "9"];
const judged = ENDS.flatMap((x, at) => /** @type {Picture} */ ([["tile", x, 34, 8.5, VALUES[at]]]));

/** @type {Record<"look" | "judge" | "choose", Picture>} */
export const PICTURES = {
  look: [
    ["line", BRANCHES],
    ["line", TWIGS],
    ...NODES,
    ...ENDS.map((x) => /** @type {Picture[number]} */ (["disc", "", x, 34])),
  ],
  judge: [["line", BRANCHES], ["line", TWIGS], ...NODES, ...judged],
  choose: [
    ["line", BRANCHES],
    ["line", TWIGS],
    ["arrow", "M25 34 30 20V7"],
    ...NODES,
    ["label", 10, 20.5, "3"],
    ["label", 30, 20.5, "5"],
    ["label", 50, 20.5, "1"],
    ["label", 30, 7.5, "5"],
    ...judged,
  ],
};
