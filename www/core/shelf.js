/**
 * The mistakes that the visitor keeps, to meet them again: each comes back after a day, and after more days each time it is played
 * right. A wrong answer begins anew.
 */

/** @typedef {import("../inside/types.d.ts").KeptMistake} KeptMistake */
/** @typedef {Pick<KeptMistake, "game" | "position">} Place */

/** Days to the next time, by how often in a row a mistake was played right; after the last it is learned, and leaves the shelf. */
const DAYS = [1, 3, 7, 16, 35];
/** The most mistakes; the one due last makes room. */
const MOST = 200;
const DAY_MS = 86_400_000;

/** Today as a number of days. */
export const today = () => Math.floor(Date.now() / DAY_MS);

/** Checks what the browser kept. @param {any} kept @returns {KeptMistake[]} @throws where it is something else */
function checked({ all }) {
  const isKept = (/** @type {any} */ one) =>
    ["game", "position", "move", "best", "player"].every((name) => typeof one[name] === "string") &&
    ["nodes", "right", "due"].every((name) => Number.isSafeInteger(one[name]) && one[name] >= 0) &&
    ["string", "undefined"].includes(typeof one.weights) &&
    Object.values(one.params ?? {}).every(Number.isFinite);
  if (!all.every(isKept)) throw new Error("no mistakes");
  return all;
}

export class Shelf {
  #store;

  /** @param {import("./storage.js").PageStore} store */
  constructor(store) {
    this.#store = store;
  }

  /** All that are kept, the one due first first. @returns {KeptMistake[]} */
  get all() {
    const all = this.#store.read("mistakes", checked) ?? [];
    return all.sort((one, other) => one.due - other.due);
  }

  /** The mistakes to be met today. */
  get due() {
    return this.all.filter(({ due }) => due <= today());
  }

  /** @param {Place} wanted */
  has(wanted) {
    return this.all.some((one) => isSame(one, wanted));
  }

  /** Keeps a mistake. @param {Omit<KeptMistake, "right" | "due">} mistake @returns whether the browser keeps it */
  keep(mistake) {
    const kept = { ...mistake, right: 0, due: today() + DAYS[0] };
    return this.#write([kept, ...this.all.filter((one) => !isSame(one, kept))].slice(0, MOST));
  }

  /** @param {Place} mistake */
  remove(mistake) {
    return this.#write(this.all.filter((one) => !isSame(one, mistake)));
  }

  /** Says when a mistake comes back. @param {KeptMistake} mistake @param {boolean} isRight how it was answered */
  answer(mistake, isRight) {
    const right = isRight ? mistake.right + 1 : 0;
    if (right >= DAYS.length) return this.remove(mistake);
    const next = { ...mistake, right, due: today() + DAYS[right] };
    return this.#write(this.all.map((one) => (isSame(one, mistake) ? next : one)));
  }

  /** @param {KeptMistake[]} all */
  #write(all) {
    return this.#store.write("mistakes", { all });
  }
}

/** @param {Place} one @param {Place} other */
export const isSame = (one, other) => one.game === other.game && one.position === other.position;
