/** The words of what few open on a first visit: with the others of a language, but in English a file of their own. */
import { words as english } from "../words/en/dialogs.js";
import { whole } from "../words/language.js";
import { text } from "./page-text.js";

/** The words of dialogs in the language of the page. */
export const dialogWords = () => whole(english, text.dialogs);

/** What the language says of a game; nothing where that is English. @param {string} game @returns {import("../words/page.js").GameWords} */
export const wordsOfGame = (game) =>
  (Object.hasOwn(text.dialogs?.games ?? {}, game) ? text.dialogs?.games?.[game] : undefined) ?? {};
