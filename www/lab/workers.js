// The lab's workers: many that share the games of an experiment, or one that plays a game again.

import { Pool } from "../pool.js";
import { WatchedWorker } from "../watched-worker.js";

/** @typedef {import("./types.d.ts").Request} Request */
/** @typedef {import("./types.d.ts").Reply} Reply */

/**
 * @param {WebAssembly.Module} module
 * @param {string} whole the experiment
 * @param {string} stage what of it is played first, an experiment as well
 * @param {import("../pool.js").Range[]} open numbers of games
 * @param {import("../pool.js").Host<Reply>} host
 */
export const poolOf = (module, whole, stage, open, host) =>
  new Pool(makeWorker, first(module, whole, stage), open, host);

/**
 * Plays one game again and answers its record.
 * @param {WebAssembly.Module} module
 * @param {string} experiment
 * @param {number} job
 * @param {AbortSignal} signal
 * @returns {Promise<string>}
 */
export function playAgain(module, experiment, job, signal) {
  /** @type {WatchedWorker<Reply>} */
  let worker;
  /** @type {Promise<string>} */
  const answer = new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    const hear = (/** @type {Reply} */ reply) => {
      if (reply.type === "record") resolve(reply.record);
      if (reply.type === "error") reject(new Error(reply.message));
    };
    worker = new WatchedWorker(makeWorker(), { hear, fail: reject });
    worker.ask(first(module, experiment));
    worker.ask({ type: "record", job });
  });
  return answer.finally(() => worker.end());
}

const makeWorker = () => new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "plyground-lab" });

/** The first message to a worker. @param {WebAssembly.Module} module @param {string} whole @param {string} [stage] @returns {Request} */
const first = (module, whole, stage = whole) => ({ type: "init", module, whole, experiment: stage });
