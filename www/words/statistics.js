// The words of statistics.html in each language: as with the lab's, English is there at once.

import { words as english } from "./en/statistics.js";
import { wordsOf } from "./language.js";

/** @typedef {import("./en/statistics.js").Words} Words */
/** @typedef {import("./language.js").Sparse<Words>} OwnWords */

/** @type {Record<string, () => Promise<{words: OwnWords}>>} */
const others = {
  de: () => import("./de/statistics.js"),
  es: () => import("./es/statistics.js"),
  fr: () => import("./fr/statistics.js"),
  et: () => import("./et/statistics.js"),
  sv: () => import("./sv/statistics.js"),
  id: () => import("./id/statistics.js"),
  el: () => import("./el/statistics.js"),
};

export const statisticsIn = wordsOf(english, others);
