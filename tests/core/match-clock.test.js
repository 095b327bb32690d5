// The clock of two sides.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock, timesOf, timeWords } from "../../www/core/match/clock.js";

test("a clock counts what the sides use, and adds the increment", () => {
  const clock = new Clock(timesOf("1+2"));
  clock.run("x", 1000);
  clock.run("x", 3000); // runs already
  assert.deepEqual([clock.left("x", 6000), clock.left("o", 6000)], [55_000, 60_000]);
  clock.moved("x", 6000);
  clock.run("o", 6000);
  assert.deepEqual([clock.left("x", 26_000), clock.left("o", 26_000)], [57_000, 40_000]);
  assert.equal(clock.fallen(65_999), undefined);
  assert.equal(clock.fallen(66_000), "o");
  clock.stop(16_000);
  assert.deepEqual([clock.running, clock.left("o", 99_000)], [undefined, 50_000]);
  assert.deepEqual([60_000, 59_001, 20_000, 19_999, 40, -5].map(timeWords), [
    "1:00",
    "1:00",
    "0:20",
    "19.9",
    "0.0",
    "0.0",
  ]);
});
