/** The worker that looks inside a game. Another game or another player takes another worker. */
import { WatchedWorker } from "../watched-worker.js";

/** @typedef {import("./types.d.ts").Request} Request */
/** @typedef {import("./types.d.ts").Reply} Reply */

/** A new worker with the engine. @param {(reply: Reply) => void} hear @param {{isQuick?: boolean}} [options] */
export function startWorker(hear, options) {
  const worker = new Worker(new URL("../lab/inside-worker.js", import.meta.url), {
    type: "module",
    name: "plyground-inside",
  });
  const fail = (/** @type {Error} */ { message }) => hear({ type: "lost", message });
  return new WatchedWorker(worker, { hear, fail }, options);
}

export class GameObserver {
  #worker;

  /**
   * @param {Extract<Request, {type: "open"}>} game
   * @param {(reply: Reply) => void} hear
   */
  constructor(game, hear) {
    this.#worker = startWorker(hear);
    this.ask(game);
    this.ask({ type: "review" });
  }

  /** @param {Request} request */
  ask(request) {
    this.#worker.ask(request);
  }

  end() {
    this.#worker.end();
  }
}
