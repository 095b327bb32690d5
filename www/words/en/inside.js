// The words of the view from inside, in English.

/** @typedef {import("../language.js").Plural} Plural */

export const words = {
  title: "Plyground: look inside",
  mark: "Inside",
  heading: "Look inside a game",
  board: "The board",
  error: "The engine could not start.",

  open: {
    label: "Record or link of a game",
    button: "Open",
    none: "Open a game from the board by “Look inside”, or paste its record here.",
    bad: "This is no game.",
  },

  settings: {
    player: "Judged by",
    effort: "Effort",
    quick: "Quick",
    thorough: "Thorough",
  },

  review: {
    title: "Review",
    running: "{n} of {all} moves judged",
    done: /** @type {Plural} */ ({ one: "{n} move judged", other: "{n} moves judged" }),
    weights: "Loading learned weights",
    chart: "Outlook over the moves",
    chance: "chance of {side}",
    score: "score to expect",
    move: "move",
    costly: "Costliest moves",
    none: "No move cost much.",
    unknown: "The values of this player do not say what a move costs.",
    item: "Move {ply}, {move}: {grade}, cost {cost}",
    retry: "Try again",
    retryLabel: "Try move {ply} again",
    look: "Look",
    lookLabel: "Look at move {ply}",
    all: "All moves",
    head: {
      ply: "Move",
      move: "Played",
      value: "Value",
      best: "Best",
      bestValue: "Value",
      cost: "Cost",
      grade: "Grade",
    },
  },

  grades: {
    best: "best",
    good: "good",
    inaccuracy: "inaccuracy",
    mistake: "mistake",
    blunder: "blunder",
  },
  sides: { x: "the first side", o: "the second side" },

  steps: { back: "Move back", forth: "Move on" },

  retry: {
    ask: "Find a better move than {move}.",
    right: "Right: {move} costs {cost}.",
    wrong: "{move} costs {cost}. Try another.",
    answer: "Show the answer",
    answered: "{move} was best.",
  },

  why: {
    title: "Why this move",
    best: "Best: {move}, value {value}",
    over: "The game is over here.",
    proven: { won: "Proven: won.", drawn: "Proven: drawn.", lost: "Proven: lost." },
    depth: "Depth {depth}, {nodes} positions",
    line: "Expected: {line}",
    moves: "Values of all moves",
    move: "Move",
    value: "Value",
    atMost: "at most {value}",
    features: "What {move} changes",
    feature: "Feature",
    before: "Before",
    after: "After",
    change: "Change",
    sum: "Sum",
    noFeatures: "This player has no static evaluation.",
    names: {
      result: "Result of the game",
      override: "Win in sight",
      points: "Points of the move",
      row: "Row {n}",
      tuple: "Tuple {n}",
      neighbours: "Neighbours",
    },
  },
};

/** @typedef {typeof words} Words */
