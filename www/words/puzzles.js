// The words of puzzles.html in each language: as with the lab's, English is there at once.

import { words as english } from "./en/puzzles.js";
import { whole } from "./language.js";

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

/** @param {string} id none of them: English @returns {Promise<Words>} */
export const puzzlesIn = async (id) =>
  whole(english, Object.hasOwn(others, id) ? (await others[id]()).words : undefined);
