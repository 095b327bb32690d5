// The keyboard's cursor on a board of cells.

import { isFlipped } from "./flip.js";

/** The steps of the arrow keys: columns to the right and rows down. */
const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
});

/** The step of an arrow key as the board lies; none of another key. @param {string} key @param {Element} host */
export function arrowStep(key, host) {
  const step = STEPS[key];
  return step && isFlipped(host) ? /** @type {[number, number]} */ ([-step[0], -step[1]]) : step;
}

/** The next cell; at the edge of the board the same one. @param {number} cell @param {[number, number]} step @param {number} side cells in a row, and rows */
export function moveCursor(cell, [right, down], side) {
  const [row, column] = [Math.floor(cell / side) + down, (cell % side) + right];
  return Math.min(row, column) >= 0 && Math.max(row, column) < side ? side * row + column : cell;
}
