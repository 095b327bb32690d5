/**
 * The mistakes that the visitor keeps, to meet them again: each comes back after a day, and after more days each time it is played
 * right. A wrong answer begins anew.
 */

/** @typedef {import("../inside/types.d.ts").SavedMistake} SavedMistake */
/** @typedef {Pick<SavedMistake, "game" | "position">} Position */

/** Days to the next time, by how often in a row a mistake was played right; after the last it is learned, and leaves the shelf. */
const INTERVALS = [1, 3, 7, 16, 35];
/** The most mistakes; the one due last makes room. */
const MAX_MISTAKES = 200;
const DAY_MS = 86_400_000;

/** Today as a number of days. */
export const today = () => Math.floor(Date.now() / DAY_MS);

/** Checks what the browser kept. @param {any} kept @returns {SavedMistake[]} @throws where it is something else */
function checkSaved({ all }) {
  const isKept = (/** @type {any} */ one) =>
    ["game", "position", "move", "best", "player"].every((name) => typeof one[name] === "string") &&
    ["nodes", "right", "due"].every((name) => Number.isSafeInteger(one[name]) && one[name] >= 0) &&
    ["string", "undefined"].includes(typeof one.weights) &&
    Object.values(one.params ?? {}).every(Number.isFinite);
  if (!all.every(isKept)) throw new Error("no mistakes");
  return all;
}

export class SavedMistakes {
  #store;

  /** @param {import("./storage.js").PageStore} store */
  constructor(store) {
    this.#store = store;
  }

  /** All that are kept, the one due first first. @returns {SavedMistake[]} */
  get all() {
    const all = this.#store.read("mistakes", checkSaved) ?? [];
    return all.sort((one, other) => one.due - other.due);
  }

  /** The mistakes to be met today. */
  get due() {
    return this.all.filter(({ due }) => due <= today());
  }

  /** @param {Position} wanted */
  has(wanted) {
    return this.all.some((one) => isSamePosition(one, wanted));
  }

  /** Keeps a mistake. @param {Omit<SavedMistake, "right" | "due">} mistake @returns whether the browser keeps it */
  add(mistake) {
    const kept = { ...mistake, right: 0, due: today() + INTERVALS[0] };
    return this.#write([kept, ...this.all.filter((one) => !isSamePosition(one, kept))].slice(0, MAX_MISTAKES));
  }

  /** @param {Position} mistake */
  remove(mistake) {
    return this.#write(this.all.filter((one) => !isSamePosition(one, mistake)));
  }

  /** Says when a mistake comes back. @param {SavedMistake} mistake @param {boolean} isRight how it was answered */
  recordAnswer(mistake, isRight) {
    const right = isRight ? mistake.right + 1 : 0;
    if (right >= INTERVALS.length) return this.remove(mistake);
    const next = { ...mistake, right, due: today() + INTERVALS[right] };
    return this.#write(this.all.map((one) => (isSamePosition(one, mistake) ? next : one)));
  }

  /** @param {SavedMistake[]} all */
  #write(all) {
    return this.#store.write("mistakes", { all });
  }
}

/** @param {Position} one @param {Position} other */
export const isSamePosition = (one, other) => one.game === other.game && one.position === other.position;
