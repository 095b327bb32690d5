// How Lines of Action is played and by which keys, for the dialog of help; in English.

/** The keys of the game. @type {import("../types.d.ts").Keys} */
export const keys = [
  [["←↑↓→"], "square"],
  [["Enter"], "man"],
  [["Esc"], "letGo"],
  [["g"], "groups"],
];

/** Three pictures of the game. @type {import("../types.d.ts").Lessons} */
export const lessons = {
  goal: [
    ["disc", "x", 6, 8],
    ["disc", "x", 54, 8],
    ["disc", "x", 6, 32],
    ["disc", "x", 54, 32],
    ["disc", "x", 30, 20],
    ["arrow", "M13 11l8 4m-5 2 5-2-2-5"],
    ["arrow", "M47 11l-8 4m5 2-5-2 2-5"],
    ["arrow", "M13 29l8-4m-5-2 5 2-2 5"],
    ["arrow", "M47 29l-8-4m5-2-5 2 2 5"],
  ],
  move: [
    ...[0, 12, 24, 36, 48].map(
      (x) => /** @type {["box", number, number, number, number]} */ (["box", x + 0.5, 14, 11, 11]),
    ),
    ["disc", "x", 6, 19.5],
    ["disc", "o", 54, 19.5],
    ["arrow", "M13 19.5h15m-4-4 4 4-4 4"],
    ["label", 18, 9, "2"],
  ],
  win: [
    ["line", "M12 10 22 20M22 20h11M33 20 44 10M33 20 44 30"],
    ["disc", "x", 12, 10],
    ["disc", "x", 22, 20],
    ["disc", "x", 33, 20],
    ["disc", "x", 44, 10],
    ["disc", "x", 44, 30],
  ],
};

/** The rules and keys in English. */
export const words = {
  lessons: {
    goal: "Bring all your men together.",
    move: "A man goes as many squares as there are men on its line.",
    win: "All in one group, corners count: you win.",
  },
  tips: [
    "Press a man: dots show where it may go, numbers say how far.",
    "Landing on a man of the other side takes it; but fewer men are sooner together.",
  ],
  how: "Bring all your men together, each beside another. A man goes exactly as many squares as there are men on the whole line it moves along. It may jump your own men, but not the other side's; landing on one takes it.",
  keys: {
    square: "Choose a square",
    man: "Take a man; put it where it may go",
    letGo: "Let go of it",
    groups: "Outline connected groups",
  },
};
