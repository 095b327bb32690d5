// Tests of the sliders: what they can be tested against, and the experiment that the lab's engine plays.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { checkExperiment } from "../../www/core/lab/run.js";
import { findLevel } from "../../www/core/levels.js";
import { quickTest } from "../../www/core/quick-test.js";
import { savePreset } from "../../www/core/saved-presets.js";
import { opponentsOf, ownSettings } from "../../www/core/slider-test.js";
import start, * as lab from "../../www/lab/pkg/plyground.js";
import { Browser } from "./browser.js";
import { visit } from "./visit.js";

/** @typedef {import("../../www/core/model.js").Model} Model */

const WORDS = { normal: { label: "the defaults", name: "Defaults" }, before: { label: "before", name: "Before" } };
const module = await WebAssembly.compile(readFileSync("www/lab/pkg/plyground_bg.wasm"));
await start({ module_or_path: module });
const engine = /** @type {import("../../www/lab/engine.js").Engine} */ (
  /** @type {unknown} */ ({ ...lab, module, catalogue: lab.catalogue(), experiments: lab.experiments() })
);

/** @param {Model} model */
const opponents = (model) => opponentsOf(model, ownSettings(model), WORDS);
/** @param {Model} model */
const keys = (model) => opponents(model).map(({ key }) => key);
/** Moves a slider. @param {Model} model @param {string} name @param {number} value */
function move(model, name, value) {
  const param = model.player.params.find((one) => one.name === name);
  assert.ok(param, name);
  model.setParam(param, value);
}

test("sliders are tested against the defaults first, and against what they were before", async () => {
  const { model } = await visit(new Browser().tab(), "#empty=100");
  assert.equal(keys(model)[0], "default");
  assert.ok(!keys(model).includes("before"), "no slider has moved");
  move(model, "empty", 150);
  move(model, "empty", 200);
  const before = opponents(model).find(({ key }) => key === "before");
  assert.deepEqual(before?.settings, { empty: 100 });
  // A version or a level is the new "before".
  model.setParams({ merges: 12 });
  move(model, "empty", 200);
  assert.deepEqual(opponents(model).find(({ key }) => key === "before")?.settings, { merges: 12 });
  model.setParams({});
  assert.deepEqual(keys(model), [], "all is as usual");
  move(model, "empty", 200);
  assert.ok(!keys(model).includes("before"), "it was the defaults");
});

test("sliders at their defaults are tested against what they were before", async () => {
  const { model } = await visit(new Browser().tab(), "#empty=100");
  const normal = model.player.params.find(({ name }) => name === "empty")?.default ?? NaN;
  move(model, "empty", normal);
  assert.equal(keys(model)[0], "before");
});

test("versions of one's own are offered, and levels are not", async () => {
  const { model } = await visit(new Browser().tab(), "#game=loa&concentration=100");
  const { game, player } = model;
  for (const [name, settings] of /** @type {const} */ ([
    ["mine", { walls: 5 }],
    ["the same", { concentration: 100 }],
  ]))
    savePreset(model.store, { name, game, player: player.id, settings });
  assert.deepEqual(keys(model), ["default", "preset:mine/mine"]);
});

for (const [link, better] of /** @type {const} */ ([
  ["empty=0", 10],
  ["game=2048-3x3&empty=0", 10],
  ["game=pentago&table=12", 20],
  ["game=loa&concentration=0", 20],
]))
  test(`the lab plays the test of ${link}`, async () => {
    const { model } = await visit(new Browser().tab(), `#${link}`);
    const [game, level] = [model.game, 1];
    const handicap = findLevel(model.catalogue.players, game, level)?.params ?? {};
    Object.assign(model.changedParams, handicap); // a level plays no part in it
    const own = ownSettings(model);
    const [opponent] = opponents(model);
    const player = model.player.id;
    const players = /** @type {Parameters<typeof quickTest>[2]} */ (
      [own, opponent.settings].map((settings) => ({ player, settings }))
    );
    const experiment = quickTest(model.catalogue, model.settled.game, players, "t");
    checkExperiment(engine, experiment);
    assert.equal(experiment.test?.better, better);
    assert.deepEqual(
      experiment.players.map(({ settings }) => Object.keys(settings ?? {}).length),
      [1, 0],
    );
  });
