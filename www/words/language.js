// A language: its words, and how it puts numbers and words together.

/**
 * What is said in other words of one and of many, by the categories of `Intl.PluralRules`; `{n}` decides.
 * @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} Plural
 * @typedef {Record<string, string | number>} Values
 */

/** The languages there are words in, by their own names. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", fr: "Français", et: "Eesti", sv: "Svenska", id: "Bahasa Indonesia", el: "Ελληνικά" };

/** The first of some languages that there are words in: "de" for "de-AT". @param {readonly string[]} wanted */
export const known = (wanted) => wanted.map((tag) => tag.toLowerCase().split("-")[0]).find((id) => id in LANGUAGES);

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
      const chosen = typeof message === "string" ? message : message[plural.select(Number(values.n))] ?? message.other;
      return chosen.replace(/\{(\w+)\}/g, (_, name) => {
        const value = values[name];
        return typeof value === "number" ? number.format(value) : value;
      });
    };
  }
}
