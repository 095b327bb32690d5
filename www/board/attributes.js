// The attributes of the element. An invalid value is reported on the console, and the default or what is valid of it is used.

import { shorten } from "../core/arguments.js";
import { games } from "../games.js";

/** The game of a board that names none. */
const [FIRST] = Object.keys(games);

/** The parts that `controls` may name, in the order of display: the status, the score, buttons, and a link. */
export const CONTROLS = ["status", "score", "new", "undo", "redo", "hint", "step", "autoplay", "open"];
/** The parts that `controls` shows without a value. */
const DEFAULT_CONTROLS = ["score", "new", "undo", "hint", "autoplay"];

const splitWords = (/** @type {string} */ value) =>
  value
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
const oneOf = (/** @type {string[]} */ ...known) => ({
  wanted: `one of ${known.join(", ")}`,
  fits: (/** @type {string} */ value) => known.includes(value),
});

/** The default time for a move, in milliseconds. */
export const DEFAULT_BUDGET = 100;

/** @type {Record<string, {wanted: string, fits: (value: string) => boolean}>} */
const rules = {
  budget: { wanted: "milliseconds from 1 to 3600000", fits: (value) => Number(value) >= 1 && Number(value) <= 3.6e6 },
  controls: {
    wanted: `some of ${CONTROLS.join(", ")}`,
    fits: (value) => splitWords(value).every((word) => CONTROLS.includes(word)),
  },
  keys: oneOf("page", "board", "moves", "arrows", "off"),
  level: { wanted: "1 or more", fits: (value) => Number(value) >= 1 },
  players: {
    wanted: "human or ai for each side, such as human,ai",
    fits: (value) => /^(human|ai)(,(human|ai))?$/.test(value),
  },
  "swipe-area": { wanted: "a CSS selector", fits: isSelector },
  theme: oneOf("auto", "light", "dark"),
};

/** @param {string} text */
function isSelector(text) {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}

/** Attributes that may stand without a value. */
const BARE = ["autoplay", "controls", "flipped", "ponder", "poster"];
/** Reads an attribute, null without one. Some frameworks write "true" for a bare one, and "false" for none. @param {Element} element @param {string} name */
export function readAttribute(element, name) {
  const value = element.getAttribute(name);
  if (!BARE.includes(name) || value === null) return value;
  return value === "false" ? null : value.replace(/^true$/, "");
}

/** Whether an attribute is there. @param {Element} element @param {string} name */
export const hasAttribute = (element, name) => readAttribute(element, name) !== null;

/**
 * Writes an attribute as frameworks set properties: null, undefined and `false` take it away, and `true` is a bare one.
 * @param {Element} element
 * @param {string} name
 * @param {unknown} value
 */
export function writeAttribute(element, name, value) {
  const isBare = BARE.includes(name);
  if (value === null || value === undefined || value === false || (isBare && value === "false"))
    element.removeAttribute(name);
  else element.setAttribute(name, isBare && String(value) === "true" ? "" : String(value));
}

/** Whether a value that a framework sets means on. @param {unknown} value */
const isOn = (value) => Boolean(value) && value !== "false";

/** Reads an attribute, undefined where it is missing or invalid. @param {Element} element @param {string} name */
export function validAttribute(element, name) {
  const value = readAttribute(element, name);
  return value !== null && rules[name].fits(value) ? value : undefined;
}

/** Reads the attribute `controls`. @param {Element} element */
export function readControls(element) {
  const value = readAttribute(element, "controls");
  if (value === null) return [];
  const asked = splitWords(value).filter((word) => CONTROLS.includes(word));
  return CONTROLS.filter((word) => (asked.length > 0 ? asked : DEFAULT_CONTROLS).includes(word));
}

/** Warns of an invalid attribute. @param {Element} element @param {string} name */
export function checkAttribute(element, name) {
  const value = readAttribute(element, name);
  const rule = rules[name];
  if (value === null || !rule || rule.fits(value)) return;
  const isPartlyValid = name === "controls" && splitWords(value).some((word) => CONTROLS.includes(word));
  warnInvalid(name, value, `it should be ${rule.wanted}`, isPartlyValid ? "the rest is used" : undefined);
}

let lastWarning = "";

/** Warns on the console of an invalid value, once in a row. @param {string} name @param {string} value @param {string} reason @param {string} [used] in its place */
export function warnInvalid(name, value, reason, used = "the default is used") {
  const warning = `<plyground-board ${name}="${shorten(value)}">: ${reason}; ${used}.`;
  if (warning !== lastWarning) console.warn(warning);
  lastWarning = warning;
}

/**
 * Takes a property that was set before the browser knew this element.
 * @template T
 * @param {HTMLElement} element
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function takeEarlyProperty(element, name, otherwise) {
  const value = Object.hasOwn(element, name) ? Reflect.get(element, name) : otherwise;
  Reflect.deleteProperty(element, name);
  return value;
}

/** On a server, where scripts are loaded to be sent, there are no elements. @type {typeof HTMLElement} */
const Base = globalThis.HTMLElement ?? class {};

/** An element whose properties read and write the attributes of their names. */
export class AttributeElement extends Base {
  get game() {
    return this.getAttribute("game") ?? FIRST;
  }
  set game(name) {
    writeAttribute(this, "game", name);
  }

  get guest() {
    return this.getAttribute("guest") ?? "";
  }
  set guest(address) {
    writeAttribute(this, "guest", address || null);
  }

  get level() {
    return Number(validAttribute(this, "level") ?? 0);
  }
  set level(level) {
    writeAttribute(this, "level", level || null);
  }

  get poster() {
    return readAttribute(this, "poster") ?? "";
  }
  set poster(picture) {
    writeAttribute(this, "poster", picture);
  }

  get players() {
    const [x, o = x] = (validAttribute(this, "players") ?? "human").split(","); // one word stands for both
    return `${x},${o}`;
  }
  set players(who) {
    writeAttribute(this, "players", who);
  }

  get autoplay() {
    return hasAttribute(this, "autoplay");
  }
  set autoplay(on) {
    writeAttribute(this, "autoplay", isOn(on) && "");
  }

  get ponder() {
    return hasAttribute(this, "ponder");
  }
  set ponder(on) {
    writeAttribute(this, "ponder", isOn(on) && "");
  }

  get flipped() {
    return hasAttribute(this, "flipped");
  }
  set flipped(on) {
    writeAttribute(this, "flipped", isOn(on) && "");
  }

  get controls() {
    return readControls(this).join(" ");
  }
  set controls(names) {
    writeAttribute(this, "controls", names);
  }

  get keys() {
    return validAttribute(this, "keys") ?? "board";
  }
  set keys(which) {
    writeAttribute(this, "keys", which);
  }

  get theme() {
    return validAttribute(this, "theme") ?? "";
  }
  set theme(name) {
    writeAttribute(this, "theme", name);
  }

  get storageKey() {
    return this.getAttribute("storage-key") ?? "";
  }
  set storageKey(key) {
    writeAttribute(this, "storage-key", key);
  }
}
