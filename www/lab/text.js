/** The words of the lab, in the language that the page speaks. */
import { startPage } from "../page/beside.js";
import { language } from "../page/page-text.js";
import { words as english } from "../words/en/lab.js";
import { labIn } from "../words/lab.js";

export { inWords, language, say } from "../page/page-text.js";

/** @type {import("../words/lab.js").Words} */
export let text = english;

/** Starts the page in the language of the visitor. @returns its store */
export async function start() {
  const { store, words } = await startPage(english, labIn);
  text = words;
  return store;
}

/** How many games. @param {number} n */
export const games = (n) => language.say(text.results.games, { n });
