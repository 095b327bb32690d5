// Lines of Action through the wasm face: what came up before.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as engine from "../../target/wasm-node-loa/plyground.js";

const Table = /** @type {typeof import('../../www/types').Table<import('../../www/types').DuelStep>} */ (
  /** @type {unknown} */ (engine.Table)
);
const Thinker = /** @type {typeof import('../../www/types').EngineThinker} */ (/** @type {unknown} */ (engine.Thinker));

/** Both sides go there and x back again; o's `a8-a2` leads to the start a second time, and a round later a third time. */
const THERE = ["b1-b3", "a2-a8", "b3-b1"];
const BACK = "a8-a2";
const TWICE = [...THERE, BACK, ...THERE];

/**
 * What o's way back is worth.
 * @param {string} position
 * @param {object} [changes] to the request
 */
function worth(position, changes = {}) {
  const thinker = new Thinker();
  const request = { game: "loa", position, player: "strong", params: { "open-root": 1 }, limits: { depth: 3 } };
  thinker.go({ ...request, ...changes });
  let outcome = null;
  while (!outcome) ({ outcome } = thinker.slice(Infinity));
  const back = outcome.moves.find(({ move }) => move === BACK);
  assert.ok(back);
  return back.value;
}

test("there is no game of a name that is nearly one", () => {
  for (const name of ["loa-movr", "loa-"]) {
    assert.throws(() => Table.create(name, 0n), { message: new RegExp(name) });
    assert.throws(() => Table.fromPosition(name, Table.create("loa", 0n).state().position, 0n), {
      message: new RegExp(name),
    });
  }
});

test("a table names the moves that led to its position", () => {
  const table = Table.create("loa", 0n);
  const { position } = table.state();
  assert.deepEqual(table.question(), { position, moves: [] });
  for (const move of THERE) table.play(move);
  assert.deepEqual(table.question(), { position, moves: THERE });
  table.undo();
  assert.deepEqual(table.question(), { position, moves: THERE.slice(0, 2) });
});

test("who is told of the game takes what came up twice before for a draw", () => {
  const table = Table.create("loa", 0n);
  for (const move of TWICE.slice(0, 3)) table.play(move);
  const { position } = table.state();
  const once = worth(position);
  assert.notEqual(once, 0);
  assert.equal(worth(position, table.question()), once);
  for (const move of TWICE.slice(3)) table.play(move);
  assert.equal(worth(position, table.question()), 0);
  assert.equal(worth("", { record: table.record() }), 0);
  table.play(BACK);
  assert.equal(worth("", { record: table.record(), ply: 7 }), 0);
});

test("a bad list of moves is refused by name", () => {
  const { position } = Table.create("loa", 0n).state();
  assert.throws(() => worth(position, { moves: "all" }), /^Error: moves: should be a list of texts$/);
  assert.throws(() => worth(position, { moves: [1] }), /^Error: moves: should be a list of texts$/);
  assert.throws(() => worth(position, { moves: ["b1-b3", "here"] }), /^Error: move 2: "here" should name two squares/);
});

test("bad positions and records are refused by name", () => {
  assert.throws(() => Table.fromPosition("loa", "xo", 1n), {
    message: "position: expected 8 ranks with / between them, the eighth first, found 1",
  });
  assert.throws(() => Table.fromRecord("loa.1..b1-b3_b3-b4"), {
    message: 'record, ply 2: "b3-b4" begins on a square without a man of the side to move',
  });
});
