/** The words of the guide, in the language that the page speaks. */
import { language, speak as speakPage } from "../page/page-text.js";
import { words as english } from "../words/en/guide.js";
import { guideIn } from "../words/guide.js";

export { inWords, language } from "../page/page-text.js";

export let text = english;

/** @param {import("../storage.js").PageStore} store */
export async function speak(store) {
  await speakPage(store);
  try {
    text = await guideIn(language.id);
  } catch {
    // No connection: English is here.
  }
}
