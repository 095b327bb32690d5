// The texts and JSON objects that the browser keeps for the next visit, in localStorage. The page and the lab share one store,
// the boards with a `storage-key` another. Storage may be forbidden, full, or hold what another program wrote: then nothing
// is kept, and play goes on. A value that cannot be read is removed only after a copy of it is stored under `aside/`.

import { games } from "./games.js";
import { atMostEvery } from "./timing.js";

/**
 * Kept for each game: the best scores, the game on the table, the last rules, the settings, whether the visitor ever won.
 * @typedef {"best" | "game" | "last" | "met" | "settings" | "won"} GameValue
 * @typedef {GameValue | `${GameValue}/${string}`} GameKey
 */
/** The keys of the page and the lab. @typedef {GameKey | "lab" | "language" | "live" | "match" | "mistakes" | "panels" | "playing" | "presets" | "puzzles" | "single-keys" | "sounds" | "statistics" | "table" | "theme" | "vibration"} PageKey */
/** @typedef {Store<PageKey>} PageStore */

const PAGE = "plyground/1/";
const BOARDS = "plyground/board/";
/** The version that objects of the page carry. */
const VERSION = 1;
/** The most copies of unreadable values of one key. */
const MOST_ASIDE = 8;
/** The first game has keys without a game's name. */
const [FIRST] = Object.keys(games);

/** The key for a value of a game. @param {GameValue} name @param {string} game @returns {GameKey} */
export const keyOf = (name, game) => (game === FIRST ? name : `${name}/${game}`);

/**
 * Keys and values under one prefix of localStorage.
 * @template {string} [Key=string]
 */
export class Store {
  #prefix;
  #version;
  /** Keys whose value can neither be read nor be copied: they are not overwritten. @type {Set<string>} */
  #held = new Set();
  /** Keys that could not be read the last time: what stands there is not overwritten. @type {Set<string>} */
  #unread = new Set();

  /** @param {string} prefix of all keys @param {number} [version] of the objects, none where they carry none */
  constructor(prefix, version) {
    this.#prefix = prefix;
    this.#version = version;
  }

  /** The store of the page and the lab. @returns {PageStore} */
  static open() {
    return new Store(PAGE, VERSION);
  }

  /** The store of the boards, by their `storage-key`. */
  static ofBoards() {
    return new Store(BOARDS);
  }

  /**
   * The stored object, or null. A value that `check` refuses by throwing is set aside.
   * @template T
   * @param {Key} key
   * @param {(value: any) => T} check
   * @param {(aside: boolean) => void} onBad gets whether a copy was stored
   * @returns {T | null}
   */
  read(key, check, onBad) {
    const text = this.readRaw(key);
    if (text === null) return null;
    try {
      const value = JSON.parse(text);
      if (value?.v !== this.#version) throw new Error("not of this version");
      return check(value);
    } catch {
      onBad(this.setAside(key));
      return null;
    }
  }

  /** Stores an object. @param {Key} key @param {object} value @returns whether it is stored */
  write(key, value) {
    return this.writeRaw(key, JSON.stringify({ v: this.#version, ...value }));
  }

  /** The stored text, or null. @param {Key} key */
  readRaw(key) {
    this.#unread.delete(key);
    return this.#get(key, () => this.#unread.add(key));
  }

  /** Stores a text. @param {Key} key @param {string} text @returns whether it is stored */
  writeRaw(key, text) {
    return !this.#held.has(key) && !this.#unread.has(key) && this.#set(key, text);
  }

  /** Moves an unreadable value to a copy. Where no copy can be stored, the value stays and is held. @param {Key} key @returns whether a copy is stored */
  setAside(key) {
    const text = this.#get(key);
    if (text === null) return true;
    if (!this.#copy(key, text)) {
      this.#held.add(key);
      return false;
    }
    this.#held.delete(key);
    try {
      localStorage.removeItem(this.#prefix + key);
    } catch {
      // The next write replaces it.
    }
    return true;
  }

  /** Lets the next write replace a held value. @param {Key} key */
  release(key) {
    this.#held.delete(key);
  }

  /** Calls when another tab stores a value. @param {() => Key} key @param {() => void} then */
  onOtherTab(key, then) {
    addEventListener("storage", (event) => {
      if (event.key === this.#prefix + key() && event.newValue !== null) then();
    });
  }

  /** Copies to the first free place, unless the same text is stored there. @param {string} key @param {string} text */
  #copy(key, text) {
    for (let place = 1; place <= MOST_ASIDE; place += 1) {
      const aside = place === 1 ? `aside/${key}` : `aside/${key}#${place}`;
      const there = this.#get(aside);
      if (there === text) return true;
      if (there === null) return this.#set(aside, text) && this.#get(aside) === text;
    }
    return false;
  }

  /** @param {string} key @param {() => void} [onFailure] */
  #get(key, onFailure) {
    try {
      return localStorage.getItem(this.#prefix + key);
    } catch {
      onFailure?.();
      return null;
    }
  }

  /** @param {string} key @param {string} text */
  #set(key, text) {
    try {
      localStorage.setItem(this.#prefix + key, text);
      return true;
    } catch {
      return false; // full or forbidden
    }
  }
}

/**
 * Answers a function that saves soon after it is called, and at once where the page may be about to close.
 * @param {number} ms the longest delay
 * @param {() => void} save
 * @param {AbortSignal} [signal] saves what is due, and listens no longer
 */
export function saveWithin(ms, save, signal) {
  const soon = atMostEvery(ms, save);
  const { flush } = soon;
  addEventListener("pagehide", flush, { signal });
  // A hidden tab may be frozen and never wake.
  document.addEventListener("visibilitychange", () => document.hidden && flush(), { signal });
  signal?.addEventListener("abort", flush);
  return soon;
}
