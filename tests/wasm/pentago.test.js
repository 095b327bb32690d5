// Pentago through the wasm face: the nodes of the solver are those that it visits natively (`tests/native/pentago_exact.rs`).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as engine from "../../target/wasm-node-pentago/plyground.js";

const Table = /** @type {typeof import('../../www/types').Table} */ (/** @type {unknown} */ (engine.Table));
const Thinker = /** @type {typeof import('../../www/types').EngineThinker} */ (/** @type {unknown} */ (engine.Thinker));

test("the solver finds as much in its table as natively", () => {
  const thinker = new Thinker();
  const position = ".X....OOXXOX.X.OXXO...X.X..X.OOO.OO. X";
  thinker.go({ game: "pentago", position, player: "strong", params: {}, limits: { nodes: 1e9 }, seed: 1 });
  let outcome = null;
  while (!outcome) ({ outcome } = thinker.slice(1000));
  assert.equal(outcome.exact, -1);
  assert.equal(outcome.nodes, 24_410);
});

const openings = new Uint8Array(readFileSync(new URL("../../www/weights/pentago-openings.weights", import.meta.url)));

/** @param {string} position */
const asked = (position) => ({
  game: "pentago",
  position,
  player: "strong",
  params: {},
  limits: { depth: 1 },
  seed: 1,
});

test("the openings are asked for where they decide, and are the same as natively", () => {
  const thinker = new Thinker();
  const [empty, six] = [`${".".repeat(36)} X`, ".O........X.....O...X.........O....X X"].map(asked);
  assert.deepEqual([thinker.wantsWeights(empty), thinker.wantsWeights(six)], [true, false]);
  assert.throws(() => thinker.provideWeights("pentago", "strong", openings.subarray(1)), { message: /^weights: / });
  thinker.provideWeights("pentago", "strong", openings);
  assert.equal(thinker.wantsWeights(empty), false);
  thinker.go(empty);
  const { outcome } = thinker.slice(Infinity);
  // plyground think pentago ".................................... X" --depth 1
  assert.deepEqual([outcome?.move, outcome?.exact, outcome?.nodes], ["b11R", null, 6]);
  assert.ok(Math.abs((outcome?.value ?? 0) - 2636.069) < 0.01, String(outcome?.value));
});

test("bad positions and records are refused by name", () => {
  for (const [position, message] of [
    ["XO", "position: expected 36 of .XO, row by row, found 2 characters"],
    [`Q${".".repeat(35)}`, "position, hole a1: 'Q' is none of .XO"],
    [`XX${".".repeat(34)}`, "position: 2 X and 0 O; X begins, and has as many as O or one more"],
  ])
    assert.throws(() => Table.fromPosition("pentago", position, 1n), { message });
  for (const [record, message] of [
    ["pentago.1..c34L_c31L", 'record, ply 2: "c31L" puts a marble into a hole that is taken'],
    ["pentago.2..c34L", 'record: expected GAME.1.START.PLIES, found "pentago.2..c34L"'],
  ])
    assert.throws(() => Table.fromRecord(record), { message });
});
