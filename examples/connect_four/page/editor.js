/** Setting up positions of Connect Four. */

import { NAMES, ROWS } from "./notation.js";

const LETTERS = ".xo";

/** In English. */
export const help =
  "Click a cell to change its disc: none, red, yellow. Every disc lies on the floor or on another. Red begins, so there are as many red discs as yellow ones, or one more. Keys: arrows move, + and − change the disc.";

/** The letters of a board in rows. @param {string} letters */
const inRows = (letters) => (letters.match(/.{1,7}/g) ?? []).join("/");

/** @type {import("../../../www/games/types.d.ts").EditorPieces} */
export const pieces = {
  next: (value) => (value + 1) % 3,
  previous: (value) => (value + 2) % 3,
  // The side to move may follow; it is clear from the discs anyway.
  normalise: (words) =>
    inRows(
      words
        .replace(/[\s|/]+/g, "")
        .toLowerCase()
        .replace(/^(.{42})[xo]$/, "$1"),
    ),
  parse: (words) => ({ cells: [...words.replaceAll("/", "")].map((letter) => LETTERS.indexOf(letter)) }),
  format: ({ cells }) => inRows(cells.map((value) => LETTERS[value]).join("")),
  show(cell, value) {
    cell.dataset.piece = LETTERS[value].toUpperCase();
  },
  cellName: (row, column) => `${NAMES[column - 1]}${ROWS + 1 - row}`,
};
