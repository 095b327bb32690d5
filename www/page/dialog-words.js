/** The words of what few open on a first visit: with the others of a language, but in English a file of their own. */
import { words as english } from "../words/en/dialogs.js";
import { whole } from "../words/language.js";
import { text } from "./text.js";

export const dialogWords = () => whole(english, text.dialogs);
