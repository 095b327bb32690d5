/** The words of the lab, in the language that the page speaks. */
import { startPage } from "../kit/beside.js";
import { language } from "../kit/page-text.js";
import { words as english, others } from "../words/en/lab.js";
import { wordsLoader } from "../words/language.js";

export { language, say, translateCatalogue } from "../kit/page-text.js";

/**
 * Other languages say what the ready-made experiments are about, by their names; their files say it in English.
 * @type {typeof english & {experiments?: Record<string, string>}}
 */
export let text = english;

/** Starts the page in the language of the visitor. @returns its store */
export async function start() {
  const { store, words } = await startPage(english, wordsLoader(english, others));
  text = words;
  return store;
}

/** How many games. @param {number} n */
export const games = (n) => language.say(text.results.games, { n });
