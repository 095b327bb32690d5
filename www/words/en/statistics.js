// The words of the statistics, in English.

/** @typedef {import("../language.js").Plural} Plural */

export const words = {
  title: "Plyground: your games",
  heading: "Your games",
  about:
    "A game counts once, when it ends. Games in which the computer made a move for you, games from links and games of two people do not count. All of this stays in your browser.",
  none: "No game has ended yet.",

  table: {
    rules: "Rules",
    usual: "usual",
    opponent: "Against",
    own: "{player}, your settings",
    preset: "{player}, {preset}",
    games: "Games",
    wins: "Won",
    draws: "Drawn",
    losses: "Lost",
    best: "Best score",
    quickest: "Quickest win",
    ended: "{tile} at the end",
    plies: /** @type {Plural} */ ({ one: "{n} move", other: "{n} moves" }),
    streak: "Won in a row",
    longest: "Longest row",
  },

  tiles: { title: "Largest tile at the end", tile: "Largest tile" },
  ends: { title: "How the games ended", opponent: "Against" },
  counted: "Games",

  puzzles: {
    title: "Puzzles",
    game: "Game",
    rating: "Rating",
    solved: "Solved",
    row: "In a row: {streak}. Longest row: {longest}.",
  },

  file: {
    title: "Everything in one file",
    about:
      "Games, settings, presets, statistics, puzzles and the lab’s runs, to keep or to take to another browser. A module of your own and learned weights are not in it.",
    save: "Save as a file",
    open: "Open a file",
    erase: "Erase everything",
    saved: "Saved: {name}",
    savedPart: "Saved without the lab’s runs, which this browser could not read: {name}",
    opened: "Everything in the file is back.",
    erased: "Nothing is kept any more.",
    foreign: "This is no file of Plyground’s. Nothing has changed.",
    damaged: "This file is damaged. Nothing has changed.",
    newer: "This file comes from a newer Plyground. Reload this page, then open it again. Nothing has changed.",
    full: "The browser has no room for this file. Nothing has changed.",
    stuck: "This browser could not change the lab’s runs. Nothing has changed.",
  },
};

/** @typedef {typeof words} Words */
