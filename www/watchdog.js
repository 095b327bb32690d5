// Notices that a worker has fallen silent: it hangs, or it ended without a word. Silence is counted in ticks, not by the clock. While
// this thread is held up (a suspended laptop, a busy page) no ticks pass, and the worker is not given up.

const TICK_MS = 250;

/** Ticks without a message until a worker counts as silent: while it plays, while it starts, while it unpacks weights. */
export const SILENT = 6;
export const STARTING = 40;
export const UNPACKING = 120;

export class Watchdog {
  #isAwaited;
  #onSilence;
  #silence = 0;
  #patience = STARTING;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /**
   * @param {() => boolean} isAwaited whether a message is due; otherwise it rests with the next tick
   * @param {() => void} onSilence
   */
  constructor(isAwaited, onSilence) {
    this.#isAwaited = isAwaited;
    this.#onSilence = onSilence;
  }

  /** Counts silence from now on. @param {number} [patience] in ticks; by default as before */
  listen(patience = this.#patience) {
    this.#silence = 0;
    this.#patience = patience;
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS);
  }

  /** Counts silence from now on, where it is not counted yet: another request does not break it. */
  watch() {
    if (this.#timer === undefined) this.listen();
  }

  rest() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick() {
    if (!this.#isAwaited()) return this.rest();
    this.#silence += 1;
    if (this.#silence > this.#patience) this.#onSilence();
  }
}
