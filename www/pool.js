// Workers that share numbered jobs. A worker gets a range of jobs at a time, as many as take about a quarter of a second.
// One that crashes or falls silent is replaced, and its range continued. Workers without jobs wait for more.

import { QUIET_TICKS, SILENT_TICKS, WorkerHost } from "./core/worker-host.js";

/** Jobs from a number to before another. @typedef {[from: number, to: number]} Range */

/**
 * A worker's report on its range: the jobs finished since the last report, the milliseconds for each, and the progress in
 * the next. The owner may define more.
 * @typedef {{jobs: number, msPerJob: number, progress: number}} Slice
 */

/**
 * @template {Slice} News
 * @typedef {object} Owner
 * @property {(slice: News) => void} onSlice
 * @property {(news: any) => void} onStartProgress the progress of a worker that starts
 * @property {() => void} onDone all jobs are done; the owner gives more or ends the workers
 * @property {(error: Error) => void} onError all work ended
 */

const RANGE_MS = 250;
const MAX_RANGE = 4000;
/** Crashes of a worker in a row that end all work. An error ends it right away, since it would happen again. */
const MAX_CRASHES = 3;
/** Many workers may share a processor: each gets more time than one alone. Their weights may be large. */
const TICKS = { startingTicks: QUIET_TICKS, silentTicks: 4 * SILENT_TICKS };

/** `go` asks for the range that it plays; none while it waits. @typedef {{host: WorkerHost, go: import("./core/worker-host.js").WorkerRequest | null}} Slot */

/** Distributes jobs among workers. @template {Slice} News */
export class Pool {
  #createWorker;
  #firstRequest;
  #owner;
  /** What each `go` says besides its numbers. @type {object} */
  #task = {};
  /** The jobs that no worker has. @type {Range[]} */
  #open;
  /** @type {Set<Slot>} */
  #slots = new Set();
  #msPerJob = 0;
  #paused = false;
  /** Workers to have while there are jobs for them. */
  #workerCount = 0;

  /**
   * @param {() => import("./core/worker-host.js").Thread} make
   * @param {import("./core/worker-host.js").WorkerRequest} first the first message to each worker; `go`, with the numbers `from` and `to`, and
   *   `pause` follow
   * @param {Range[]} open
   * @param {Owner<News>} owner
   */
  constructor(make, first, open, owner) {
    this.#createWorker = make;
    this.#firstRequest = first;
    this.#open = open.map(([from, to]) => [from, to]);
    this.#owner = owner;
  }

  /** Starts the workers. @param {number} workers */
  start(workers) {
    this.#workerCount = workers;
    this.#assignAll();
  }

  /** Gives the workers more jobs, when all that they had are done. @param {Range[]} open @param {object} task what each `go` says besides */
  addJobs(open, task) {
    this.#open = open.map(([from, to]) => [from, to]);
    this.#task = task;
    this.#assignAll();
  }

  /** Pauses or resumes the workers. @param {boolean} on */
  setPaused(on) {
    this.#paused = on;
    for (const { host, go } of this.#slots) {
      if (!go) continue;
      go.paused = on;
      host.send(go, "pause", { on });
    }
  }

  /** Ends the workers. Jobs that have begun are lost. */
  dispose() {
    const slots = [...this.#slots];
    this.#slots.clear();
    for (const { host } of slots) host.dispose();
  }

  /** Gives jobs to the workers that wait, and starts more while there are jobs for them. */
  #assignAll() {
    for (const slot of [...this.#slots]) if (!slot.go) this.#assign(slot);
    while (this.#open.length && this.#slots.size < this.#workerCount) this.#assign(this.#startWorker());
    if (![...this.#slots].some(({ go }) => go)) this.#owner.onDone();
  }

  #startWorker() {
    const firstRequest = () => this.#firstRequest;
    const onFirstProgress = (/** @type {unknown} */ news) => this.#owner.onStartProgress(news);
    const host = new WorkerHost(this.#createWorker, {
      firstRequest,
      onFirstProgress,
      maxCrashes: MAX_CRASHES,
      ...TICKS,
    });
    const slot = { host, go: null };
    this.#slots.add(slot);
    return slot;
  }

  /** Gives a worker a range, where there is one. @param {Slot} slot */
  async #assign(slot) {
    const range = this.#takeRange();
    if (!range) return;
    const [from, to] = range;
    const go = { kind: "go", from, to, paused: this.#paused, ...this.#task };
    slot.go = go;
    try {
      await slot.host.request(go, { onProgress: (slice) => this.#onSlice(slot, go, slice) });
    } catch (error) {
      if (this.#slots.has(slot)) this.#fail(error);
    }
    if (!this.#slots.has(slot)) return;
    slot.go = null;
    this.#assignAll();
  }

  /** Takes a range from the open ones: smaller ones towards the end, so that all workers end together. @returns {Range | undefined} */
  #takeRange() {
    const [first] = this.#open;
    if (!first) return undefined;
    const [from, to] = first;
    const left = this.#open.reduce((sum, range) => sum + range[1] - range[0], 0);
    const share = Math.ceil(left / (2 * this.#slots.size));
    const quick = this.#msPerJob ? Math.floor(RANGE_MS / this.#msPerJob) : 1;
    const end = Math.min(to, from + Math.max(1, Math.min(share, quick, MAX_RANGE)));
    if (end === to) this.#open.shift();
    else first[0] = end;
    return [from, end];
  }

  /** @param {Slot} slot @param {import("./core/worker-host.js").WorkerRequest} go @param {News} slice */
  #onSlice(slot, go, slice) {
    const { jobs, msPerJob } = slice;
    if (jobs) {
      slot.host.updateRequest(go, { from: go.from + jobs });
      this.#msPerJob = msPerJob;
    }
    this.#owner.onSlice(slice);
  }

  /** @param {any} error */
  #fail(error) {
    this.dispose();
    this.#owner.onError(error);
  }
}
