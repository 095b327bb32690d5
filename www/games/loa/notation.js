// Squares, moves and lines: squares are numbered rank by rank from a8, the upper left; a move names two squares, `b1-b3` or
// `b1xb3`.

/** Squares in a rank. */
export const SIDE = 8;
/** Squares on the board. */
export const SQUARES = SIDE * SIDE;
/** The move of a side that cannot move. */
export const PASS = "pass";

/** The name of a square, such as `a8`. @param {number} square */
export const squareName = (square) => String.fromCharCode(97 + (square % SIDE)) + (SIDE - Math.floor(square / SIDE));

/** The square of a name. @param {string} name */
export const parseSquare = (name) => SIDE * (SIDE - Number(name[1])) + name.charCodeAt(0) - 97;

/** The squares of a move; null of a pass. @param {string | null} move */
export function parseMove(move) {
  if (move === null || move === PASS) return null;
  return { from: parseSquare(move), to: parseSquare(move.slice(3)), captures: move[2] === "x" };
}

/** Every neighbour of a square, on the board. @param {number} square */
function neighbours(square) {
  const [row, column] = [Math.floor(square / SIDE), square % SIDE];
  const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [row + down, column + right]));
  return near
    .filter(([r, c]) => (r !== row || c !== column) && Math.min(r, c) >= 0 && Math.max(r, c) < SIDE)
    .map(([r, c]) => SIDE * r + c);
}

/** The groups of connected pieces of a side, as lists of squares. @param {number[]} cells @param {number} piece */
export function findGroups(cells, piece) {
  const left = new Set(cells.flatMap((found, square) => (found === piece ? [square] : [])));
  const groups = [];
  for (const first of left) {
    const group = [first];
    left.delete(first);
    for (const square of group) {
      for (const next of neighbours(square)) if (left.delete(next)) group.push(next);
    }
    groups.push(group);
  }
  return groups;
}

/** Pairs of neighbouring pieces, each once. @param {number[]} group */
export const findLinks = (group) =>
  group.flatMap((square) =>
    neighbours(square)
      .filter((next) => next > square && group.includes(next))
      .map((next) => [square, next]),
  );

/**
 * The four lines through a square: where each begins and ends, and how many pieces stand on it.
 * @param {number[]} cells
 * @param {number} square
 */
export function linesThrough(cells, square) {
  const [row, column] = [Math.floor(square / SIDE), square % SIDE];
  return [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ].map(([down, right]) => {
    const line = [];
    for (let i = 1 - SIDE; i < SIDE; i++) {
      const [r, c] = [row + i * down, column + i * right];
      if (Math.min(r, c) >= 0 && Math.max(r, c) < SIDE) line.push(SIDE * r + c);
    }
    return { from: line[0], to: line[line.length - 1], pieces: line.filter((at) => cells[at] !== 0).length };
  });
}
