// Looks up what the page says in a language, so that no test depends on a translation.
import { Language } from "../../www/words/language.js";
import { all } from "../../xtask/src/words/check.js";

const { english, translations } = await all();

/**
 * A message of `ROOM:key` with its values filled in: in English where its translation is missing or stale.
 * @param {string} id a language
 * @param {string} key
 * @param {import("../../www/words/language.js").Values} [values]
 */
export function said(id, key, values) {
  const translation = translations.find((one) => one.id === id);
  const isShown = translation?.states.get(key) === "current";
  const message = (isShown && translation.own.get(key)) || english.get(key);
  if (message === undefined) throw new Error(`there is no message ${key}`);
  return new Language(id, {}).say(/** @type {any} */ (message), values);
}
