// The page's end of the thinker: one search at a time, and a game that the worker plays on.

import { WorkerHost } from "./core/worker-host.js";
import { platform } from "./platform.js";

/** @typedef {import("./types.d.ts").ThinkRequest} ThinkRequest */
/** @typedef {import("./types.d.ts").PlayRequest} PlayRequest */
/** @typedef {import("./types.d.ts").WeightsNews} WeightsNews */
/** @typedef {import("./types.d.ts").Info} Info */
/** @typedef {import("./types.d.ts").Outcome} Outcome */
/** @typedef {import("./types.d.ts").Contribution} Contribution */

/**
 * @typedef {object} Listeners
 * @property {(info: Info) => void} [onInfo]
 * @property {(outcomes: Outcome[]) => void} [onMoves] several moves of a game at once, in their order
 * @property {AbortSignal} [signal]
 */

/** Crashes after which a request is rejected. */
const MAX_CRASHES = 2;

/** Searches in a worker. */
export class ThinkerClient {
  #host;
  /** The newest search. @type {import("./core/worker-host.js").WorkerRequest | undefined} */
  #search;

  /**
   * The worker itself starts with the first request.
   * @param {() => {folder: string, module: WebAssembly.Module}} engine what a worker starts with; it loads further modules itself
   * @param {(notice: {kind: string, message: string}) => void} [onNotice]
   * @param {(news: {player: string} & WeightsNews) => void} [onWeights]
   */
  constructor(engine, onNotice, onWeights) {
    this.#host = new WorkerHost(() => platform.spawn(), {
      firstRequest() {
        const { folder, module } = engine();
        return { kind: "init", folder, module };
      },
      onFirstProgress: onWeights,
      onRestart: (message) => onNotice?.({ kind: "worker-restarted", message }),
      maxCrashes: MAX_CRASHES,
    });
  }

  /**
   * Searches. A newer call, or the signal, rejects this one with an `AbortError`.
   * @param {ThinkRequest} request
   * @param {Listeners} [listeners]
   * @returns {Promise<Outcome>}
   */
  think(request, { onInfo, signal } = {}) {
    return this.#request({ kind: "go", ...request }, signal, (infos) => reportInfos(infos, onInfo));
  }

  /**
   * Plays a game on until it is over: the worker thinks while the page draws. A newer call, or the signal, rejects this one with an
   * `AbortError`.
   * @param {PlayRequest} request
   * @param {Listeners} [listeners]
   * @returns {Promise<void>}
   */
  play(request, { onInfo, onMoves, signal } = {}) {
    const search = { kind: "play", ...request };
    return this.#request(search, signal, ({ infos, outcomes }) => {
      // A worker that takes over continues from here.
      const moves = outcomes.flatMap((/** @type {Outcome} */ { move }) => move ?? []);
      this.#host.updateRequest(search, { moves: search.moves.concat(moves) });
      try {
        reportInfos(infos, onInfo);
        if (outcomes.length) onMoves?.(outcomes);
      } finally {
        this.#host.send(search, "heard"); // also where a listener throws
      }
    });
  }

  /**
   * @param {import("./core/worker-host.js").WorkerRequest} search
   * @param {AbortSignal | undefined} signal
   * @param {(progress: any) => void} onProgress
   */
  #request(search, signal, onProgress) {
    if (!signal?.aborted) {
      if (this.#search) this.#host.cancel(this.#search, new DOMException("A newer search took over.", "AbortError"));
      this.#search = search;
    }
    return this.#host.request(search, { signal, onProgress });
  }

  /**
   * The contribution of each feature of the evaluation. While a search runs, the answer waits for its end.
   * @param {Omit<ThinkRequest, "limits">} request
   * @returns {Promise<Contribution[]>}
   */
  explain(request) {
    return this.#host.request({ kind: "explain", ...request });
  }

  /** Ends the search early; its promise resolves with the best move so far. */
  stop() {
    if (this.#search) this.#host.send(this.#search, "stop");
  }

  /**
   * Replaces the worker, and with it its weights and downloads; the requests are sent again.
   * @param {Partial<ThinkRequest>} changes to the search among them
   */
  renew(changes) {
    Object.assign(this.#search ?? {}, changes);
    this.#host.restart();
  }

  /** Ends everything. The client may be used again and then starts a fresh worker. */
  dispose() {
    this.#host.dispose();
  }
}

/** Reports the progress of a search. @param {Info[]} infos @param {((info: Info) => void) | undefined} onInfo */
function reportInfos(infos, onInfo) {
  if (onInfo) for (const info of infos) onInfo(info);
}
