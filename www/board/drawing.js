// Drawings over a board, in SVG.

import { makeShape } from "../svg.js";

/** Makes a square drawing. @param {string} name @param {number} side its width in units */
export const makeDrawing = (name, side) =>
  makeShape("svg", { viewBox: `0 0 ${side} ${side}`, class: name, "aria-hidden": "true" });

/** A straight line that is drawn from its start to its end. @param {string} from "x y" @param {string} to "x y" */
export const makeStroke = (from, to) => makeShape("path", { class: "win", d: `M${from}L${to}`, pathLength: "1" });
