// The words of Lines of Action, in English.

/** @typedef {import("../../words/language.js").Plural} Plural */

/** The words in English. */
export const words = {
  choose: "choose a man.",
  go: "choose where it goes.",
  help: "Arrow keys choose a square, Enter takes the man there and puts it where it may go, Escape lets go of it. G outlines the groups, U takes a move back, I gives a hint, B reads the board.",
  groups: "Groups",
  pass: "No move: pass",
  chosen: "{square} can go to {targets}. Men on its rank {rank}, file {file}, diagonals {falling} and {rising}.",
  stuck: "This man can't move.",
  count: /** @type {Plural} */ ({ one: "{n} group", other: "{n} groups" }),
  grouped: "X in {x}, O in {o}.",
  ungrouped: "Groups are no longer outlined.",
  passes: "{side} passes.",
  moved: "{side} {from} to {to}.",
  takes: "{side} {from} takes {to}.",
  connected: /** @type {Plural} */ ({
    one: "All men connected after {n} move",
    other: "All men connected after {n} moves",
  }),
  both: "One move has connected both sides",
  third: "The same position for the third time",
};

/** @typedef {typeof words} Words */
