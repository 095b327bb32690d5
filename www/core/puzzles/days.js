/** Which days were played, how many in a row, and what a page says of today. */

import { addDays, todayDate } from "./dates.js";
import { checkSaved } from "./saved.js";

/** @typedef {import("./types.d.ts").Day} Day */
/** @typedef {Record<string, Day>} Days */

/** Whether a day counts: its board was played to the end, or a puzzle of that day was solved. @param {Day | undefined} day */
export const isPlayed = (day) => Boolean(day?.isDone || day?.puzzles);

/** How many days in a row were played up to today. A today that is still open breaks nothing. @param {Days} days @param {string} today */
export function dayStreak(days, today) {
  let count = 0;
  let date = isPlayed(days[today]) ? today : addDays(today, -1);
  for (; isPlayed(days[date]); date = addDays(date, -1)) count += 1;
  return count;
}

/** The most days in a row that were ever played. @param {Days} days */
export function longestDayStreak(days) {
  const ends = Object.keys(days).filter((date) => isPlayed(days[date]) && !isPlayed(days[addDays(date, 1)]));
  return Math.max(0, ...ends.map((date) => dayStreak(days, date)));
}

/**
 * The last weeks, from Monday to Sunday, up to that of today.
 * @param {string} today
 * @param {number} weeks
 * @returns {string[][]} dates
 */
export function calendar(today, weeks) {
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const first = addDays(today, -weekday - 7 * (weeks - 1));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(first, 7 * week + day)),
  );
}

/** The score to beat: the lowest of the computer's that is not beaten yet, else its highest. @param {Day | undefined} day */
export function scoreToBeat({ best = 0, rivals = [] } = {}) {
  const sorted = [...rivals].sort((one, other) => one - other);
  return sorted.find((score) => score >= best) ?? sorted.at(-1);
}

/**
 * What a page says of today: days in a row, whether today counts already, the best score on today's board and the score to beat,
 * where they are known. Quick: it reads the store once.
 * @param {import("../storage.js").PageStore} store
 * @param {string} [today]
 * @returns {{streak: number, playedToday: boolean, best?: number, aiScore?: number}}
 */
export function dailySummary(store, today = todayDate()) {
  const days = store.read("puzzles", checkSaved)?.days ?? {};
  const day = days[today];
  return { streak: dayStreak(days, today), playedToday: isPlayed(day), best: day?.best, aiScore: scoreToBeat(day) };
}
