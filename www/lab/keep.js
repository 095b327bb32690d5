// The last runs of the lab, in IndexedDB. A run is its experiment and pieces of text with its
// results, added as they come. Storage may be missing or full; a run goes on all the same.

/** @typedef {import("./types.d.ts").Experiment} Experiment */
/** @typedef {{id: number, experiment: Experiment | null, title: string, games: number, bytes: number, when: number}} Kept */

const NAME = "plyground-lab";
const MOST_RUNS = 12;
const MOST_BYTES = 64 << 20;

export class Keep {
  /** @param {IDBDatabase | null} db */
  constructor(db) {
    this.db = db;
    /** Writes in order. @type {Promise<unknown>} */
    this.last = Promise.resolve();
  }

  static async open() {
    try {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore("runs", { keyPath: "id", autoIncrement: true });
        asked.result.createObjectStore("texts", { autoIncrement: true }).createIndex("run", "run");
      };
      const db = await settled(asked);
      db.onversionchange = () => db.close();
      return new Keep(db);
    } catch {
      return new Keep(null);
    }
  }

  /** The kept runs, the latest first. @returns {Promise<Kept[]>} */
  async list() {
    const runs = await this.#work("readonly", (runs) => settled(runs.getAll()));
    return (runs ?? []).sort((/** @type {Kept} */ a, /** @type {Kept} */ b) => b.when - a.when);
  }

  /** The results of a run. @param {number} id @returns {Promise<string[]>} */
  async texts(id) {
    await this.last;
    const found = await this.#work("readonly", (_, texts) => settled(texts.index("run").getAll(id)));
    return (found ?? []).map((/** @type {{text: string}} */ one) => one.text);
  }

  /** A new run; null where nothing can be kept. @param {Experiment | null} experiment @param {string} title @returns {Promise<number | null>} */
  async add(experiment, title) {
    const run = { experiment, title, games: 0, bytes: 0, when: Date.now() };
    const id = await this.#work("readwrite", (runs) => settled(runs.add(run)));
    await this.#trim();
    return id === null ? null : Number(id);
  }

  /** More results of a run. @param {number} id @param {string} text @param {number} games in all */
  write(id, text, games) {
    this.last = this.last.then(() =>
      this.#work("readwrite", async (runs, texts) => {
        const run = await settled(runs.get(id));
        if (!run) return; // deleted meanwhile, in another tab perhaps
        texts.add({ run: id, text });
        runs.put({ ...run, games, bytes: run.bytes + text.length, when: Date.now() });
      }),
    );
    return this.last;
  }

  /** @param {number} id */
  remove(id) {
    return this.#work("readwrite", async (runs, texts) => {
      runs.delete(id);
      for (const key of await settled(texts.index("run").getAllKeys(id))) texts.delete(key);
    });
  }

  /** Puts other runs in the place of all. @param {{run: Kept, texts: string[]}[]} all @returns whether they are there */
  async replace(all) {
    await this.last;
    const done = await this.#work("readwrite", async (runs, texts) => {
      runs.clear();
      texts.clear();
      for (const one of all) {
        runs.put(one.run);
        for (const text of one.texts) texts.add({ run: one.run.id, text });
      }
      return true;
    });
    return done === true;
  }

  /** Drops the oldest runs beyond the limits, but never the latest. */
  async #trim() {
    let bytes = 0;
    for (const [i, run] of (await this.list()).entries()) {
      bytes += run.bytes;
      if (i > 0 && (i >= MOST_RUNS || bytes > MOST_BYTES)) await this.remove(run.id);
    }
  }

  /**
   * Null when it can't be done.
   * @param {IDBTransactionMode} mode
   * @param {(runs: IDBObjectStore, texts: IDBObjectStore) => Promise<any>} work
   */
  async #work(mode, work) {
    try {
      const transaction = this.db?.transaction(["runs", "texts"], mode);
      if (!transaction) return null;
      const done = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = transaction.onerror = () => reject(transaction.error);
      });
      const answer = await work(transaction.objectStore("runs"), transaction.objectStore("texts"));
      await done;
      return answer;
    } catch {
      return null;
    }
  }
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
