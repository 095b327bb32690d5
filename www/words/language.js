// A language: its words, and how it puts numbers and words together.

/**
 * A message with forms for one and for many, by the categories of `Intl.PluralRules`; `{n}` decides.
 * @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} Plural
 * @typedef {Record<string, string | number>} Values
 */

/**
 * The words of a language that may lack some.
 * @template T
 * @typedef {T extends string ? T : keyof T extends Intl.LDMLPluralRule ? T : {[K in keyof T]?: Sparse<T[K]>}} Sparse
 */

/** The languages there are words in, by their own names. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  et: "Eesti",
  sv: "Svenska",
  id: "Bahasa Indonesia",
  el: "Ελληνικά",
};

/** Finds the first language that there are words in: "de" for "de-AT". @param {readonly string[]} wanted */
export const findLanguage = (wanted) =>
  wanted.map((tag) => tag.toLowerCase().split("-")[0]).find((id) => Object.hasOwn(LANGUAGES, id));

const PLURAL_FORMS = ["zero", "one", "two", "few", "many", "other"];

/** Whether something is said with it, and not with its parts. @param {object | string} words @returns {words is string | Plural} */
export const isMessage = (words) =>
  typeof words === "string" || Object.keys(words).every((key) => PLURAL_FORMS.includes(key));

/**
 * Fills the gaps of a language with English.
 * @template {object | string} T
 * @param {T} english
 * @param {Sparse<NoInfer<T>> | undefined} own
 * @returns {T}
 */
export function withEnglishFallback(english, own) {
  if (own === undefined) return english;
  if (isMessage(english)) return /** @type {T} */ (own);
  const parts = /** @type {Record<string, any>} */ (own);
  const filled = Object.entries(english).map(([name, words]) => [name, withEnglishFallback(words, parts[name])]);
  return { ...parts, ...Object.fromEntries(filled) };
}

/**
 * Returns a function that loads the words of a language, with English for what it lacks.
 * @template {object} Words
 * @param {Words} english
 * @param {Record<string, () => Promise<{words: Sparse<NoInfer<Words>>}>>} others the words of other languages, by their ids
 * @returns {(id: string) => Promise<Words>}
 */
export const wordsLoader = (english, others) => async (id) =>
  withEnglishFallback(english, Object.hasOwn(others, id) ? (await others[id]()).words : undefined);

/** @template Words */
export class Language {
  /** @param {string} id @param {Words} words */
  constructor(id, words) {
    this.id = id;
    this.words = words;
    const number = new Intl.NumberFormat(id);
    const plural = new Intl.PluralRules(id);
    /** A message with values in the places of their `{names}`; numbers as people write them there. @param {string | Plural} message @param {Values} [values] */
    this.say = (message, values = {}) => {
      const chosen =
        typeof message === "string" ? message : (message[plural.select(Number(values.n))] ?? message.other);
      return chosen.replace(/\{(\w+)\}/g, (_, name) => {
        const value = values[name];
        return typeof value === "number" ? number.format(value) : value;
      });
    };
  }
}
