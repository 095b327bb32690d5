// The engine with learned players, as the page's worker loads it on demand.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as engine from "../../target/wasm-node-players/plyground.js";

const Thinker = /** @type {typeof import('../../www/types').EngineThinker} */ (/** @type {unknown} */ (engine.Thinker));

// How it was made: tests/browser/weights-site.js.
const tiny = new Uint8Array(readFileSync(new URL("../data/2048-tiny.weights", import.meta.url)));

const request = {
  game: "2048",
  position: "2,4,0,0,8,16,2,0,64,32,8,2,256,128,4,2",
  player: "learned",
  params: {},
  limits: { depth: 1 },
};

const thinker = new Thinker();
const provideWeights = (/** @type {Uint8Array} */ file) => thinker.provideWeights("2048", "learned", file);

/** @param {Uint8Array} file */
const refused = (file) => {
  try {
    provideWeights(file);
  } catch (error) {
    assert.ok(error instanceof Error);
    return error.message;
  }
  return assert.fail("it was taken");
};

test("weights are asked for, checked and played with", () => {
  assert.throws(() => thinker.go(request), { message: "player: learned needs its file of learned weights" });

  const altered = Uint8Array.from(tiny);
  altered[9999] ^= 1;
  const later = new TextEncoder().encode("plyground weights 4\n\n");
  assert.match(
    refused(altered),
    /^weights: the file is damaged or cut off \(checksum [0-9a-f]{8} instead of [0-9a-f]{8}\)$/,
  );
  assert.match(refused(tiny.subarray(0, 9999)), /damaged or cut off/);
  assert.equal(refused(later), "weights: version 4, but only version 3 is known here");
  assert.equal(refused(new Uint8Array()), "weights: not a file of weights");
  assert.equal(refused(new TextEncoder().encode("<!doctype html>")), "weights: not a file of weights");
  assert.throws(() => thinker.go(request), /needs its file/);

  provideWeights(tiny);
  thinker.go(request);
  // plyground think 2048 $POSITION --player learned --weights tests/data/2048-tiny.weights --depth 1
  const { outcome } = thinker.slice(Infinity);
  assert.equal(outcome?.move, "right");
  assert.equal(outcome?.value, 5888);

  refused(altered);
  thinker.go(request); // the good ones stay
  assert.equal(thinker.slice(Infinity).outcome?.value, 5888);
});

test("a smaller board has a player and weights of its own", () => {
  const file = new Uint8Array(readFileSync(new URL("../../www/weights/2048-3x3.weights", import.meta.url)));
  const position = "2,4,0,8,16,2,64,32,8";
  const small = { ...request, game: "2048-3x3", position, player: "learned-3x3" };
  assert.throws(() => thinker.go(small), { message: "player: learned-3x3 needs its file of learned weights" });
  thinker.provideWeights("2048", "learned-3x3", file);
  thinker.go(small);
  const { outcome } = thinker.slice(Infinity);
  assert.ok(outcome && ["up", "right"].includes(String(outcome.move)), String(outcome?.move));
  thinker.go(request); // the usual board keeps its own
  assert.equal(thinker.slice(Infinity).outcome?.move, "right");
});
