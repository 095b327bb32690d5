// The words of puzzles.html in each language: as with the lab's, English is there at once.

import { words as english } from "./en/puzzles.js";
import { wordsOf } from "./language.js";

/** @typedef {import("./en/puzzles.js").Words} Words */
/** @typedef {import("./language.js").Sparse<Words>} OwnWords */

/** @type {Record<string, () => Promise<{words: OwnWords}>>} */
const others = {
  de: () => import("./de/puzzles.js"),
  es: () => import("./es/puzzles.js"),
  fr: () => import("./fr/puzzles.js"),
  et: () => import("./et/puzzles.js"),
  sv: () => import("./sv/puzzles.js"),
  id: () => import("./id/puzzles.js"),
  el: () => import("./el/puzzles.js"),
};

export const puzzlesIn = wordsOf(english, others);
