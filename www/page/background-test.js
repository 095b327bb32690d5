/** A test that runs in the background while the visitor plays. Its games are stored as the lab stores runs, so that the lab can show them and go on. */
import { Run } from "../core/lab/run.js";
import { once } from "../core/once.js";
import { tab } from "../kit/tab.js";
import { loadEngine } from "../lab/engine.js";
import { RunStore } from "../lab/run-store.js";
import { createPool } from "../lab/workers.js";

/** @typedef {import("../lab/types.d.ts").Experiment} Experiment */

/** More workers would take memory from the board, and few tests are long enough to need them. */
const MAX_WORKERS = 4;

const engine = once(loadEngine);
const store = once(() => RunStore.open().catch(() => new RunStore(null)));

/** One core stays free for the board and its engine. */
const countWorkers = () => Math.max(1, Math.min(MAX_WORKERS, (navigator.hardwareConcurrency ?? 2) - 1));

export class BackgroundTest {
  #keep;
  /** Its id in the store; null where it is not stored. @type {number | null} */
  #id;

  /** Starts a test. @param {Experiment} experiment @param {() => void} onChange @returns {Promise<BackgroundTest>} */
  static async start(experiment, onChange) {
    const [lab, keep] = [await engine(), await store()];
    const id = await keep.add(experiment, experiment.name).catch(() => null);
    return new BackgroundTest(lab, keep, id, experiment, onChange);
  }

  /** @param {import("../lab/engine.js").Engine} lab @param {RunStore} keep @param {number | null} id @param {Experiment} experiment @param {() => void} onChange */
  constructor(lab, keep, id, experiment, onChange) {
    this.#keep = keep;
    this.#id = id;
    const onRunChange = (/** @type {{lines?: string}} */ { lines }) => {
      if (lines) this.#save(lines);
      onChange();
    };
    this.run = new Run(lab, experiment, onRunChange, { createPool, hold: tab.hold });
    void this.run.claim(id); // the id is new
    this.run.start(countWorkers());
  }

  /** The words of the lab's address that show this test; it begins anew there where it is not stored. @returns {[string, string][]} */
  get labPairs() {
    if (this.#id !== null) return [["run", String(this.#id)]];
    return [
      ["experiment", this.run.text],
      ["start", "1"],
    ];
  }

  /** @param {string} lines */
  #save(lines) {
    if (this.#id === null) return;
    this.#keep.write(this.#id, lines, this.run.games).catch(() => {
      this.#id = null; // the lab has deleted it, or the storage is full
    });
  }

  /** Ends the test, and deletes it where it has no verdict and the lab does not have it. @param {{keep: boolean}} options */
  dispose({ keep }) {
    const { isOver } = this.run;
    this.run.dispose();
    if (!keep && !isOver && this.#id !== null) void this.#keep.remove(this.#id).catch(() => {});
  }
}
