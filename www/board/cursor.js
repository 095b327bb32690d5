// The keyboard's cursor on a board of cells.

/** The steps of the arrow keys: columns to the right and rows down. */
export const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
});

/** The next cell; at the edge of the board the same one. @param {number} cell @param {[number, number]} step @param {number} side cells in a row, and rows */
export function stepFrom(cell, [right, down], side) {
  const [row, column] = [Math.floor(cell / side) + down, (cell % side) + right];
  return Math.min(row, column) >= 0 && Math.max(row, column) < side ? side * row + column : cell;
}
