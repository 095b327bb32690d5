// Workers that share numbered jobs. A worker gets a range of jobs at a time, as many as take about a quarter of a second.
// A worker that crashes, hangs or ends is replaced, and its jobs are done again. Workers without jobs wait for more of them.

import { SILENT, UNPACKING, Watchdog } from "./watchdog.js";

/** Jobs from a number to before another. @typedef {[from: number, to: number]} Range */

/**
 * The messages of a worker: `ready` for jobs. A `slice` has the number of finished `jobs`, whether the range is `done`, and the
 * progress in the next job. After an `error` the worker is ended; one that says nothing for seconds, not even `pulse`, is too. A host
 * may define more types.
 * @typedef {{type: "pulse"} | {type: "ready"} | {type: "slice", jobs: number, done: boolean, progress: number} | {type: "error", message: string}} Said
 */

/**
 * @template Reply
 * @typedef {object} Host
 * @property {(reply: Reply) => void} onReply gets every message of a worker but errors
 * @property {() => void} onDone all jobs are done; the host gives more or ends the workers
 * @property {(message: string) => void} onError all work ended; the message may be empty
 */

const SHARE_MS = 250;
const MOST_AT_ONCE = 4000;
/** After so many crashes in a row all work ends. */
const MAX_CRASHES = 3;
/** Many workers may share a processor: each gets more time than one alone. */
const PATIENCE = 4 * SILENT;

/** `ready` is whether it waits for jobs. @typedef {{worker: Worker, watchdog: Watchdog, ready: boolean, range: Range | null, began: number, jobs: number, progress: number}} Hand */

/** Distributes jobs among workers. @template {{type: string}} Reply */
export class Pool {
  #make;
  #first;
  #host;
  /** What each `go` says besides its numbers. @type {object} */
  #task = {};
  /** The jobs that no worker has. @type {Range[]} */
  #open;
  /** @type {Set<Hand>} */
  #hands = new Set();
  #msPerJob = 0;
  #crashes = 0;
  #paused = false;
  /** Whether jobs are left, open or in the hands of workers. */
  #busy = true;
  /** Workers to have while there are jobs for them. */
  #wanted = 0;

  /**
   * @param {() => Worker} make
   * @param {object} first the first message to each worker; `go`, with the numbers `from` and `to`, and `pause` follow
   * @param {Range[]} open
   * @param {Host<Reply>} host
   */
  constructor(make, first, open, host) {
    this.#make = make;
    this.#first = first;
    this.#open = open.map(([from, to]) => [from, to]);
    this.#host = host;
  }

  /** Starts the workers. @param {number} workers */
  start(workers) {
    this.#wanted = workers;
    this.#fill();
    if (!this.#hands.size) this.#host.onDone();
  }

  /** Hires as many workers as are wanted, and have a job. */
  #fill() {
    const jobs = this.#open.reduce((sum, [from, to]) => sum + to - from, 0);
    for (let i = this.#hands.size; i < Math.min(this.#wanted, jobs); i += 1) this.#hire();
  }

  /** Gives the workers more jobs, when all that they had are done. @param {Range[]} open @param {object} task what each `go` says besides */
  more(open, task) {
    this.#open = open.map(([from, to]) => [from, to]);
    this.#task = task;
    this.#busy = true;
    const there = [...this.#hands];
    this.#fill();
    for (const hand of there) if (hand.ready) this.#assign(hand);
  }

  /** The progress of all workers in the jobs they have begun. */
  get progress() {
    return [...this.#hands].reduce((sum, { progress }) => sum + progress, 0);
  }

  /** Pauses the workers, or lets them go on. @param {boolean} on */
  pause(on) {
    this.#paused = on;
    for (const { worker } of this.#hands) worker.postMessage({ type: "pause", on });
  }

  /** Ends the workers. Jobs that have begun are lost. */
  dispose() {
    for (const hand of [...this.#hands]) this.#dismiss(hand);
  }

  #hire() {
    const worker = this.#make();
    const watchdog = new Watchdog(
      () => this.#hands.has(hand),
      () => this.#replace(hand, ""),
    );
    /** @type {Hand} */
    const hand = { worker, watchdog, ready: false, range: null, began: 0, jobs: 0, progress: 0 };
    this.#hands.add(hand);
    worker.onmessage = ({ data }) => this.#hands.has(hand) && this.#hear(hand, data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#replace(hand, event.message);
    };
    watchdog.listen(UNPACKING); // its weights may be large
    worker.postMessage(this.#first);
    if (this.#paused) worker.postMessage({ type: "pause", on: true });
  }

  /** @param {Hand} hand @param {Reply} reply */
  #hear(hand, reply) {
    const said = /** @type {Said} */ (/** @type {unknown} */ (reply));
    if (said.type === "error") return this.#replace(hand, said.message);
    hand.watchdog.listen(said.type === "ready" ? PATIENCE : undefined);
    if (said.type === "slice") {
      if (!hand.range) return;
      hand.range[0] += said.jobs;
      hand.jobs += said.jobs;
      hand.progress = said.progress;
      if (said.jobs) {
        this.#crashes = 0;
        this.#msPerJob = (performance.now() - hand.began) / hand.jobs;
      }
    }
    this.#host.onReply(reply);
    const idle = said.type === "ready" || (said.type === "slice" && said.done);
    if (idle && this.#hands.has(hand)) this.#assign(hand);
  }

  /** @param {Hand} hand */
  #assign(hand) {
    const first = this.#open[0];
    Object.assign(hand, { ready: true, range: null, progress: 0 });
    if (!first) {
      // A worker that is still starting has no job.
      if (!this.#busy || [...this.#hands].some(({ range }) => range)) return;
      this.#busy = false;
      this.#host.onDone();
      return;
    }
    const [from, to] = first;
    // Smaller ranges towards the end, so that all workers end together.
    const left = this.#open.reduce((sum, range) => sum + range[1] - range[0], 0);
    const share = Math.ceil(left / (2 * this.#hands.size));
    const quick = this.#msPerJob ? Math.floor(SHARE_MS / this.#msPerJob) : 1;
    const end = Math.min(to, from + Math.max(1, Math.min(share, quick, MOST_AT_ONCE)));
    if (end === to) this.#open.shift();
    else first[0] = end;
    Object.assign(hand, { ready: false, range: [from, end], began: performance.now(), jobs: 0 });
    hand.worker.postMessage({ type: "go", from, to: end, ...this.#task });
  }

  /** @param {Hand} hand @param {string} reason */
  #replace(hand, reason) {
    if (!this.#dismiss(hand)) return;
    if (hand.range && hand.range[0] < hand.range[1]) this.#open.unshift(hand.range);
    this.#crashes += 1;
    if (this.#crashes < MAX_CRASHES) return this.#hire();
    this.dispose();
    this.#host.onError(reason);
  }

  /** Ends a worker. False where it has ended already. @param {Hand} hand */
  #dismiss(hand) {
    hand.worker.terminate();
    hand.watchdog.rest();
    return this.#hands.delete(hand);
  }
}
