// Files of learned weights: fetched when a player needs one, kept for the next visit. For workers: a
// file takes the engine a second or more to unpack, all at once.

/** @typedef {import("./types.d.ts").WeightsInfo} WeightsInfo */
/** @typedef {import("./types.d.ts").WeightsNews} WeightsNews */

/** An engine's face, as far as it matters here. @typedef {{provideWeights: (file: Uint8Array) => void}} Taker */

const CACHE = "plyground-weights";
/** Signs of life while the download hangs. */
const TELL_MS = 200;
/** What a file of unknown size is first given, in bytes. */
const FIRST_ROOM = 1 << 20;
const NO_START = "the download did not start; is there a connection?";

const here = import.meta.url;

/** A file, and where it lies, or its folder with a slash at the end, unless beside this script. @typedef {WeightsInfo & {at?: string}} Chosen */

/** What browsers and Node.js do in different ways. Here it is the browser's; www/node/worker.js puts in its own. */
export const store = {
  /** The folder that files lie in unless something else is said. */
  folder: () => new URL("weights/", here).href,
  /** An address in full. @param {string} address from the page's origin, or in full already */
  resolve: (address) => new URL(address, globalThis.location?.origin).href,
};

/**
 * The file that is wanted, else the one that suits the device: the first, or the last where memory or
 * the visitor's wish to save data speaks for a small one.
 * @param {WeightsInfo[]} files
 * @param {string} [wanted] its name, or its address, or that of a folder with a slash at the end
 * @param {{connection?: {saveData?: boolean}, deviceMemory?: number}} [device]
 * @returns {Chosen}
 */
export function chooseWeights(files, wanted, device = /** @type {object} */ (navigator)) {
  const named = files.find(({ name }) => name === wanted);
  const { connection, deviceMemory = Infinity } = device;
  const chosen = named ?? files[connection?.saveData || deviceMemory <= 2 ? files.length - 1 : 0];
  return wanted?.includes("/") ? { ...chosen, at: wanted } : chosen;
}

/** Where a file lies. @param {string} game what it is for: a `GameInfo.id` @param {Chosen} info */
export function addressOf(game, { name, at }) {
  const address = at === undefined ? store.folder() : store.resolve(at);
  return address.endsWith("/") ? `${address}${game}-${name}.weights` : address;
}

/**
 * Gets a file and hands it to an engine, from the cache where it can.
 * @param {string} game what it is for
 * @param {Chosen} info
 * @param {Taker | Promise<Taker>} engine
 * @param {(news: WeightsNews) => void} [tell] how it goes, several times a second
 */
export async function loadWeights(game, info, engine, tell = () => {}) {
  const url = addressOf(game, info);
  /** @param {Response} response */
  const take = async (response) => {
    const file = await read(response, tell);
    const { provideWeights } = await engine;
    tell({ state: "unpacking" });
    provideWeights(file);
    return file;
  };
  const cache = await openCache();
  const kept = await cache?.match(url).catch(() => undefined);
  if (kept) {
    try {
      await take(kept);
      return void forgetOutdated(cache, url, kept.headers);
    } catch {
      await cache?.delete(url); // spoilt: once more from the site
    }
  }
  tell({ state: "loading", loaded: 0, total: 0 }); // a host may take its time to answer
  const response = await download(url);
  const file = await take(response);
  const headers = new Headers(response.headers);
  headers.delete("content-encoding"); // undone already
  // No room, or not allowed: the next visit loads it again. Nobody waits for this.
  cache?.put(url, new Response(file, { headers })).catch(() => {});
}

async function openCache() {
  try {
    return await caches.open(CACHE);
  } catch {
    return undefined; // an old browser, an insecure address, or storage that is not allowed
  }
}

/** @param {string} url */
async function download(url) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(url);
  } catch {
    throw new Error(NO_START);
  }
  if (!response.ok) throw new Error(`the download failed: ${`${response.status} ${response.statusText}`.trim()}`);
  return response;
}

/**
 * The body as it arrives, into one piece of memory.
 * @param {Response} response
 * @param {(news: WeightsNews) => void} tell
 */
async function read(response, tell) {
  let total = Number(response.headers.get("content-length")) || 0;
  let file = new Uint8Array(total || FIRST_ROOM);
  let loaded = 0;
  const say = () => tell({ state: "loading", loaded, total });
  say();
  const timer = setInterval(say, TELL_MS);
  try {
    const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (loaded + value.length > file.length) {
        total = 0; // it was the size of a packed file
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
 * The file in the cache is used at once; if the site has another by now, the next visit gets that one.
 * @param {Cache | undefined} cache
 * @param {string} url
 * @param {Headers} kept
 */
async function forgetOutdated(cache, url, kept) {
  const mark = (/** @type {Headers} */ headers) =>
    headers.get("etag") ?? headers.get("last-modified") ?? headers.get("content-length");
  try {
    const { ok, headers } = await fetch(url, { method: "HEAD" });
    if (ok && mark(headers) !== mark(kept)) await cache?.delete(url);
  } catch {
    // No connection: what is kept will do.
  }
}
