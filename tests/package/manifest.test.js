// The references and custom-elements.json are made from the types; these tests hold the types to the code.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

import { manifest } from "../../xtask/src/page/manifest.js";
import { outdated } from "../../xtask/src/page/reference.js";

const read = async (/** @type {string[]} */ files) =>
  (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("");
const source = await read(["element", "controller", "thinker"].map((name) => `www/board/${name}.js`));
const [
  {
    declarations: [element],
  },
] = manifest().modules;
/** @param {{name: string}[]} list */
const names = (list) => list.map(({ name }) => name).sort();

test("the files that are made from the types are up to date", async () => {
  const files = (await outdated()).map(({ file }) => file);
  assert.deepEqual(files, [], "run `cargo xtask docs`");
});

test("everything has a description", () => {
  const { attributes, members, events, cssParts, cssProperties } = element;
  for (const { name, description } of [attributes, members, events, cssParts, cssProperties].flat())
    assert.match(description, /\.$/, name);
});

test("every attribute is there, and no other", () => {
  const [, observed] = source.match(/observedAttributes = \[([^\]]*)\]/) ?? [];
  const attributes = [...(observed ?? "").matchAll(/"(.*?)"/g)].map(([, name]) => name);
  assert.deepEqual(names(element.attributes), [...attributes, "storage-key"].sort());
});

test("every event is there, and no other", () => {
  const emitted = [...source.matchAll(/emit\("(\w+)"/g)].map(([, name]) => name);
  assert.deepEqual(names(element.events), [...new Set(emitted)].sort());
});

/** The scripts in a folder of www. @param {string} folder */
async function scriptsIn(folder) {
  const files = await readdir(`www/${folder}`, { recursive: true });
  return read(files.filter((file) => file.endsWith(".js")).map((file) => `www/${folder}/${file}`));
}

test("every part is one of the board's", async () => {
  const code = (await scriptsIn("board")) + (await scriptsIn("games"));
  const made = /(?:part\.(?:add\(|value = )|makePart\(|makeButton\(|part: |"rank" \| )["'`](\w+)/g;
  const parts = new Set([...code.matchAll(made)].map(([, name]) => name));
  // Some are written elsewhere than where they are made.
  const isWritten = (/** @type {string} */ name) => parts.has(name) || new RegExp(`["'\`]${name}\\b`).test(code);
  for (const { name } of element.cssParts) assert.ok(isWritten(name), name);
});

test("every custom property is there, and no other", async () => {
  const own = await read(["palette", "board-style", "lazy/marks"].map((name) => `www/board/${name}.js`));
  const code = own + (await scriptsIn("games"));
  const set = [/^ {2}"?([\w-]+)"?: \["#/gm, /^ {2}--ply-([\w-]+):/gm, /colourProperty\("([\w-]+)"/g];
  const properties = new Set(set.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => `--ply-${name}`)));
  const ofPages = ["--ply-x-ink", "--ply-o-ink"]; // no board uses them
  assert.deepEqual(names(element.cssProperties), [...properties].filter((name) => !ofPages.includes(name)).sort());
});

test("the guide to frames names all messages", async () => {
  const [guide, script] = await Promise.all([read(["docs/frames.md"]), read(["www/embed/embed.js"])]);
  const lists = [...script.matchAll(/^const (?:METHODS|EVENTS) = \[(.*?)\];$/gms)].flatMap(([, list]) =>
    [...list.matchAll(/"(.*?)"/g)].map(([, name]) => name),
  );
  assert.ok(lists.length > 15);
  for (const name of lists) assert.match(guide, new RegExp(`\\b${name}\\b`), name);
});

test("the guide to troubleshooting has what a board says", async () => {
  const guide = await readFile("docs/security-policies.md", "utf8");
  const words = JSON.parse(await readFile("www/words/en/trouble.json", "utf8"));
  for (const kind of ["policy", "file", "offline", "refused", "missing", "broken"]) {
    const [sentence] = words[kind].replace("{what}", "WebAssembly").split(". ");
    assert.ok(guide.includes(sentence), sentence);
  }
});

test("the components of the guide are those that the command for frameworks builds", async () => {
  const guide = await readFile("docs/components.md", "utf8");
  const code = [...guide.matchAll(/^```(?:tsx|vue|svelte|astro)\n(.*?)^```$/gms)].map(([, text]) => text);
  const apps = ["react/src/Boards.tsx", "next/src/app/Boards.tsx", "vue/src/App.vue", "svelte/src/App.svelte"];
  const files = [...apps, "astro/src/pages/index.astro"].map((app) => readFile(`tests/frameworks/${app}`, "utf8"));
  assert.deepEqual(code, await Promise.all(files));
});
