/** The visitor's preferences on all pages. A change takes effect at once, wherever the page at hand follows it. */

const DEFAULTS = {
  theme: "auto",
  sounds: "off",
  vibration: "off",
  coordinates: "on",
  "evaluation-bar": "on",
  "single-keys": "on",
};
/** @typedef {keyof typeof DEFAULTS} Preference */

export class Preferences {
  /** @type {Map<Preference, string>} */
  #chosen = new Map();
  /** @type {Map<Preference, ((value: string) => void)[]>} */
  #followers = new Map();

  /** @param {import("../core/storage.js").PageStore} store */
  constructor(store) {
    this.store = store;
  }

  /** The choice of the visitor, kept on the page where nothing can be stored. @param {Preference} name */
  get(name) {
    return this.#chosen.get(name) ?? this.store.readRaw(name) ?? DEFAULTS[name];
  }

  /** Chooses a value. Plain text, not JSON: early.js reads the theme before anything else is loaded. @param {Preference} name @param {string} value */
  set(name, value) {
    this.#chosen.set(name, value);
    this.store.writeRaw(name, value);
    for (const follow of this.#followers.get(name) ?? []) follow(value);
  }

  /** Calls a function with the value, and with each that is chosen later. @param {Preference} name @param {(value: string) => void} follow */
  follow(name, follow) {
    this.#followers.set(name, [...(this.#followers.get(name) ?? []), follow]);
    follow(this.get(name));
  }
}
