// The answer to "Which player is better?": who leads, and whether that is clear.

import assert from "node:assert/strict";
import { test } from "node:test";

import { bestByPoints, bestByScore } from "../../www/core/lab/answer.js";

/** @param {string} player @param {number} mean @param {[number, number]} [interval] */
const standing = (player, mean, interval) =>
  /** @type {any} */ ({ player, mean, mean_interval: interval ? { low: interval[0], high: interval[1] } : null });

test("the best mean score leads, clearly where the intervals lie apart", () => {
  const low = standing("a", 100, [90, 110]);
  const high = standing("b", 200, [150, 250]);
  const wide = standing("c", 190, [50, 330]);
  assert.deepEqual(bestByScore([low, high]), { best: high, second: low, isClear: true });
  assert.equal(bestByScore([low, wide, high])?.isClear, false);
  assert.equal(bestByScore([standing("a", 1), standing("b", 9)])?.isClear, null); // too few games for intervals
  assert.equal(bestByScore([high]), null); // nobody to compare with
});

/** @param {string} player @param {string} opponent @param {[number, number, number]} ends @param {[number, number]} [interval] */
const match = (player, opponent, [wins, draws, losses], interval) => {
  const score_interval = interval ? { low: interval[0], high: interval[1] } : null;
  return /** @type {any} */ ({ player, opponent, wins, draws, losses, games: wins + draws + losses, score_interval });
};

test("the largest share of the points leads, clearly where the games between the first two say so", () => {
  const matches = [
    match("a", "b", [2, 0, 8], [0.05, 0.4]),
    match("a", "c", [9, 0, 1], [0.7, 1]),
    match("b", "c", [10, 0, 0], [0.9, 1]),
  ];
  assert.deepEqual(bestByPoints(matches), { best: "b", second: "a", share: 0.9, isClear: true });
  assert.equal(bestByPoints([match("a", "b", [6, 0, 4], [0.3, 0.9])])?.isClear, false);
  assert.equal(bestByPoints([match("a", "b", [3, 0, 0])])?.isClear, null);
  assert.equal(bestByPoints([]), null);
});
