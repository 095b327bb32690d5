// A worker, and what it was asked. A request is `{id, kind, ...}`. Its answers are `{id, progress}`, as many as there are, and at last
// `{id, done}` or `{id, error}`; they may come in one message. Whatever else a worker says is a sign of life.
//
// A worker that crashes or falls silent is replaced, and the new one hears the requests again. Silence is counted in ticks, not by the
// clock. While this thread is held up (a suspended laptop, a busy page) no ticks pass, and the worker is not given up.

/** A worker as a browser knows it. @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">} Thread */
/** What a worker says: `fatal` errors leave it in an unknown state, and nothing is heard for long after a `quiet` message. @typedef {{id?: number, progress?: any, done?: any, error?: string, fatal?: boolean, quiet?: boolean}} WorkerMessage */
/** It gets its `id` when it is asked. @typedef {{kind: string, id?: number, [name: string]: any}} WorkerRequest */
/** @typedef {{request: WorkerRequest, resolve: (done: any) => void, reject: (reason: unknown) => void, onProgress: (progress: any) => void, crashes: number}} Job */

const TICK_MS = 250;

/** Ticks without a message until a worker counts as silent: while it works, while it starts, where nothing is to be heard for long. */
export const SILENT_TICKS = 6;
export const STARTING_TICKS = 40;
export const QUIET_TICKS = 120;

/** The worker did not start, broke down or fell silent. */
export class WorkerLost extends Error {
  /** @param {string} [reason] none where it gave none @param {string} [silence] what is said then */
  constructor(reason, silence = "The worker says nothing.") {
    super(reason || silence);
    this.reason = reason;
  }
}

/**
 * @typedef {object} HostOptions
 * @property {() => WorkerRequest} [firstRequest] what each worker hears first; an error that answers it counts as a crash
 * @property {(progress: any) => void} [onFirstProgress] of the answer to that
 * @property {(reason: string) => void} [onRestart] another worker has the requests
 * @property {(error: WorkerLost) => void} [onSlowStart] the worker does not start in time; with this it may still come
 * @property {number} [startingTicks] ticks, until it has started
 * @property {number} [silentTicks] ticks, later
 * @property {number} [maxCrashes] after so many in a row a request is rejected
 */

export class WorkerHost {
  #createWorker;
  #options;
  /** @type {Thread | null} */
  #worker = null;
  /** Requests without an answer, by id. @type {Map<number | undefined, Job>} */
  #jobs = new Map();
  #lastId = 0;
  /** Whether the worker has started: its first request is done, or another gets on. */
  #isReady = false;
  #silence = 0;
  #allowedSilence = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /**
   * The worker starts with the first request.
   * @param {() => Thread} make
   * @param {HostOptions} [options]
   */
  constructor(make, options = {}) {
    this.#createWorker = make;
    this.#options = { startingTicks: STARTING_TICKS, silentTicks: SILENT_TICKS, maxCrashes: 1, ...options };
  }

  /**
   * Asks the worker.
   * @param {WorkerRequest} request
   * @param {{onProgress?: (progress: any) => void, signal?: AbortSignal}} [options] the signal calls the request off
   * @returns {Promise<any>} rejects with an `Error` that the worker answers, a `WorkerLost`, or the reason of the signal
   */
  request(request, { onProgress = () => {}, signal } = {}) {
    if (signal?.aborted) return Promise.reject(signal.reason);
    request.id = ++this.#lastId;
    const cancel = () => this.cancel(request, signal?.reason);
    signal?.addEventListener("abort", cancel, { once: true });
    return new Promise((resolve, reject) => {
      const job = { request, resolve, reject, onProgress, crashes: 0 };
      this.#jobs.set(request.id, job);
      this.#post(job);
    }).finally(() => signal?.removeEventListener("abort", cancel));
  }

