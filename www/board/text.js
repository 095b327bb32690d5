// Every word the board shows or speaks.

import { directions } from "./2048/directions.js";

/** @typedef {import("../types.d.ts").TileStep} Step */
/** @typedef {import("../types.d.ts").TileState} State */

const number = new Intl.NumberFormat("en");

/** @param {number} cell @param {number} columns */
export const cellName = (cell, columns) =>
  String.fromCharCode(97 + (cell % columns)) + (Math.floor(cell / columns) + 1);

/** @param {string} move */
const moveName = (move) => directions[move]?.name ?? move;

/** @param {number} n @param {string} one */
export const count = (n, one) => `${number.format(n)} ${one}${n === 1 ? "" : "s"}`;

export const text = {
  /** @param {string} game @param {number} rows @param {number} columns */
  board: (game, rows, columns) => `${game} board, ${rows} by ${columns}`,
  boardHelp: "Move with the arrow keys. U takes a move back, R plays it again, I gives a hint, P plays by itself, B reads the board.",

  /** @param {number} cell @param {number} columns @param {number} value */
  cell: (cell, columns, value) =>
    `row ${Math.floor(cell / columns) + 1} column ${(cell % columns) + 1}: ${value === 0 ? "empty" : value}`,

  /** @param {Step} step @param {number} columns */
  move({ move, gain, spawn }, columns) {
    const said = [moveName(move)];
    if (gain > 0) said.push(count(gain, "point"));
    if (spawn) said.push(`New ${spawn.value} at ${cellName(spawn.cell, columns)}`);
    return `${said.join(". ")}.`;
  },
  /** @param {State} state */
  progress: ({ score, best }) => `${count(score, "point")}, largest tile ${best}.`,
  /** @param {State} state */
  newGame: ({ cells }) => `New game with ${count(cells.filter((value) => value > 0).length, "tile")}.`,
  /** @param {number} ply */
  back: (ply) => `Back to move ${ply}.`,
  /** @param {string} move */
  best: (move) => `Best move: ${moveName(move).toLowerCase()}.`,
  bestChip: "best",
  noMove: "No move is possible.",
  blocked: "Nothing moves that way.",
  autoplayOn: "Autoplay on.",
  autoplayOff: "Autoplay off.",
  restarted: "The thinker had to be restarted; nothing is lost.",

  /** The whole board, row by row. @param {State} state @param {number} columns */
  read({ cells, score }, columns) {
    const rows = [];
    for (let start = 0; start < cells.length; start += columns) {
      rows.push(cells.slice(start, start + columns).map((value) => value || "empty").join(", "));
    }
    return `${rows.map((row, i) => `Row ${i + 1}: ${row}`).join(". ")}. ${count(score, "point")}.`;
  },

  /** @param {State} state */
  winTitle: ({ goal }) => `${goal}!`,
  winBody: "You made it. Higher tiles await.",
  keepGoing: "Keep going",
  overTitle: "Game over",
  /** @param {State} state */
  overBody: ({ score, best }) => `${count(score, "point")} and a ${best} tile`,
  startOver: "New game",
  takeBack: "Take back",

  controls: {
    label: "Game controls",
    new: "New game",
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    step: "Move",
    autoplay: "Autoplay",
    pause: "Pause",
    /** @param {number} points */
    score: (points) => `Score ${number.format(points)}`,
  },

  unableTitle: "The board cannot be shown",
  /** @param {string} what */
  unableMissing: (what) => `This browser has no ${what}, which the game needs. Any browser from the last few years has it.`,
  unableLoad: "The engine could not be loaded. Check the connection, then reload the page.",
};

/** Short enough for the edge of a board. */
const compact = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });
/** How far a move's value falls short of the best one's. @param {number} value */
export const difference = (value) =>
  (value < 0 ? "−" : "+") + (Number.isFinite(value) ? compact.format(Math.abs(value)) : "∞");
