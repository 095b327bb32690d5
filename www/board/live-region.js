// A polite live region, which screen readers speak. Messages that follow each other fast are spoken together, and of each
// kind only the latest one: fast moves leave no queue of old ones.

/** Messages within this time are spoken together. */
const DELAY_MS = 120;

/** Speaks through the text of an element. */
export class LiveRegion {
  #region;
  /** @type {Map<string, string>} */
  #waiting = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} region */
  constructor(region) {
    this.#region = region;
  }

  /** Speaks a message soon. @param {string} kind @param {string} words */
  say(kind, words) {
    this.#waiting.delete(kind); // to the end of the queue
    this.#waiting.set(kind, words);
    this.#timer ??= setTimeout(() => this.#speak(), DELAY_MS);
  }

  #speak() {
    const words = [...this.#waiting.values()].join(" ");
    // A live region speaks changes only: the same words again are made different.
    this.#region.textContent = words === this.#region.textContent ? `${words}\u00a0` : words;
    this.#waiting.clear();
    this.#timer = undefined;
  }
}