  /** Says something about a request that has no answer yet. @param {WorkerRequest} request @param {string} kind @param {object} [more] */
  send({ id }, kind, more) {
    if (this.#jobs.has(id)) this.#worker?.postMessage({ ...more, id, kind });
  }

  /** Calls a request off. @param {WorkerRequest} request @param {unknown} reason */
  cancel(request, reason) {
    this.send(request, "cancel");
    this.#takeJob(request.id)?.reject(reason);
  }

  /** A request has got so far that another worker begins elsewhere; crashes before count no more. @param {WorkerRequest} request @param {object} changes */
  updateRequest(request, changes) {
    Object.assign(request, changes);
    const job = this.#jobs.get(request.id);
    if (job) job.crashes = 0;
  }

  /** Replaces the worker. */
  restart() {
    this.#terminate();
    for (const job of [...this.#jobs.values()]) this.#post(job);
  }

  /** Ends the worker and what it was asked. The next request starts another. */
  dispose() {
    this.#terminate();
    this.#stopTimer();
    const gone = new DOMException("The worker was dismissed.", "AbortError");
    for (const id of [...this.#jobs.keys()]) this.#takeJob(id)?.reject(gone);
  }

  /** Sends a request, to a new worker where there is none. @param {Job} job */
  #post({ request }) {
    try {
      const worker = this.#worker ?? this.#start();
      if (this.#timer === undefined) this.#resetSilence(); // another request does not break a silence
      worker.postMessage(request);
    } catch (error) {
      this.#takeJob(request.id)?.reject(error);
    }
  }

  #start() {
    const { firstRequest, startingTicks } = this.#options;
    const request = firstRequest && { ...firstRequest(), id: 0 };
    const worker = this.#createWorker();
    // What a replaced worker says late is left out.
    /** @param {(event: any) => void} handle */
    const present = (handle) => (/** @type {any} */ event) => {
      if (this.#worker === worker) handle(event);
    };
    worker.onmessage = present(({ data }) => this.#onMessage(data));
    worker.onerror = present((event) => {
      event.preventDefault();
      this.#onCrash(event.message, "The worker could not be loaded.");
    });
    worker.onmessageerror = present(() => this.#onCrash("A message could not be read."));
    this.#worker = worker;
    this.#isReady = false;
    this.#resetSilence(startingTicks);
    if (request) worker.postMessage(request);
    return worker;
  }

  /** @param {unknown} message */
  #onMessage(message) {
    const { id, progress, done, error, fatal, quiet } = /** @type {WorkerMessage} */ (Object(message));
    const { firstRequest, onFirstProgress, startingTicks, silentTicks } = this.#options;
    const isFirst = id === 0;
    if (!firstRequest || (isFirst ? done !== undefined : this.#jobs.has(id))) this.#isReady = true;
    this.#resetSilence(quiet ? QUIET_TICKS : this.#isReady ? silentTicks : startingTicks);
    if (error !== undefined && (fatal || isFirst)) return this.#onCrash(error);
    try {
      if (progress !== undefined) (isFirst ? onFirstProgress : this.#jobs.get(id)?.onProgress)?.(progress);
    } finally {
      // also where a listener throws
      if (done !== undefined) this.#takeJob(id)?.resolve(done);
      if (error !== undefined) this.#takeJob(id)?.reject(new Error(error));
    }
  }

  /** A crash: the requests go to another worker, those that have seen too many are rejected. @param {string} [reason] @param {string} [silence] */
  #onCrash(reason, silence) {
    const { maxCrashes, onRestart } = this.#options;
    const lost = new WorkerLost(reason, silence);
    this.#terminate();
    for (const [id, job] of [...this.#jobs]) if (++job.crashes >= maxCrashes) this.#takeJob(id)?.reject(lost);
    if (!this.#jobs.size) return; // the next request starts another
    this.restart();
    onRestart?.(lost.message);
  }

  #terminate() {
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** @param {number | undefined} id */
  #takeJob(id) {
    const job = this.#jobs.get(id);
    this.#jobs.delete(id);
    return job;
  }

  /** Counts silence from now on. @param {number} [patience] in ticks; by default as before */
  #resetSilence(patience = this.#allowedSilence) {
    this.#silence = 0;
    this.#allowedSilence = patience;
    this.#timer ??= setInterval(() => this.#onTick(), TICK_MS);
  }

  #stopTimer() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #onTick() {
    if (!this.#jobs.size) return this.#stopTimer();
    if (++this.#silence <= this.#allowedSilence) return;
    const { onSlowStart } = this.#options;
    if (this.#isReady || !onSlowStart) return this.#onCrash();
    this.#allowedSilence = Number.POSITIVE_INFINITY; // it is told of once
    onSlowStart(new WorkerLost());
  }
}
