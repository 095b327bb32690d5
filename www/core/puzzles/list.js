/** The puzzles of a game, as its file has them, and their names. */

import { games } from "../../games.js";
import { formatPairs } from "../link.js";

/** @typedef {import("./types.d.ts").Puzzle} Puzzle */
/** @typedef {import("./types.d.ts").Kind} Kind */

/** The games of the page; each has puzzles. */
export const GAMES = Object.keys(games);

/** The ratings of the first and of the last puzzle of a list. */
const [EASIEST, HARDEST] = [600, 1800];

/** Reads a file of puzzles: `kind moves solvers solution position` on each line. @param {string} game @param {string} text @returns {Puzzle[]} */
export function parsePuzzles(game, text) {
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
export function hashOf(puzzle) {
  let hash = 0x811c9dc5;
  for (const letter of taskOf(puzzle) + puzzle.position) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** The part of a link to a puzzle after the page. @param {Puzzle} puzzle */
export const puzzleLink = (puzzle) =>
  `#${formatPairs([
    ["game", puzzle.game],
    ["kind", taskOf(puzzle)],
    ["position", puzzle.position],
  ])}`;

/** The next puzzle is drawn from this many whose ratings are nearest to the visitor's. */
const CANDIDATES = 6;

/**
 * Chooses a puzzle near the visitor's rating, or so much above it, an unsolved one if possible.
 * @param {Puzzle[]} puzzles of a game
 * @param {import("./record.js").PuzzleRecord} record
 * @param {{task?: string, not?: Puzzle, above?: number}} wanted the task, any where there is none, and the puzzle that was there
 * @returns {Puzzle | undefined}
 */
export function nextPuzzle(puzzles, record, { task = "", not, above = 0 }) {
  const suiting = puzzles.filter((one) => (task === "" || taskOf(one) === task) && one !== not);
  const fresh = suiting.filter((one) => !record.isSolved(one));
  const far = (/** @type {Puzzle} */ { game, rating }) => Math.abs(rating - record.rating(game) - above);
  const near = (fresh.length ? fresh : suiting).sort((one, other) => far(one) - far(other)).slice(0, CANDIDATES);
  return near[Math.floor(Math.random() * near.length)];
}
