// The page's words in each language. English is there at once, the others are loaded for those who want them.

import { words as english } from "./en/page.js";
import { Language } from "./language.js";

/** @typedef {import("../types.d.ts").Catalogue} Catalogue */

/**
 * Other languages bring along what English has in files of their own, and the words of the catalogue.
 * @typedef {import("./en/page.js").Words & {dialogs?: import("./en/dialogs.js").Words, catalogue?: import("./catalogue.js").CatalogueWords}} Words
 * @typedef {Required<Words>} AllWords
 */

/** @type {Record<string, () => Promise<{words: AllWords}>>} */
const others = {
  de: () => import("./de/page.js"),
  es: () => import("./es/page.js"),
  fr: () => import("./fr/page.js"),
  et: () => import("./et/page.js"),
  sv: () => import("./sv/page.js"),
  id: () => import("./id/page.js"),
  el: () => import("./el/page.js"),
};

/** @type {Language<Words>} */
export const inEnglish = new Language("en", english);

/** @param {string} id none of them: English */
export async function pageIn(id) {
  if (!(id in others)) return { language: inEnglish, inWords: same };
  const [{ words }, { translated }] = await Promise.all([others[id](), import("./catalogue.js")]);
  return { language: /** @type {Language<Words>} */ (new Language(id, words)), inWords: (/** @type {Catalogue} */ catalogue) => translated(catalogue, words.catalogue) };
}

/** @param {Catalogue} catalogue */
const same = (catalogue) => catalogue;
