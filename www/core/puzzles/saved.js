/** What the browser keeps of puzzles and daily boards, as the stored text must have it. */

import { isDate } from "./dates.js";

/** @typedef {import("./types.d.ts").SavedRecord} SavedRecord */

/** Checks saved data. Data of older versions knows no days. @param {any} kept @returns {SavedRecord} @throws on anything else */
export function checkSaved({ streak, longest, ratings, solved, tried = {}, daily, days = {} }) {
  const numbers = [streak, longest, ...Object.values(ratings)];
  const names = [...Object.values(solved).flat(), ...Object.values(tried).flat(), ...Object.values(daily ?? {})];
  if (
    !numbers.every(Number.isFinite) ||
    !names.every((name) => typeof name === "string") ||
    !Object.keys(days).every(isDate) ||
    !Object.values(days).every(isDay)
  ) {
    throw new Error("no record of puzzles");
  }
  return { streak, longest, ratings, solved, tried, daily, days };
}

/** @param {import("./types.d.ts").Day} day */
const isDay = ({ best = 0, isDone = false, puzzles = 0, rivals = [] }) =>
  [best, puzzles, ...rivals].every(Number.isFinite) && typeof isDone === "boolean";
