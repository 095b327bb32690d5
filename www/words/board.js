// The boards' words in each language. English is there at once; another is loaded with the first board that speaks it.

import { words as english } from "./en/board.js";
import { known, Language, whole } from "./language.js";

/**
 * In English a game's words are in its folder; other languages keep those of all games together, by their ids.
 * @typedef {{games?: Record<string, any>}} GameWords
 * @typedef {import("./language.js").Sparse<import("./en/board.js").Words> & GameWords} OwnWords
 * @typedef {import("./en/board.js").Words & GameWords} Words
 * @typedef {Language<Words>} BoardLanguage
 */

/** @type {Record<string, () => Promise<{words: OwnWords}>>} */
const others = {
  de: () => import("./de/board.js"),
  es: () => import("./es/board.js"),
  fr: () => import("./fr/board.js"),
  et: () => import("./et/board.js"),
  sv: () => import("./sv/board.js"),
  id: () => import("./id/board.js"),
  el: () => import("./el/board.js"),
};

/** @type {BoardLanguage} */
export const inEnglish = new Language("en", english);

/**
 * The language of a board: that of the nearest `lang`, its own or around it, where there are words in it, else English.
 * @param {Element} board
 * @returns {string}
 */
export function languageAround(board) {
  const found = board.closest("[lang]");
  const root = board.getRootNode();
  if (!found && root instanceof ShadowRoot) return languageAround(root.host);
  return known([found?.getAttribute("lang") ?? ""]) ?? inEnglish.id;
}

/** @param {string} id @returns {Promise<BoardLanguage>} */
export async function boardIn(id) {
  return Object.hasOwn(others, id) ? new Language(id, whole(english, (await others[id]()).words)) : inEnglish;
}
