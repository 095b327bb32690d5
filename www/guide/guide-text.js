/** The words of the guide in the language of the page. */
import { language, speak as speakPage } from "../page/page-text.js";
import { words as english } from "../words/en/guide.js";
import { guideIn } from "../words/guide.js";

export { inWords, language } from "../page/page-text.js";

/** The words of the guide. */
export let text = english;

/** Loads the words in the language of the visitor. @param {import("../storage.js").PageStore} store */
export async function speak(store) {
  await speakPage(store);
  try {
    text = await guideIn(language.id);
  } catch {
    // No connection: English is here.
  }
}
