// How Lines of Action is played and by which keys, for the dialog of help; in English.

export { words } from "../../words/en/games/loa/help.js";

/** The keys of the game. @type {import("../types.d.ts").Keys} */
export const keys = [
  [["←↑↓→"], "square"],
  [["Enter"], "man"],
  [["Esc"], "letGo"],
  [["g"], "groups"],
];

/** The colours of the pieces in the pictures, as on the board. */
export const pieces = { x: "light-dark(#3a3550, #16182a)", o: "light-dark(#fffaf0, #f4ead6)" };

/** Three pictures of the game. @type {import("../types.d.ts").Lessons} */
export const lessons = {
  goal: [
    ["disc", "x", 6, 8],
    ["disc", "x", 54, 8],
    ["disc", "x", 6, 32],
    ["disc", "x", 54, 32],
    ["disc", "x", 30, 20],
    ["arrow", "M13 11l8 4m-5 2 5-2-2-5"],
    ["arrow", "M47 11l-8 4m5 2-5-2 2-5"],
    ["arrow", "M13 29l8-4m-5-2 5 2-2 5"],
    ["arrow", "M47 29l-8-4m5-2-5 2 2 5"],
  ],
  move: [
    ...[0, 12, 24, 36, 48].map(
      (x) => /** @type {["box", number, number, number, number]} */ (["box", x + 0.5, 14, 11, 11]),
    ),
    ["disc", "x", 6, 19.5],
    ["disc", "o", 54, 19.5],
    ["arrow", "M13 19.5h15m-4-4 4 4-4 4"],
    ["label", 18, 9, "2"],
  ],
  win: [
    ["line", "M12 10 22 20M22 20h11M33 20 44 10M33 20 44 30"],
    ["disc", "x", 12, 10],
    ["disc", "x", 22, 20],
    ["disc", "x", 33, 20],
    ["disc", "x", 44, 10],
    ["disc", "x", 44, 30],
  ],
};
