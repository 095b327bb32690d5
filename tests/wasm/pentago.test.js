// The solver of Pentago visits the nodes in wasm that it does natively (`tests/native/pentago_exact.rs`).

import assert from "node:assert/strict";
import { test } from "node:test";

import { Thinker as Engine } from "../../target/wasm-node-pentago/plyground.js";

const Thinker = /** @type {typeof import('../../www/types').EngineThinker} */ (/** @type {unknown} */ (Engine));

test("the solver finds as much in its table as natively", () => {
  const thinker = new Thinker();
  const position = ".X....OOXXOX.X.OXXO...X.X..X.OOO.OO. X";
  thinker.go({ game: "pentago", position, player: "strong", params: {}, limits: { nodes: 1e9 }, seed: 1 });
  let outcome = null;
  while (!outcome) ({ outcome } = thinker.slice(1000));
  assert.equal(outcome.exact, -1);
  assert.equal(outcome.nodes, 153_836);
});
