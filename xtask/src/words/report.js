// How the translations stand, for people: `cargo xtask words`, and `cargo xtask words LANGUAGE` for whoever translates.

import { all, faultsOf, faultsOfEnglish, nameOf } from "./check.js";
import { keepMadeFrom, keepRoom, notes, treesOf, WORDS } from "./data.js";
import { note } from "./state.js";

/** @typedef {import("./check.js").Translation} Translation */
/** @typedef {Map<string, import("./data.js").Message>} Messages */

/** The keys in a state. @param {Translation} translation @param {import("./state.js").State} wanted */
const inState = ({ states }, wanted) => [...states].filter(([, state]) => state === wanted).map(([key]) => key);

/** One line for a language. @param {Translation} translation @param {Messages} english */
function summary(translation, english) {
  const counted = /** @type {const} */ (["missing", "stale", "dropped"]).map((state) => {
    const { length } = inState(translation, state);
    return length ? `, ${length} ${state}` : "";
  });
  const current = inState(translation, "current");
  const isNoted = (/** @type {string} */ key) =>
    translation.noted[key] === note(english.get(key) ?? "", translation.own.get(key) ?? "");
  const fresh = current.filter((key) => !isNoted(key)).length;
  const hint = fresh ? `, ${fresh} not noted yet (cargo xtask words ${translation.id})` : "";
  return `${nameOf(translation.id)}: ${current.length} of ${english.size} messages${counted.join("")}${hint}`;
}

/** A message on one line. @param {import("./data.js").Message | undefined} message */
const said = (message) => (typeof message === "string" ? message : JSON.stringify(message));

/** Prints how all languages stand. @returns whether nothing is wrong */
export async function reportAll(folder = WORDS) {
  const { english, translations } = await all(undefined, folder);
  for (const translation of translations) console.log(summary(translation, english));
  const faults = translations.flatMap((one) => faultsOf(one, english).map((fault) => `${one.id}/${fault}`));
  return complain([...faultsOfEnglish(english, await notes(folder)).map((fault) => `en/${fault}`), ...faults]);
}

/**
 * Tidies a language, and lists what is left to do.
 * @param {string} id
 * @param {string[]} right stale messages that are still right
 * @returns whether nothing is wrong
 */
export async function reportOne(id, right, folder = WORDS) {
  await tidy(id, right, folder);
  const { english, translations } = await all([id], folder);
  const [translation] = translations;
  const hints = await notes(folder);
  for (const state of /** @type {const} */ (["missing", "stale"])) {
    for (const key of inState(translation, state)) {
      console.log(`\n${state}: ${key}\n  en: ${said(english.get(key))}`);
      if (state === "stale") console.log(`  ${id}: ${said(translation.own.get(key))}`);
      if (hints[key]) console.log(`  note: ${hints[key]}`);
    }
  }
  console.log(`\n${summary(translation, english)}`);
  return complain(faultsOf(translation, english));
}

/**
 * Brings the files of a language up to date, in the order of English. What English renamed or moved goes along, what it dropped goes.
 * What is new is noted with the English it was made from.
 * @param {string} id
 * @param {string[]} right stale messages that are still right
 */
export async function tidy(id, right = [], folder = WORDS) {
  const { english, translations } = await all([id], folder);
  const [{ own, rooms, noted, states }] = translations;
  const strange = right.filter((key) => states.get(key) !== "stale");
  if (strange.length) throw new Error(`not stale: ${strange.join(", ")}`);
  const dropped = [...own].filter(([key]) => states.get(key) === "dropped");
  /** @type {Messages} */
  const messages = new Map();
  /** @type {import("./data.js").MadeFrom} */
  const hashes = {};
  for (const [key, message] of english) {
    const renamed = dropped.find(([old, said]) => noted[old] === note(message, said));
    const translation = own.get(key) ?? renamed?.[1];
    if (translation === undefined) continue;
    messages.set(key, translation);
    const isStale = states.get(key) === "stale" && !right.includes(key);
    hashes[key] = isStale ? noted[key] : note(message, translation);
  }
  for (const [key, message] of own) if (states.get(key) === "unknown") messages.set(key, message);
  const trees = treesOf(messages);
  for (const room of new Set([...rooms.keys(), ...trees.keys()]))
    await keepRoom(id, room, trees.get(room) ?? {}, folder);
  await keepMadeFrom(id, hashes, folder);
}

/** @param {string[]} faults */
function complain(faults) {
  for (const fault of faults) console.error(`error: ${fault}`);
  return faults.length === 0;
}
