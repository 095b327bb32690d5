/** Setting up positions of Pentago. */

export { words as help } from "../../words/en/games/pentago/editor.js";

const LETTERS = ".XO";

/** The marbles. @type {import("../types.d.ts").Pieces} */
export const pieces = {
  raise: (value) => (value + 1) % 3,
  lower: (value) => (value + 2) % 3,
  // The side to move may follow; it is clear from the marbles anyway.
  normal: (words) =>
    words
      .replace(/[\s|/]+/g, "")
      .toUpperCase()
      .replace(/^(.{36})[XO]$/, "$1"),
  read: (words) => ({ cells: [...words].map((letter) => LETTERS.indexOf(letter)) }),
  write: ({ cells }) => cells.map((value) => LETTERS[value]).join(""),
  dress(cell, value) {
    cell.textContent = value ? LETTERS[value] : "";
    cell.dataset.piece = LETTERS[value];
  },
  piece: (value) => ["", "X", "O"][value],
};
