// Writes the references of the board and of the package, and what editors read of the element, from the types in www/:
// `cargo xtask docs`.

import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { aboutOf, codeOf, membersOf, PACKAGE } from "./declarations.js";
import { attributeOf, boardMembers, isMethod, manifest } from "./manifest.js";

/** @typedef {import("./declarations.js").Member} Member */

const MADE = "<!-- Made by `cargo xtask docs` from the comments in www/types.d.ts and www/plyground.d.ts. -->";

const code = (/** @type {string} */ text) => `\`${text}\``;
/** Makes links of the pages that a comment names. @param {string} text */
const linked = (text) => text.replaceAll(/\bdocs\/([\w-]+\.md)/g, "[$1]($1)");

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows]
    .map((row) => `| ${row.map((cell) => linked(cell).replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");

/** A section about a declaration. @param {string} title @param {string[]} about its paragraphs @param {string} body */
const section = (title, about, body) => [`## ${title}`, ...about.filter(Boolean).map(linked), body].join("\n\n");

/** A signature with the types of any game in place of the parameter `T`. @param {string} signature */
const ofAnyGame = (signature) => signature.replace('T["state"]', "State").replace(/\bT\b/, "Step");

/** Methods, each under a heading to link to. @param {Member[]} members */
const methods = (members) =>
  members
    .filter((member) => isMethod(member) && member.name !== "constructor")
    .map(
      ({ name, signature, about }) =>
        `### ${name}\n\n\`\`\`ts\n${name}${ofAnyGame(signature)}\n\`\`\`\n\n${linked(about)}`,
    )
    .join("\n\n");

/** Fields as a table. @param {string} kind @param {Member[]} members */
function fields(kind, members) {
  const rows = members
    .filter((member) => !isMethod(member))
    .map(({ name, type, isReadonly, about }) => [code(name), code(type) + (isReadonly ? ", read-only" : ""), about]);
  return table([kind, "type", "meaning"], rows);
}

/** Names with what they are. @param {string} name of the declaration */
const described = (name) => membersOf(name).map((member) => [code(member.name), member.about]);

const attributes = () =>
  membersOf("BoardAttributes").map(({ name, type, about, usual }) => [
    code(name),
    code(type.replaceAll('"', "")),
    usual ? code(JSON.parse(usual)) : "",
    about,
  ]);

const events = () =>
  membersOf("BoardEvents").map(({ name, type, about }) => [
    code(name),
    code(type.replace(/^CustomEvent<(.*)>$/, "$1").replace("object", "{}")),
    about,
  ]);

/** The declarations that a text names, and those that these name. @param {string} text @param {Map<string, string>} [found] */
function declarationsIn(text, found = new Map()) {
  for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
    const declared = found.has(name) || name.startsWith("Board") ? "" : codeOf(name);
    if (declared) declarationsIn(declared, found.set(name, declared));
  }
  return found;
}

/** The types that members name, as they are written. @param {Member[]} members */
function types(members) {
  const found = declarationsIn(members.map(({ signature }) => signature).join("\n"));
  return `\`\`\`ts\n${[...found.values()].join("\n")}\`\`\``;
}

/** The page about the element. */
function boardReference() {
  const members = boardMembers();
  const parts = table(["part", "what it is"], described("BoardParts"));
  const colours = table(["property", "what it sets"], described("BoardStyle"));
  return [
    "# Reference: the board element",
    "Everything that `<plyground-board>` has. The [guide](embedding.md) shows how to use it.",
    section(
      "Attributes",
      aboutOf("BoardAttributes"),
      table(["attribute", "value", "default", "meaning"], attributes()),
    ),
    section(
      "Properties",
      ["These have no attribute."],
      fields(
        "property",
        members.filter((member) => !attributeOf(member)),
      ),
    ),
    section("Methods", aboutOf("BoardElement"), methods(members)),
    section("Events", aboutOf("BoardEvents").slice(0, 1), table(["event", "detail", "when"], events())),
    section("Parts", aboutOf("BoardParts"), parts),
    section("CSS properties", aboutOf("BoardStyle"), colours),
    section("Types", ["Times are milliseconds."], types([...members, ...membersOf("BoardEvents")])),
  ];
}

/** The page about the package. */
function packageReference() {
  const [options, search] = ["ThinkerOptions", "SearchOptions"].map((name) => membersOf(name, PACKAGE));
  const tables = membersOf("Table").filter(({ name }) => name !== "free");
  const [makers, thinker] = ["Table", "Thinker"].map((name) => membersOf(name, PACKAGE));
  return [
    "# Reference: the package",
    "Everything that `Table` and `Thinker` have. The [guide](javascript.md) shows how to use them. Types such as `State` and `Outcome` are [those of the board](embedding-reference.md#types).",
    section("Table", aboutOf("Table", PACKAGE), methods(makers)),
    section("A table", aboutOf("Table"), methods(tables)),
    section("Thinker", aboutOf("Thinker", PACKAGE), fields("option", options)),
    section("A thinker", [], methods(thinker)),
    section("Options of a search", aboutOf("SearchOptions", PACKAGE), fields("option", search)),
    section("WeightsError", aboutOf("WeightsError", PACKAGE), fields("property", membersOf("WeightsError", PACKAGE))),
  ];
}

/** Each file that is made from the types, and what it holds. */
export function made() {
  const page = (/** @type {string[]} */ parts) => `${[MADE, ...parts].join("\n\n")}\n`;
  return new Map([
    ["www/custom-elements.json", `${JSON.stringify(manifest(), null, 2)}\n`],
    ["docs/embedding-reference.md", page(boardReference())],
    ["docs/javascript-reference.md", page(packageReference())],
  ]);
}

/** The files that are not what they should be, which a caller may write. */
export async function outdated() {
  const files = [];
  for (const [file, text] of made())
    if ((await readFile(file, "utf8").catch(() => "")) !== text) files.push({ file, text });
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await Promise.all((await outdated()).map(({ file, text }) => writeFile(file, text)));
