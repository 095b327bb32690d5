// How a translation stands beside English.

import { hash } from "./data.js";

/** @typedef {import("./data.js").Message} Message */

/**
 * - `current`: shown. - `stale`: the English changed since; English is shown. - `missing`: English is shown.
 * - `dropped`: English had it once. - `unknown`: English never had it.
 * @typedef {"current" | "stale" | "missing" | "dropped" | "unknown"} State
 */

/**
 * The state of every message of English and of a translation. A translation that differs from the one that was noted was
 * made since then, from the English of today: a tool that writes translations need not know of the hashes.
 * @param {Map<string, Message>} english
 * @param {Map<string, Message>} own
 * @param {import("./data.js").MadeFrom} noted
 * @returns {Map<string, State>}
 */
export function statesOf(english, own, noted) {
  const keys = new Set([...english.keys(), ...own.keys()]);
  return new Map([...keys].map((key) => [key, stateOf(english.get(key), own.get(key), noted[key])]));
}

/** @param {Message | undefined} english @param {Message | undefined} own @param {string | undefined} noted @returns {State} */
function stateOf(english, own, noted) {
  if (own === undefined) return "missing";
  if (english === undefined) return noted === undefined ? "unknown" : "dropped";
  const [from, made] = noted?.split(" ") ?? [];
  return from === undefined || from === hash(english) || made !== hash(own) ? "current" : "stale";
}

/** What is noted of a translation that was made from this English. @param {Message} english @param {Message} own */
export const note = (english, own) => `${hash(english)} ${hash(own)}`;
