// Functions that differ between browsers and Node.js. These are the browser's; www/node/index.js replaces them.

import { WWW } from "./place.js";
import { workerAddress } from "./worker-address.js";

/** @typedef {import("./core/worker-host.js").Thread} Thread */

/** The platform in use. */
export const platform = {
  /** @param {URL} url @returns {Promise<Response>} */
  fetch: (url) => fetch(url),
  /** The thinker's own thread. @returns {Thread} */
  spawn: () =>
    WWW
      ? new Worker(workerAddress(new URL("./worker.js", WWW)), { type: "module", name: "plyground-thinker" })
      : new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "plyground-thinker" }),
};
