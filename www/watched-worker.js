// A page's worker. What breaks it is told as an error, and so is that it says nothing.

import { UNPACKING, Watchdog } from "./watchdog.js";

/**
 * @template Reply
 * @template {object} [Request=object]
 */
export class WatchedWorker {
  #worker;
  #watchdog;
  /** Whether a word is due. */
  #isAwaited = false;
  /** Whether the worker has said anything. */
  #isHeard = false;
  #isQuick;

  /**
   * @param {Worker} worker
   * @param {{hear: (reply: Reply) => void, fail: (error: Error) => void}} page
   * @param {{isQuick?: boolean}} [options] whether each question has an answer in seconds; else only the start is watched
   */
  constructor(worker, { hear, fail }, { isQuick = false } = {}) {
    this.#worker = worker;
    this.#isQuick = isQuick;
    const stop = (/** @type {string} */ reason) => {
      this.#isAwaited = false;
      fail(new Error(reason));
    };
    this.#watchdog = new Watchdog(
      () => this.#isAwaited,
      () => stop("The worker says nothing."),
    );
    worker.onmessage = ({ data }) => {
      this.#isAwaited = false;
      this.#isHeard = true;
      hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      stop(event.message || "The worker could not be loaded.");
    };
  }

  /** @param {Request} request */
  ask(request) {
    if (this.#isQuick || !this.#isHeard) {
      this.#isAwaited = true;
      this.#watchdog.listen(UNPACKING);
    }
    this.#worker.postMessage(request);
  }

  end() {
    this.#watchdog.rest();
    this.#worker.terminate();
  }
}
