// The arguments of methods. One of the wrong type, and an unknown option, is refused by name, before anything changes.

/** @typedef {import("./game.js").GameStart & {ply?: number}} Position */

/** The most characters of a value in a message, as in the engine's messages. */
const MAX_EXCERPT = 60;

/** The beginning of a value, for a message. @param {unknown} value */
export function shorten(value) {
  const words = Object(value) === value ? typeof value : String(value); // some objects cannot be written
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

/** @param {string} name @param {unknown} value  null or undefined for none */
export function checkFunction(name, value) {
  if (typeof (value ?? checkFunction) !== "function") throw new TypeError(`${name}: should be a function`);
}

/** @param {unknown} value @returns {bigint} */
export function checkBigint(value) {
  if (typeof value !== "bigint") throw new TypeError("seed: should be a bigint");
  return value;
}

/**
 * Checks the options of a call: an object that has no others, or nothing at all.
 * @template {object} T
 * @param {string} name  of the call
 * @param {T | null | undefined} options
 * @param {(keyof T & string)[]} known
 * @returns {Partial<T>}
 */
export function checkOptions(name, options, known) {
  if (typeof (options ?? {}) !== "object") throw new TypeError(`${name}: should be an object`);
  const unknown = Object.keys(options ?? {}).find((option) => !(/** @type {string[]} */ (known).includes(option)));
  if (unknown === undefined) return options ?? {};
  throw new Error(`${name}: unknown option "${shorten(unknown)}" (options: ${known.join(", ")})`);
}

/** Checks the names of the limits of a search; the engine checks their values. @param {import("../types.d.ts").Limits | null} [limits] */
export const checkLimits = (limits) => checkOptions("limits", limits, ["movetime", "depth", "nodes"]);

/** Checks where a game starts; without options it is a new one. @param {Position | null} [options] @returns {Position} */
export function checkStart(options) {
  checkOptions("reset", options, ["game", "seed", "position", "record", "ply"]);
  for (const name of /** @type {const} */ (["game", "position", "record"])) checkString(name, options?.[name] ?? "");
  checkNumber("ply", options?.ply ?? 0);
  checkBigint(options?.seed ?? 0n);
  return Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== null));
}
