// Statistics: which of the visitor's games count.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { addEnding, clearTallies, loadTallies } from "../../www/core/statistics/tally.js";
import { Rate, RunningStats } from "../../www/core/stats.js";
import { Browser } from "./browser.js";
import { first, reload } from "./visit.js";

/** A board of 2048 that ends with a move to the left, with 256 as its largest tile. */
const LAST_MOVE = "2,2,8,16,8,16,32,64,16,32,64,128,32,64,128,256";
/** To either side, and whichever tile comes: then nothing can move. */
const LAST_OF_ANY = "32,32,2,16,8,16,32,64,16,32,64,128,32,64,128,256";

/** @param {{tab: import('./browser.js').Tab}} visit */
const games = ({ tab }) => loadTallies(tab.store).reduce((sum, { games }) => sum + games, 0);

test("a game counts once, when it ends: not after an undo, a reload or a replay", async () => {
  const one = await first();
  one.board.reset({ position: LAST_MOVE });
  one.board.play("left");
  assert.equal(games(one), 1);
  one.board.undo();
  one.board.play("left");
  const next = await reload(one);
  next.board.undo();
  next.board.play("left");
  assert.equal(games(next), 1);
  next.board.reset({ position: LAST_MOVE });
  next.board.play("left");
  const [tally] = loadTallies(next.tab.store);
  assert.deepEqual(tally, {
    ...{ game: "2048", level: "", games: 2, wins: 0, draws: 0, losses: 2 },
    ...{ streak: 0, longest: 0, best: 4, tiles: { 256: 2 } },
  });
});

test("games of the computer, from links, and that are looked at are not the visitor's", async () => {
  const one = await first();
  one.board.reset({ position: LAST_OF_ANY });
  one.board.play("left", /** @type {any} */ ("ai"));
  await one.session.openGame({ position: LAST_MOVE });
  one.board.play("left");
  assert.equal(one.board.state.over, true);
  assert.equal(games(one), 0);
  one.board.reset({ position: LAST_MOVE });
  one.board.play("left");
  assert.equal(games(one), 1);
  one.board.reset({ position: LAST_MOVE });
  const { record } = one.board;
  await one.session.openGame({ record });
  one.board.play("left");
  assert.equal(games(one), 2, "a link to one's own game leaves it one's own");
});

test("a game that could not be counted counts with the next try", async () => {
  const one = await first();
  one.board.reset({ position: LAST_MOVE });
  one.board.play("left");
  one.saved.releaseResult("another");
  assert.equal(one.saved.claimResultOnce(), false);
  one.saved.releaseResult(one.record());
  const next = await reload(one);
  assert.equal(next.saved.claimResultOnce(), true);
  assert.equal(next.saved.claimResultOnce(), false);
});

test("a win against the computer counts for its level", async () => {
  const lines = readFileSync("www/puzzles/pentago.txt", "utf8")
    .split("\n")
    .map((line) => line.split(" "));
  const [, , , move, ...position] =
    lines.find((words) => words[0] === "win" && words[3].length === 2 && words.at(-1) === "X") ?? [];
  const one = await first("?game=pentago#preset=level-3");
  one.board.reset({ position: position.join(" ") });
  one.board.play(move);
  const [tally] = loadTallies(one.tab.store);
  assert.deepEqual([tally.level, tally.games, tally.wins, tally.best], ["strong/level-3", 1, 1, 1]);
  // Between two people nobody's.
  one.model.change((settings) => void (settings.players = "human,human"));
  one.board.reset({ position: position.join(" ") });
  one.board.play(move);
  assert.equal(games(one), 1);
});

test("wins in a row, the quickest win and the best of points add up", () => {
  const { store } = new Browser().tab();
  const duel = { game: "loa", level: "strong/own" };
  for (const [result, plies] of /** @type {const} */ ([
    ["win", 30],
    ["win", 20],
    ["loss", 5],
    ["draw", 9],
    ["win", 40],
  ]))
    addEnding(store, { ...duel, result, plies });
  addEnding(store, { game: "2048", level: "", result: "win", plies: 900, points: 20_000, tile: 2048 });
  addEnding(store, { game: "2048", level: "", result: "loss", plies: 90, points: 800, tile: 64 });
  const [points, two] = loadTallies(store);
  assert.deepEqual([points.best, points.tiles, points.streak, points.longest], [20_000, { 64: 1, 2048: 1 }, 0, 1]);
  const { wins, draws, losses, streak, longest, best } = two;
  assert.deepEqual(
    { wins, draws, losses, streak, longest, best },
    { wins: 3, draws: 1, losses: 1, streak: 1, longest: 2, best: 20 },
  );
  clearTallies(store);
  assert.deepEqual(loadTallies(store), []);
});

test("games of autoplay are summed and timed", () => {
  const stats = new RunningStats([{ label: "2048", isReachedBy: ({ best = 0 }) => best >= 2048 }]);
  assert.equal(stats.mean, 0);
  for (const game of [{ score: 100, best: 64 }, { score: 300, best: 2048 }, { outcome: "x" }]) stats.add(game);
  assert.deepEqual([stats.games, stats.best, stats.sum, stats.reached], [3, 300, 400, [1]]);
  const rate = new Rate();
  assert.equal(rate.perSecond(0), 0);
  for (let now = 0; now <= 3000; now += 100) rate.add(now);
  assert.equal(rate.perSecond(3000), 10);
  assert.equal(rate.perSecond(9000), 0);
});
