// The marks that a page puts on its board: arrows, circles, texts and moves. One that is wrong is refused by its place and value.

import { checkOptions, shorten } from "./arguments.js";

/** @typedef {import("../types.d.ts").Mark} Mark */
/** @typedef {{game: string, rows: number, columns: number}} Board */

const KINDS = ["arrow", "circle", "text", "move"];
const COLOURS = ["green", "red", "blue", "yellow"];

/** Whether a board has a cell of that name, such as `a1`. @param {string} name @param {Board} board */
const isCell = (name, { rows, columns }) =>
  /^[a-z][1-9]\d?$/.test(name) && name.charCodeAt(0) - 97 < columns && Number(name.slice(1)) <= rows;

/**
 * Checks marks for the game on the board.
 * @param {unknown} marks
 * @param {Board} board
 * @param {{isMove: (word: string) => boolean}} places
 * @returns {Mark[]} a copy
 * @throws an Error that names the mark and the value
 */
export function checkMarks(marks, board, { isMove }) {
  if (!Array.isArray(marks)) throw new TypeError("marks: should be a list");
  const cell = { wanted: `a cell of ${board.game}`, fits: (/** @type {string} */ name) => isCell(name, board) };
  /** @type {Record<string, {wanted: string, fits: (value: string) => boolean}>} */
  const rules = {
    circle: cell,
    at: cell,
    text: { wanted: "a text of 1 to 12 characters", fits: (text) => /^.{1,12}$/su.test(text) },
    move: { wanted: `a move of ${board.game}`, fits: isMove },
    colour: { wanted: `one of ${COLOURS.join(", ")}`, fits: (colour) => COLOURS.includes(colour) },
  };
  return marks.map((mark, i) => checkMark(`marks[${i}]`, mark, rules, cell));
}

/**
 * @param {string} name
 * @param {any} mark
 * @param {Record<string, {wanted: string, fits: (value: string) => boolean}>} rules
 * @param {{wanted: string, fits: (value: string) => boolean}} cell  the rule for the ends of an arrow
 */
function checkMark(name, mark, rules, cell) {
  const { arrow, ...parts } = checkOptions(name, mark, [...KINDS, "at", "colour"]);
  if (KINDS.filter((kind) => mark?.[kind] !== undefined).length !== 1)
    throw new Error(`${name}: should have one of ${KINDS.join(", ")}`);
  const check = (/** @type {string} */ part, /** @type {unknown} */ value, { wanted, fits } = rules[part]) => {
    if (typeof value !== "string" || !fits(value))
      throw new Error(`${name}.${part}: "${shorten(value)}" is not ${wanted}`);
  };
  if (arrow !== undefined && !(Array.isArray(arrow) && arrow.length === 2))
    throw new Error(`${name}.arrow: should be a list of two cells`);
  const ends = /** @type {unknown[]} */ (arrow ?? []);
  ends.forEach((end, at) => check(`arrow[${at}]`, end, cell));
  if (parts.text !== undefined) check("at", parts.at);
  else if (parts.at !== undefined) throw new Error(`${name}.at: is for a text alone`);
  for (const [part, value] of Object.entries(parts)) if (value !== undefined) check(part, value);
  return /** @type {Mark} */ ({ ...parts, ...(ends.length && { arrow: ends }) });
}
