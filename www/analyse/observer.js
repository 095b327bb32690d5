/** The engine that looks at the game: a worker. When it fails, the next question goes to another one. */
import { isAborted } from "../aborted.js";
import { WorkerLost } from "../core/worker-host.js";
import { startWorker } from "../kit/analysis-worker.js";

/** The game, and who judges it. @typedef {{record: string, player?: string, params?: import("../types.js").Params, nodes: number}} Opening */
/** News of the worker while it opens the game. @typedef {{player: string, weights?: import("../types.js").WeightsNews}} OpeningNews */

export class Observer {
  #callbacks;
  /** Another game or another player takes another worker. @type {ReturnType<typeof startWorker> | undefined} */
  #worker;
  /** @type {Opening | undefined} */
  #opening;
  #isLost = false;

  /**
   * `onFailure`: questions stay without answers; `onRestart`: another worker has begun, which knows nothing yet; `onRecovery`: the worker came
   * after all, though it was late.
   * @param {{onOpened: (news: OpeningNews) => void, onFailure: (problem: Error) => void, onRestart: () => void, onRecovery: () => void}} callbacks
   */
  constructor(callbacks) {
    this.#callbacks = callbacks;
  }

  /** Whether it looks at a game. */
  get isOn() {
    return this.#worker !== undefined;
  }

  /** Whether the worker has failed. */
  get isLost() {
    return this.#isLost;
  }

  /** Looks at a game. @param {Opening} opening */
  start(opening) {
    this.#isLost = false;
    this.#opening = opening;
    this.#worker?.dispose();
    this.#worker = startWorker({
      firstRequest: () => ({ kind: "open", ...opening }),
      onFirstProgress: (news) => this.#onOpened(news),
      onSlowStart: (problem) => this.#fail(problem),
    });
  }

  /** @type {import("../kit/analysis-worker.js").Ask} */
  async ask(question, { refused, ...options } = {}) {
    if (this.#isLost && this.#opening) {
      this.start(this.#opening);
      this.#callbacks.onRestart();
    }
    const asked = this.#worker;
    try {
      return await asked?.request(question, options);
    } catch (error) {
      if (asked !== this.#worker || isAborted(error)) return undefined;
      if (refused && !(error instanceof WorkerLost)) refused(/** @type {Error} */ (error));
      else this.#fail(/** @type {Error} */ (error));
    }
  }

  /** @param {OpeningNews} news */
  #onOpened(news) {
    this.#callbacks.onOpened(news);
    if (news.weights || !this.#isLost) return;
    this.#isLost = false;
    this.#callbacks.onRecovery();
  }

  /** @param {Error} problem */
  #fail(problem) {
    this.#isLost = true;
    this.#callbacks.onFailure(problem);
  }
}
