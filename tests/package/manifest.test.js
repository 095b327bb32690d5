// custom-elements.json and the guide say what the element has.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const source = (
  await Promise.all(["element", "controller", "thinker"].map((name) => readFile(`www/board/${name}.js`, "utf8")))
).join("");
const guide = await readFile("docs/embedding.md", "utf8");
const [
  {
    declarations: [element],
  },
] = JSON.parse(await readFile("www/custom-elements.json", "utf8")).modules;
/** @param {{name: string}[]} list */
const names = (list) => list.map(({ name }) => name).sort();

test("every attribute is there, and no other", () => {
  const [, observed] = source.match(/observedAttributes = \[([^\]]*)\]/) ?? [];
  const attributes = [...(observed ?? "").matchAll(/"(.*?)"/g)].map(([, name]) => name);
  assert.deepEqual(names(element.attributes), [...attributes, "storage-key"].sort());
});

test("every event is there, and no other", () => {
  const emitted = [...source.matchAll(/emit\("(\w+)"/g)].map(([, name]) => name);
  assert.deepEqual(names(element.events), [...new Set(emitted)].sort());
});

test("every property and method is there, and no other", async () => {
  const types = await readFile("www/types.d.ts", "utf8");
  const [, body = ""] = types.match(/interface BoardElement extends HTMLElement \{(.*?)\n\}/s) ?? [];
  const members = [...body.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)].map(([, name]) => name);
  assert.deepEqual(names(element.members), members.sort());
  for (const { name, kind, type, return: result } of element.members) assert.ok(kind === "field" ? type : result, name);
});

test("the guide names all of it", () => {
  const { attributes, events, members, cssParts, cssProperties } = element;
  for (const { name } of [attributes, events, members, cssParts, cssProperties].flat())
    assert.ok(guide.includes(`\`${name}\``), name);
});
