/**
 * The mistakes that the visitor has saved to practise. Each comes back after a day, and later each time it is answered right
 * (spaced repetition); a wrong answer starts over.
 */

/** @typedef {import("./analysis.d.ts").SavedMistake} SavedMistake */
/** @typedef {Pick<SavedMistake, "game" | "position">} Position */

/** Days until the next repetition, by right answers in a row; after the last the mistake is learned, and is removed. */
const INTERVALS = [1, 3, 7, 16, 35];
/** The most mistakes; a new one replaces the one due last. */
const MAX_MISTAKES = 200;
const DAY_MS = 86_400_000;

/** Today as a number of days. */
export const today = () => Math.floor(Date.now() / DAY_MS);

/** Checks saved data. @param {any} kept @returns {SavedMistake[]} @throws on anything else */
function checkSaved({ all }) {
  const isKept = (/** @type {any} */ one) =>
    ["game", "position", "move", "best", "player"].every((name) => typeof one[name] === "string") &&
    ["nodes", "right", "due"].every((name) => Number.isSafeInteger(one[name]) && one[name] >= 0) &&
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

  /** All saved mistakes, in the order in which they are due. @returns {SavedMistake[]} */
  get all() {
    const all = this.#store.read("mistakes", checkSaved) ?? [];
    return all.sort((one, other) => one.due - other.due);
  }

  /** The mistakes that are due today. */
  get due() {
    return this.all.filter(({ due }) => due <= today());
  }

  /** @param {Position} wanted */
  has(wanted) {
    return this.all.some((one) => isSamePosition(one, wanted));
  }

  /** The saved mistake of a position. @param {Position} wanted */
  find(wanted) {
    return this.all.find((one) => isSamePosition(one, wanted));
  }

  /** Saves a mistake. @param {Omit<SavedMistake, "right" | "due">} mistake @returns whether it is saved */
  add(mistake) {
    const kept = { ...mistake, right: 0, due: today() + INTERVALS[0] };
    return this.#write([kept, ...this.all.filter((one) => !isSamePosition(one, kept))].slice(0, MAX_MISTAKES));
  }

  /** @param {Position} mistake */
  remove(mistake) {
    return this.#write(this.all.filter((one) => !isSamePosition(one, mistake)));
  }

  /** Records an answer, which decides when the mistake comes back. @param {SavedMistake} mistake @param {boolean} isRight how it was answered */
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
