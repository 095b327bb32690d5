// What browsers and Node.js do in different ways. Here it is the browser's; www/node/index.js puts in its own.

const here = import.meta.url;
/** A script for workers of pages of another origin. @type {string | undefined} */
let borrowed;

/**
 * A worker as a browser knows it.
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">} Thread
 */

export const platform = {
  /** @param {URL} url @returns {Promise<Response>} */
  fetch: (url) => fetch(url),
  /** The thinker's own thread. @returns {Thread} */
  spawn: () =>
    new URL(here).origin === location.origin
      ? new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "plyground-thinker" })
      : spawnElsewhere(),
};

/** A worker's script must be of the page's own origin, but may import one of another. */
function spawnElsewhere() {
  const script = `import ${JSON.stringify(new URL("worker.js", here).href)};`;
  borrowed ??= URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return new Worker(borrowed, { type: "module", name: "plyground-thinker" });
}
