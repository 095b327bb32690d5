/** The words of the lab, in the language that the page speaks. */
import { language, text as pageText, speak as speakPage } from "../page/page-text.js";
import { words as english } from "../words/en/lab.js";
import { labIn } from "../words/lab.js";

export { inWords, language, say } from "../page/page-text.js";

/** @type {import("../words/lab.js").Words} */
export let text = english;

/** The words of the bar that all pages share. */
export let { bar } = pageText;

/** @param {import("../storage.js").Store} store */
export async function speak(store) {
  await speakPage(store);
  ({ bar } = pageText);
  try {
    text = await labIn(language.id);
  } catch {
    // No connection: English is here.
  }
}

/** How many games. @param {number} n */
export const games = (n) => language.say(text.results.games, { n });
