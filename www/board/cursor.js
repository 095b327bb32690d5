// The keyboard's place on a board of cells.

/** Where the arrow keys lead: columns to the right and rows down. */
export const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
});

/** The cell one step on; at the edge of the board the same. @param {number} cell @param {[number, number]} step @param {number} side cells in a row, and rows */
export function stepFrom(cell, [right, down], side) {
  const [row, column] = [Math.floor(cell / side) + down, (cell % side) + right];
  return Math.min(row, column) >= 0 && Math.max(row, column) < side ? side * row + column : cell;
}
