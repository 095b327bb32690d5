// The page's end of a worker. A request is `{id, kind, ...}`. It is answered by any number of `{id, progress}` and at last by `{id, done}`
// or `{id, error}`, which may share a message. Any other message is a sign of life.
//
// A worker that crashes or falls silent is replaced, and the open requests are sent to the new one. Silence is counted in ticks, not by the
// clock. While this thread is held up (a suspended laptop, a busy page) no ticks pass, and the worker is not given up.

/** A worker as a browser knows it. @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">} Thread */
/** A message of a worker. A `fatal` error leaves it in an unknown state, a `lost` one tells of a part that did not load; after a `quiet` message it may be silent for long. @typedef {{id?: number, progress?: any, done?: any, error?: string, fatal?: boolean, lost?: boolean, quiet?: boolean}} WorkerMessage */
/** A request; it gets its `id` when it is sent. @typedef {{kind: string, id?: number, [name: string]: any}} WorkerRequest */
/** @typedef {{request: WorkerRequest, resolve: (done: any) => void, reject: (reason: unknown) => void, onProgress: (progress: any) => void, crashes: number}} Job */

const TICK_MS = 250;

/** Ticks without a message until a worker counts as silent: while it works, while it starts, and after a `quiet` message. */
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
 * @property {() => WorkerRequest} [firstRequest] the first request to each worker; an error in reply counts as a crash
 * @property {(progress: any) => void} [onFirstProgress] progress of the first request
 * @property {(reason: string) => void} [onRestart] a new worker has taken over
 * @property {(error: WorkerLost) => void} [onSlowStart] the worker has not started in time; with this listener it is not replaced
 * @property {number} [startingTicks] silence allowed until it has started
 * @property {number} [silentTicks] silence allowed afterwards
 * @property {number} [maxCrashes] crashes in a row after which a request is rejected
 */

export class WorkerHost {
  #createWorker;
  #options;
  /** @type {Thread | null} */
  #worker = null;
  /** Requests without an answer, by id. @type {Map<number | undefined, Job>} */
  #jobs = new Map();
  #lastId = 0;
  /** Whether the worker has started: its first request is done, or another has progress. */
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
   * Sends a request to the worker, which starts if necessary.
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

  /** Sends a further message about an open request. @param {WorkerRequest} request @param {string} kind @param {object} [more] */
  send({ id }, kind, more) {
    if (this.#jobs.has(id)) this.#worker?.postMessage({ ...more, id, kind });
  }

  /** Cancels a request. @param {WorkerRequest} request @param {unknown} reason */
  cancel(request, reason) {
    this.send(request, "cancel");
    this.#takeJob(request.id)?.reject(reason);
  }

  /** Changes what a new worker would be asked, because part of the request is done; its crashes are forgotten. @param {WorkerRequest} request @param {object} changes */
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

  /** Ends the worker and rejects its requests. The next request starts another. */
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
    // Late messages of a replaced worker are ignored.
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
    const { id, progress, done, error, fatal, lost, quiet } = /** @type {WorkerMessage} */ (Object(message));
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
      if (error !== undefined) this.#takeJob(id)?.reject(lost ? new WorkerLost(error) : new Error(error));
    }
  }

  /** Handles a crash: requests go to a new worker, those with too many crashes are rejected. @param {string} [reason] @param {string} [silence] */
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

  /** Counts silence from now on. @param {number} [allowedSilence] in ticks; by default as before */
  #resetSilence(allowedSilence = this.#allowedSilence) {
    this.#silence = 0;
    this.#allowedSilence = allowedSilence;
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
    this.#allowedSilence = Number.POSITIVE_INFINITY; // reported once
    onSlowStart(new WorkerLost());
  }
}
