// The words of boards. English is included; another language is loaded with the first board that uses it.

import { words as english, others } from "./en/board.js";
import { findLanguage, Language, withEnglishFallback } from "./language.js";

/**
 * In English a game's words are a file of their own; other languages have those of all games here, by their ids.
 * @typedef {import("./en/board.js").Words & {games?: Record<string, any>}} Words
 * @typedef {Language<Words>} BoardLanguage
 */

/** @type {BoardLanguage} */
export const inEnglish = new Language("en", english);

/**
 * The language of a board: that of the nearest `lang`, its own or around it, where there are words in it, else English.
 * @param {Element} board
 * @returns {string}
 */
export function languageOfBoard(board) {
  const found = board.closest("[lang]");
  const root = board.getRootNode();
  if (!found && root instanceof ShadowRoot) return languageOfBoard(root.host);
  return findLanguage([found?.getAttribute("lang") ?? ""]) ?? inEnglish.id;
}

/** @param {string} id @returns {Promise<BoardLanguage>} */
export async function loadBoardLanguage(id) {
  return Object.hasOwn(others, id)
    ? new Language(id, withEnglishFallback(english, (await others[id]()).words))
    : inEnglish;
}
