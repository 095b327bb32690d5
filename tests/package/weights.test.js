// The learned weights are a package of their own: what the packages hold, and the learned player with it and without it.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";

import { install, pack, WEIGHTS } from "./install.js";

const run = promisify(execFile);
const patience = { timeout: 120_000 };
/** The most that `npm install plyground` may download, in bytes. */
const MOST = 1.5e6;

/** A program that asks the learned player, and prints its depth or the error. @param {string} [weights] */
const program = (weights) => `
import { Thinker, WeightsError } from "plyground";
const heard = new Set();
const onWeights = ({ state }) => heard.add(state);
const thinker = new Thinker({ player: "learned", limits: { depth: 2 }, onWeights, weights: ${JSON.stringify(weights)} });
for (let i = 0; i < 2; i++) {
  try {
    const { move, depth } = await thinker.think("2,4,0,0,0,0,8,2,4,16,64,32,512,256,128,1024");
    console.log(typeof move, depth);
  } catch (error) {
    console.log(error instanceof WeightsError, error.player, error.message);
  }
}
console.log([...heard].at(-1));
`;

/** What it prints in a project. @param {string} folder @param {string} [weights] */
async function printed(folder, weights) {
  await writeFile(join(folder, "ask.mjs"), program(weights));
  const { stdout, stderr } = await run(process.execPath, ["ask.mjs"], { cwd: folder, timeout: 60_000 });
  assert.equal(stderr, "");
  return stdout.trimEnd().split("\n");
}

test("the package holds the two small files of weights alone, and is small", patience, async () => {
  const { size, files } = await pack(".");
  const found = files.filter(({ path }) => path.endsWith(".weights")).map(({ path }) => path);
  assert.deepEqual(found, ["www/weights/loa-network.weights", "www/weights/pentago-openings.weights"]);
  assert.ok(size <= MOST, `${size} bytes`);
  assert.ok(size >= 100_000, `${size} bytes: the engine is missing; run cargo xtask build`);
});

test("the package of the weights holds every file of them", patience, async () => {
  const { files } = await pack(WEIGHTS);
  const names = files.map(({ path }) => path).sort();
  const tiles = ["2048-3x3.weights", "2048-3x4.weights", "2048-4x4.weights"];
  assert.deepEqual(names, [
    ...tiles,
    "LICENSE",
    "README.md",
    "loa-network.weights",
    "package.json",
    "pentago-openings.weights",
  ]);
});

test("without weights the learned player says what to install; with their address it plays", patience, async () => {
  const folder = await install();
  try {
    const [first, again, state] = await printed(folder);
    assert.match(first, /^true learned .*plyground-weights is not installed.*install the package plyground-weights/);
    assert.equal(again, first);
    assert.equal(state, "failed");
    const [lost] = await printed(folder, "./nowhere/");
    assert.match(lost, /^true learned .*404 no file .*nowhere\/2048-4x4\.weights/);

    const tiny = "tests/data/2048-tiny.weights";
    await cp(tiny, join(folder, "mine", "2048-4x4.weights"));
    await cp(tiny, join(folder, "some.weights"));
    for (const address of ["./mine/", "./some.weights"])
      assert.deepEqual(await printed(folder, address), ["string 2", "string 2", "ready"]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("with the package of the weights the learned player plays", patience, async () => {
  const folder = await install(WEIGHTS);
  try {
    assert.deepEqual(await printed(folder), ["string 2", "string 2", "ready"]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
