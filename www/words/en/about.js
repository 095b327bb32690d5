// The words of the page about Plyground, in English.

export const words = {
  title: "Plyground: what is this?",
  heading: "What is this?",
  lead: "Board games that think, in a web page. You play them, ask for the best move and see why it is best; you change how the computer judges, and measure what that does. There is no server: everything runs in the browser.",

  boards: {
    title: "Boards for your own page",
    about: "Nothing of the engine is loaded before a click. The lines below a board are all that a page needs.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Copying was not allowed; select the lines and copy them.",
  },

  teachers: {
    title: "For teachers",
    lessons:
      "Lessons step through the algorithms on small trees. Any search can be drawn as a tree, and any game reviewed move by move.",
    weights: "Every weight of an evaluation is on a slider, and takes effect with the next move.",
    lab: "An experiment plays thousands of games, with tables, charts and intervals. Its link holds all settings, so a class repeats it.",
    puzzles: "More than 1000 positions have one right move, proven by a search to the end.",
  },

  owners: {
    title: "For site owners",
    static: "It is a folder of files for any static host. No header is needed, and no build.",
    privacy: "No account, no cookie, no request to another host. What is kept stays in the visitor’s browser.",
    languages: "Boards speak eight languages, work by keyboard, touch and screen reader, and take your colours.",
    form: "A form writes the tag, or one for a frame.",
  },

  weight: {
    title: "What a board weighs",
    about:
      "Measured here, in your browser, as each board above is started; files that boards share count for the first one.",
    board: "Board",
    size: "Loaded",
    time: "Until it could be played",
    before: "This page before any board",
    waiting: "not started",
    kilobytes: "{n} KB",
    milliseconds: "{n} ms",
  },

  ladder: {
    title: "How strong it is",
    about:
      "Ratings of the levels after hundreds of games against each other, in Elo; random moves are 0. Where one plays alone, the mean score of the best players.",
    level: "Level",
    elo: "Elo",
    player: "Player",
    mean: "Mean score",
  },
};

/** @typedef {typeof words} Words */
