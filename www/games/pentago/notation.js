// Holes, quadrants and moves: holes are numbered row by row from the upper left, quadrants from 0; a move is a hole, a
// quadrant from 1 and a direction: `e34L`.

/** Holes in a row. */
export const SIDE = 6;

/** @typedef {"L" | "R"} Spin counter-clockwise or clockwise */
/** @typedef {{quadrant: number, spin: Spin}} Turn */

/** The name of a hole, such as `a1`. @param {number} hole */
export const holeName = (hole) => String.fromCharCode(97 + (hole % SIDE)) + (Math.floor(hole / SIDE) + 1);

/** The quadrant of a hole. @param {number} hole */
export const quadrantOf = (hole) => 2 * Math.floor(hole / SIDE / 3) + Math.floor((hole % SIDE) / 3);

/** The holes of a quadrant, row by row. @param {number} quadrant */
export function holesOf(quadrant) {
  const corner = SIDE * 3 * (quadrant >> 1) + 3 * (quadrant & 1);
  return Array.from({ length: 9 }, (_, i) => corner + SIDE * Math.floor(i / 3) + (i % 3));
}

/** The name of a move. @param {number} hole @param {Turn} [turn] none for a move that wins at once */
export const moveName = (hole, turn) => holeName(hole) + (turn ? `${turn.quadrant + 1}${turn.spin}` : "");

/** The move of a name. @param {string} move @returns {{hole: number, turn?: Turn}} */
export function parseMove(move) {
  const hole = SIDE * (Number(move[1]) - 1) + move.charCodeAt(0) - 97;
  if (move.length < 4) return { hole };
  return { hole, turn: { quadrant: Number(move[2]) - 1, spin: move[3] === "L" ? "L" : "R" } };
}

/** The middle of a hole, in hundredths of the board's width, as in style.js. @param {number} hole @returns {[number, number]} */
export const placeOf = (hole) => [placeAlong(hole % SIDE), placeAlong(Math.floor(hole / SIDE))];
const placeAlong = (/** @type {number} */ at) => 15.667 + 12.933 * at + (at < 3 ? 0 : 4);

/** Where a hole's marble lies after a turn. @param {number} hole @param {Turn} [turn] */
export function holeAfterTurn(hole, turn) {
  if (!turn || quadrantOf(hole) !== turn.quadrant) return hole;
  const holes = holesOf(turn.quadrant);
  const place = holes.indexOf(hole);
  const [row, column] = [Math.floor(place / 3), place % 3];
  return turn.spin === "R" ? holes[3 * column + 2 - row] : holes[3 * (2 - column) + row];
}

/** Marbles in a row that win. */
const FIVE = 5;

/**
 * The longest straight lines of five or more among some holes, each from its first hole to its last.
 * @param {readonly number[]} holes
 * @returns {[number, number][]}
 */
export function findLines(holes) {
  const among = new Set(holes);
  const from = (/** @type {number} */ hole, /** @type {number} */ right, /** @type {number} */ down) => {
    const [column, row] = [(hole % SIDE) + right, Math.floor(hole / SIDE) + down];
    const inside = column >= 0 && column < SIDE && row >= 0 && row < SIDE;
    return inside && among.has(SIDE * row + column) ? SIDE * row + column : undefined;
  };
  return [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ].flatMap(([right, down]) =>
    holes.flatMap((hole) => {
      if (from(hole, -right, -down) !== undefined) return [];
      const line = [hole];
      for (let next = from(hole, right, down); next !== undefined; next = from(next, right, down)) line.push(next);
      return line.length < FIVE ? [] : [/** @type {[number, number]} */ ([hole, line[line.length - 1]])];
    }),
  );
}
