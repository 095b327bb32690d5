// How 2048 is played and by which keys, for the dialog of help; in English.

/** The keys of the game. @type {import("../types.d.ts").Keys} */
export const keys = [[["←↑↓→", "WASD", "hjkl"], "move"]];

/** The rules and keys in English. */
export const words = {
  how: "Slide all tiles at once. Two equal tiles become one. Reach 2048, then see how far it goes.",
  keys: {
    move: "Move (or swipe)",
  },
};
