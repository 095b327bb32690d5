// The store of the lab's latest runs, in IndexedDB. A run is its experiment and texts with its results, added as they come. Storage may
// be missing or fail at any call: the caller tells the visitor, and the run continues.

import { readIfAllowed } from "../allowed.js";

/** @typedef {import("./types.d.ts").Experiment} Experiment */
/** @typedef {{id: number, experiment: Experiment | null, title: string, games: number, bytes: number, when: number}} SavedRun */

const NAME = "plyground-lab";
const MAX_RUNS = 12;
const MAX_BYTES = 64 << 20;

/** The run is gone: deleted, perhaps in another tab, or replaced by newer ones. */
export class RunGoneError extends Error {}

export class RunStore {
  /** @param {IDBDatabase | null} db null where the browser has none: then nothing is saved */
  constructor(db) {
    this.db = db;
    /** The last write, after which the next one starts. @type {Promise<unknown>} */
    this.lastWrite = Promise.resolve();
  }

  /** Whether runs can be saved. */
  get isAvailable() {
    return this.db !== null;
  }

  /** @throws where the browser does not open it */
  static async open() {
    const databases = readIfAllowed(() => indexedDB);
    if (!databases) return new RunStore(null);
    const asked = databases.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("runs", { keyPath: "id", autoIncrement: true });
      asked.result.createObjectStore("texts", { autoIncrement: true }).createIndex("run", "run");
    };
    const db = await toPromise(asked);
    db.onversionchange = () => db.close();
    return new RunStore(db);
  }

  /** The saved runs, the latest first. @returns {Promise<SavedRun[]>} */
  async list() {
    const runs = await this.#inTransaction("readonly", (runs) => toPromise(runs.getAll()));
    return (runs ?? []).sort((/** @type {SavedRun} */ a, /** @type {SavedRun} */ b) => b.when - a.when);
  }

  /** The results of a run. @param {number} id @returns {Promise<string[]>} @throws RunGoneError */
  async texts(id) {
    await this.lastWrite;
    const found = await this.#inTransaction("readonly", async (runs, texts) => {
      await requireRun(runs, id);
      return textsOf(texts, id);
    });
    return found ?? [];
  }

  /** A snapshot of all saved runs with their results. @returns {Promise<{run: SavedRun, texts: string[]}[]>} */
  async all() {
    await this.lastWrite;
    const found = await this.#inTransaction("readonly", async (runs, texts) => {
      const all = (await toPromise(runs.getAll())).map(async (run) => ({ run, texts: await textsOf(texts, run.id) }));
      return Promise.all(all);
    });
    return found ?? [];
  }

  /** Adds a run; null where runs cannot be saved. @param {Experiment | null} experiment @param {string} title @returns {Promise<number | null>} */
  async add(experiment, title) {
    const when = Date.now();
    const run = { id: newId(when), experiment, title, games: 0, bytes: 0, when };
    const id = await this.#inTransaction("readwrite", (runs) => toPromise(runs.add(run)));
    await this.#removeOldest();
    return id === null ? null : Number(id);
  }

  /** Appends results to a run. @param {number} id @param {string} text @param {number} games in all @throws RunGoneError */
  write(id, text, games) {
    const done = this.lastWrite.then(() =>
      this.#inTransaction("readwrite", async (runs, texts) => {
        const run = await requireRun(runs, id);
        texts.add({ run: id, text });
        runs.put({ ...run, games, bytes: run.bytes + text.length, when: Date.now() });
      }),
    );
    this.lastWrite = done.catch(() => {}); // the next is tried all the same
    return done;
  }

  /** @param {number} id */
  remove(id) {
    return this.#inTransaction("readwrite", async (runs, texts) => {
      runs.delete(id);
      for (const key of await toPromise(texts.index("run").getAllKeys(id))) texts.delete(key);
    });
  }

  /** Replaces all runs, or changes nothing. @param {{run: SavedRun, texts: string[]}[]} all @throws why it changed nothing */
  async replace(all) {
    await this.lastWrite;
    await this.#inTransaction("readwrite", async (runs, texts) => {
      runs.clear();
      texts.clear();
      for (const one of all) {
        runs.put(one.run);
        for (const text of one.texts) texts.add({ run: one.run.id, text });
      }
    });
  }

  /** Drops the oldest runs beyond the limits, but never the latest. */
  async #removeOldest() {
    let bytes = 0;
    for (const [i, run] of (await this.list()).entries()) {
      bytes += run.bytes;
      if (i > 0 && (i >= MAX_RUNS || bytes > MAX_BYTES)) await this.remove(run.id);
    }
  }

  /**
   * Runs work in a transaction; null where runs cannot be saved.
   * @param {IDBTransactionMode} mode
   * @param {(runs: IDBObjectStore, texts: IDBObjectStore) => Promise<any>} work
   * @throws why the transaction failed
   */
  async #inTransaction(mode, work) {
    const transaction = this.db?.transaction(["runs", "texts"], mode);
    if (!transaction) return null;
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error); // it follows each error, and knows it
    });
    done.catch(() => {}); // the work may fail first
    try {
      const answer = await work(transaction.objectStore("runs"), transaction.objectStore("texts"));
      await done;
      return answer;
    } catch (error) {
      abortTransaction(transaction);
      throw error;
    }
  }
}

/** Creates an id that is unique across browsers, because a file may bring runs here. @param {number} when it is added */
const newId = (when) => when * 1000 + Math.floor(1000 * Math.random());

/** @param {IDBObjectStore} runs @param {number} id @returns {Promise<SavedRun>} @throws RunGoneError */
async function requireRun(runs, id) {
  const run = await toPromise(runs.get(id));
  if (!run) throw new RunGoneError("The run is no longer kept.");
  return run;
}

/** The results of a run. @param {IDBObjectStore} texts @param {number} id @returns {Promise<string[]>} */
const textsOf = async (texts, id) => (await toPromise(texts.index("run").getAll(id))).map(({ text }) => text);

/** @param {IDBTransaction} transaction */
function abortTransaction(transaction) {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function toPromise(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
