/** The words of the view from inside, in the language of the page. */
import { startPage } from "../page/beside.js";
import { words as english } from "../words/en/inside.js";
import { insideIn } from "../words/inside.js";

export { inWords, moveOf, say } from "../page/page-text.js";

/** The words of this page. */
export let text = english;

/** Starts the page in the language of the visitor. @returns its store */
export async function start() {
  const { store, words } = await startPage(english, insideIn);
  text = words;
  return store;
}
