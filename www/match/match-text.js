/** The words of matches, in the language of the page. */
import { language } from "../kit/page-text.js";
import { words as english, others } from "../words/en/match.js";
import { wordsLoader } from "../words/language.js";

/** The words. */
export let text = english;

/** Loads the words in the language of the page. */
export async function loadMatchWords() {
  text = await wordsLoader(english, others)(language.id).catch(() => english); // no connection: English is here
}
