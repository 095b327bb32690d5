/** The worker that analyses games and runs lessons. Another game or another player takes another worker. */
import { QUIET_TICKS, WorkerHost } from "../core/worker-host.js";
import { workerAddress } from "../worker-address.js";

/**
 * Asks the worker. Undefined where there is no answer: it was called off, or the worker has failed, which is told. Where nothing is
 * `refused`, any error counts as such a failure.
 * @typedef {(question: import("../core/worker-host.js").WorkerRequest, options?: {signal?: AbortSignal, onProgress?: (progress: any) => void, refused?: (error: Error) => void}) => Promise<any>} Ask
 */

const makeWorker = () =>
  new Worker(workerAddress(new URL("../lab/analysis-worker.js", import.meta.url)), {
    type: "module",
    name: "plyground-analysis",
  });

/** A worker with the engine, which may work for ever once it has started. @param {import("../core/worker-host.js").HostOptions} [options] */
export const startWorker = (options) =>
  new WorkerHost(makeWorker, { startingTicks: QUIET_TICKS, silentTicks: Infinity, ...options });
