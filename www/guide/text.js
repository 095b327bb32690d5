/** The words that the guide puts together itself; the rest stand in guide.html. */
export const text = {
  game: "Game",
  player: "Who thinks",
  usual: "whoever plays it best",
  side: "The computer plays",
  sides: { "": "neither side", "human,ai": "second", "ai,human": "first", "ai,ai": "both sides" },
  budget: "Time for a move, in milliseconds",
  theme: "Light or dark",
  themes: { "": "as the page", auto: "as the system", light: "light", dark: "dark" },
  controls: "Buttons below the board",
  autoplay: "Plays by itself",
  keep: "Keeps the game for the next visit",
  copied: "Copied.",
  notCopied: "Copying was not allowed; select the lines and copy them.",
};
