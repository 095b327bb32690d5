/** The words of the view from inside, in the language of the page. */
import { language, text as pageText, speak as speakPage } from "../page/page-text.js";
import { words as english } from "../words/en/inside.js";
import { insideIn } from "../words/inside.js";

export { inWords, language, moveOf, say } from "../page/page-text.js";

/** The words of this page. */
export let text = english;

/** The words of the bar that all pages share. */
export let { bar } = pageText;

/** Loads the words in the language of the visitor. @param {import("../storage.js").PageStore} store */
export async function speak(store) {
  await speakPage(store);
  ({ bar } = pageText);
  text = await insideIn(language.id);
}
