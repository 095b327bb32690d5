// A project that webpack bundles without a configuration: what comes of it plays in a browser.

import assert from "node:assert/strict";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import webpack from "webpack";

import { startChromium } from "../browser/chromium.js";
import { visit } from "../frameworks/visit.js";
import { filesWith, serveFolder } from "./built.js";
import { install } from "./install.js";

/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof serveFolder>>} */
let server;

/** Builds as `webpack ./main.js --mode production` does. @returns {Promise<string>} the errors */
const build = () =>
  new Promise((resolve, reject) => {
    const output = { path: join(folder, "dist") };
    webpack({ context: folder, mode: "production", entry: "./main.js", output }, (error, stats) =>
      error ? reject(error) : resolve(stats?.toString("errors-only") ?? ""),
    );
  });

before(async () => {
  folder = await install();
  await cp("tests/frameworks/page", folder, { recursive: true });
  assert.equal(await build(), "");
  await cp(join(folder, "index.html"), join(folder, "dist/index.html"));
  server = await serveFolder(join(folder, "dist"));
});
after(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

test("a board of each game plays and thinks in a page bundled by webpack", { timeout: 120_000 }, async () => {
  const browser = await startChromium();
  try {
    const { notes, faults } = await visit(browser, server.address);
    assert.deepEqual(notes, { draws: "", key: "", touch: "", thinks: "" });
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
  }
});

test("no bundled file names a folder of the builder", async () => {
  assert.deepEqual(await filesWith(join(folder, "dist"), folder), []);
});
