// Where marks go on a board of Lines of Action.

import { parseMove, parseSquare, SIDE } from "./notation.js";

/** The upper left corner of the squares and the width of one, as in style.js. */
const [LEFT, TOP, UNIT] = [6, 6.5, 11];

/** @param {string} cell @returns {[number, number]} */
const centreOf = (cell) => at(parseSquare(cell));
/** @param {number} square @returns {[number, number]} */
const at = (square) => [LEFT + UNIT * ((square % SIDE) + 0.5), TOP + UNIT * (Math.floor(square / SIDE) + 0.5)];

/** @returns {import("../../board/lazy/marks.js").Places} */
export const makePlaces = () => ({
  isMove: (word) => /^([a-h][1-8][-x][a-h][1-8]|pass)$/.test(word),
  width: 100,
  height: 100,
  unit: UNIT,
  centreOf,
  shapesOf(move) {
    const found = parseMove(move);
    return found ? [{ arrow: [at(found.from), at(found.to)] }] : []; // a pass is not drawn
  },
});
