// Drawings over a board, in SVG.

import { makeShape } from "../svg.js";

/** @typedef {[x: number, y: number]} Point */

/** Makes a square drawing. @param {string} name @param {number} side its width in units */
export const makeDrawing = (name, side) =>
  makeShape("svg", { viewBox: `0 0 ${side} ${side}`, class: name, "aria-hidden": "true" });

/** A straight line that is drawn from its start to its end. @param {string} from "x y" @param {string} to "x y" */
export const makeStroke = (from, to) => makeShape("path", { class: "win", d: `M${from}L${to}`, pathLength: "1" });

/** An arrow between the middles of two cells. @param {Point} from @param {Point} to @param {number} unit the width of a cell */
export function makeArrow(from, to, unit) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const end = move(to, angle, -unit * 0.42);
  return [
    makeShape("path", { d: `M${point(from)}L${point(end)}`, "stroke-width": round(unit * 0.14) }),
    makeHead(move(to, angle, -unit * 0.06), angle, unit),
  ];
}

/** Three quarters of a circle, with a head. @param {Point} centre @param {number} radius @param {boolean} clockwise @param {number} unit */
export function makeTurn(centre, radius, clockwise, unit) {
  const sign = clockwise ? 1 : -1;
  const start = move(centre, -Math.PI / 2 + sign * Math.PI * 0.25, radius);
  const last = -Math.PI / 2 - sign * Math.PI * 0.35;
  const end = move(centre, last, radius);
  const arc = `M${point(start)}A${round(radius)} ${round(radius)} 0 1 ${clockwise ? 1 : 0} ${point(end)}`;
  const along = last + (sign * Math.PI) / 2;
  return [
    makeShape("path", { d: arc, "stroke-width": round(unit * 0.14) }),
    makeHead(move(end, along, unit * 0.38), along, unit),
  ];
}

/** The head of an arrow. @param {Point} tip @param {number} angle of the way there @param {number} unit */
function makeHead(tip, angle, unit) {
  const [left, right] = [2.65, -2.65].map((turn) => move(tip, angle + turn, unit * 0.46));
  return makeShape("path", { class: "head", d: `M${point(tip)}L${point(left)}L${point(right)}Z` });
}

/** @param {Point} from @param {number} angle @param {number} way @returns {Point} */
const move = ([x, y], angle, way) => [x + way * Math.cos(angle), y + way * Math.sin(angle)];
const point = (/** @type {Point} */ at) => at.map(round).join(" ");
/** A length with two decimals. @param {number} length */
export const round = (length) => String(Math.round(length * 100) / 100);
