/**
 * What the page remembers, in localStorage under `plyground/1/`: JSON objects that carry their version.
 * Storage may be missing, full, or hold another program's words; none of that may stop a game.
 */

const PREFIX = "plyground/1/";
const VERSION = 1;

/** The first game there was keeps the keys it always had. */
const FIRST = "2048";

/** Where something about a game is kept. @param {string} name @param {string} game */
export const keyOf = (name, game) => (game === FIRST ? name : `${name}/${game}`);

export class Store {
  /** @param {Storage | null} storage */
  constructor(storage) {
    this.storage = storage;
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
   * The saved object, or null. Whatever `check` refuses (by throwing) is moved to another key, and
   * `onBad` is told.
   * @template T
   * @param {string} name
   * @param {(saved: any) => T} check
   * @param {() => void} onBad
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
      this.setAside(name);
      onBad();
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

  /** @param {string} name @param {string} words */
  writeRaw(name, words) {
    try {
      this.storage?.setItem(PREFIX + name, words);
      return this.storage !== null;
    } catch {
      return false; // Full or forbidden: play goes on, it just isn't kept.
    }
  }

  /** Keeps what could not be read, out of the way. @param {string} name */
  setAside(name) {
    const raw = this.readRaw(name);
    if (raw === null) return;
    this.writeRaw(`aside/${name}`, raw);
    try {
      this.storage?.removeItem(PREFIX + name);
    } catch {
      // It will be overwritten by the next save.
    }
  }

  /** Tells when another tab wrote under a name. @param {() => string} name @param {() => void} then */
  onOtherTab(name, then) {
    window.addEventListener("storage", (event) => {
      if (event.key === PREFIX + name() && event.newValue !== null) then();
    });
  }
}
