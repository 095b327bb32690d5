// Where marks go on a board of Pentago.

import { HOLE, TURN_RADIUS } from "./marbles.js";
import { holesOf, parseMove, placeOf } from "./notation.js";

/** @param {string} cell */
const centreOf = (cell) => placeOf(parseMove(cell).hole);

/** @returns {import("../../board/lazy/marks.js").Places} */
export const makePlaces = () => ({
  isMove: (word) => /^([a-f][1-6])?([1-4][LR])?$/.test(word) && word !== "", // also a turn alone, such as `4L`
  width: 100,
  height: 100,
  unit: HOLE,
  centreOf,
  shapesOf(move) {
    const isTurnAlone = /^\d/.test(move);
    const { turn } = parseMove(isTurnAlone ? `a1${move}` : move);
    return [
      ...(isTurnAlone ? [] : [{ circle: centreOf(move) }]),
      ...(turn
        ? [{ turn: placeOf(holesOf(turn.quadrant)[4]), radius: TURN_RADIUS, clockwise: turn.spin === "R" }]
        : []),
    ];
  },
});
