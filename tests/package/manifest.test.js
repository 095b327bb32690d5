// custom-elements.json and the tables of the guide say what the element has.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

import { manifest, membersOf } from "../../xtask/src/page/manifest.js";

const read = async (/** @type {string[]} */ files) =>
  (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("");
const source = await read(["element", "controller", "thinker"].map((name) => `www/board/${name}.js`));
const guide = await readFile("docs/embedding.md", "utf8");
const [
  {
    declarations: [element],
  },
] = JSON.parse(await readFile("www/custom-elements.json", "utf8")).modules;
/** @param {{name: string}[]} list */
const names = (list) => list.map(({ name }) => name).sort();

/** The rows of the table of the guide that begins so, each by what its first cell holds, without backquotes. @param {string} head */
function tableOf(head) {
  const [, table = ""] = guide.match(new RegExp(`^\\| ${head} \\|.*\\n\\|[-|]+\\n((?:\\|.*\\n)*)`, "m")) ?? [];
  const rows = table.split("\n").filter(Boolean);
  return new Map(
    rows.map((row) => {
      const [first, ...others] = row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^`(.*)`$/, "$1"));
      return [first, others];
    }),
  );
}

/** The words in a piece of code that name something. @param {string} code */
const wordsIn = (code) => code.match(/\w+/g) ?? [];
/** The names that a type gives its parts. @param {string} type */
const partsIn = (type) => [...type.matchAll(/(\w+)\??:/g)].map(([, name]) => name);

test("custom-elements.json is made from the types", () => {
  assert.deepEqual({ ...manifest().modules[0].declarations[0] }, element, "run node xtask/src/page/manifest.js");
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

test("every custom property is there, and no other than those of the pieces", async () => {
  const own = await read(["palette", "board-style", "lazy/marks"].map((name) => `www/board/${name}.js`));
  const set = [/^ {2}"?([\w-]+)"?: \["#/gm, /^ {2}--ply-([\w-]+):/gm, /colourProperty\("([\w-]+)"/g];
  const properties = set.flatMap((pattern) => [...own.matchAll(pattern)].map(([, name]) => `--ply-${name}`));
  assert.deepEqual(names(element.cssProperties), properties.sort());
});

test("the guide names all of it", () => {
  const { attributes, events, members, cssParts, cssProperties } = element;
  for (const { name } of [attributes, events, members, cssParts, cssProperties].flat())
    assert.ok(new RegExp(`\`${name}[\`(]`).test(guide), name);
});

test("the guide's table of attributes has each with its default", () => {
  const rows = tableOf("attribute");
  assert.deepEqual([...rows.keys()].sort(), names(element.attributes));
  for (const { name, default: usual } of element.attributes)
    if (usual) assert.match(rows.get(name)?.at(-1) ?? "", new RegExp(`^\`?${JSON.parse(usual)}`), name);
});

test("the guide's table of methods has each with its arguments and its result", () => {
  const rows = tableOf("method");
  const methods = membersOf("BoardElement").filter(
    ({ name, signature }) => signature.startsWith("(") && !name.endsWith("EventListener"),
  );
  const taken = new Map([...rows].map(([call, [result]]) => [call.split("(")[0], { call, result }]));
  assert.deepEqual([...taken.keys()].sort(), names(methods));
  for (const { name, signature, type } of methods) {
    const told = taken.get(name);
    const [, list = ""] = signature.match(/^\((.*)\): /s) ?? [];
    const known = partsIn(list).filter((part) => !["options", "words"].includes(part));
    assert.deepEqual(wordsIn((told?.call ?? "").replace(name, "")).sort(), known.sort(), name);
    assert.equal(told?.result || "void", type, name);
  }
});

test("the guide's table of events has each with what it brings", () => {
  const rows = tableOf("event");
  assert.deepEqual([...rows.keys()].sort(), names(element.events));
  for (const { name, type } of membersOf("BoardEvents")) {
    const [, detail = ""] = type.match(/^CustomEvent<(.*)>$/s) ?? [];
    const known = /^\w+$/.test(detail)
      ? membersOf(detail === "Outcome" ? "Info" : detail).map((member) => member.name)
      : partsIn(detail);
    const told = wordsIn(rows.get(name)?.[0] ?? "");
    assert.deepEqual(
      [...new Set(told)].sort(),
      [...new Set(name === "weights" ? ["player", "state"] : known)].sort(),
      name,
    );
  }
});

test("the components of docs/hosts.md are those that the command for frameworks builds", async () => {
  const code = [...(await readFile("docs/hosts.md", "utf8")).matchAll(/^```(tsx|vue|svelte|astro)\n(.*?)^```$/gms)];
  const apps = ["react/src/Boards.tsx", "next/src/app/Boards.tsx", "vue/src/App.vue", "svelte/src/App.svelte"];
  const files = [...apps, "astro/src/pages/index.astro"].map((app) => readFile(`tests/frameworks/${app}`, "utf8"));
  assert.deepEqual(
    code.map(([, , text]) => text),
    await Promise.all(files),
  );
});
