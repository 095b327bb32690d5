// Files of learned weights: downloaded when a player needs one, and cached for the next visit. For workers, because the
// engine unpacks a file in a second or more without a pause.

import { readIfAllowed } from "./allowed.js";
import { games } from "./games.js";
import { IdleTimeout } from "./idle-timeout.js";
import { WWW } from "./place.js";

/** @typedef {import("./types.d.ts").WeightsInfo} WeightsInfo */
/** @typedef {import("./types.d.ts").WeightsNews} WeightsNews */

/** What receives weights: a part of an engine. @typedef {{provideWeights: (file: Uint8Array) => void}} WeightsReceiver */

const CACHE = "plyground-weights";
/** Time between two reports of a download. */
const REPORT_MS = 200;
/** The first buffer for a file of unknown size, in bytes. */
const INITIAL_SIZE = 1 << 20;
const NO_START = "the download did not start; is there a connection?";

/** A file, with its address or that of its folder (with a slash at the end) where it is not beside this script. @typedef {Pick<WeightsInfo, "name"> & {at?: string}} WeightsFile */

/** The parts that differ between browsers and Node.js. These are the browser's; www/node/worker.js replaces them. */
export const store = {
  /** The usual address of a file. @param {string} file @throws an Error that says why there is none */
  locate(file) {
    if (!WWW) throw new Error("a bundle does not hold them");
    return new URL(`weights/${file}`, WWW).href;
  },
  /** The full address. @param {string} address full, or relative to the page's origin; a worker of a sandboxed frame knows none */
  resolve: (address) => new URL(address, URL.canParse(globalThis.location?.origin) ? location.origin : WWW).href,
};

/** The address of a file. @param {string} game a `GameInfo.id` @param {WeightsFile} info */
export function weightsUrl(game, { name, at }) {
  const file = `${game}-${name}.weights`;
  if (!at) return games[game].weights?.[name]?.().href ?? store.locate(file);
  const address = store.resolve(at);
  return address.endsWith("/") ? address + file : address;
}

/**
 * Gets a file from the cache or the site, and gives it to an engine.
 * @param {string} game a `GameInfo.id`
 * @param {WeightsFile} info
 * @param {WeightsReceiver | Promise<WeightsReceiver>} engine
 * @param {(news: WeightsNews) => void} [tell] gets the progress, several times a second
 */
export async function loadWeights(game, info, engine, tell = () => {}) {
  const url = weightsUrl(game, info);
  /** Gives a file to the engine; resolves to the error if it is refused. @param {Uint8Array} file @returns {Promise<unknown>} */
  const tryWeights = async (file) => {
    const { provideWeights } = await engine; // one that does not start says nothing of the file
    tell({ state: "unpacking" });
    try {
      provideWeights(file);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error; // the engine broke down, as for want of memory
      return error;
    }
  };
  const cache = await openCache();
  const kept = await cache?.match(url).catch(() => undefined);
  if (kept) {
    const file = await readBody(kept, tell).catch(() => undefined);
    if (file && !(await tryWeights(file))) return void removeOutdated(cache, url, kept.headers);
    await cache?.delete(url); // damaged: downloaded again
  }
  tell({ state: "loading", loaded: 0, total: 0 }); // the host may answer late
  const { file, headers } = await download(url, tell);
  let refusal;
  try {
    refusal = await tryWeights(file);
  } finally {
    // Not awaited. Where the cache is full or forbidden, the next visit downloads the file again.
    if (!refusal) cache?.put(url, new Response(file, { headers })).catch(() => {});
  }
  if (refusal) throw refusal;
}

async function openCache() {
  try {
    return await readIfAllowed(() => caches)?.open(CACHE);
  } catch {
    return undefined; // storage that is full or not allowed
  }
}

/** @param {string} url @param {(news: WeightsNews) => void} tell */
async function download(url, tell) {
  const idleTimeout = new IdleTimeout();
  try {
    const response = await fetchWeights(url, idleTimeout.signal);
    const file = await readBody(response, tell, idleTimeout);
    const headers = new Headers(response.headers);
    headers.delete("content-encoding"); // the body is decoded
    return { file, headers };
  } finally {
    idleTimeout.end();
  }
}

/** @param {string} url @param {AbortSignal} signal */
async function fetchWeights(url, signal) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(url, { signal });
  } catch {
    throw new Error(NO_START);
  }
  if (!response.ok) throw new Error(`the download failed: ${`${response.status} ${response.statusText}`.trim()}`);
  return response;
}

/**
 * Reads the body into one buffer.
 * @param {Response} response
 * @param {(news: WeightsNews) => void} tell
 * @param {IdleTimeout} [idleTimeout] with a download
 */
async function readBody(response, tell, idleTimeout) {
  let total = Number(response.headers.get("content-length")) || 0;
  let file = new Uint8Array(total || INITIAL_SIZE);
  let loaded = 0;
  const say = () => tell({ state: "loading", loaded, total });
  say();
  const timer = setInterval(say, REPORT_MS);
  try {
    const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      idleTimeout?.restart();
      if (loaded + value.length > file.length) {
        total = 0; // it was the size of the compressed file
        const larger = new Uint8Array(2 * (loaded + value.length));
        larger.set(file.subarray(0, loaded));
        file = larger;
      }
      file.set(value, loaded);
      loaded += value.length;
    }
  } catch {
    throw new Error("the download broke off; is there a connection?");
  } finally {
    clearInterval(timer);
  }
  say();
  return file.subarray(0, loaded);
}

/**
 * Removes a cached file where the site has another: the next visit downloads that one.
 * @param {Cache | undefined} cache
 * @param {string} url
 * @param {Headers} kept
 */
async function removeOutdated(cache, url, kept) {
  const versionOf = (/** @type {Headers} */ headers) =>
    headers.get("etag") ?? headers.get("last-modified") ?? headers.get("content-length");
  try {
    const { ok, headers } = await fetch(url, { method: "HEAD" });
    if (ok && versionOf(headers) !== versionOf(kept)) await cache?.delete(url);
  } catch {
    // no connection
  }
}
