// Ends a download that brings nothing for long.

const PATIENCE_MS = 30_000;

export class Patience {
  #ending = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  constructor() {
    this.renew();
  }

  /** For the download. */
  get signal() {
    return this.#ending.signal;
  }

  /** Something has come. */
  renew() {
    this.end();
    this.#timer = setTimeout(() => this.#ending.abort(), PATIENCE_MS);
  }

  /** Everything has come, or nothing is waited for any more. */
  end() {
    clearTimeout(this.#timer);
  }
}
