// The course of a game: the chances in its positions, and where it turned.
import assert from "node:assert/strict";
import test from "node:test";
import { chanceIn, findTurningPoint } from "../../www/core/course.js";

/** @typedef {import('../../www/types').State} State */

test("a game turns where the loser lost most since the winner was behind", () => {
  assert.equal(findTurningPoint([0.5, 0.5, 0.9, 0.4, 0.45, 0.8, 1], "x"), 5, "the lead of ply 2 was lost again");
  assert.equal(findTurningPoint([0.5, 0.4, 0.1, 0.05, 0], "o"), 2);
  assert.equal(findTurningPoint([0.5, 0.2, 0.6, 0.5], "draw"), 2);
  assert.equal(findTurningPoint([0.5, 0.55, 0.6, 0.7], "x"), undefined, "nothing changed at once");
  assert.equal(findTurningPoint([0.9], "x"), undefined);
  assert.equal(findTurningPoint([], null), undefined);
});

test("chances are those of the first side, whoever is to move", async () => {
  const state = (/** @type {object} */ more) => /** @type {State} */ ({ side: "x", outcome: null, ...more });
  const think = (/** @type {number} */ value) => async () => ({ value });
  assert.equal(await chanceIn(state({}), "share", think(0.75)), 0.75);
  assert.equal(await chanceIn(state({ side: "o" }), "share", think(0.75)), 0.25);
  assert.equal(await chanceIn(state({ side: "o" }), { odds: 100 }, think(0)), 0.5);
  assert.equal(await chanceIn(state({}), { odds: 100 }, think(1_999_998)), 1, "a proven win");
  assert.equal(await chanceIn(state({ outcome: "o" }), "share", think(0.75)), 0, "the end needs no thought");
  assert.equal(await chanceIn(state({}), undefined, think(3)), undefined);
  assert.equal(await chanceIn(state({ side: undefined }), "points", think(3)), undefined);
});
