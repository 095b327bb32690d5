// How Pentago is played and by which keys, for the dialog of help; in English.

/** The keys of the game. @type {import("../types.d.ts").Keys} */
export const keys = [
  [["←↑↓→"], "hole"],
  [["Enter"], "marble"],
  [["1", "2", "3", "4"], "quadrant"],
  [["L", "R"], "turn"],
];

/** The rules and keys in English. */
export const words = {
  how: "Put a marble into a hole, then turn one of the four quadrants: press an arrow beside it, or drag it around. Five in a row win, before the turn or after it.",
  keys: {
    hole: "Choose a hole; then a quadrant",
    marble: "Put a marble there",
    quadrant: "Choose a quadrant",
    turn: "Turn it to the left or to the right",
  },
};
