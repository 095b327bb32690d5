// Messages that boards of several games share, in the words of a language.

import { fileName } from "./coordinates.js";

/** @typedef {import("../words/board.js").BoardLanguage} BoardLanguage */

/** The name of a cell, such as `a1` for the upper left one. @param {number} cell @param {number} columns */
export const cellName = (cell, columns) => fileName(cell % columns) + (Math.floor(cell / columns) + 1);

/** The label of a board. @param {BoardLanguage} language @param {string} game @param {{rows: number, columns: number}} shape */
export const boardName = ({ words, say }, game, { rows, columns }) => say(words.board, { game, rows, columns });

/** The rows of a board, cell by cell. @param {BoardLanguage} language @param {string[]} cells @param {number} columns */
export function rowsOf({ words, say }, cells, columns) {
  const rows = [];
  for (let start = 0; start < cells.length; start += columns) {
    rows.push(say(words.row, { row: rows.length + 1, cells: cells.slice(start, start + columns).join(", ") }));
  }
  return rows.join(". ");
}
