// The words of Connect Four's board, in English.

/** @typedef {import("../../../www/words/language.js").Plural} Plural */

export const words = {
  sides: { x: "Red", o: "Yellow" },
  task: "choose a column.",
  help: "Left and right arrow choose a column, Enter drops a disc into it; 1 to 7 drop one at once. U takes a move back, I gives a hint, B reads the board.",
  column: "{column}, from below: {discs}",
  moved: "{side} {cell}.",
  full: "The board is full",
  four: /** @type {Plural} */ ({ one: "Four in a row after {n} move", other: "Four in a row after {n} moves" }),
};

/** @typedef {typeof words} Words */
