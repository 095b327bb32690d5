// The words of the page. English is included; other languages are loaded on demand.

import { words as english, others } from "./en/page.js";
import { Language, withEnglishFallback } from "./language.js";

/** @typedef {import("../types.d.ts").Catalogue} Catalogue */

/**
 * The words about a game, by its id; the English ones are files of their own.
 * @typedef {import("./language.js").Sparse<import("../games/types.d.ts").HelpWords> & {editor?: string}} GameWords
 * @typedef {import("./language.js").Sparse<import("./en/dialogs.js").Words> & {games?: Record<string, GameWords>}} OwnDialogs
 */

/**
 * Other languages bring along what English has in files of their own, and the words of the catalogue.
 * @typedef {{dialogs?: OwnDialogs, catalogue?: import("./catalogue.js").CatalogueWords}} More
 * @typedef {import("./en/page.js").Words & More} Words
 */

/** @type {Language<Words>} */
export const inEnglish = new Language("en", english);

/** Loads the language of the page. @param {string} id any other than the known ones is English */
export async function loadPageLanguage(id) {
  if (!Object.hasOwn(others, id)) return { language: inEnglish, translateCatalogue: unchanged };
  const [{ words }, { translateCatalogue }] = await Promise.all([
    others[id](),
    import("./catalogue.js"),
    import("../catalogue.js"), // its help, for what the language lacks
  ]);
  const language = /** @type {Language<Words>} */ (new Language(id, withEnglishFallback(english, words)));
  return {
    language,
    translateCatalogue: (/** @type {Catalogue} */ catalogue) => translateCatalogue(catalogue, words.catalogue ?? {}),
  };
}

/** @param {Catalogue} catalogue */
const unchanged = (catalogue) => catalogue;
