/** The puzzles of a game, from the file that ships with the page. */

import { writeWords } from "../core/link.js";
import { games } from "../games.js";
import { WWW } from "../place.js";
import { platform } from "../platform.js";

/** @typedef {import("./types.d.ts").Puzzle} Puzzle */
/** @typedef {import("./types.d.ts").Kind} Kind */

/** The games of the page; each has puzzles. */
export const GAMES = Object.keys(games);

/** The ratings of the first and of the last puzzle of a list. */
const [EASIEST, HARDEST] = [600, 1800];

/** @type {Map<string, Promise<Puzzle[]>>} */
const lists = new Map();

/** The puzzles of a game, the easiest first. @param {string} game */
export function puzzlesOf(game) {
  let list = lists.get(game);
  if (!list) {
    list = load(game);
    lists.set(game, list);
    list.catch(() => lists.delete(game)); // so that a later call tries again
  }
  return list;
}

/** @param {string} game @returns {Promise<Puzzle[]>} */
async function load(game) {
  const url = new URL(`puzzles/${game}.txt`, WWW);
  const response = await platform.fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
  return read(game, await response.text());
}

/** Reads a file of puzzles: `kind moves solvers solution position` on each line. @param {string} game @param {string} text @returns {Puzzle[]} */
export function read(game, text) {
  const lines = text.split("\n").filter((line) => line !== "");
  const step = (HARDEST - EASIEST) / Math.max(1, lines.length - 1);
  return lines.map((line, place) => {
    const [kind, moves, , , ...position] = line.split(" ");
    return {
      game,
      kind: /** @type {Kind} */ (kind),
      moves: Number(moves),
      rating: Math.round(EASIEST + step * place),
      position: position.join(" "),
    };
  });
}

/** The task of a puzzle as a choice names it. @param {Puzzle} puzzle */
export const taskOf = ({ kind, moves }) => `${kind}.${moves}`;

/** A short name by which the browser remembers a puzzle: a hash (FNV-1a) of its task and position. @param {Puzzle} puzzle */
export function nameOf(puzzle) {
  let hash = 0x811c9dc5;
  for (const letter of taskOf(puzzle) + puzzle.position) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** The part of a link to a puzzle after the page. @param {Puzzle} puzzle */
export const linkTo = (puzzle) =>
  `#${writeWords([
    ["game", puzzle.game],
    ["kind", taskOf(puzzle)],
    ["position", puzzle.position],
  ])}`;
