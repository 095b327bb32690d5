// A project that Vite bundles: it builds, and what comes of it plays in a browser.

import assert from "node:assert/strict";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { build } from "vite";

import { startChromium } from "../browser/chromium.js";
import { serveFolder } from "./built.js";
import { blocks, policies } from "./examples.js";
import { install, WEIGHTS } from "./install.js";

/** The policy that the guide has for a bundle. */
const [CSP] = await policies("docs/security-policies.md");
const examples = await blocks("docs/hosts.md", "js");
const [config, main, learned] = ["defineConfig", '"plyground/element"', ".weights?url"].map((word) =>
  examples.find((code) => code.includes(word)),
);
/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof serveFolder>>} */
let server;

before(async () => {
  folder = await install(WEIGHTS);
  assert.ok(config && main && learned, "the guide shows the configuration and the imports");
  await mkdir(join(folder, "src"));
  await symlink(resolve("node_modules/vite"), join(folder, "node_modules/vite"), "junction");
  await writeFile(join(folder, "vite.config.js"), config);
  await writeFile(join(folder, "src/main.js"), main + learned);
  await writeFile(
    join(folder, "index.html"),
    '<!doctype html><title>t</title><main></main><script type="module" src="/src/main.js"></script>',
  );
  await build({ root: folder, logLevel: "error" });
  server = await serveFolder(join(folder, "dist"), { "content-security-policy": CSP });
});
after(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

test("the board of a bundled page plays", { timeout: 120_000 }, async () => {
  const browser = await startChromium();
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on("pageerror", (error) => errors.push(`${error}`));
    page.on(
      "console",
      (message) =>
        message.type() === "error" && !message.location().url.endsWith("favicon.ico") && errors.push(message.text()),
    );
    await page.goto(server.address);
    const news = await page.evaluate(async () => {
      const board = /** @type {import('../../www/types').BoardElement} */ (document.querySelector("plyground-board"));
      /** @type {string[]} */
      const states = [];
      board.addEventListener("weights", (event) => states.push(/** @type {CustomEvent} */ (event).detail.state));
      await board.ready;
      await board.think();
      return [board.player, states.at(-1)];
    });
    assert.deepEqual(news, ["learned", "ready"]);
    for (const [i, player] of ["expectimax", "alpha-beta"].entries()) {
      const ply = await page.evaluate(async (player) => {
        const board = /** @type {import('../../www/types').BoardElement} */ (document.querySelector("plyground-board"));
        board.player = player; // the second one is in another module of the engine
        await board.step();
        return board.state.ply;
      }, player);
      assert.equal(ply, i + 1, player);
    }
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
  }
});
