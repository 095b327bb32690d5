// The puzzles: their names, the day's, what the visitor has solved; and the mistakes that come back.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";
import { readLink } from "../../www/core/link.js";
import { dayIn, isDate, isOfDay, puzzleOf, seedOf } from "../../www/core/puzzles/daily.js";
import { GAMES, linkTo, nameOf, read, taskOf } from "../../www/core/puzzles/list.js";
import { PuzzleRecord, rated } from "../../www/core/puzzles/record.js";
import { Shelf, today } from "../../www/core/shelf.js";
import { Board } from "./board.js";
import { Browser } from "./browser.js";

const ALL = Object.fromEntries(
  GAMES.map((game) => [game, read(game, readFileSync(`www/puzzles/${game}.txt`, "utf8"))]),
);

test("each puzzle has a name and a link of its own, and a rating by its place", () => {
  for (const [game, puzzles] of Object.entries(ALL)) {
    assert.ok(puzzles.length > 100, game);
    assert.equal(new Set(puzzles.map(nameOf)).size, puzzles.length, game);
    assert.deepEqual([puzzles[0].rating, puzzles.at(-1)?.rating], [600, 1800]);
    for (const puzzle of puzzles.slice(0, 20)) {
      const { game: linked, settings } = readLink(linkTo(puzzle));
      assert.deepEqual([linked.game, linked.position, settings], [game, puzzle.position, [["kind", taskOf(puzzle)]]]);
    }
  }
});

test("a day has one puzzle, all come before any comes again, and its board is that of its seed", async () => {
  const puzzles = ALL.pentago;
  const days = puzzles.map((_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
  assert.equal(new Set(days.map((date) => puzzleOf(puzzles, date))).size, puzzles.length);
  assert.deepEqual(["2026-11-25", "2026-13-01", "26-1-1", ""].map(isDate), [true, false, false, false]);
  assert.equal(dayIn("2026-11-25", "en"), "November 25, 2026");
  const board = await Board.open("2048");
  board.reset({ game: "2048", seed: seedOf("2026-11-25") });
  for (let ply = 0; ply < 5; ply += 1) board.play(board.state.legal[0]);
  assert.deepEqual(
    [await isOfDay(board.record, "2026-11-25"), await isOfDay(board.record, "2026-11-26")],
    [true, false],
  );
});

test("a puzzle counts at its first answer, and is solved when it is brought to its end", () => {
  const browser = new Browser();
  const record = new PuzzleRecord(browser.tab().store);
  const [one, other] = ALL.loa;
  record.add(one, false);
  assert.deepEqual([record.has(one), record.hasCounted(one), record.streak], [false, true, 0]);
  record.add(one, true); // too late
  assert.equal(record.rating("loa"), rated(1000, one.rating, false));
  record.finish(one);
  record.add(other, true);
  record.finish(other);
  assert.deepEqual([record.count("loa"), record.streak, record.longest, record.count("pentago")], [2, 1, 1, 0]);
  assert.deepEqual(browser.kept("puzzles").tried, { loa: [] });
  record.keepDaily("2026-11-25", "2048.1.x");
  assert.deepEqual(new PuzzleRecord(browser.tab().store).daily, { date: "2026-11-25", record: "2048.1.x" });
});

test("ratings follow Elo", () => {
  assert.equal(rated(1000, 1000, true), 1016);
  assert.equal(rated(1000, 1000, false), 984);
  assert.ok(rated(1000, 1800, true) > 1031 && rated(1800, 600, true) < 1800.1);
});

test("puzzles that two tabs solve both count", () => {
  const browser = new Browser();
  const records = [1, 2].map(() => new PuzzleRecord(browser.tab().store));
  for (const [at, record] of records.entries()) {
    record.add(ALL.pentago[at], true);
    record.finish(ALL.pentago[at]);
  }
  for (const record of records) assert.deepEqual([record.count("pentago"), record.streak], [2, 2]);
});

const MISTAKE = { game: "loa", position: "here", move: "b3-b1", best: "b8-b6", player: "strong", nodes: 2000 };
const DAY_MS = 86_400_000;

test("a kept mistake comes back later each time it is played right, and leaves when it is learned", () => {
  mock.timers.enable({ apis: ["Date"], now: 20_000 * DAY_MS });
  const { store } = new Browser().tab();
  const shelf = new Shelf(store);
  assert.equal(shelf.keep(MISTAKE), true);
  assert.equal(shelf.due.length, 0);
  for (const days of [1, 3, 7, 16, 35]) {
    const [kept] = shelf.all;
    assert.equal(kept.due - today(), days);
    mock.timers.tick(days * DAY_MS);
    assert.equal(shelf.due.length, 1);
    shelf.answer(kept, true);
  }
  assert.equal(shelf.has(MISTAKE), false);
  mock.timers.reset();
});

test("a wrong answer begins anew, and one that is kept again replaces itself", () => {
  const shelf = new Shelf(new Browser().tab().store);
  shelf.keep(MISTAKE);
  shelf.answer(shelf.all[0], true);
  shelf.answer(shelf.all[0], false);
  assert.deepEqual([shelf.all[0].right, shelf.all[0].due], [0, today() + 1]);
  shelf.keep({ ...MISTAKE, player: "alpha-beta", params: { table: 0 }, weights: "small" });
  assert.equal(shelf.all.length, 1);
  assert.deepEqual(shelf.all[0].params, { table: 0 });
  shelf.remove(MISTAKE);
  assert.deepEqual(shelf.all, []);
});

test("the shelf holds two hundred; the one due last makes room", () => {
  const shelf = new Shelf(new Browser().tab().store);
  for (let at = 0; at <= 200; at += 1) shelf.keep({ ...MISTAKE, position: String(at) });
  assert.equal(shelf.all.length, 200);
  assert.equal(shelf.has({ game: "loa", position: "200" }), true);
});
