// How Connect Four is played and by which keys, for the dialog of help; in English.

/** @type {import("../../../www/games/types.d.ts").Keys} */
export const keys = [
  [["←→"], "column"],
  [["Enter"], "drop"],
  [["1", "…", "7"], "at-once"],
];

/** @type {import("../../../www/games/types.d.ts").Lessons} */
export const lessons = {
  goal: [
    ...[12, 24, 36, 48].map((x) => /** @type {["disc", "x", number, number]} */ (["disc", "x", x, 20])),
    ["line", "M12 20H48"],
  ],
  move: [
    ["disc", "x", 30, 6],
    ["arrow", "M30 13v13m-4-4 4 4 4-4"],
    ["disc", "o", 30, 34],
  ],
  win: [
    ...[6, 14, 22, 30].map((y) => /** @type {["disc", "x", number, number]} */ (["disc", "x", 2 * y - 6, y + 2])),
    ["line", "M6 8 54 32"],
  ],
};

export const words = {
  lessons: {
    goal: "Four of your discs in a row win.",
    move: "A disc falls as far as it can.",
    win: "Diagonals count too.",
  },
  tips: {
    first: "The middle column is part of the most rows.",
    second: "Three in a row with a free end? Close it.",
  },
  how: "Drop a disc into one of the seven columns; it falls as far as it can. Four of yours in a row win: across, upright or on a diagonal. A full board without four is a draw.",
  keys: {
    column: "Choose a column",
    drop: "Drop a disc into it",
    "at-once": "Drop a disc into that column",
  },
};
