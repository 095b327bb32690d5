// Speaks through a polite live region. What comes within a moment is said in one breath, and of
// things of the same kind only the latest: a fast player does not leave a queue of old moves.

const BREATH_MS = 120;

export class Announcer {
  #region;
  /** @type {Map<string, string>} */
  #waiting = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} region */
  constructor(region) {
    this.#region = region;
  }

  /**
   * @param {string} kind
   * @param {string} words
   */
  say(kind, words) {
    this.#waiting.delete(kind); // to the end of the line
    this.#waiting.set(kind, words);
    this.#timer ??= setTimeout(() => this.#speak(), BREATH_MS);
  }

  #speak() {
    const words = [...this.#waiting.values()].join(" ");
    // The same words twice are news too, but a live region only tells of changes.
    this.#region.textContent = words === this.#region.textContent ? `${words}\u00a0` : words;
    this.#waiting.clear();
    this.#timer = undefined;
  }
}
