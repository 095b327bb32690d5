// The computer's players of a daily board.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../../www/node/index.js";
import { playRivals, RIVALS } from "../../www/puzzles/rivals.js";

test("each of the computer's players makes the same of a board whenever it plays, the stronger more", async () => {
  /** @type {number[][]} */
  const shown = [];
  const [first, again] = [
    await playRivals("2048", "2026-11-25", (scores) => shown.push([...scores])),
    await playRivals("2048", "2026-11-25", () => {}),
  ];
  assert.deepEqual(first, again);
  assert.equal(first.length, RIVALS.length);
  assert.deepEqual(
    first,
    [...first].sort((one, other) => one - other),
  );
  assert.deepEqual(shown.at(-1), first);
  assert.ok(shown.length > 2, "the scores rise before one's eyes");
});
