// Clocks of two sides, and how each board stands before its players.

import assert from "node:assert/strict";
import { test } from "node:test";

import { CLOCKS, Clock, formatTime, parseClock } from "../../www/core/match/clock.js";
import { SavedBoardSetups } from "../../www/core/match/saved-board-setups.js";
import { Browser } from "./browser.js";

test("a clock counts what the sides use, and adds the increment", () => {
  const clock = new Clock(parseClock("1+2"));
  clock.start("x", 1000);
  clock.start("x", 3000); // runs already
  assert.deepEqual([clock.timeLeft("x", 6000), clock.timeLeft("o", 6000)], [55_000, 60_000]);
  clock.onMoved("x", 6000);
  clock.start("o", 6000);
  assert.deepEqual([clock.timeLeft("x", 26_000), clock.timeLeft("o", 26_000)], [57_000, 40_000]);
  assert.deepEqual([clock.flaggedSide(65_999), clock.flaggedSide(66_000)], [undefined, "o"]);
  clock.stop(16_000);
  assert.deepEqual([clock.running, clock.timeLeft("o", 99_000)], [undefined, 50_000]);
});

test("a clock goes on with what the sides had left", () => {
  const clock = new Clock(parseClock("5+3"), { x: 1000, o: 0 });
  assert.deepEqual([clock.timeLeft("x", 0), clock.flaggedSide(0)], [1000, undefined]);
  clock.start("o", 0);
  assert.equal(clock.flaggedSide(0), "o");
  for (const choice of CLOCKS) assert.ok(parseClock(choice).base >= 60_000);
});

test("time is read as people say it, with tenths at the end", () => {
  const words = [60_000, 59_001, 20_000, 19_999, 40, -5].map(formatTime);
  assert.deepEqual(words, ["1:00", "1:00", "0:20", "19.9", "0.0", "0.0"]);
});

test("each tab and each game has a table of its own", () => {
  const browser = new Browser();
  const [one, other] = [1, 2].map((slot) => new SavedBoardSetups(browser.tab().store, { slot }));
  one.change("loa", { flipped: true });
  other.change("loa", { clock: "5+3" });
  one.change("pentago", { ended: { how: "agreed", record: "x" } });
  assert.deepEqual([one.of("loa"), other.of("loa")], [{ flipped: true }, { clock: "5+3" }]);
  assert.deepEqual([one.of("pentago").ended?.how, other.of("pentago"), one.of("toString")], ["agreed", {}, {}]);
  const next = new SavedBoardSetups(browser.tab().store, { slot: 1 });
  assert.deepEqual(next.of("loa"), { flipped: true });
});
