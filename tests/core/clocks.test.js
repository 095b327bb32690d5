// Clocks of two sides, and how each board stands before its players.

import assert from "node:assert/strict";
import { test } from "node:test";

import { CLOCKS, Clock, formatTime, parseClock } from "../../www/core/match/clock.js";
import { GameClock } from "../../www/core/match/game-clock.js";
import { SavedBoardSetups } from "../../www/core/match/saved-board-setups.js";
import { Browser } from "./browser.js";
import { visit } from "./visit.js";

/** @typedef {import('../../www/core/match/types').TableEnding} TableEnding */

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

/** A game at one board with a clock of one minute and a second for each move, by a watch that the test sets. */
async function timed({ step = 1 } = {}) {
  const one = await visit(new Browser().tab(), "#game=pentago&players=human,human");
  const { model, session, tab } = one;
  const setups = new SavedBoardSetups(tab.store, session);
  setups.change("pentago", { clock: "1+1" });
  const watch = { ms: 5000 };
  /** @type {TableEnding | undefined} */
  let ending;
  const endings = {
    get ending() {
      return ending;
    },
    end: (/** @type {TableEnding} */ how) => void (ending = how),
  };
  const now = () => Math.floor(watch.ms / step) * step;
  const clock = new GameClock(model, setups, { endings, isOff: () => false, now, saveWithin: tab.saveWithin });
  return { ...one, clock, endings, setups, watch };
}

for (const step of [1, 16.7, 100])
  test(`a move after its time loses, though nobody saw the flag fall; by steps of ${step} ms`, async () => {
    const { board, clock, endings, watch } = await timed({ step });
    board.play("a13L");
    watch.ms += 59_000;
    assert.ok(board.play("b13L")); // in time
    assert.ok(Math.abs(clock.timeLeft("o") - 2000) <= step);
    watch.ms += 3_600_000; // the tab was frozen, or the machine asleep
    assert.equal(board.play("c13L"), false);
    assert.deepEqual(endings.ending, { how: "flag", by: "x" });
    assert.equal(board.state.plies, 2);
    assert.equal(clock.running, undefined);
  });

test("the move of a computer that was frozen past its time comes too late as well", async () => {
  const { board, endings, model, watch } = await timed();
  model.change((settings) => (settings.players = "human,ai"));
  board.play("a13L");
  watch.ms += 61_001;
  assert.equal(board.play("b13L", "ai"), false);
  assert.deepEqual(endings.ending, { how: "flag", by: "o" });
});

test("a watch that goes back gives nobody time, and one that is on time refuses no move", async () => {
  const { board, clock, endings, watch } = await timed();
  board.play("a13L");
  watch.ms -= 4000;
  assert.equal(clock.timeLeft("o"), 60_000);
  assert.ok(board.play("b13L"));
  assert.equal(clock.timeLeft("o"), 61_000);
  watch.ms += 59_999;
  clock.tick();
  assert.equal(endings.ending, undefined);
  watch.ms += 1001;
  clock.tick();
  assert.deepEqual(endings.ending, { how: "flag", by: "x" });
});

test("the times of a game are saved with it", async () => {
  const { board, setups, tab, watch } = await timed();
  board.play("a13L");
  watch.ms += 20_000;
  tab.flush();
  assert.deepEqual(setups.of("pentago").times, { x: 61_000, o: 40_000, record: board.record });
});
