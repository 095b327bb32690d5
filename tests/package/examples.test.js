// The package as `npm pack` makes it, installed in a folder of its own: what the README and docs/javascript.md show
// runs there as it stands.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import { parseLink } from "../../www/core/link.js";
import { Table } from "../../www/node/index.js";
import { blocks, promised } from "./examples.js";
import { install } from "./install.js";

const run = promisify(execFile);
const pages = await Promise.all(["README.md", "docs/javascript.md"].map((page) => blocks(page, "js")));
const examples = pages.flat().filter((code) => code.includes('from "plyground"'));
/** @type {string} */
let folder;

before(async () => void (folder = await install()));
after(() => rm(folder, { recursive: true, force: true }));

test("there are examples, and each says what it prints", () => {
  assert.ok(examples.length >= 4);
  for (const code of examples) assert.ok(promised(code).length > 0, code);
});

for (const [i, code] of examples.entries()) {
  const title = code.match(/^\/\/ (.*)$/m)?.[1] ?? `example ${i + 1}`;
  test(`in Node.js: ${title}`, { timeout: 60_000 }, async () => {
    const file = join(folder, `example-${i}.mjs`);
    await writeFile(file, code);
    const { stdout, stderr } = await run(process.execPath, [file], { cwd: folder, timeout: 50_000 });
    assert.equal(stderr, "");
    assert.deepEqual(stdout.trimEnd().split("\n"), promised(code));
  });
}

test("the types fit the examples", { timeout: 60_000 }, async () => {
  const files = await Promise.all(
    examples.map(async (code, i) => {
      const file = join(folder, `typed-${i}.mts`);
      await writeFile(file, code);
      return file;
    }),
  );
  const tsc =
    "node_modules/typescript/bin/tsc --ignoreConfig --noEmit --strict --target ES2022 --module NodeNext --lib ES2023,DOM,DOM.Iterable --types";
  const types = ["node", "--typeRoots", "node_modules/@types"];
  await run(process.execPath, [...tsc.split(" "), ...types, ...files]).catch(({ stdout }) => assert.fail(stdout));
});

test("the links of docs/links.md name games that can be read", async () => {
  const links = (await blocks("docs/links.md", "text")).join("").trim().split("\n");
  assert.ok(links.length >= 5);
  for (const link of links) {
    const { game, record } = parseLink(link).game;
    const table = await (record ? Table.fromRecord(record) : Table.create(game));
    assert.ok(table.state().legal.length > 0, link);
  }
});

test("the names of games in docs/links.md are known, and in their shortest form", async () => {
  const rows = (await readFile("docs/links.md", "utf8")).matchAll(/^\| `-.*`(.*)` \|$/gm);
  const names = [...rows].map(([, name]) => name);
  assert.ok(names.length >= 6);
  for (const name of names) assert.equal((await Table.create(name)).state().game, name);
});
