/** How a game is played, in three pictures and in words. */
import { games } from "../games.js";
import { withEnglishFallback } from "../words/language.js";
import { make } from "./dom.js";
import { gameWords } from "./page-text.js";
import { drawPicture } from "./picture.js";

/** Loads what a game says of itself, with its pictures. @param {string} game */
export async function loadRules(game) {
  const { words: english, keys, lessons, pieces = {} } = await games[game].help();
  const words = withEnglishFallback(english, gameWords(game));
  const pictures = /** @type {const} */ (["goal", "move", "win"]).map((lesson) =>
    make("li", {}, drawPicture(lessons[lesson]), make("p", {}, words.lessons[lesson])),
  );
  const list = make("ul", { className: "lessons", "data-game": game }, ...pictures);
  for (const [side, colour] of Object.entries(pieces)) list.style.setProperty(`--piece-${side}`, colour);
  return { words, keys, pictures: list };
}
