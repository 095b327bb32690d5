// Functions that differ between browsers and Node.js. These are the browser's; www/node/index.js replaces them.

import { WWW } from "./place.js";

/** The script that a worker of another origin begins with. @type {string | undefined} */
let blobUrl;

/** @typedef {import("./core/worker-host.js").Thread} Thread */

/** The platform in use. */
export const platform = {
  /** @param {URL} url @returns {Promise<Response>} */
  fetch: (url) => fetch(url),
  /** The thinker's own thread. @returns {Thread} */
  spawn: () =>
    WWW
      ? new Worker(startable(new URL("./worker.js", WWW)), { type: "module", name: "plyground-thinker" })
      : new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "plyground-thinker" }),
};

/**
 * The address that a worker may start from. It must have the origin of the page, but the script there may import one of another. A page
 * without an origin, such as a sandboxed frame, has no blobs for workers either.
 * @param {URL} script
 */
function startable(script) {
  if (script.origin === self.origin) return script;
  const code = `import ${JSON.stringify(script.href)};`;
  if (self.origin === "null") return `data:text/javascript,${encodeURIComponent(code)}`;
  blobUrl ??= URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  return blobUrl;
}
