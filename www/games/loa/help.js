// How Lines of Action is played and by which keys, for the dialog of help; in English.

/** The keys of the game. @type {import("../types.d.ts").Keys} */
export const keys = [
  [["←↑↓→"], "square"],
  [["Enter"], "man"],
  [["Esc"], "letGo"],
  [["g"], "groups"],
];

/** The rules and keys in English. */
export const words = {
  how: "Bring all your men together, each beside another. A man goes exactly as many squares as there are men on the whole line it moves along. It may jump your own men, but not the other side's; landing on one takes it.",
  keys: {
    square: "Choose a square",
    man: "Take a man; put it where it may go",
    letGo: "Let go of it",
    groups: "Outline connected groups",
  },
};
