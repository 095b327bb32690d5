/** The words of the page. The language is chosen before anything is shown; another one needs a reload. */
import { findLanguage } from "../words/language.js";
import { inEnglish, loadPageLanguage } from "../words/page.js";

/** The language of the page. */
export let language = inEnglish;
/** The words of the page. */
export let text = language.words;
/** Translates the catalogue. */
export let translateCatalogue = (/** @type {import("../types.js").Catalogue} */ catalogue) => catalogue;

/** A message with its values filled in. @param {string | import("../words/language.js").Plural} message @param {import("../words/language.js").Values} [values] */
export const say = (message, values) => language.say(message, values);

/**
 * Loads the language of the address, else the stored one, else one of the browser's.
 * @param {import("../core/storage.js").PageStore} store
 */
export async function loadLanguage(store) {
  const asked = findLanguage([new URLSearchParams(location.search).get("lang") ?? ""]);
  if (asked) store.writeRaw("language", asked);
  const id = findLanguage([asked ?? "", store.readRaw("language") ?? "", ...navigator.languages]) ?? language.id;
  try {
    ({ language, translateCatalogue } = await loadPageLanguage(id));
  } catch {
    // No connection: English is here.
  }
  text = language.words;
  document.documentElement.lang = language.id;
}

const ARROWS = /** @type {Record<string, string>} */ ({ up: "↑", right: "→", down: "↓", left: "←" });

/** The arrow and the name of a move; moves without words have their notation as name. @param {string} move */
export const moveWords = (move) => ({
  arrow: ARROWS[move] ?? "",
  name: /** @type {Record<string, string>} */ (text.moves)[move] ?? move,
});

/** The name of a move. @param {string} move */
export const moveName = (move) => moveWords(move).name;

/** The words about a game in the language of the page; none in English, where they come with the game. @param {string} game @returns {import("../words/page.js").GameWords} */
export const gameWords = (game) =>
  (Object.hasOwn(text.dialogs?.games ?? {}, game) ? text.dialogs?.games?.[game] : undefined) ?? {};
