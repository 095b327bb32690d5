// The words of inside.html in each language: as with the lab's, English is there at once.

import { words as english } from "./en/inside.js";
import { wordsOf } from "./language.js";

/** @typedef {import("./en/inside.js").Words} Words */
/** @typedef {import("./language.js").Sparse<Words>} OwnWords */

/** @type {Record<string, () => Promise<{words: OwnWords}>>} */
const others = {
  de: () => import("./de/inside.js"),
  es: () => import("./es/inside.js"),
  fr: () => import("./fr/inside.js"),
  et: () => import("./et/inside.js"),
  sv: () => import("./sv/inside.js"),
  id: () => import("./id/inside.js"),
  el: () => import("./el/inside.js"),
};

export const insideIn = wordsOf(english, others);
