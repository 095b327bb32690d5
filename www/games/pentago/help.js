// How Pentago is played and by which keys, for the dialog of help; in English.

export { words } from "../../words/en/games/pentago/help.js";

/** The keys of the game. @type {import("../types.d.ts").Keys} */
export const keys = [
  [["←↑↓→"], "hole"],
  [["Enter"], "marble"],
  [["1", "2", "3", "4"], "quadrant"],
  [["L", "R"], "turn"],
];

const HOLES = [9, 20, 31];
/** The holes of a quadrant. @param {number} left @returns {import("../types.d.ts").Picture} */
const quadrant = (left) => [
  ["box", left, 2, 36, 36],
  ...HOLES.flatMap((y) =>
    HOLES.map((x) => /** @type {["disc", "", number, number]} */ (["disc", "", left + x - 2, y])),
  ),
];

/** The colours of the pieces in the pictures, as on the board. */
export const pieces = { x: "light-dark(#f2b705, #ffcf3f)", o: "light-dark(#4a4fc4, #7a86ff)" };

/** Three pictures of the game. @type {import("../types.d.ts").Lessons} */
export const lessons = {
  goal: [
    ...[6, 18, 30, 42, 54].map((x) => /** @type {["disc", "x", number, number]} */ (["disc", "x", x, 20])),
    ["line", "M6 20H54"],
  ],
  move: [...quadrant(2), ["disc", "x", 9, 9], ["arrow", "M44 9a16 16 0 0 1 0 22m6-3-6 3-1-7"]],
  win: [
    ["disc", "x", 6, 20],
    ["disc", "x", 16, 20],
    ...quadrant(23),
    ["disc", "x", 41, 9],
    ["disc", "x", 41, 20],
    ["disc", "x", 41, 31],
    ["arrow", "M44 7a14 14 0 0 1 10 10m-6-2 6 2 2-6"],
  ],
};
