// The lab's words in each language: as with the page's, English is there at once.

import { words as english } from "./en/lab.js";
import { wordsOf } from "./language.js";

/**
 * Other languages say what the ready-made experiments are about, by their names; their files say it in English.
 * @typedef {{experiments?: Record<string, string>}} More
 * @typedef {import("./language.js").Sparse<import("./en/lab.js").Words> & More} OwnWords
 * @typedef {import("./en/lab.js").Words & More} Words
 */

/** @type {Record<string, () => Promise<{words: OwnWords}>>} */
const others = {
  de: () => import("./de/lab.js"),
  es: () => import("./es/lab.js"),
  fr: () => import("./fr/lab.js"),
  et: () => import("./et/lab.js"),
  sv: () => import("./sv/lab.js"),
  id: () => import("./id/lab.js"),
  el: () => import("./el/lab.js"),
};

export const labIn = /** @type {(id: string) => Promise<Words>} */ (wordsOf(english, others));
