/** The words of matches, in the language of the page. */
import { language } from "../page/page-text.js";
import { words as english } from "../words/en/match.js";
import { matchIn } from "../words/match.js";

/** The words. */
export let text = english;

/** Loads the words in the language of the page. */
export async function speakMatch() {
  text = await matchIn(language.id).catch(() => english); // no connection: English is here
}
