// The guide's words in each language: as with the page's, English is there at once.

import { words as english } from "./en/guide.js";
import { wordsOf } from "./language.js";

/** @typedef {import("./en/guide.js").Words} Words */

/** @type {Record<string, () => Promise<{words: import("./language.js").Sparse<Words>}>>} */
const others = {
  de: () => import("./de/guide.js"),
  es: () => import("./es/guide.js"),
  fr: () => import("./fr/guide.js"),
  et: () => import("./et/guide.js"),
  sv: () => import("./sv/guide.js"),
  id: () => import("./id/guide.js"),
  el: () => import("./el/guide.js"),
};

export const guideIn = wordsOf(english, others);
