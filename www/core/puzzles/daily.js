/** The board and the puzzles of the day: the same for everybody, by the date in UTC. */
import { isFromSeed } from "../match/played.js";

/** @typedef {import("./types.d.ts").Puzzle} Puzzle */

/** The seed of a day's board. @param {string} date */
export const seedOf = (date) => BigInt(date.replaceAll("-", ""));

/** The puzzle of a day. @param {Puzzle[]} puzzles @param {string} date */
export function puzzleOfDay(puzzles, date) {
  const day = Date.parse(date) / 86_400_000;
  // A step that shares no divisor with the number of puzzles meets all of them before any comes again.
  const steps = [389, 397, 401].filter((step) => puzzles.length % step !== 0);
  return puzzles[(day * steps[0]) % puzzles.length];
}

/**
 * Whether a record is of the board of a day: replayed with the day's seed, every tile is the same.
 * @param {string} record
 * @param {string} date
 * @throws where it is no record
 */
export const isBoardOfDay = (record, date) => isFromSeed(record, seedOf(date));
