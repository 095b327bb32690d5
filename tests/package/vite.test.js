// A project that Vite bundles: it builds, and what comes of it plays in a browser.

import assert from "node:assert/strict";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { after, before, test } from "node:test";
import { build } from "vite";

import { startChromium } from "../browser/chromium.js";
import { blocks } from "./examples.js";
import { install, WEIGHTS } from "./install.js";

const TYPES = /** @type {Record<string, string>} */ ({
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
});
const CSP = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
const [config, main, learned] = await Promise.all([
  blocks("docs/embedding.md", "js").then((all) => all.find((code) => code.includes("defineConfig"))),
  blocks("docs/embedding.md", "js").then((all) => all.find((code) => code.includes('"plyground/element"'))),
  blocks("docs/embedding.md", "js").then((all) => all.find((code) => code.includes(".weights?url"))),
]);
/** @type {string} */
let folder;
const server = createServer(async ({ url }, response) => {
  const path = normalize(new URL(url ?? "/", "http://x").pathname);
  try {
    const body = await readFile(join(folder, "dist", path === "/" ? "index.html" : path));
    response
      .writeHead(200, {
        "content-type": TYPES[extname(path) || ".html"] ?? "text/plain",
        "content-security-policy": CSP,
      })
      .end(body);
  } catch {
    response.writeHead(404).end();
  }
});

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
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
});
after(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test("the board of a bundled page plays", { timeout: 120_000 }, async () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
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
    await page.goto(`http://127.0.0.1:${address.port}/`);
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
