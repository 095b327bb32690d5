/** The matches that are saved in the browser. */
import { SharedObject } from "../shared.js";
import { slotKey } from "../slots.js";

/** @typedef {import("./types.d.ts").Match} Match */

/** The most matches that are saved. The finished match played longest ago goes first; unfinished ones stay. */
const MAX_MATCHES = 12;
/** The longest name of a player, in characters. */
const MAX_NAME_LENGTH = 24;

/** Trims and shortens a name. @param {string} name */
export const shortName = (name) => [...name.trim()].slice(0, MAX_NAME_LENGTH).join("");

/** Creates a random id for a match. */
const newId = () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join("");

/** `open` is the match of each saved game, by the key of the game. @typedef {{own: string, open: Record<string, string>, list: Match[]}} SavedData */

/** Checks saved data. @param {any} kept @returns {SavedData} @throws on anything else */
function checkSaved({ own, open: opened, list }) {
  const texts = /** @type {Match[]} */ (list).flatMap(({ id, game, record, name, moves }) => [
    id,
    game,
    record,
    name,
    ...moves,
  ]);
  // Older data has the one match that was open.
  const one = /** @type {Match[]} */ (list).find(({ id }) => id === opened);
  const open = typeof opened !== "string" ? opened : one ? { [slotKey(one.game, 1)]: one.id } : {};
  if (![own, ...Object.values(open), ...texts].every((text) => typeof text === "string")) throw new Error("no matches");
  return { own, open, list };
}

/** Drops finished matches beyond the limit. @param {Match[]} list those played last first */
function withinLimit(list) {
  const isOver = (/** @type {Match} */ { end, over }) => over === true || end !== undefined;
  let room = MAX_MATCHES - list.filter((match) => !isOver(match)).length;
  return list.filter((match) => !isOver(match) || room-- > 0);
}

export class SavedMatches {
  /** @type {SharedObject<SavedData>} */
  #kept;
  /** The id of the match on the board. */
  #open = "";
  /** The key of its saved game. */
  #key = "";

  /** @param {import("../storage.js").PageStore} store */
  constructor(store) {
    this.#kept = new SharedObject(store, "match", checkSaved, { own: "", open: {}, list: [] });
  }

  /** The name of the visitor. */
  get ownName() {
    return this.#kept.value.own;
  }
  set ownName(name) {
    this.#kept.change((kept) => void (kept.own = shortName(name)));
  }

  /** The match on the board; none where another game is there. */
  get open() {
    return this.find(this.#open);
  }

  /** Sets the match that is on the board. @param {Match} match @param {string} key of the saved game */
  setOpen(match, key) {
    this.#open = match.id;
    this.#key = key;
    this.#kept.change(({ open }) => void (open[key] = match.id));
  }

  /** Called when another game is on the board. */
  clearOpen() {
    this.#open = "";
  }

  /** Separates the saved game from the match; saved games of other tabs stay with theirs. */
  forgetSavedGame() {
    this.#kept.change(({ open }) => void delete open[this.#key]);
  }

  /** Finds the match of a saved game. @param {string} key */
  findBySavedGame(key) {
    return this.find(this.#kept.value.open[key]);
  }

  /** All matches, the one played last first. */
  get list() {
    return this.#kept.value.list;
  }

  /** @param {string | undefined} id */
  find(id) {
    return this.list.find((match) => match.id === id);
  }

  /** Saves a new match. @param {Omit<Match, "id"> & {id?: string}} match @returns {Match} */
  add({ id = newId(), ...rest }) {
    const match = { id, ...rest };
    this.#kept.change((kept) => void (kept.list = withinLimit([match, ...kept.list.filter((one) => one.id !== id)])));
    return match;
  }

  /** Changes a match, which then comes first. @param {string} id @param {(match: Match) => void} how changes it in place */
  change(id, how) {
    this.#kept.change((kept) => {
      const match = kept.list.find((one) => one.id === id);
      if (!match) return; // another tab has removed it
      how(match);
      kept.list = [match, ...kept.list.filter((one) => one !== match)];
    });
  }

  /** @param {string} id */
  remove(id) {
    this.#kept.change((kept) => void (kept.list = kept.list.filter((match) => match.id !== id)));
  }
}
