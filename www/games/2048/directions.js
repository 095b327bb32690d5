// The directions of moves on the plane, by the names of the moves.

/**
 * @typedef {object} Direction
 * @property {string} name
 * @property {number} dx columns to the right
 * @property {number} dy rows down
 * @property {string} glyph
 */

/** The directions by the names of the moves. @type {Record<string, Direction>} */
export const directions = {
  up: { name: "Up", dx: 0, dy: -1, glyph: "↑" },
  right: { name: "Right", dx: 1, dy: 0, glyph: "→" },
  down: { name: "Down", dx: 0, dy: 1, glyph: "↓" },
  left: { name: "Left", dx: -1, dy: 0, glyph: "←" },
};

/**
 * The move of a swipe, or null while it is too short or too slanted.
 * @param {number} x pixels to the right
 * @param {number} y pixels down
 * @param {number} least pixels
 * @param {number} [slant] how many times longer than the other the longer axis must be
 */
export function moveOfSwipe(x, y, least, slant = 1) {
  const [long, short] = Math.abs(x) > Math.abs(y) ? [x, y] : [y, x];
  if (Math.abs(long) < least || Math.abs(long) < Math.abs(short) * slant) return null;
  if (long === x) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}
