/** The words of matches, in the language of the page. */
import { language } from "../kit/page-text.js";
import { words as english, others } from "../words/en/match.js";
import { wordsOf } from "../words/language.js";

/** The words. */
export let text = english;

/** Loads the words in the language of the page. */
export async function speakMatch() {
  text = await wordsOf(english, others)(language.id).catch(() => english); // no connection: English is here
}
