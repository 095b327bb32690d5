// The store for texts and JSON objects that last until the next visit. The page and the lab share one, boards with a `storage-key`
// another. Storage may be forbidden, full, or hold what another program wrote: then nothing is saved, the visitor is told, and play
// continues. An unreadable value is removed only after it was copied to `aside/`.

import { games } from "../games.js";

/**
 * Saved for each game: the best scores, the game on the board, the last rules, the settings, and the slot played last. `met`: the
 * introduction is done. `replaced`: a game in whose place another one was opened. `won`: the visitor has won once.
 * @typedef {"best" | "game" | "last" | "met" | "replaced" | "settings" | "slot" | "won"} GameValue
 * @typedef {GameValue | `${GameValue}/${string}` | `game.${number}`} GameKey
 */
/** The keys of the page and the lab. @typedef {GameKey | "answers" | "coordinates" | "evaluation-bar" | "language" | "live" | "match" | "mistakes" | "persist" | "playing" | "presets" | "puzzles" | "single-keys" | "sounds" | "statistics" | "tab" | "table" | "theme" | "tuning" | "vibration" | "worksheet"} PageKey */
/** @typedef {Store<PageKey>} PageStore */

/**
 * A problem with a value. `aside`: unreadable, and copied aside. `blocked`: unreadable, with no room for a copy; it stays until `overwrite`
 * is called. `full`: not saved. `otherTab`: another tab has the game.
 * @typedef {"aside" | "blocked" | "full" | "otherTab"} StorageTrouble
 */
/**
 * Access to the browser's storage. Each call may throw, `area` too, where storage is forbidden.
 * @typedef {object} StorageAccess
 * @property {() => Pick<Storage, "getItem" | "setItem" | "removeItem">} area
 * @property {(heard: (key: string | null, text: string | null) => void) => void} onChange  listens to what other tabs store
 * @property {() => Partial<StorageManager> | undefined} [manager]  answers whether what is stored lasts
 */
/** @typedef {(trouble: StorageTrouble, key: string, overwrite?: () => void) => void} ReportTrouble */

const PAGE = "plyground/1/";
const BOARDS = "plyground/board/";
/** The version that objects of the page carry. */
const VERSION = 1;
/** The most copies of unreadable values of one key. */
const MAX_ASIDE = 8;
/** The first game has keys without a game's name. */
const [FIRST] = Object.keys(games);

/** The key for a value of a game. @param {GameValue} name @param {string} game @returns {GameKey} */
export const keyOf = (name, game) => (game === FIRST ? name : `${name}/${game}`);

/**
 * Keys and values under one prefix.
 * @template {string} [Key=string]
 */
export class Store {
  #access;
  #prefix;
  #version;
  /** Keys whose value can neither be read nor copied, each with the text that waits to replace it. @type {Map<string, string>} */
  #blocked = new Map();
  /** Keys that were reported as not saved. @type {Set<string>} */
  #reportedFull = new Set();
  /** Keys that could not be read the last time, and are not overwritten. @type {Set<string>} */
  #unreadable = new Set();

  /** @param {StorageAccess} access @param {string} prefix of all keys @param {number} [version] of the objects, none where they carry none @param {ReportTrouble} [reportTrouble] */
  constructor(access, prefix, version, reportTrouble = () => {}) {
    this.#access = access;
    this.#prefix = prefix;
    this.#version = version;
    this.reportTrouble = reportTrouble;
  }

  /** Answers whether what is stored lasts; undefined in old browsers. @throws where that is forbidden */
  get manager() {
    return this.#access.manager?.();
  }

  /** The store of the page and the lab. @param {StorageAccess} access @param {ReportTrouble} [reportTrouble] @returns {PageStore} */
  static forPage(access, reportTrouble) {
    return new Store(access, PAGE, VERSION, reportTrouble);
  }

  /** The store of the boards, by their `storage-key`. @param {StorageAccess} access */
  static forBoards(access) {
    return new Store(access, BOARDS);
  }

