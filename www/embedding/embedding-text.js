/** The words of Embed, in the language of the page. */
import { startPage } from "../kit/beside.js";
import { words as english, others } from "../words/en/embedding.js";
import { wordsLoader } from "../words/language.js";

export { say, translateCatalogue } from "../kit/page-text.js";

/** The words of this page. */
export let text = english;

/** Starts the page in the language of the visitor. */
export async function start() {
  ({ words: text } = await startPage(english, wordsLoader(english, others)));
}
