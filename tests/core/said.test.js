// Times of the lab as people say them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { timeAsSaid } from "../../www/kit/numbers.js";
import { describeEstimate } from "../../www/lab/estimator.js";
import { describeElo, percent } from "../../www/lab/format.js";

test("times are rounded as people say them", () => {
  for (const [seconds, said] of /** @type {const} */ ([
    [0.2, "1 second"],
    [6.6, "7 seconds"],
    [12, "10 seconds"],
    [43.7, "45 seconds"],
    [86.4, "90 seconds"],
    [130, "2 minutes"],
    [1130, "19 minutes"],
    [1530, "25 minutes"],
    [7000, "2 hours"],
    [8800, "2.5 hours"],
    [400_000, "5 days"],
  ]))
    assert.equal(timeAsSaid(1000 * seconds), said);
});

test("an estimate is a sentence", () => {
  const minutes = (/** @type {number} */ n) => 60_000 * n;
  const known = { ms: minutes(25), most: minutes(25), isAtLeast: false, firstMove: null, bytes: 0 };
  for (const [how, said] of /** @type {[object, string][]} */ ([
    [{}, "About 25 minutes"],
    [{ ms: 900, most: 900 }, "A few seconds"],
    [{ ms: minutes(20), most: minutes(120) }, "Up to 2 hours, usually about 20 minutes"],
    [{ bytes: 67_000_000 }, "About 25 minutes. Needs 67 MB of learned weights"],
    [
      { isAtLeast: true, firstMove: 810 },
      "More than 25 minutes: a first move takes over 810 ms. A smaller limit is faster",
    ],
    [{ isAtLeast: true }, "The time can’t be estimated. Limit the time or the nodes per move"],
  ]))
    assert.equal(describeEstimate({ ...known, ...how }), said);
});

test("per cent and Elo are written one way, and Elo is never infinite", () => {
  assert.deepEqual([0, 0.0512, 0.5, 0.123, 1].map(percent), ["0%", "5.12%", "50%", "12.3%", "100%"]);
  assert.deepEqual(describeElo({ difference: 20.4, low: -10, high: 51 }), ["+20", "−10 – +51"]);
  assert.deepEqual(describeElo({ difference: null, low: null, high: -191.2 }), ["< −191", ""]);
  assert.deepEqual(describeElo({ difference: null, low: 191.2, high: null }), ["> +191", ""]);
  assert.deepEqual(describeElo({ difference: 0, low: null, high: null }), ["+0", ""]);
  assert.deepEqual(describeElo({ difference: null, low: null, high: null }), ["–", ""]);
});
