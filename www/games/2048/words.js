// The words of 2048, in English.

/** @typedef {import("../../words/language.js").Plural} Plural */

/** The words in English. */
export const words = {
  task: "Slide with the arrow keys or a swipe; equal tiles merge.",
  help: "Move with the arrow keys. U takes a move back, R plays it again, I gives a hint, P plays by itself, B reads the board.",
  moves: { up: "Up", right: "Right", down: "Down", left: "Left" },
  cell: "row {row} column {column}: {value}",
  points: /** @type {Plural} */ ({ one: "{n} point", other: "{n} points" }),
  spawn: "New {value} at {cell}",
  progress: "{points}, largest tile {best}.",
  begin: /** @type {Plural} */ ({ one: "New game with {n} tile.", other: "New game with {n} tiles." }),
  chip: "best",
  blocked: "Nothing moves that way.",
  won: "You made it. Higher tiles await.",
  overTitle: "Game over",
  over: "{points} and a {best} tile",
};

/** @typedef {typeof words} Words */
