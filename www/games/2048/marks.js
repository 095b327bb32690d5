// Where marks go on a board of 2048. Rows count from the top, as the coordinates of the board do.

import { directions } from "./directions.js";
import { measure } from "./grid.js";

/** @param {{rows: number, columns: number}} shape @returns {import("../../board/lazy/marks.js").Places} */
export function makePlaces({ rows, columns }) {
  const { gap, stride, unit } = measure(rows, columns);
  const [width, height] = [columns * stride + gap, rows * stride + gap];
  return {
    isMove: (word) => Object.hasOwn(directions, word),
    width,
    height,
    unit,
    centreOf: (cell) => [
      gap + unit / 2 + stride * (cell.charCodeAt(0) - 97),
      gap + unit / 2 + stride * (Number(cell.slice(1)) - 1),
    ],
    shapesOf(move) {
      const { dx, dy } = directions[move];
      const [x, y] = [width / 2, height / 2];
      const way = unit * 0.9;
      return [
        {
          arrow: [
            [x - dx * way, y - dy * way],
            [x + dx * way, y + dy * way],
          ],
        },
      ];
    },
  };
}
