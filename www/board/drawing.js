// Drawings over a board, in SVG.

const SPACE = "http://www.w3.org/2000/svg";

/** Makes an element of a drawing. @param {string} name @param {Record<string, string>} attributes @param {Element[]} [children] */
export function makeShape(name, attributes, children = []) {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Makes a square drawing. @param {string} name @param {number} side its width in units */
export const makeDrawing = (name, side) =>
  makeShape("svg", { viewBox: `0 0 ${side} ${side}`, class: name, "aria-hidden": "true" });

/** A straight line that is drawn from its start to its end. @param {string} from "x y" @param {string} to "x y" */
export const makeStroke = (from, to) => makeShape("path", { class: "win", d: `M${from}L${to}`, pathLength: "1" });
