/** The matches of the visitor, kept in the browser. */

/** @typedef {import("./types.d.ts").Match} Match */

/** So many are kept; the one played longest ago goes first. */
const MOST = 12;
/** The longest name of a player. */
const LONGEST = 24;

/** A name as links and the page show it. @param {string} name */
export const shortName = (name) => [...name.trim()].slice(0, LONGEST).join("");

/** A name for a match that no other has. */
const newId = () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join("");

/** @typedef {{own: string, open: string, seats: string, list: Match[]}} Kept */

/** Checks what the browser kept. @param {any} kept @returns {Kept} @throws where it is something else */
function checked({ own, open, seats, list }) {
  const texts = /** @type {Match[]} */ (list).flatMap(({ id, game, record, name, moves }) => [
    id,
    game,
    record,
    name,
    ...moves,
  ]);
  if (![own, open, seats, ...texts].every((text) => typeof text === "string")) throw new Error("no matches");
  return { own, open, seats, list };
}

export class KeptMatches {
  #store;
  #kept;

  /** @param {import("../storage.js").PageStore} store */
  constructor(store) {
    this.#store = store;
    this.#kept = store.read("match", checked, () => {}) ?? { own: "", open: "", seats: "", list: [] };
  }

  /** The name of the visitor. */
  get own() {
    return this.#kept.own;
  }
  set own(name) {
    this.#kept.own = shortName(name);
    this.write();
  }

  /** The match on the board; none where another game is there. */
  get open() {
    return this.find(this.#kept.open);
  }
  set open(match) {
    this.#kept.open = match?.id ?? "";
    this.write();
  }

  /** Who played which side before the match on the board. */
  get seats() {
    return this.#kept.seats;
  }
  set seats(seats) {
    this.#kept.seats = seats;
    this.write();
  }

  /** All of them, the one played last first. */
  get list() {
    return this.#kept.list;
  }

  /** @param {string} id */
  find(id) {
    return this.list.find((match) => match.id === id);
  }

  /** Keeps a new match, or one that goes on. @param {Omit<Match, "id"> & {id?: string}} match @returns {Match} */
  add({ id = newId(), ...rest }) {
    const match = { id, ...rest };
    this.#kept.list = [match, ...this.list.filter((one) => one.id !== id)].slice(0, MOST);
    this.write();
    return match;
  }

  /** @param {string} id */
  remove(id) {
    this.#kept.list = this.list.filter((match) => match.id !== id);
    this.write();
  }

  /** Stores what has changed. */
  write() {
    this.#store.write("match", this.#kept);
  }
}
