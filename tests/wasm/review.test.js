// Reviews in WebAssembly: the judgements of tests/lab/review.rs, in slices of any length; and why a move, by the same values.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Analysis } from "../../target/wasm-node-lab/plyground.js";

/** @typedef {{record: string, player: string, nodes: number, judgements: import("../../www/core/analysis.d.js").Judgement[]}} Pinned */

const lines = readFileSync(new URL("review.jsonl", import.meta.url), "utf8").split("\n");
/** @type {Pinned[]} */
const pinned = lines.filter((line) => line && !line.startsWith("#")).map((line) => JSON.parse(line));

assert.ok(pinned.length > 0, "there are reviews");

/** The same with numbers of 32 bits, which is what the engine has. @param {unknown} value */
const rounded = (value) =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "number" ? Math.fround(part) : part));

for (const { record, player, nodes, judgements } of pinned) {
  const analysis = () => new Analysis(record, player, nodes);
  for (const ms of [0, 1e9]) {
    test(`${player} reviews ${record} as it does natively, in slices of ${ms} ms`, () => {
      const review = analysis();
      let told = 0;
      for (;;) {
        const judgement = review.review(ms);
        if (judgement === null) break;
        if (judgement) told += 1;
      }
      assert.equal(told, judgements.length);
      assert.deepEqual(rounded(review.judgements()), rounded(judgements));
    });
  }
  test(`${player} explains the moves of ${record} by the values of its review`, () => {
    const why = analysis();
    for (const { ply, best, best_value } of judgements) {
      const { move, value } = why.why(ply - 1, true, false);
      assert.deepEqual(rounded([move, value]), rounded([best, best_value]));
    }
  });
}
