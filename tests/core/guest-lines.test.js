// Lines of visitors' modules are read as far as they can be shown.

import assert from "node:assert/strict";
import test from "node:test";
import { readInfo, readName } from "../../www/core/guest-lines.js";

test("the facts of a search are read in any order, and unknown words are left out", () => {
  assert.deepEqual(readInfo("info depth 5 nodes 12000 time 80 value -0.4 pv a11L b22R"), {
    depth: 5,
    nodes: 12000,
    value: -0.4,
    pv: ["a11L", "b22R"],
  });
  assert.deepEqual(readInfo("info value 1 depth 2"), { value: 1, depth: 2, pv: [] });
  assert.deepEqual(readInfo("info depth deep nodes"), { pv: [] });
  assert.deepEqual(readInfo("info depth 3 string so far so good"), { depth: 3, pv: [], text: "so far so good" });
});

test("texts are short, and without characters that are not seen", () => {
  assert.equal(readName(`id name ${"long ".repeat(100)}`).length <= 40, true);
  assert.equal(readName("id name Ro\u202ebot\u0000"), "Robot");
  assert.equal(readName("id author somebody"), "");
  const { pv } = readInfo(`info pv ${"abcdefghijklmnop ".repeat(1000)}`);
  assert.equal(pv.length <= 10 && pv.every((move) => move.length <= 12), true);
  assert.equal(readInfo(`info string ${"x".repeat(5000)}`).text, "x".repeat(120));
});
