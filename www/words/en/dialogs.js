// The words of dialogs, of setting up positions and of the loading of weights, in English: what few see on a first visit.

/** @typedef {import("../language.js").Plural} Plural */

export const words = {
  guide: "How the games and the players work, and how to put a board into your own page",
  single: "Single-letter shortcuts",
  language: "Language",
  keys: {
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    autoplay: "Autoplay: start or pause",
    step: "One move by the computer",
    stop: "Stop thinking",
    read: "Read the board aloud (for screen readers)",
    newGame: "New game",
    help: "This list",
  },
  confirm: {
    newGame: {
      title: "Start a new game?",
      message: "The game on the board will be gone.",
      yes: "New game",
      no: "Keep playing",
    },
    link: {
      title: "Open this game?",
      message: "It takes the place of the game you are playing.",
      yes: "Open it",
      no: "Keep mine",
      other: "Just look",
    },
    position: {
      title: "Play from this position?",
      message: "It takes the place of the game you are playing.",
      yes: "Play from here",
      no: "Keep mine",
    },
    branch: {
      title: "Play on from here?",
      message: /** @type {Plural} */ ({
        one: "The {n} move after this one will be dropped.",
        other: "The {n} moves after this one will be dropped.",
      }),
      yes: "Play on",
      no: "Keep them",
    },
  },
  better: {
    ask: "Is this better?",
    help: "The lab plays your sliders against the defaults, until it is clear which is better.",
    first: "Move a slider first. Then the lab can play your values against the defaults.",
    name: "{player}: your sliders against the defaults",
    own: "Your sliders",
    normal: "Defaults",
  },
  settings: {
    title: "Settings as text",
    help: "One name=value per line. Copy it to keep it, or paste one and apply it.",
    copy: "Copy",
    apply: "Apply",
    close: "Close",
    copied: "Settings copied.",
    applied: "Settings applied.",
    notPair: "“{line}”: should be name=value.",
  },
  editor: {
    cell: "Row {row}, column {column}: {value}",
    thinking: "Thinking…",
    over: "No move is possible here.",
    answer: "Best move: {name} (depth {depth})",
  },
  level: {
    title: "Level of the computer",
    value: "{level} of {most}",
    own: "your own",
    ownHelp: "The computer plays with your own settings.",
    rated: "Rated {elo}; random moves are 0.",
    ratedMost: "Rated {elo} or more; random moves are 0.",
    harder: "You won against level {level}. Level {other} plays a little better.",
    easier: "Level {level} won. Level {other} is easier.",
    play: "Play level {level}",
    more: "All settings",
  },
  weights: {
    loading: "Loading what {player} has learned",
    size: "{loaded} of {total} MB",
    sizeAlone: "{loaded} MB",
    unpacking: "Unpacking…",
    cancel: "Cancel",
    failed: "What {player} has learned could not be loaded. {substitute} plays in its place.",
    retry: "Try again",
    which: "Learned weights",
    auto: "As suits this device",
    file: "{label}, {size} MB",
    when: "Loaded when it first thinks, and kept for the next visit.",
  },
};

/** @typedef {typeof words} Words */
