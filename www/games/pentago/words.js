// The words of Pentago, in English.

/** @typedef {import("../../words/language.js").Plural} Plural */

/** The words in English. */
export const words = {
  place: "place a marble.",
  turnNow: "now turn a quadrant.",
  help: "Arrow keys choose a hole, Enter puts a marble there. Then 1 to 4 or the arrows choose a quadrant, and L or R turns it. U takes back, I gives a hint, B reads the board.",
  quadrants: ["upper left", "upper right", "lower left", "lower right"],
  spins: { L: "to the left", R: "to the right" },
  turns: "Turn a quadrant",
  turn: "Turn the {quadrant} quadrant {spin} ({name})",
  chosen: "Quadrant {number}, {quadrant}. L or R turns it.",
  placed: "Marble at {hole}. Now turn a quadrant.",
  taken: "A marble lies there.",
  takenBack: "Marble taken back.",
  moved: "{side} {hole}.",
  turned: "{side} {hole}, {quadrant} quadrant {spin}.",
  both: "Both have five in a row",
  full: "The board is full",
  five: /** @type {Plural} */ ({ one: "Five in a row after {n} move", other: "Five in a row after {n} moves" }),
};

/** @typedef {typeof words} Words */
