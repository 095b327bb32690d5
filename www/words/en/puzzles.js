// The words of the puzzles, in English.

/** @typedef {import("../language.js").Plural} Plural */

export const words = {
  title: "Plyground: puzzles",
  heading: "Puzzles",
  about: "One move is right. A search to the end has proven it.",
  board: "The puzzle",
  error: "The puzzle could not be set up.",
  gone: "The puzzle of this link is not here. Here is another.",

  choose: {
    game: "Game",
    kind: "Task",
    all: "All tasks",
    win: /** @type {Plural} */ ({ one: "Win in {n}", other: "Win in {n}" }),
    hold: "The only move",
    reach: /** @type {Plural} */ ({ one: "Next tile in {n}", other: "Next tile in {n}" }),
    survive: /** @type {Plural} */ ({ one: "{n} more move", other: "{n} more moves" }),
  },

  task: {
    win: /** @type {Plural} */ ({
      one: "{side} to move wins at once. How?",
      other: "{side} to move wins in {n} moves, whatever the reply. How does it begin?",
    }),
    hold: "{side} to move: every move but one loses. Which one holds?",
    reach: "Make a {tile} tile in {n} moves, whatever new tiles come. How does it begin?",
    survive: "Make {n} more moves, whatever new tiles come. Only one first move is safe.",
  },

  told: {
    on: /** @type {Plural} */ ({ one: "Right! {n} move to go.", other: "Right! {n} moves to go." }),
    back: /** @type {Plural} */ ({ one: "Your turn: {n} move to go.", other: "Your turn: {n} moves to go." }),
    solved: "Solved!",
    solvedFirst: "Solved at the first try!",
    wrong: "Not this one: {move}.",
    refuted: "Not this one: {move}. The reply: {reply}.",
    turn: "{hole}, then the {quadrant} quadrant {spin}",
    quadrants: ["upper left", "upper right", "lower left", "lower right"],
    spins: { L: "to the left", R: "to the right" },
    tile: "a new {value} at {cell}",
    hint: "It begins at {place}.",
    notThat: {
      up: "Moving up (↑) is not the answer.",
      right: "Moving right (→) is not the answer.",
      down: "Moving down (↓) is not the answer.",
      left: "Moving left (←) is not the answer.",
    },
    any: "Every move is right here.",
    shown: "That was the solution. The next one is yours.",
  },

  again: "Try again",
  hint: "Hint",
  solution: "Solution",
  cost: "{hint} and {solution} count as missed.",
  next: "Next puzzle",
  link: "Link to this puzzle",

  today: {
    title: "Today, {date}",
    explain: "The same for everybody, by the date in UTC.",
    board: "{game}: the board of the day",
    puzzle: "{game}: the puzzle of the day",
    done: "✓",
    task: "The board of {date}: the same tiles for the same moves, for everybody. How far do you get?",
    line: "Plyground, the board of {date}: {points} points, largest tile {tile}, {n} moves.",
    solved: "Plyground, {game}, the puzzle of {date}: solved.",
    solvedFirst: "Plyground, {game}, the puzzle of {date}: solved at the first try.",
    share: "Your result, to share",
    copy: "Copy",
    copied: "Copied.",
    watch: "Watch it",
    shown: "A game on the board of {date}",
    verified: "✓ Verified: {points} points, largest tile {tile}, {n} moves. Every tile is that of the board of {date}.",
    forged: "Not verified: these are not the tiles of the board of {date}.",
    bad: "The link holds no game.",
  },

  record: {
    title: "Your record",
    rating: "Your rating",
    puzzle: "This puzzle",
    streak: "In a row",
    longest: "Longest row",
    solved: "Solved",
    of: "{n} of {all}",
    explain:
      "A puzzle counts once, at your first answer. Its rating follows from how many players of the engine find the move. All of this stays in your browser.",
  },
};

/** @typedef {typeof words} Words */
