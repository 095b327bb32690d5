/** Setting up positions of Lines of Action. */

export { words as help } from "../../words/en/games/loa/editor.js";

const LETTERS = ".xo";
const SIDE = 8;

/** The pieces. @type {import("../types.d.ts").EditorPieces} */
export const pieces = {
  next: (value) => (value + 1) % 3,
  previous: (value) => (value + 2) % 3,
  normalise(words) {
    const [, board, mover = "x"] = /^([\s\S]*?)(?:\s+([xo]))?$/.exec(words.trim().toLowerCase()) ?? [];
    return `${(board ?? "").split(/[\s/]+/).join("/")} ${mover}`;
  },
  parse: (words) => ({
    cells: [...words.slice(0, -2).replaceAll("/", "")].map((letter) => LETTERS.indexOf(letter)),
    side: words.slice(-1),
  }),
  format({ cells, side = "x" }) {
    const ranks = Array.from({ length: SIDE }, (_, rank) =>
      cells
        .slice(SIDE * rank, SIDE * rank + SIDE)
        .map((value) => LETTERS[value])
        .join(""),
    );
    return `${ranks.join("/")} ${side}`;
  },
  show(cell, value) {
    cell.dataset.piece = LETTERS[value].toUpperCase();
  },
  cellName: (row, column) => `${String.fromCharCode(96 + column)}${SIDE + 1 - row}`,
};
