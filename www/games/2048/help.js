// How 2048 is played and by which keys, for the dialog of help; in English.

export { words } from "../../words/en/games/2048/help.js";

/** The keys of the game. @type {import("../types.d.ts").Keys} */
export const keys = [[["←↑↓→", "WASD", "hjkl"], "move"]];

/** Three pictures of the game. @type {import("../types.d.ts").Lessons} */
export const lessons = {
  goal: [["tile", 30, 20, 32, "2048"]],
  move: [
    ["box", 1, 9, 58, 22],
    ["tile", 12, 20, 16, "2"],
    ["arrow", "M25 20H50m-6-6 6 6-6 6"],
  ],
  win: [
    ["tile", 9, 20, 16, "2"],
    ["tile", 27, 20, 16, "2"],
    ["arrow", "M37 20h5m-3-3 3 3-3 3"],
    ["tile", 51, 20, 16, "4"],
  ],
};
