/** The words of dialogs, which first visits rarely open. In English they are a file of their own. */
import { words as english } from "../words/en/dialogs.js";
import { withEnglishFallback } from "../words/language.js";
import { text } from "./page-text.js";

/** The words of dialogs in the language of the page. */
export const dialogWords = () => withEnglishFallback(english, text.dialogs);
