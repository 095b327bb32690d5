// The page's end of the worker protocol: promises instead of messages. A worker that crashes or sends nothing is replaced,
// and its requests are sent again.

import { platform } from "./platform.js";
import { SILENT, STARTING, UNPACKING, Watchdog } from "./watchdog.js";

/** @typedef {import("./types.d.ts").Request} Request */
/** @typedef {import("./types.d.ts").Reply} Reply */
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
 */

/**
 * @typedef {object} Job
 * @property {Extract<Request, {type: "go" | "play" | "explain"}>} request
 * @property {(answer: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {Listeners} listeners
 * @property {number} crashes
 */

/** A request is rejected after so many crashes. */
const MAX_CRASHES = 2;

/** Searches in a worker. */
export class ThinkerClient {
  /** Answers the engine that a worker starts with. */
  #engine;
  #onNotice;
  #onWeights;
  /** @type {import("./platform.js").Thread | null} */
  #worker = null;
  /** Requests without an answer, by id. @type {Map<number, Job>} */
  #jobs = new Map();
  /** The id of the search among them. @type {number | null} */
  #searched = null;
  #lastId = 0;
  #watchdog = new Watchdog(
    () => this.#jobs.size > 0,
    () => this.#replace("The thinker fell silent."),
  );

  /**
   * The worker itself starts with the first request.
   * @param {() => {folder: string, module: WebAssembly.Module}} engine what a worker starts with; it loads further modules itself
   * @param {(notice: {kind: string, message: string}) => void} [onNotice]
   * @param {(news: {player: string} & WeightsNews) => void} [onWeights]
   */
  constructor(engine, onNotice = () => {}, onWeights = () => {}) {
    this.#engine = engine;
    this.#onNotice = onNotice;
    this.#onWeights = onWeights;
  }

  /**
   * Searches. A newer call, or the signal, rejects this one with an `AbortError`.
   * @param {ThinkRequest} request
   * @param {Listeners & {signal?: AbortSignal}} [options]
   * @returns {Promise<Outcome>}
   */
  think(request, options) {
    return this.#search({ type: "go", id: ++this.#lastId, ...request }, options);
  }

  /**
   * Plays a game on until it is over: the worker thinks while the page draws. A newer call, or the signal, rejects this one with an
   * `AbortError`.
   * @param {PlayRequest} request
   * @param {Listeners & {signal?: AbortSignal}} [options]
   * @returns {Promise<void>}
   */
  play(request, options) {
    return this.#search({ type: "play", id: ++this.#lastId, ...request }, options);
  }

  /**
   * @param {Extract<Request, {type: "go" | "play"}>} request
   * @param {Listeners & {signal?: AbortSignal}} [options]
   * @returns {Promise<any>}
   */
  #search(request, { signal, ...listeners } = {}) {
    if (signal?.aborted) return Promise.reject(signal.reason);
    this.#abandon(new DOMException("A newer search took over.", "AbortError"), false);
    this.#searched = request.id;
    const abort = () => {
      if (this.#searched === request.id) this.#abandon(signal?.reason, true);
    };
    signal?.addEventListener("abort", abort, { once: true });
    return this.#ask(request, listeners).finally(() => signal?.removeEventListener("abort", abort));
  }

  /**
   * The contribution of each feature of the evaluation. While a search runs, the answer waits for its end.
   * @param {Omit<ThinkRequest, "limits">} request
   * @returns {Promise<Contribution[]>}
   */
  explain(request) {
    return this.#ask({ type: "explain", id: ++this.#lastId, ...request });
  }

  /** Ends the search early; its promise resolves with the best move so far. */
  stop() {
    if (this.#searched !== null) this.#send({ type: "stop", id: this.#searched });
  }

  /**
   * Replaces the worker, and with it its weights and downloads; the requests are sent again.
   * @param {Partial<ThinkRequest>} changes to the search among them
   */
  renew(changes) {
    const job = this.#searched === null ? undefined : this.#jobs.get(this.#searched);
    if (job) Object.assign(job.request, changes);
    this.#dismiss();
    this.#askAgain();
  }

  /** Ends everything. The client may be used again and then starts a fresh worker. */
  dispose() {
    this.#dismiss();
    const gone = new DOMException("The thinker was dismissed.", "AbortError");
    for (const id of [...this.#jobs.keys()]) this.#settle(id)?.reject(gone);
    this.#watchdog.rest();
  }

  /**
   * @param {Job["request"]} request
   * @param {Listeners} [listeners]
   * @returns {Promise<any>}
   */
  #ask(request, listeners = {}) {
    return new Promise((resolve, reject) => {
      this.#jobs.set(request.id, { request, resolve, reject, listeners, crashes: 0 });
      try {
        this.#wake();
        this.#send(request);
      } catch (error) {
        this.#settle(request.id)?.reject(error);
      }
    });
  }

  #wake() {
    if (this.#worker) return this.#watchdog.watch();
    this.#watchdog.listen(STARTING);
    const worker = platform.spawn();
    // Late messages of a replaced worker are ignored.
    /** @param {(event: any) => void} handle */
    const present = (handle) => (/** @type {any} */ event) => {
      if (this.#worker === worker) handle(event);
    };
    worker.onmessage = present(({ data }) => this.#receive(data));
    worker.onerror = present((event) => {
      event.preventDefault();
      this.#replace(event.message || "The thinker could not be loaded.");
    });
    worker.onmessageerror = present(() => this.#replace("A message could not be read."));
    this.#worker = worker;
    const { folder, module } = this.#engine();
    this.#send({ type: "init", folder, module });
  }

  /** @param {Request} request */
  #send(request) {
    this.#worker?.postMessage(request);
  }

  /** @param {Reply} reply */
  #receive(reply) {
    this.#watchdog.listen(reply.type === "weights" && reply.state === "unpacking" ? UNPACKING : SILENT);
    switch (reply.type) {
      case "weights": {
        const { type, ...news } = reply;
        this.#onWeights(news);
        break;
      }
      case "slice":
        try {
          this.#tell(reply);
        } finally {
          // also where a listener throws
          if (reply.outcome) this.#settle(reply.id)?.resolve(reply.outcome);
        }
        break;
      case "moves":
        this.#follow(reply);
        break;
      case "explanation":
        this.#settle(reply.id)?.resolve(reply.contributions);
        break;
      case "error":
        if (reply.fatal) this.#replace(reply.message);
        else this.#settle(reply.id)?.reject(new Error(reply.message));
        break;
    }
  }

  /** Tells how a search goes. @param {{id: number, infos: Info[]}} reply */
  #tell({ id, infos }) {
    for (const info of infos) this.#jobs.get(id)?.listeners.onInfo?.(info);
  }

  /** Takes the moves of a game that the worker plays. @param {Extract<Reply, {type: "moves"}>} reply */
  #follow(reply) {
    const { id, outcomes, over } = reply;
    const job = this.#jobs.get(id);
    if (job?.request.type !== "play") return;
    job.crashes = 0;
    // A worker that takes over goes on from here.
    job.request.moves = job.request.moves.concat(outcomes.flatMap(({ move }) => move ?? []));
    try {
      this.#tell(reply);
      if (outcomes.length) job.listeners.onMoves?.(outcomes);
    } finally {
      // also where a listener throws
      if (over) this.#settle(id)?.resolve(undefined);
      else if (this.#jobs.has(id)) this.#send({ type: "heard", id });
    }
  }

  /**
   * Replaces the worker after a crash; the requests are sent again.
   * @param {string} reason
   */
  #replace(reason) {
    this.#dismiss();
    for (const [id, job] of [...this.#jobs]) {
      job.crashes += 1;
      if (job.crashes >= MAX_CRASHES) this.#settle(id)?.reject(new Error(reason));
    }
    if (this.#jobs.size === 0) return; // the next request starts another
    this.#askAgain();
    this.#onNotice({ kind: "worker-restarted", message: reason });
  }

  #askAgain() {
    if (this.#jobs.size > 0) this.#wake();
    for (const { request } of this.#jobs.values()) this.#send(request);
  }

  #dismiss() {
    this.#worker?.terminate();
    this.#worker = null;
  }

  /**
   * Rejects the running search.
   * @param {unknown} reason
   * @param {boolean} tell whether to send `drop` (a newer search takes the place of the old one)
   */
  #abandon(reason, tell) {
    if (this.#searched === null) return;
    if (tell) this.#send({ type: "drop", id: this.#searched });
    this.#settle(this.#searched)?.reject(reason);
  }

  /**
   * Removes a request from the list.
   * @param {number} id
   */
  #settle(id) {
    const job = this.#jobs.get(id);
    this.#jobs.delete(id);
    if (this.#searched === id) this.#searched = null;
    return job;
  }
}
