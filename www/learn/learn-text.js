/** The words of Learn, in the language of the page. */
import { startPage } from "../kit/beside.js";
import { words as english, others } from "../words/en/learn.js";
import { wordsLoader } from "../words/language.js";

export { translateCatalogue } from "../kit/page-text.js";

/** The words of this page. */
export let text = english;

/** Starts the page in the language of the visitor. @returns its store */
export async function start() {
  const { store, words } = await startPage(english, wordsLoader(english, others));
  text = words;
  return store;
}
