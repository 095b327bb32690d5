// How Connect Four is played and by which keys, for the dialog of help; in English.

/** @type {import("../../../www/games/types.d.ts").Keys} */
export const keys = [
  [["←→"], "column"],
  [["Enter"], "drop"],
  [["1", "…", "7"], "at-once"],
];

export const words = {
  how: "Drop a disc into one of the seven columns; it falls as far as it can. Four of yours in a row win: across, upright or on a diagonal. A full board without four is a draw.",
  keys: {
    column: "Choose a column",
    drop: "Drop a disc into it",
    "at-once": "Drop a disc into that column",
  },
};
