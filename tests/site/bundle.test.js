// The bundle of the site refuses what would be wrong in it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../xtask/src/page/bundle.js";

/** @param {string} file @param {string[]} sources @param {string[]} [imports] */
const chunk = (file, sources, imports = []) => ({ file, sources, imports });

test("files that share others are fine", () => {
  check([chunk("a.js", ["x"], ["c.js"]), chunk("b.js", ["y"], ["c.js", "a.js"]), chunk("c.js", ["z"], ["pkg.js"])]);
});

test("a script in two files is named with both", () => {
  const twice = [chunk("a.js", ["x", "z"]), chunk("b.js", ["y", "z"])];
  assert.throws(() => check(twice), { message: "the bundle has z twice, in a.js and in b.js" });
});

test("files that import each other are named in their order", () => {
  const circle = [chunk("a.js", ["x"], ["b.js"]), chunk("b.js", ["y"], ["c.js"]), chunk("c.js", ["z"], ["b.js"])];
  assert.throws(() => check(circle), { message: "files of the bundle import each other: a.js, b.js, c.js, b.js" });
});
