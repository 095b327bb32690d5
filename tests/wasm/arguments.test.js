// Arguments of any type: a table refuses by name what is no text, and can be used afterwards.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as pentago from "../../target/wasm-node-pentago/plyground.js";
import * as tiles from "../../target/wasm-node-players/plyground.js";

const WRONG = [
  5,
  -0.5,
  Number.NaN,
  5n,
  true,
  null,
  undefined,
  {},
  [],
  ["up"],
  () => "up",
  Symbol("up"),
  new String("up"),
];

for (const [engine, game] of /** @type {const} */ ([
  [tiles, "2048"],
  [pentago, "pentago"],
])) {
  test(`tables of ${game} refuse what is no text by name`, () => {
    /** Any value goes in, as JavaScript allows. @type {any} */
    const Table = engine.Table;
    const table = Table.create(game, 1n);
    const { position } = table.state();
    const before = table.record();
    for (const value of WRONG) {
      /** @param {string} name @param {() => unknown} call */
      const refused = (name, call) => assert.throws(call, { message: `${name}: should be a text` });
      refused("game", () => Table.create(value, 1n));
      refused("game", () => Table.fromPosition(value, position, 1n));
      refused("position", () => Table.fromPosition(game, value, 1n));
      refused("record", () => Table.fromRecord(value));
      refused("move", () => table.play(value));
      refused("game", () => engine.settleGame(/** @type {any} */ (value)));
      refused("game", () => engine.gameName(/** @type {any} */ (value), {}));
    }
    assert.equal(table.record(), before);
    assert.ok(table.play(table.state().legal[0]));
  });
}
