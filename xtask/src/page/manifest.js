// Describes the element for editors, as custom-elements.json. reference.js writes the file.

import { membersOf } from "./declarations.js";

/** @typedef {import("./declarations.js").Member} Member */

const camel = (/** @type {string} */ name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const typed = (/** @type {string} */ text) => ({ type: { text } });

/** Properties and methods of the element, without those of every element. */
export const boardMembers = () => membersOf("BoardElement").filter(({ name }) => !name.endsWith("EventListener"));

/** The attribute that a property mirrors. @param {Member} member @param {Member[]} [attributes] */
export const attributeOf = (member, attributes = membersOf("BoardAttributes")) =>
  attributes.find(({ name }) => camel(name) === member.name);

/** @param {Member} member */
export const isMethod = ({ signature }) => signature.startsWith("(");

/** What custom-elements.json says. */
export function manifest() {
  const attributes = membersOf("BoardAttributes");
  const members = boardMembers();
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
    members: members.map((member) => (isMethod(member) ? methodOf(member) : fieldOf(member, attributes))),
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
  const attribute = attributeOf(member, attributes);
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
  const parameters = [...list.matchAll(/(\w+)(\??): (\{.*?\}|[^,]+)/g)].map(([, name, optional, text]) => ({
    name,
    ...typed(text),
    ...(optional && { optional: true }),
  }));
  return { kind: "method", name, description: about, ...(parameters[0] && { parameters }), return: typed(type) };
}
