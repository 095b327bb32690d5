// The geometry and the notation of the board. Cells are numbered row by row from the upper left. A name such as `d1`
// has the column and the row from below. A move is a column.

export const ROWS = 6;
export const COLUMNS = 7;

/** The columns by name, from the left. */
export const NAMES = [..."abcdefg"];

/** @param {number} cell */
export const cellName = (cell) => NAMES[cell % COLUMNS] + (ROWS - Math.floor(cell / COLUMNS));

/** The cells of a column, from below. @param {number} column */
const cellsOf = (column) => Array.from({ length: ROWS }, (_, height) => COLUMNS * (ROWS - 1 - height) + column);

/** The pieces in a column, from below. @param {number[]} cells @param {number} column */
export const pileOf = (cells, column) =>
  cellsOf(column)
    .map((cell) => cells[cell])
    .filter((piece) => piece !== 0);

/** The cell that a disc dropped into a column comes to lie in; none where it is full. @param {number[]} cells @param {number} column */
export const landing = (cells, column) => cellsOf(column).find((cell) => cells[cell] === 0);

/** The cell of the uppermost disc of a column. @param {number[]} cells @param {number} column */
export const topOf = (cells, column) => cellsOf(column).findLast((cell) => cells[cell] !== 0);
