/** Setting up positions of Pentago. */

export { words as help } from "../../words/en/games/pentago/editor.js";

const LETTERS = ".XO";

/** The marbles. @type {import("../types.d.ts").EditorPieces} */
export const pieces = {
  next: (value) => (value + 1) % 3,
  previous: (value) => (value + 2) % 3,
  // The side to move may follow; it is clear from the marbles anyway.
  normalise: (words) =>
    words
      .replace(/[\s|/]+/g, "")
      .toUpperCase()
      .replace(/^(.{36})[XO]$/, "$1"),
  parse: (words) => ({ cells: [...words].map((letter) => LETTERS.indexOf(letter)) }),
  format: ({ cells }) => cells.map((value) => LETTERS[value]).join(""),
  show(cell, value) {
    cell.dataset.piece = LETTERS[value];
  },
};
