// What every player finds under limits of nodes is the same in Node.js as in the library.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { seats, WEIGHTS } from "../signature.js";

const MODULES = { 2048: "players", pentago: "pentago", loa: "loa" };
const weights = new Uint8Array(readFileSync(WEIGHTS));

for (const { game, player, params, needsWeights, asked, found } of seats()) {
  test(`${player} of ${game} finds the same`, async () => {
    const folder = `../../target/wasm-node-${/** @type {Record<string, string>} */ (MODULES)[game]}`;
    const { Thinker } = await import(`${folder}/plyground.js`);
    for (const [i, { position, limits }] of asked.entries()) {
      const thinker = new Thinker();
      if (needsWeights) thinker.provideWeights(game, player, weights);
      thinker.go({ game, position, player, params, limits, seed: 1 });
      // Where slices end must not matter.
      let outcome = null;
      while (!outcome) ({ outcome } = thinker.slice(0.5));
      const { nodes, move, value } = outcome;
      assert.deepEqual({ nodes, move, value }, found[i], position);
    }
  });
}
