/** The puzzles of a game, from the file that ships with the page. */

import { source } from "../compile.js";
import { parsePuzzles } from "../core/puzzles/list.js";
import { WWW } from "../place.js";

/** @typedef {import("../core/puzzles/types.d.ts").Puzzle} Puzzle */

/** @type {Map<string, Promise<Puzzle[]>>} */
const lists = new Map();

/** The puzzles of a game, the easiest first. @param {string} game */
export function loadPuzzles(game) {
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
  const response = await source.fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
  return parsePuzzles(game, await response.text());
}
