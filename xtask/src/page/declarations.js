// Reads www/types.d.ts and www/plyground.d.ts, whose comments are the one source of the references and of custom-elements.json.

import { readFileSync } from "node:fs";

/** A member of an interface or a class. @typedef {{name: string, type: string, signature: string, isReadonly: boolean, about: string, usual?: string}} Member */

/** The types of the board, then those of the package. */
export const TYPES = readFileSync("www/types.d.ts", "utf8");
export const PACKAGE = readFileSync("www/plyground.d.ts", "utf8");

const COMMENT = String.raw`(?:/\*\*(?<about>(?:(?!\*/).)*)\*/\s*)?`;

/** What a comment says, without its tags. @param {string | undefined} comment */
function paragraphsOf(comment = "") {
  const lines = comment.split("\n").map((line) => line.replace(/^\s*\* ?/, "").trim());
  return lines
    .join("\n")
    .replace(/(^|\n)@.*/s, "")
    .trim()
    .split("\n\n")
    .map((paragraph) => paragraph.replaceAll("\n", " "));
}

/** The comment before a declaration, a paragraph a string. @param {string} name @param {string} [source] */
export function aboutOf(name, source = TYPES) {
  const { groups } =
    source.match(new RegExp(`${COMMENT}^export (?:declare )?(?:interface|class|const) ${name}\\b`, "ms")) ?? {};
  return paragraphsOf(groups?.about);
}

/** A declaration as it is written, with its comment; empty where there is none. It ends with the next empty line. @param {string} name */
export function codeOf(name) {
  const [code = ""] =
    TYPES.match(new RegExp(`${COMMENT}^(?:export )?(?:interface|type) ${name}\\b.*?\\n(?=\\n)`, "ms")) ?? [];
  return code.replace(/^export /m, "");
}

/** The members of a declaration. @param {string} name @param {string} [source] @returns {Member[]} */
export function membersOf(name, source = TYPES) {
  const [, body = ""] =
    source.match(new RegExp(`^export (?:declare )?\\w+ ${name}\\b[^{]*\\{\\n(.*?)^\\}`, "ms")) ?? [];
  const member = new RegExp(
    String.raw`^ {2}${COMMENT}(?<readonly>readonly )?(?<get>get )?(?<name>\w+|"[\w-]+")\??(?<signature>[:(].*?);(?: //.*)?$`,
    "gms",
  );
  return [...body.matchAll(member)].map(({ groups = {} }) => ({
    name: groups.name.replaceAll('"', ""),
    type: plain(groups.signature.replace(/^.*\): |^: ?/s, "")),
    signature: groups.signature.replace(/^\(\)/, groups.get ? "" : "()"),
    isReadonly: groups.readonly === "readonly ",
    about: paragraphsOf(groups.about).join(" "),
    usual: groups.about?.match(/@default (.*)/)?.[1],
  }));
}

/** A type as editors show it: without the other forms that templates may write. @param {string} type */
const plain = (type) =>
  type
    .replaceAll(/\s+/g, " ")
    .replace(/ \| \(string & \{\}\)/, "")
    .replace("number | string", "number")
    .replace("string | boolean", "string")
    .replace(/^Bare$/, "boolean");
