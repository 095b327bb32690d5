/** Draws the small pictures of a game. */
import { makeShape } from "../svg.js";

/** @typedef {import("../games/types.d.ts").Picture} Picture */

/** The radius of a disc. */
const RADIUS = 4.6;

/** @param {Picture} picture */
export const drawPicture = (picture) =>
  makeShape("svg", { viewBox: "0 0 60 40", class: "picture", "aria-hidden": "true" }, picture.flatMap(makeParts));

/** @param {Picture[number]} part @returns {Element[]} */
function makeParts([kind, ...what]) {
  const [first, second, third, fourth] = what.map(String);
  if (kind === "disc")
    return [makeShape("circle", { class: `disc ${first}`, cx: second, cy: third, r: String(RADIUS) })];
  if (kind === "box")
    return [makeShape("rect", { class: "box", x: first, y: second, width: third, height: fourth, rx: "2" })];
  if (kind === "label") return [label(first, second, third, 7)];
  if (kind === "tile") return tile(Number(first), Number(second), Number(third), fourth);
  return [makeShape("path", { class: kind, d: first, pathLength: "1" })];
}

/** @param {number} x @param {number} y @param {number} size @param {string} words */
function tile(x, y, size, words) {
  const [left, top] = [x - size / 2, y - size / 2].map(String);
  const side = String(size);
  return [
    makeShape("rect", { class: "tile", x: left, y: top, width: side, height: side, rx: "2.5" }),
    label(String(x), String(y), words, Math.min(size * 0.6, (1.25 * size) / words.length)),
  ];
}

/** @param {string} x @param {string} y @param {string} words @param {number} size */
function label(x, y, words, size) {
  const made = makeShape("text", { x, y, "font-size": size.toFixed(1) });
  made.textContent = words;
  return made;
}
