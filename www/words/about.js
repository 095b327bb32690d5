// The words of about.html in each language: as with the lab's, English is there at once.

import { words as english } from "./en/about.js";
import { wordsOf } from "./language.js";

/** @typedef {import("./en/about.js").Words} Words */
/** @typedef {import("./language.js").Sparse<Words>} OwnWords */

/** @type {Record<string, () => Promise<{words: OwnWords}>>} */
const others = {
  de: () => import("./de/about.js"),
  es: () => import("./es/about.js"),
  fr: () => import("./fr/about.js"),
  et: () => import("./et/about.js"),
  sv: () => import("./sv/about.js"),
  id: () => import("./id/about.js"),
  el: () => import("./el/about.js"),
};

export const aboutIn = wordsOf(english, others);
