// Functions that differ between browsers and Node.js. These are the browser's; www/node/index.js replaces them.

const here = import.meta.url;
/** The address of a worker's script on a page of another origin. @type {string | undefined} */
let blobUrl;

/** @typedef {import("./core/worker-host.js").Thread} Thread */

/** The platform in use. */
export const platform = {
  /** @param {URL} url @returns {Promise<Response>} */
  fetch: (url) => fetch(url),
  /** The thinker's own thread. @returns {Thread} */
  spawn: () =>
    new URL(here).origin === location.origin
      ? new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "plyground-thinker" })
      : spawnCrossOrigin(),
};

/** Browsers demand that a worker's script has the origin of the page, but it may import one of another origin. */
function spawnCrossOrigin() {
  const script = `import ${JSON.stringify(new URL("worker.js", here).href)};`;
  blobUrl ??= URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return new Worker(blobUrl, { type: "module", name: "plyground-thinker" });
}
