// Aborts a download that has been idle for too long.

const IDLE_MS = 30_000;

export class IdleTimeout {
  #ending = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  constructor() {
    this.restart();
  }

  /** Aborts the download. */
  get signal() {
    return this.#ending.signal;
  }

  /** Restarts the timeout, because data has arrived. */
  restart() {
    this.end();
    this.#timer = setTimeout(() => this.#ending.abort(), IDLE_MS);
  }

  /** Ends the timeout. */
  end() {
    clearTimeout(this.#timer);
  }
}
