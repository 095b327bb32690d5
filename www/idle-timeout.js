// Ends a download that brings nothing for long.

const IDLE_MS = 30_000;

export class IdleTimeout {
  #ending = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  constructor() {
    this.restart();
  }

  /** For the download. */
  get signal() {
    return this.#ending.signal;
  }

  /** Something has come. */
  restart() {
    this.end();
    this.#timer = setTimeout(() => this.#ending.abort(), IDLE_MS);
  }

  /** Everything has come, or nothing is waited for any more. */
  end() {
    clearTimeout(this.#timer);
  }
}
