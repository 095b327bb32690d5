// The games pinned in games.txt, which the native tests play too, come out the same in wasm.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { catalogue, Table, Thinker } from "./engine.js";

const lines = readFileSync(new URL("games.txt", import.meta.url), "utf8").split("\n");
const games = lines.filter((line) => line && !line.startsWith("#"));
const { players } = catalogue();

assert.ok(games.length > 0, "games.txt holds games");

for (const line of games) {
  const [what, record] = line.split(" -> ");
  const [player, preset, seed, nodes] = what.split(" ");
  test(`${what} plays the pinned game`, () => {
    const params = players.find(({ id }) => id === player)?.presets.find(({ name }) => name === preset)?.values ?? {};
    const table = Table.create("2048", BigInt(seed));
    const { plies } = Table.fromRecord(record).state();
    const thinker = new Thinker();
    for (let { position, over, ply } = table.state(); !over && ply < plies; { position, over, ply } = table.state()) {
      thinker.go({ game: "2048", position, player, params, limits: { nodes: Number(nodes) }, seed: Number(seed) });
      // Slices of a fraction of a millisecond: where they end must not matter.
      let outcome = null;
      while (!outcome) ({ outcome } = thinker.slice(0.2));
      assert.ok(outcome.move && table.play(outcome.move));
    }
    assert.equal(table.record(), record);
  });
}
