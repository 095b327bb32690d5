// The places of the kept games of one kind: each tab has one of its own, so that a second tab plays a second game. A tab holds its
// place until it is closed, and finds it again after a reload; a new tab takes the one that was played last. Some browsers hold
// nothing: there a tab moves to another place when it hears that a second tab keeps a game in its own.

import { keyOf } from "./storage.js";

/** @typedef {import("./storage.js").GameKey} GameKey */
/** @typedef {{place: number, free: () => void}} Held */

/** The page before a reload lets its place go within this time. */
const WAIT_MS = 500;

/** The key of the game in a place of a kind, counted from 1. @param {string} game @param {number} place */
export const keyIn = (game, place) => /** @type {GameKey} */ (keyOf("game", game) + (place > 1 ? `.${place}` : ""));

/** @param {string | null} text */
const placeIn = (text) => Math.max(1, Math.trunc(Number(text)) || 1);

/** The places of this tab. */
export class Slots {
  #store;
  #tab;
  /** By game. @type {Map<string, Promise<Held>>} */
  #held = new Map();

  /** @param {import("./storage.js").PageStore} store @param {import("./types.js").Tab} tab */
  constructor(store, tab) {
    this.#store = store;
    this.#tab = tab;
  }

  /** This tab's place for a game. @param {string} game */
  async take(game) {
    const found = this.#held.get(game) ?? this.#find(game);
    this.#held.set(game, found);
    return (await found).place;
  }

  /** Moves to the first place where nothing is kept. @param {string} game */
  move(game) {
    let place = 1;
    while (this.#store.readRaw(keyIn(game, place)) !== null) place += 1;
    this.#held.get(game)?.then(({ free }) => free());
    this.#held.set(
      game,
      this.#hold(game, place).then((held) => held ?? { place, free: () => {} }),
    );
    return place;
  }

  /** The place before a reload, else the one played last, else the first that no other tab holds. @param {string} game @returns {Promise<Held>} */
  async #find(game) {
    const key = keyOf("slot", game);
    const own = this.#tab.texts.read(key);
    const before = own && (await this.#hold(game, placeIn(own), { signal: AbortSignal.timeout(WAIT_MS) }));
    if (before) return before;
    const last = await this.#hold(game, placeIn(this.#store.readRaw(key)));
    if (own || !last) this.#store.tell("second", keyOf("game", game));
    let found = last;
    for (let place = 1; !found; place += 1) found = await this.#hold(game, place);
    return found;
  }

  /** @param {string} game @param {number} place @param {Parameters<import("./types.js").Tab["hold"]>[1]} [options] @returns {Promise<Held | null>} */
  async #hold(game, place, options = { ifAvailable: true }) {
    const free = await this.#tab.hold(keyIn(game, place), options);
    if (!free) return null;
    this.#tab.texts.write(keyOf("slot", game), String(place));
    return { place, free };
  }
}
