/** The words of the guide in the language of the page. */
import { language, text as pageText, speak as speakPage } from "../page/page-text.js";
import { words as english } from "../words/en/guide.js";
import { guideIn } from "../words/guide.js";

export { inWords, language } from "../page/page-text.js";

/** The words of the guide. */
export let text = english;

/** The words of the bar that all pages share. */
export let { bar } = pageText;

/** Loads the words in the language of the visitor. @param {import("../storage.js").PageStore} store */
export async function speak(store) {
  await speakPage(store);
  ({ bar } = pageText);
  try {
    text = await guideIn(language.id);
  } catch {
    // No connection: English is here.
  }
}
