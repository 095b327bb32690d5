/** The worker that looks inside a game. Another game or another player takes another worker. */

/** @typedef {import("./types.d.ts").Request} Request */
/** @typedef {import("./types.d.ts").Reply} Reply */

/** A new worker with the engine. */
export const startWorker = () =>
  new Worker(new URL("../lab/inside-worker.js", import.meta.url), { type: "module", name: "plyground-inside" });

export class GameObserver {
  #worker = startWorker();

  /**
   * @param {Extract<Request, {type: "open"}>} game
   * @param {(reply: Reply) => void} hear
   */
  constructor(game, hear) {
    this.#worker.onmessage = ({ data }) => hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      hear({ type: "error", message: event.message });
    };
    this.ask(game);
    this.ask({ type: "review" });
  }

  /** @param {Request} request */
  ask(request) {
    this.#worker.postMessage(request);
  }

  end() {
    this.#worker.terminate();
  }
}
