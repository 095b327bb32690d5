/** Chooses the next puzzle. */
import { taskOf } from "./list.js";

/** @typedef {import("./types.d.ts").Puzzle} Puzzle */

/** The next puzzle is drawn from this many whose ratings are nearest to the visitor's. */
const CANDIDATES = 6;

/**
 * Chooses a puzzle near the visitor's rating, an unsolved one if possible.
 * @param {Puzzle[]} puzzles of a game
 * @param {import("./record.js").PuzzleRecord} record
 * @param {{task?: string, not?: Puzzle}} wanted the task, any where there is none, and the puzzle that was there
 * @returns {Puzzle | undefined}
 */
export function nextPuzzle(puzzles, record, { task = "", not }) {
  const suiting = puzzles.filter((one) => (task === "" || taskOf(one) === task) && one !== not);
  const fresh = suiting.filter((one) => !record.isSolved(one));
  const far = (/** @type {Puzzle} */ { game, rating }) => Math.abs(rating - record.rating(game));
  const near = (fresh.length ? fresh : suiting).sort((one, other) => far(one) - far(other)).slice(0, CANDIDATES);
  return near[Math.floor(Math.random() * near.length)];
}