  /**
   * Reads an object, or null. A value that `check` refuses by throwing is set aside and reported.
   * @template T
   * @param {Key} key
   * @param {(value: any) => T} check
   * @returns {T | null}
   */
  read(key, check) {
    const text = this.readRaw(key);
    if (text === null) return null;
    try {
      const value = JSON.parse(text);
      if (value?.v !== this.#version) throw new Error("not of this version");
      return check(value);
    } catch {
      const wasBlocked = this.#blocked.has(key);
      if (this.setAside(key)) this.reportTrouble("aside", key);
      else if (!wasBlocked) this.reportTrouble("blocked", key, () => this.#overwrite(key));
      return null;
    }
  }

  /** Stores an object, or reports once that it is not saved. @param {Key} key @param {object} value @returns whether it is stored */
  write(key, value) {
    const text = JSON.stringify({ v: this.#version, ...value });
    const kept = this.writeRaw(key, text);
    if (kept) this.#reportedFull.delete(key);
    else if (this.#blocked.has(key)) this.#blocked.set(key, text);
    else if (!this.#reportedFull.has(key)) {
      this.#reportedFull.add(key);
      this.reportTrouble("full", key);
    }
    return kept;
  }

  /** The stored text, or null. @param {Key} key */
  readRaw(key) {
    this.#unreadable.delete(key);
    return this.#get(key, () => this.#unreadable.add(key));
  }

  /** Whether nothing is stored; no where that cannot be read. @param {Key} key */
  isEmpty(key) {
    return this.readRaw(key) === null && !this.#unreadable.has(key);
  }

  /** Stores a text. @param {Key} key @param {string} text @returns whether it is stored */
  writeRaw(key, text) {
    return !this.#blocked.has(key) && !this.#unreadable.has(key) && this.#set(key, text);
  }

  /** Moves an unreadable value to a copy. Without room for a copy the value stays, and its key is blocked. @param {Key} key @returns whether a copy is stored */
  setAside(key) {
    const text = this.#get(key);
    if (text === null) return true;
    if (!this.#copyAside(key, text)) {
      if (!this.#blocked.has(key)) this.#blocked.set(key, "");
      return false;
    }
    this.#blocked.delete(key);
    try {
      this.#access.area().removeItem(this.#prefix + key);
    } catch {
      // The next write replaces it.
    }
    return true;
  }

  /** Replaces the value of a blocked key by the text that waits. @param {Key} key */
  #overwrite(key) {
    const text = this.#blocked.get(key);
    this.#blocked.delete(key);
    if (text) this.writeRaw(key, text);
  }

  /** Calls when another tab stores a value. @param {() => Key} key @param {() => void} then */
  onOtherTabWrite(key, then) {
    this.#access.onChange((stored, text) => stored === this.#prefix + key() && text !== null && then());
  }

  /** Copies to the first free place, unless the same text is stored there. @param {string} key @param {string} text */
  #copyAside(key, text) {
    for (let place = 1; place <= MAX_ASIDE; place += 1) {
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
      return this.#access.area().getItem(this.#prefix + key);
    } catch {
      onFailure?.();
      return null;
    }
  }

  /** @param {string} key @param {string} text */
  #set(key, text) {
    try {
      this.#access.area().setItem(this.#prefix + key, text);
      return true;
    } catch {
      return false; // full or forbidden
    }
  }
}

/** Texts of this tab alone, which survive a reload. A duplicated tab begins with a copy. */
export class TabStorage {
  #area;

  /** @param {() => Pick<Storage, "getItem" | "setItem">} area may throw */
  constructor(area) {
    this.#area = area;
  }

  /** @param {string} key */
  read(key) {
    try {
      return this.#area().getItem(PAGE + key);
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {string} text */
  write(key, text) {
    try {
      this.#area().setItem(PAGE + key, text);
    } catch {
      // The tab begins like a new one.
    }
  }
}
