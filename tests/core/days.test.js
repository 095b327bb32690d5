// Days in a row, the calendar, and what a page says of today.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addDays, msToNextDay, todayDate } from "../../www/core/puzzles/dates.js";
import { calendar, dailySummary, dayStreak, longestDayStreak, scoreToBeat } from "../../www/core/puzzles/days.js";
import { PuzzleRecord } from "../../www/core/puzzles/record.js";
import { Browser } from "./browser.js";

const TODAY = "2026-03-01";
/** Days of which each was played to its end. @param {string[]} dates */
const played = (...dates) => Object.fromEntries(dates.map((date) => [date, { isDone: true }]));

test("a day begins at midnight in UTC", () => {
  const late = Date.UTC(2026, 1, 28, 23, 59);
  assert.deepEqual([todayDate(late), msToNextDay(late), todayDate(late + 60_000)], ["2026-02-28", 60_000, TODAY]);
  assert.deepEqual([addDays(TODAY, -1), addDays("2028-02-28", 1)], ["2026-02-28", "2028-02-29"]);
});

test("a streak counts days without a gap, and an open today breaks nothing", () => {
  const days = played("2026-02-20", "2026-02-21", "2026-02-22", "2026-02-27", "2026-02-28");
  assert.deepEqual([dayStreak(days, TODAY), dayStreak({ ...days, ...played(TODAY) }, TODAY)], [2, 3]);
  assert.deepEqual([dayStreak(days, addDays(TODAY, 1)), longestDayStreak(days), dayStreak({}, TODAY)], [0, 3, 0]);
  assert.equal(longestDayStreak({}), 0);
});

test("a puzzle of the day counts, a board that is not at its end does not", () => {
  assert.equal(dayStreak({ [TODAY]: { puzzles: 1 } }, TODAY), 1);
  assert.equal(dayStreak({ [TODAY]: { best: 900, rivals: [2000] } }, TODAY), 0);
});

test("the calendar has whole weeks that end with the one of today", () => {
  const weeks = calendar(TODAY, 2); // a Sunday
  assert.deepEqual(
    [weeks[0][0], weeks[0][6], weeks[1][0], weeks[1][6]],
    ["2026-02-16", "2026-02-22", "2026-02-23", TODAY],
  );
  assert.equal(calendar("2026-03-02", 5)[4][0], "2026-03-02");
});

test("the score to beat is the next above the best, at last the highest", () => {
  const rivals = [2000, 9000, 70_000];
  assert.deepEqual(
    [undefined, 2000, 2001, 80_000].map((best) => scoreToBeat({ best, rivals })),
    [2000, 2000, 9000, 70_000],
  );
  assert.equal(scoreToBeat(), undefined);
});

test("a page learns of today from the store alone, also where it has nothing, junk or data of 0.2.0", () => {
  const browser = new Browser();
  const tab = browser.tab();
  const nothing = { streak: 0, playedToday: false, best: undefined, aiScore: undefined };
  assert.deepEqual(dailySummary(tab.store, TODAY), nothing);
  const old = { v: 1, streak: 4, longest: 9, ratings: {}, solved: {}, daily: { date: TODAY, record: "2048.1.x" } };
  tab.store.writeRaw("puzzles", JSON.stringify(old));
  assert.deepEqual(dailySummary(tab.store, TODAY), nothing);
  const record = new PuzzleRecord(tab.store);
  assert.deepEqual([record.streak, record.longest, record.daily?.date, record.days], [4, 9, TODAY, {}]);
  record.changeDay(addDays(TODAY, -1), (day) => void (day.puzzles = 1));
  record.changeDay(TODAY, (day) => void Object.assign(day, { best: 3000, isDone: true, rivals: [2000, 9000] }));
  assert.deepEqual(dailySummary(tab.store, TODAY), { streak: 2, playedToday: true, best: 3000, aiScore: 9000 });
  tab.store.writeRaw("puzzles", JSON.stringify({ ...old, days: { [TODAY]: { best: "many" } } }));
  assert.deepEqual(dailySummary(tab.store, TODAY), nothing);
  tab.store.writeRaw("puzzles", JSON.stringify({ ...old, days: { someday: { isDone: true } } }));
  assert.deepEqual(dailySummary(tab.store, TODAY), nothing);
});
