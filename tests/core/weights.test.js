// Which file of learned weights a device gets.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseWeights } from "../../www/weights.js";

test("a device with little memory or a wish to save data gets the small file", () => {
  const files = /** @type {any} */ ([{ name: "large" }, { name: "small" }]);
  const chosen = (/** @type {string} */ wish, /** @type {object} */ device) => chooseWeights(files, wish, device).name;
  assert.equal(chosen("auto", {}), "large");
  assert.equal(chosen("auto", { deviceMemory: 8 }), "large");
  assert.equal(chosen("auto", { deviceMemory: 2 }), "small");
  assert.equal(chosen("auto", { connection: { saveData: true } }), "small");
  assert.equal(chosen("auto", { connection: { saveData: false } }), "large");
  assert.equal(chosen("large", { deviceMemory: 1 }), "large");
});
