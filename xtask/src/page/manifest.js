// Makes www/custom-elements.json, which tells editors of the element, from www/types.d.ts: `node xtask/src/page/manifest.js`.

import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const FILE = "www/custom-elements.json";

/** A member of an interface. @typedef {{name: string, type: string, signature: string, isReadonly: boolean, about: string, usual?: string}} Member */

const types = await readFile("www/types.d.ts", "utf8");

/** The members of an interface, each with the first paragraph of its comment. @param {string} name @returns {Member[]} */
export function membersOf(name) {
  const [, body = ""] = types.match(new RegExp(`^export interface ${name}\\b[^{]*\\{\\n(.*?)^\\}`, "ms")) ?? [];
  const member =
    /^ {2}(?:\/\*\*(?<about>(?:(?!\*\/).)*)\*\/\s*)?(?<readonly>readonly )?(?<get>get )?(?<name>[\w]+|"[\w-]+")\??(?<signature>[:(].*?);(?: \/\/.*)?$/gms;
  return [...body.matchAll(member)].map(({ groups = {} }) => {
    const lines = (groups.about ?? "").split("\n").map((line) => line.replace(/^\s*\* ?/, "").trim());
    const said = lines.join("\n").trim();
    return {
      name: groups.name.replaceAll('"', ""),
      type: plain(groups.signature.replace(/^.*\): |^: ?/s, "")),
      signature: groups.signature.replace(/^\(\)/, groups.get ? "" : "()"),
      isReadonly: groups.readonly === "readonly ",
      about: said.split(/\n\n|\n?@/)[0].replaceAll("\n", " "),
      usual: said.match(/@default (.*)/)?.[1],
    };
  });
}

/** A type as editors show it: without the other forms that templates may write. @param {string} type */
const plain = (type) =>
  type
    .replaceAll(/\s+/g, " ")
    .replace(/ \| \(string & \{\}\)/, "")
    .replace("number | string", "number")
    .replace("string | boolean", "string")
    .replace(/^Bare$/, "boolean");

const camel = (/** @type {string} */ name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const typed = (/** @type {string} */ text) => ({ type: { text } });

/** What custom-elements.json says. */
export function manifest() {
  const attributes = membersOf("BoardAttributes");
  const members = membersOf("BoardElement").filter(({ name }) => !name.endsWith("EventListener"));
  const properties = new Set(members.map(({ name }) => name));
  const element = {
    kind: "class",
    name: "PlygroundBoard",
    customElement: true,
    tagName: "plyground-board",
    superclass: { name: "HTMLElement" },
    description: "A board game with someone who thinks about it.",
    attributes: attributes.map(({ name, type, about, usual }) => ({
      name,
      ...typed(type),
      ...(usual && { default: usual }),
      description: about,
      ...(properties.has(camel(name)) && { fieldName: camel(name) }),
    })),
    members: members.map((member) =>
      member.signature.startsWith("(") ? methodOf(member) : fieldOf(member, attributes),
    ),
    events: membersOf("BoardEvents").map(described),
    cssParts: membersOf("BoardParts").map(({ name, about }) => ({ name, description: about })),
    cssProperties: membersOf("BoardStyle").map(({ name, about }) => ({ name, description: about })),
  };
  const declaration = { name: "PlygroundBoard" };
  const module = {
    kind: "javascript-module",
    path: "www/board/element.js",
    declarations: [element],
    exports: [
      { kind: "js", name: "PlygroundBoard", declaration },
      { kind: "custom-element-definition", name: "plyground-board", declaration },
    ],
  };
  return { schemaVersion: "1.0.0", modules: [module] };
}

/** @param {Member} member */
const described = ({ name, type, about }) => ({ name, ...typed(type), description: about });

/** A property; one that mirrors an attribute means what that does. @param {Member} member @param {Member[]} attributes */
function fieldOf(member, attributes) {
  const attribute = attributes.find(({ name }) => camel(name) === member.name);
  const about = [attribute?.about, member.about].filter(Boolean).join(" ");
  return {
    kind: "field",
    ...described({ ...member, about }),
    ...(member.isReadonly && { readonly: true }),
    ...(attribute && { attribute: attribute.name, reflects: true }),
  };
}

/** @param {Member} member */
function methodOf({ name, signature, type, about }) {
  const [, list = ""] = signature.match(/^\((.*)\): /s) ?? [];
  const parameters = [...list.matchAll(/(\w+)(\??): (\{.*?\}|\w+)/g)].map(([, name, optional, text]) => ({
    name,
    ...typed(text),
    ...(optional && { optional: true }),
  }));
  return { kind: "method", name, description: about, ...(parameters[0] && { parameters }), return: typed(type) };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFile(FILE, `${JSON.stringify(manifest(), null, 2)}\n`);
