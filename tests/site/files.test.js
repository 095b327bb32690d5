// The scripts of the built site: which have names that stay, and which come with a page, a board and a worker.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";

const DIST = "dist";
const read = (/** @type {string} */ file) => readFileSync(join(DIST, file), "utf8");
const files = readdirSync(DIST, { recursive: true }).map((file) => `${file}`.replaceAll("\\", "/"));
/** All but those that have moved: they lead on by one script that is no module. */
const pages = files.filter((file) => /^\w+\.html$/.test(file) && read(file).includes('type="module"'));
const scripts = files.filter((file) => file.endsWith(".js"));

/** A script, and all that it imports at once. @param {string} script */
function withImports(script) {
  const found = new Set([script]);
  for (const file of found)
    for (const [, path] of read(file).matchAll(/(?:from|import) ?"(\.[^"]+)"/g))
      found.add(new URL(path, `http://x/${file}`).pathname.slice(1));
  return [...found];
}

test("scripts have the hash of their content in their names, but for those that others name", () => {
  const stay = scripts.filter((file) => !/-[\w-]{7}\.js$/.test(file) && !/\/pkg[^/]*\/plyground\.js$/.test(file));
  assert.deepEqual(stay.sort(), [
    "examples/engines/random-module.js", // visitors download it
    "sw.js",
    "www/board/element.js",
    "www/engine.js",
    "www/own/worker.js",
    "www/page/early.js",
    "www/page/late.js",
    "www/page/moved.js",
    "www/thinker-client.js",
    "www/weights.js",
  ]);
});

for (const page of pages)
  test(`${page} names all scripts of its start`, () => {
    const html = read(page);
    const script = /<script[^>]* type="module"[^>]*>/.exec(html)?.[0] ?? "";
    const [, source = ""] = / src="([^"]+)"/.exec(script) ?? [];
    for (const file of withImports(source)) assert.ok(html.includes(`"${file}"`), file);
  });

test("a board and workers load nothing that is made for the site's own pages", () => {
  const workers = scripts.filter((file) => /^www\/([\w-]+-)?worker-[\w-]{7}\.js$/.test(file));
  assert.ok(workers.length >= 4);
  for (const script of ["www/board/element.js", ...workers])
    for (const file of withImports(script))
      assert.doesNotMatch(basename(file), /^(index|kit|beside|dialogs|soon)-/, `${script} loads ${file}`);
});
