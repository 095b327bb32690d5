// The meaning of a player's values: a proven end, winning chances, or a part of the points to come.

import { catalogue } from "../catalogue.js";

/** @typedef {import("../types.d.ts").MoveValue} MoveValue */
/** @typedef {import("../types.d.ts").ValueScale | undefined} Scale */

/** Beyond it a value of a game of two sides is a proven result. */
const DECIDED = catalogue.won / 2;
/** The least shares of the outcome that grade a move worse; the review of a game has the same. */
const GRADES = /** @type {const} */ ([
  [0.1, "muchWorse"],
  [0.05, "worse"],
  [0, "littleWorse"],
]);

/** The proven end that a value of a game of two sides stands for, in moves of the side that wins; null where nothing is proven. @param {number} value */
export function provenEnd(value) {
  const plies = catalogue.won - Math.abs(value);
  if (!(plies >= 0 && plies < DECIDED)) return null;
  return { wins: value > 0, moves: Math.ceil(plies / 2) };
}

/** The share of the points that the side to move may expect, from 0 to 1; undefined where values do not say. @param {Scale} scale @param {number} value */
export function winningChance(scale, value) {
  const end = provenEnd(value);
  if (end) return Number(end.wins);
  if (scale === "share") return value;
  if (typeof scale === "object" && "odds" in scale) return 1 / (1 + Math.exp(-value / scale.odds));
}

/** The share of the outcome, from 0 to 1, that a move costs where another is best; undefined where values do not say. @param {Scale} scale @param {number} best @param {number} value */
export function costOf(scale, best, value) {
  if (typeof scale === "object" && "fixed" in scale) return clamp((best - value) / scale.fixed);
  if (scale === "points") return best > 0 ? clamp((best - value) / best) : 0;
  const [most, least] = [winningChance(scale, best), winningChance(scale, value)];
  return most === undefined || least === undefined ? undefined : clamp(most - least);
}

/** How much worse a move of such a cost is. @param {number | undefined} cost */
export const gradeOf = (cost = 0) => (GRADES.find(([least]) => cost >= least) ?? GRADES[2])[1];

/** The best of values that are no bounds; of equals the first. @param {MoveValue[]} values @returns {MoveValue | undefined} */
export const bestOf = (values) =>
  values
    .filter(({ bound }) => !bound)
    .reduce((best, one) => (best && best.value >= one.value ? best : one), /** @type {any} */ (undefined));

/**
 * What is known of a position by the best of its moves, as a part of a bar from 0 to 1; undefined where values do not say.
 * @param {Scale} scale
 * @param {number} value of the position, for the side to move
 * @param {number} [now] the value of the same position without a search
 */
export function partOf(scale, value, now) {
  if (scale === "points") return clamp((Math.log10(Math.max(1, value)) - 2) / 4); // from 100 to a million
  if (typeof scale === "object" && "fixed" in scale)
    return now === undefined ? undefined : 1 - clamp((now - value) / scale.fixed);
  return winningChance(scale, value);
}

const clamp = (/** @type {number} */ part) => Math.min(1, Math.max(0, part));
