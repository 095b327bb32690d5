// The thread of a thinker, which differs in Node.js. No script of the worker imports this one: bundlers follow a worker that starts itself
// without an end.

import { WWW } from "./place.js";
import { workerAddress } from "./worker-address.js";

/** @typedef {import("./core/worker-host.js").Thread} Thread */

/** The platform in use. */
export const platform = {
  /** A new thread; www/node/index.js replaces this. @returns {Thread} */
  spawn: () =>
    WWW
      ? new Worker(workerAddress(new URL("./worker.js", WWW)), { type: "module", name: "plyground-thinker" })
      : new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "plyground-thinker" }),
};
