// The lab's workers: many that share the games of an experiment, or one that plays a game again or tries the players.

import { QUIET_TICKS, WorkerHost } from "../core/worker-host.js";
import { Pool } from "../pool.js";
import { workerAddress } from "../worker-address.js";

/**
 * @param {WebAssembly.Module} module
 * @param {string} whole the experiment
 * @param {string} stage what of it is played first, an experiment as well
 * @param {import("../pool.js").Range[]} open numbers of games
 * @param {import("../pool.js").Owner<import("./types.d.ts").GamesSlice>} owner
 */
export const createPool = (module, whole, stage, open, owner) =>
  new Pool(makeWorker, firstRequest(module, whole, stage), open, owner);

/**
 * Replays a game and resolves to its record.
 * @param {WebAssembly.Module} module
 * @param {string} experiment
 * @param {number} job
 * @param {AbortSignal} signal
 * @returns {Promise<string>}
 */
export async function replayGame(module, experiment, job, signal) {
  const host = new WorkerHost(makeWorker, {
    firstRequest: () => firstRequest(module, experiment),
    startingTicks: QUIET_TICKS,
    silentTicks: Infinity, // its game is one step
  });
  try {
    return await host.request({ kind: "record", job }, { signal });
  } finally {
    host.dispose();
  }
}

/** A worker that tries players, once it is asked. */
export const createTrialHost = () =>
  new WorkerHost(makeWorker, { startingTicks: QUIET_TICKS, silentTicks: QUIET_TICKS });

const makeWorker = () =>
  new Worker(workerAddress(new URL("./worker.js", import.meta.url)), { type: "module", name: "plyground-lab" });

/** The first message to a worker. @param {WebAssembly.Module} module @param {string} whole @param {string} [stage] */
const firstRequest = (module, whole, stage = whole) => ({ kind: "init", module, whole, experiment: stage });
