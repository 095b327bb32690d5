/** The words of dialogs, which first visits rarely open. In English they are a file of their own. */
import { words as english } from "../words/en/dialogs.js";
import { withEnglishFallback } from "../words/language.js";
import { text } from "./page-text.js";

/** @type {import("../words/en/dialogs.js").Words | undefined} */
let words;

/** The words of dialogs in the language of the page, once that is loaded. */
export const dialogWords = () => (words ??= withEnglishFallback(english, text.dialogs));
