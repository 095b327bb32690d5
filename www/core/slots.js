// The slots for saved games of one kind. Each tab has its own, so that a second tab plays a second game. A tab holds its slot until it
// is closed, and finds it again after a reload; a new tab takes the slot played last. Where browsers have no locks, a tab moves to
// another slot when it hears that another tab saves in the same one.

import { keyOf } from "./storage.js";

/** @typedef {import("./storage.js").GameKey} GameKey */
/** @typedef {{slot: number, release: () => void}} HeldSlot */

/** A reloaded page waits this long for the page before it to release the slot. */
const WAIT_MS = 500;

/** The key of the game in a slot, counted from 1. @param {string} game @param {number} slot */
export const slotKey = (game, slot) => /** @type {GameKey} */ (keyOf("game", game) + (slot > 1 ? `.${slot}` : ""));

/** @param {string | null} text */
const parseSlot = (text) => Math.max(1, Math.trunc(Number(text)) || 1);

/** The slots of this tab. */
export class Slots {
  #store;
  #tab;
  /** By game. @type {Map<string, Promise<HeldSlot>>} */
  #held = new Map();

  /** @param {import("./storage.js").PageStore} store @param {import("./types.js").Tab} tab */
  constructor(store, tab) {
    this.#store = store;
    this.#tab = tab;
  }

  /** Takes a slot for a game, which this tab keeps. @param {string} game */
  async takeSlot(game) {
    const found = this.#held.get(game) ?? this.#findSlot(game);
    this.#held.set(game, found);
    return (await found).slot;
  }

  /** Moves to the first empty slot. @param {string} game */
  moveToFreeSlot(game) {
    let slot = 1;
    while (this.#store.readRaw(slotKey(game, slot)) !== null) slot += 1;
    this.#held.get(game)?.then(({ release }) => release());
    this.#held.set(
      game,
      this.#holdSlot(game, slot).then((held) => held ?? { slot, release: () => {} }),
    );
    return slot;
  }

  /** Finds the slot from before a reload, else the one played last, else the first that no other tab holds. @param {string} game @returns {Promise<HeldSlot>} */
  async #findSlot(game) {
    const key = keyOf("slot", game);
    const own = this.#tab.storage.read(key);
    const before = own && (await this.#holdSlot(game, parseSlot(own), { signal: AbortSignal.timeout(WAIT_MS) }));
    if (before) return before;
    const last = await this.#holdSlot(game, parseSlot(this.#store.readRaw(key)));
    if (own || !last) this.#store.reportTrouble("otherTab", keyOf("game", game));
    let found = last;
    for (let slot = 1; !found; slot += 1) found = await this.#holdSlot(game, slot);
    return found;
  }

  /** @param {string} game @param {number} slot @param {Parameters<import("./types.js").Tab["hold"]>[1]} [options] @returns {Promise<HeldSlot | null>} */
  async #holdSlot(game, slot, options = { ifAvailable: true }) {
    const release = await this.#tab.hold(slotKey(game, slot), options);
    if (!release) return null;
    this.#tab.storage.write(keyOf("slot", game), String(slot));
    return { slot, release };
  }
}
