// The words of matches in each language: loaded with the first match, English with them.

import { words as english } from "./en/match.js";
import { wordsOf } from "./language.js";

/** @typedef {import("./en/match.js").Words} Words */
/** @typedef {import("./language.js").Sparse<Words>} OwnWords */

/** @type {Record<string, () => Promise<{words: OwnWords}>>} */
const others = {
  de: () => import("./de/match.js"),
  es: () => import("./es/match.js"),
  fr: () => import("./fr/match.js"),
  et: () => import("./et/match.js"),
  sv: () => import("./sv/match.js"),
  id: () => import("./id/match.js"),
  el: () => import("./el/match.js"),
};

export const matchIn = wordsOf(english, others);
