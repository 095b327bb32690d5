// The arguments of the element's methods. One of the wrong type is refused by name, before anything changes.

/** @typedef {import("./game.js").GameStart & {ply?: number}} Position */

/** The most characters of a value in a message, as in the engine's messages. */
const MAX_EXCERPT = 60;

/** The beginning of a value, for a message. @param {unknown} value */
export function shorten(value) {
  const words = String(value);
  return words.length > MAX_EXCERPT ? `${words.slice(0, MAX_EXCERPT)}…` : words;
}

/** The message of an error. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** There is no game of a name, or not by these rules. */
export class UnknownGameError extends Error {}

/** @param {string} name @param {unknown} value @returns {string} */
export function checkString(name, value) {
  if (typeof value !== "string") throw new TypeError(`${name}: should be a text`);
  return value;
}

/** @param {string} name @param {unknown} value @returns {number} */
export function checkNumber(name, value) {
  if (typeof value !== "number") throw new TypeError(`${name}: should be a number`);
  return value;
}

/** @param {unknown} value @returns {bigint} */
export function checkBigint(value) {
  if (typeof value !== "bigint") throw new TypeError("seed: should be a bigint");
  return value;
}

/** Checks where a game starts; without options it is a new one. @param {Position | null} [options] @returns {Position} */
export function checkStart(options) {
  for (const name of /** @type {const} */ (["game", "position", "record"])) checkString(name, options?.[name] ?? "");
  checkNumber("ply", options?.ply ?? 0);
  checkBigint(options?.seed ?? 0n);
  return Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== null));
}
