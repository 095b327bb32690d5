// What is wrong with words, as data. What a translation lacks, or has of an earlier English, is never wrong: the page says it in English.

import { LANGUAGES } from "../../../www/words/language.js";
import { madeFrom, messagesOf, OTHERS, roomsOf, WORDS } from "./data.js";
import { statesOf } from "./state.js";

/** @typedef {import("./data.js").Message} Message */
/** @typedef {{id: string, rooms: Map<string, import("./data.js").Tree>, own: Map<string, Message>, noted: import("./data.js").MadeFrom, states: Map<string, import("./state.js").State>}} Translation */

/** @param {Message} message */
const isPlural = (message) => typeof message !== "string";
/** The forms of a message, by their names. @param {Message} message */
const formsOf = (message) => Object.entries(isPlural(message) ? message : { other: message });
/** The places to fill in. @param {string} form */
const placesOf = (form) => [...new Set(form.match(/\{\w+\}/g) ?? [])].sort().join(" ");

/**
 * The forms that a language needs: those of numbers that people meet here. French and Spanish have another one for a million, which may be
 * left to `other`; `other` is needed everywhere, for it stands in.
 * @param {string} id
 */
export function neededForms(id) {
  const rules = new Intl.PluralRules(id);
  return [...new Set([...Array.from({ length: 1000 }, (_, n) => rules.select(n)), "other"])];
}

/** Everything that is wrong with a message by itself. @param {string} id @param {string} key @param {Message} message @returns {string[]} */
function wrongAlone(id, key, message) {
  const forms = formsOf(message);
  const known = new Intl.PluralRules(id).resolvedOptions().pluralCategories;
  const blank = forms.filter(([, said]) => said.trim() !== said).map(([, said]) => `${key}: blanks around "${said}"`);
  if (!isPlural(message)) return blank;
  const lacking = neededForms(id).filter((form) => !(form in message));
  const unknown = forms.filter(([form]) => !known.includes(/** @type {Intl.LDMLPluralRule} */ (form)));
  return [
    ...blank,
    ...lacking.map((form) => `${key}: needs the form "_${form}"`),
    ...unknown.map(([form]) => `${key}: the language has no form "_${form}"`),
  ];
}

/** What is wrong with a translation of a message. @param {string} key @param {Message} english @param {Message} own @returns {string[]} */
function wrongBeside(key, english, own) {
  if (isPlural(english) !== isPlural(own))
    return [`${key}: ${isPlural(own) ? "has" : "needs"} forms for one and many, as "_one" and "_other"`];
  const models = new Map(formsOf(english));
  const wanted = (/** @type {string} */ form) => placesOf(models.get(form) ?? models.get("other") ?? "");
  return formsOf(own)
    .filter(([form, said]) => placesOf(said) !== wanted(form))
    .map(([form, said]) => `${key}: "${said}" should have ${wanted(form) || "no places to fill"}`);
}

/** A language beside English. @param {string} id @param {Map<string, Message>} english @param {string} [folder] @returns {Promise<Translation>} */
export async function translationOf(id, english, folder = WORDS) {
  const rooms = await roomsOf(id, folder);
  const [own, noted] = [messagesOf(rooms), await madeFrom(id, folder)];
  return { id, rooms, own, noted, states: statesOf(english, own, noted) };
}

/** @param {Translation} translation @param {Map<string, Message>} english @returns {string[]} */
export function faultsOf({ id, own, states }, english) {
  return [...own].flatMap(([key, message]) => {
    const [state, model] = [states.get(key), english.get(key)];
    if (state === "unknown") return [`${key}: English has no such key`];
    if (state !== "current" || model === undefined) return [];
    return [...wrongAlone(id, key, message), ...wrongBeside(key, model, message)];
  });
}

/** What is wrong with the English words themselves. @param {Map<string, Message>} english @param {Record<string, string>} notes @returns {string[]} */
export const faultsOfEnglish = (english, notes) => [
  ...[...english].flatMap(([key, message]) => wrongAlone("en", key, message)),
  ...Object.keys(notes)
    .filter((key) => !english.has(key))
    .map((key) => `${key}: a note on what English does not have`),
];

/** English and everything beside it. @param {string[]} [ids] */
export async function all(ids = OTHERS, folder = WORDS) {
  const english = messagesOf(await roomsOf("en", folder));
  return { english, translations: await Promise.all(ids.map((id) => translationOf(id, english, folder))) };
}

/** @param {string} id */
export const nameOf = (id) => `${LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (id)]} (${id})`;
