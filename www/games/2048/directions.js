// How moves are drawn and entered: the one place that ties move names to the plane.

import { isPlain, letterOf } from "../../board/keys.js";

/**
 * @typedef {object} Direction
 * @property {string} name
 * @property {number} dx columns to the right
 * @property {number} dy rows down
 * @property {string} glyph
 * @property {string} arrow  value of `KeyboardEvent.key`
 * @property {string} wasd   value of `KeyboardEvent.code`: a place on the keyboard, whatever its layout
 * @property {string} vi     a letter
 */

/** @type {Record<string, Direction>} */
export const directions = {
  up: { name: "Up", dx: 0, dy: -1, glyph: "↑", arrow: "ArrowUp", wasd: "KeyW", vi: "k" },
  right: { name: "Right", dx: 1, dy: 0, glyph: "→", arrow: "ArrowRight", wasd: "KeyD", vi: "l" },
  down: { name: "Down", dx: 0, dy: 1, glyph: "↓", arrow: "ArrowDown", wasd: "KeyS", vi: "j" },
  left: { name: "Left", dx: -1, dy: 0, glyph: "←", arrow: "ArrowLeft", wasd: "KeyA", vi: "h" },
};

/**
 * The move of a stroke over the board, or null while it is too short or too slanted to tell.
 * @param {number} x pixels to the right
 * @param {number} y pixels down
 * @param {number} least pixels
 * @param {number} [slant] how many times longer than the other the longer axis must be
 */
export function strokeMove(x, y, least, slant = 1) {
  const [long, short] = Math.abs(x) > Math.abs(y) ? [x, y] : [y, x];
  if (Math.abs(long) < least || Math.abs(long) < Math.abs(short) * slant) return null;
  if (long === x) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}

/** The move of a key. @param {KeyboardEvent} event */
export function keyMove(event) {
  if (!isPlain(event)) return null;
  const letter = letterOf(event);
  const place = event.code || `Key${letter.toUpperCase()}`; // some keyboards on screens name no place
  for (const [move, { arrow, wasd, vi }] of Object.entries(directions)) {
    if (event.key === arrow || place === wasd || letter === vi) return move;
  }
  return null;
}
