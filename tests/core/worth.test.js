// What a player's values mean.
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../www/catalogue.js";
import { bestOf, costOf, gradeOf, partOf, provenEnd, winningChance } from "../../www/core/worth.js";

const { won } = catalogue;

test("a proven end is told in moves of the side that wins", () => {
  assert.deepEqual(provenEnd(won - 1), { wins: true, moves: 1 });
  assert.deepEqual(provenEnd(won - 5), { wins: true, moves: 3 });
  assert.deepEqual(provenEnd(4 - won), { wins: false, moves: 2 });
  assert.deepEqual(provenEnd(-won), { wins: false, moves: 0 }); // the game is over
  for (const value of [0, 400, -400, won / 2, NaN, Infinity, -Infinity]) assert.equal(provenEnd(value), null);
});

test("winning chances rise with the value, and are even where nobody is ahead", () => {
  assert.equal(winningChance({ odds: 420 }, 0), 0.5);
  assert.equal(winningChance("share", 0.3), 0.3);
  assert.equal(winningChance({ odds: 80 }, won - 3), 1);
  assert.equal(winningChance({ odds: 80 }, 3 - won), 0);
  assert.ok(Number(winningChance({ odds: 80 }, 40)) > 0.5);
  assert.equal(winningChance(undefined, 40), undefined);
  assert.equal(winningChance("points", 40), undefined);
});

test("every player of two sides that says chances says even ones for an even game", () => {
  for (const { outlook, game } of catalogue.players) {
    if (!outlook || catalogue.games.find(({ id }) => id === game)?.sides === 1) continue;
    assert.equal(winningChance(outlook, outlook === "share" ? 0.5 : 0), 0.5);
  }
});

test("a move costs a part of what is to come, and is graded by it", () => {
  assert.equal(costOf("points", 1000, 900), 0.1);
  assert.equal(costOf("points", 0, -5), 0);
  assert.equal(costOf({ fixed: 800 }, -100, -140), 0.05);
  assert.equal(costOf({ odds: 100 }, won - 1, 0), 0.5);
  assert.equal(costOf(undefined, 2, 1), undefined);
  assert.deepEqual([0.3, 0.1, 0.07, 0.01, undefined].map(gradeOf), [
    "muchWorse",
    "muchWorse",
    "worse",
    "littleWorse",
    "littleWorse",
  ]);
});

test("a bound is never the best", () => {
  const values = [
    { move: "a", value: 3, bound: /** @type {const} */ (true) },
    { move: "b", value: 2 },
    { move: "c", value: 2 },
  ];
  assert.equal(bestOf(values)?.move, "b");
  assert.equal(bestOf([]), undefined);
});

test("the bar is full for a win, empty for a loss, and unknown where values do not say", () => {
  assert.equal(partOf({ odds: 80 }, won - 1), 1);
  assert.equal(partOf("points", 100), 0);
  assert.equal(partOf("points", 1e6), 1);
  assert.equal(partOf({ fixed: 800 }, -500, -100), 0.5);
  assert.equal(partOf({ fixed: 800 }, -500), undefined);
  assert.equal(partOf(undefined, 7), undefined);
});
