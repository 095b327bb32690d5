// Workers that share the games of an experiment. A worker gets some games at a time, about as many as it
// plays in a quarter of a second; one that breaks down is replaced and its games are played again.

import { text } from "./text.js";

/** @typedef {import("./types.d.ts").Request} Request */
/** @typedef {import("./types.d.ts").Reply} Reply */
/** Games from a number to before another. @typedef {[from: number, to: number]} Range */

const SHARE_MS = 250;
const MOST_AT_ONCE = 4000;
/** As often may a worker break down in a row before the run is given up. */
const MAX_CRASHES = 3;

/** @typedef {{worker: Worker, range: Range | null, began: number, games: number, moves: number}} Hand */

export class Pool {
  #module;
  #experiment;
  #host;
  /** What nobody has begun. @type {Range[]} */
  #open;
  /** @type {Set<Hand>} */
  #hands = new Set();
  #msPerGame = 0;
  #crashes = 0;
  #paused = false;

  /**
   * @param {WebAssembly.Module} module
   * @param {string} experiment
   * @param {Range[]} open
   * @param {object} host
   * @param {(lines: string) => void} host.onLines
   * @param {(news: import("../types.d.ts").WeightsNews | null) => void} host.onWeights null when a worker has them
   * @param {() => void} host.onDone
   * @param {(message: string) => void} host.onError
   */
  constructor(module, experiment, open, host) {
    this.#module = module;
    this.#experiment = experiment;
    this.#open = open.map(([from, to]) => [from, to]);
    this.#host = host;
  }

  /** @param {number} workers */
  start(workers) {
    const games = this.#open.reduce((sum, [from, to]) => sum + to - from, 0);
    for (let i = 0; i < Math.min(workers, games); i += 1) this.#hire();
    if (!this.#hands.size) this.#host.onDone();
  }

  /** Moves of the games that are being played. */
  get moves() {
    return [...this.#hands].reduce((sum, { moves }) => sum + moves, 0);
  }

  /** @param {boolean} on */
  pause(on) {
    this.#paused = on;
    for (const { worker } of this.#hands) send(worker, { type: "pause", on });
  }

  /** Ends everything; games that are being played are lost. */
  dispose() {
    for (const { worker } of this.#hands) worker.terminate();
    this.#hands.clear();
  }

  #hire() {
    const worker = makeWorker();
    /** @type {Hand} */
    const hand = { worker, range: null, began: 0, games: 0, moves: 0 };
    this.#hands.add(hand);
    worker.onmessage = ({ data }) => this.#hands.has(hand) && this.#hear(hand, data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#replace(hand, event.message || text.results.noWorker);
    };
    send(worker, { type: "init", module: this.#module, experiment: this.#experiment });
    if (this.#paused) send(worker, { type: "pause", on: true });
  }

  /** @param {Hand} hand @param {Reply} reply */
  #hear(hand, reply) {
    if (reply.type === "ready") {
      this.#host.onWeights(null);
      this.#assign(hand);
    } else if (reply.type === "weights") this.#host.onWeights(reply.news);
    else if (reply.type === "error") this.#replace(hand, reply.message);
    else if (reply.type === "slice" && hand.range) {
      hand.range[0] += reply.games;
      hand.games += reply.games;
      hand.moves = reply.moves;
      if (reply.games) {
        this.#crashes = 0;
        this.#msPerGame = (performance.now() - hand.began) / hand.games;
        this.#host.onLines(reply.lines);
      }
      if (reply.done && this.#hands.has(hand)) this.#assign(hand);
    }
  }

  /** @param {Hand} hand */
  #assign(hand) {
    const first = this.#open[0];
    hand.range = null;
    if (!first) {
      hand.worker.terminate();
      this.#hands.delete(hand);
      if (!this.#hands.size) this.#host.onDone();
      return;
    }
    const [from, to] = first;
    // Fewer towards the end, so that all end together.
    const left = this.#open.reduce((sum, range) => sum + range[1] - range[0], 0);
    const share = Math.ceil(left / (2 * this.#hands.size));
    const quick = this.#msPerGame ? Math.floor(SHARE_MS / this.#msPerGame) : 1;
    const end = Math.min(to, from + Math.max(1, Math.min(share, quick, MOST_AT_ONCE)));
    if (end === to) this.#open.shift();
    else first[0] = end;
    Object.assign(hand, { range: [from, end], began: performance.now(), games: 0, moves: 0 });
    send(hand.worker, { type: "go", from, to: end });
  }

  /** @param {Hand} hand @param {string} reason */
  #replace(hand, reason) {
    if (!this.#hands.delete(hand)) return;
    hand.worker.terminate();
    if (hand.range && hand.range[0] < hand.range[1]) this.#open.unshift(hand.range);
    this.#crashes += 1;
    if (this.#crashes < MAX_CRASHES) return this.#hire();
    this.dispose();
    this.#host.onError(reason);
  }
}

/**
 * Plays one game again and answers its record.
 * @param {WebAssembly.Module} module
 * @param {string} experiment
 * @param {number} job
 * @param {AbortSignal} signal
 * @returns {Promise<string>}
 */
export function playAgain(module, experiment, job, signal) {
  const worker = makeWorker();
  /** @type {Promise<string>} */
  const answer = new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.onmessage = ({ data }) => {
      const reply = /** @type {Reply} */ (data);
      if (reply.type === "record") resolve(reply.record);
      if (reply.type === "error") reject(new Error(reply.message));
    };
    send(worker, { type: "init", module, experiment });
    send(worker, { type: "record", job });
  });
  return answer.finally(() => worker.terminate());
}

const makeWorker = () => new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "plyground-lab" });

/** @param {Worker} worker @param {Request} request */
const send = (worker, request) => worker.postMessage(request);
