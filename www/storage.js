/**
 * What the page remembers, in localStorage under `plyground/1/`: JSON objects that carry their version.
 * Storage may be missing, full, or hold another program's words; none of that may stop a game. What cannot be read
 * is somebody's all the same: it goes only when a copy of it stands, under `aside/`.
 */

import { games } from "./games.js";

const PREFIX = "plyground/1/";
const VERSION = 1;

/** Of one thing, at most so many unreadable ones are set aside; none makes room for another. */
const MOST_ASIDE = 8;

/** The first game there was keeps the keys it always had. */
const [FIRST] = Object.keys(games);

/** Where something about a game is kept. @param {string} name @param {string} game */
export const keyOf = (name, game) => (game === FIRST ? name : `${name}/${game}`);

export class Store {
  /** @param {Storage | null} storage */
  constructor(storage) {
    this.storage = storage;
    /** What can neither be read nor be set aside: it is not written over. @type {Set<string>} */
    this.held = new Set();
  }

  static open() {
    try {
      const { localStorage } = window;
      localStorage.getItem(PREFIX);
      return new Store(localStorage);
    } catch {
      return new Store(null);
    }
  }

  /**
   * The saved object, or null. Whatever `check` refuses (by throwing) is set aside, and `onBad` is told
   * whether that went well.
   * @template T
   * @param {string} name
   * @param {(saved: any) => T} check
   * @param {(aside: boolean) => void} onBad
   * @returns {T | null}
   */
  read(name, check, onBad) {
    const raw = this.readRaw(name);
    if (raw === null) return null;
    try {
      const saved = JSON.parse(raw);
      if (saved?.v !== VERSION) throw new Error("not of this version");
      return check(saved);
    } catch {
      onBad(this.setAside(name));
      return null;
    }
  }

  /** @param {string} name @param {object} value */
  write(name, value) {
    return this.writeRaw(name, JSON.stringify({ v: VERSION, ...value }));
  }

  /** @param {string} name */
  readRaw(name) {
    try {
      return this.storage?.getItem(PREFIX + name) ?? null;
    } catch {
      return null;
    }
  }

  /** @param {string} name @param {string} words @returns whether it is kept */
  writeRaw(name, words) {
    if (this.held.has(name)) return false;
    try {
      this.storage?.setItem(PREFIX + name, words);
      return this.storage !== null;
    } catch {
      return false; // Full or forbidden: play goes on, it just isn't kept.
    }
  }

  /** Keeps what could not be read, out of the way. Where no copy can be made, it stays and is held. @param {string} name @returns whether a copy stands */
  setAside(name) {
    const raw = this.readRaw(name);
    if (raw === null) return true;
    if (!this.copyAside(name, raw)) {
      this.held.add(name);
      return false;
    }
    this.held.delete(name);
    try {
      this.storage?.removeItem(PREFIX + name);
    } catch {
      // It will be overwritten by the next save.
    }
    return true;
  }

  /** To the first free place; what lies there already needs none. @param {string} name @param {string} raw */
  copyAside(name, raw) {
    for (let place = 1; place <= MOST_ASIDE; place += 1) {
      const key = place === 1 ? `aside/${name}` : `aside/${name}#${place}`;
      const there = this.readRaw(key);
      if (there === raw) return true;
      if (there === null) return this.writeRaw(key, raw) && this.readRaw(key) === raw;
    }
    return false;
  }

  /** What is held may be written over. @param {string} name */
  release(name) {
    this.held.delete(name);
  }

  /** Tells when another tab wrote under a name. @param {() => string} name @param {() => void} then */
  onOtherTab(name, then) {
    window.addEventListener("storage", (event) => {
      if (event.key === PREFIX + name() && event.newValue !== null) then();
    });
  }
}
