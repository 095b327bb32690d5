// The words about a board that cannot be shown, or cannot think. Loaded with the first such trouble.

import { words as english, others } from "./en/trouble.js";
import { wordsLoader } from "./language.js";

const load = wordsLoader(english, others);

/** @param {string} id of the language; English where it does not come */
export const wordsIn = (id) => load(id).catch(() => english);
