// A worker, and what it was asked. A request is `{id, kind, ...}`. Its answers are `{id, progress}`, as many as there are, and at last
// `{id, done}` or `{id, error}`; they may come in one message. Whatever else a worker says is a sign of life.
//
// A worker that crashes or falls silent is replaced, and the new one hears the requests again. Silence is counted in ticks, not by the
// clock. While this thread is held up (a suspended laptop, a busy page) no ticks pass, and the worker is not given up.

/** A worker as a browser knows it. @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">} Thread */
/** What a worker says: `fatal` errors leave it in an unknown state, and nothing is heard for long after a `quiet` message. @typedef {{id?: number, progress?: any, done?: any, error?: string, fatal?: boolean, quiet?: boolean}} Answer */
/** It gets its `id` when it is asked. @typedef {{kind: string, id?: number, [name: string]: any}} Asked */
/** @typedef {{request: Asked, resolve: (done: any) => void, reject: (reason: unknown) => void, onProgress: (progress: any) => void, crashes: number}} Job */

const TICK_MS = 250;

/** Ticks without a message until a worker counts as silent: while it works, while it starts, where nothing is to be heard for long. */
export const SILENT = 6;
export const STARTING = 40;
export const QUIET = 120;

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
 * @property {() => Asked} [first] what each worker hears first; an error that answers it counts as a crash
 * @property {(progress: any) => void} [onNews] of the answer to that
 * @property {(reason: string) => void} [onRestart] another worker has the requests
 * @property {(error: WorkerLost) => void} [onLate] the worker does not start in time; with this it may still come
 * @property {number} [starting] ticks, until it has started
 * @property {number} [silent] ticks, later
 * @property {number} [crashes] after so many in a row a request is rejected
 */

export class WorkerHost {
  #make;
  #options;
  /** @type {Thread | null} */
  #worker = null;
  /** Requests without an answer, by id. @type {Map<number | undefined, Job>} */
  #jobs = new Map();
  #lastId = 0;
  /** Whether the worker has started: its first request is done, or another gets on. */
  #isReady = false;
  #silence = 0;
  #patience = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /**
   * The worker starts with the first request.
   * @param {() => Thread} make
   * @param {HostOptions} [options]
   */
  constructor(make, options = {}) {
    this.#make = make;
    this.#options = { starting: STARTING, silent: SILENT, crashes: 1, ...options };
  }

  /**
   * Asks the worker.
   * @param {Asked} request
   * @param {{onProgress?: (progress: any) => void, signal?: AbortSignal}} [options] the signal calls the request off
   * @returns {Promise<any>} rejects with an `Error` that the worker answers, a `WorkerLost`, or the reason of the signal
   */
  ask(request, { onProgress = () => {}, signal } = {}) {
    if (signal?.aborted) return Promise.reject(signal.reason);
    request.id = ++this.#lastId;
    const cancel = () => this.cancel(request, signal?.reason);
    signal?.addEventListener("abort", cancel, { once: true });
    return new Promise((resolve, reject) => {
      const job = { request, resolve, reject, onProgress, crashes: 0 };
      this.#jobs.set(request.id, job);
      this.#send(job);
    }).finally(() => signal?.removeEventListener("abort", cancel));
  }

  /** Says something about a request that has no answer yet. @param {Asked} request @param {string} kind @param {object} [more] */
  tell({ id }, kind, more) {
    if (this.#jobs.has(id)) this.#worker?.postMessage({ ...more, id, kind });
  }

  /** Calls a request off. @param {Asked} request @param {unknown} reason */
  cancel(request, reason) {
    this.tell(request, "cancel");
    this.#settle(request.id)?.reject(reason);
  }

  /** A request has got so far that another worker begins elsewhere; crashes before count no more. @param {Asked} request @param {object} changes */
  amend(request, changes) {
    Object.assign(request, changes);
    const job = this.#jobs.get(request.id);
    if (job) job.crashes = 0;
  }

  /** Replaces the worker. */
  renew() {
    this.#dismiss();
    for (const job of [...this.#jobs.values()]) this.#send(job);
  }

  /** Ends the worker and what it was asked. The next request starts another. */
  dispose() {
    this.#dismiss();
    this.#rest();
    const gone = new DOMException("The worker was dismissed.", "AbortError");
    for (const id of [...this.#jobs.keys()]) this.#settle(id)?.reject(gone);
  }

  /** Sends a request, to a new worker where there is none. @param {Job} job */
  #send({ request }) {
    try {
      const worker = this.#worker ?? this.#start();
      if (this.#timer === undefined) this.#listen(); // another request does not break a silence
      worker.postMessage(request);
    } catch (error) {
      this.#settle(request.id)?.reject(error);
    }
  }

  #start() {
    const { first, starting } = this.#options;
    const request = first && { ...first(), id: 0 };
    const worker = this.#make();
    // What a replaced worker says late is left out.
    /** @param {(event: any) => void} handle */
    const present = (handle) => (/** @type {any} */ event) => {
      if (this.#worker === worker) handle(event);
    };
    worker.onmessage = present(({ data }) => this.#hear(data));
    worker.onerror = present((event) => {
      event.preventDefault();
      this.#replace(event.message, "The worker could not be loaded.");
    });
    worker.onmessageerror = present(() => this.#replace("A message could not be read."));
    this.#worker = worker;
    this.#isReady = false;
    this.#listen(starting);
    if (request) worker.postMessage(request);
    return worker;
  }

  /** @param {unknown} message */
  #hear(message) {
    const { id, progress, done, error, fatal, quiet } = /** @type {Answer} */ (Object(message));
    const { first, onNews, starting, silent } = this.#options;
    const isFirst = id === 0;
    if (!first || (isFirst ? done !== undefined : this.#jobs.has(id))) this.#isReady = true;
    this.#listen(quiet ? QUIET : this.#isReady ? silent : starting);
    if (error !== undefined && (fatal || isFirst)) return this.#replace(error);
    try {
      if (progress !== undefined) (isFirst ? onNews : this.#jobs.get(id)?.onProgress)?.(progress);
    } finally {
      // also where a listener throws
      if (done !== undefined) this.#settle(id)?.resolve(done);
      if (error !== undefined) this.#settle(id)?.reject(new Error(error));
    }
  }

  /** A crash: the requests go to another worker, those that have seen too many are rejected. @param {string} [reason] @param {string} [silence] */
  #replace(reason, silence) {
    const { crashes, onRestart } = this.#options;
    const lost = new WorkerLost(reason, silence);
    this.#dismiss();
    for (const [id, job] of [...this.#jobs]) if (++job.crashes >= crashes) this.#settle(id)?.reject(lost);
    if (!this.#jobs.size) return; // the next request starts another
    this.renew();
    onRestart?.(lost.message);
  }

  #dismiss() {
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** @param {number | undefined} id */
  #settle(id) {
    const job = this.#jobs.get(id);
    this.#jobs.delete(id);
    return job;
  }

  /** Counts silence from now on. @param {number} [patience] in ticks; by default as before */
  #listen(patience = this.#patience) {
    this.#silence = 0;
    this.#patience = patience;
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS);
  }

  #rest() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick() {
    if (!this.#jobs.size) return this.#rest();
    if (++this.#silence <= this.#patience) return;
    const { onLate } = this.#options;
    if (this.#isReady || !onLate) return this.#replace();
    this.#patience = Number.POSITIVE_INFINITY; // it is told of once
    onLate(new WorkerLost());
  }
}
