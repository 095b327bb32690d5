/** Setting up positions of Pentago. */
import { setText } from "../dom.js";

const LETTERS = ".XO";

/** @type {import("../editor.js").Pieces} */
export const pieces = {
  raise: (value) => (value + 1) % 3,
  lower: (value) => (value + 2) % 3,
  // The side to move may follow; it is clear from the marbles anyway.
  normal: (words) => words.replace(/[\s|/]+/g, "").toUpperCase().replace(/^(.{36})[XO]$/, "$1"),
  read: (words) => ({ cells: [...words].map((letter) => LETTERS.indexOf(letter)) }),
  write: ({ cells }) => cells.map((value) => LETTERS[value]).join(""),
  dress(cell, value) {
    setText(cell, value ? LETTERS[value] : "");
    cell.dataset.piece = LETTERS[value];
  },
  piece: (value) => ["", "X", "O"][value],
};
