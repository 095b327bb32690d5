// The service worker. The build writes `sw.js`, which lists the files (`self.plyground`) and then runs this.
//
// A cache that carries the hash of a build holds all its files. A page gets all of its files from one build. A newer
// build waits until the visitor agrees or has closed every page. Pages of the older one that are still open then go on with
// its files, until the last of them is closed or loaded anew. Weights are not in it: www/weights.js caches them.

/** @type {any} */
const scope = self;
/** @type {{build: string, files: Record<string, string>}} */
const { build, files } = scope.plyground;

const PREFIX = "plyground-build-";
const CACHE = PREFIX + build;
/** The cache of a note about the clients of older builds. */
const NOTES = "plyground-clients";
const PARALLEL = 6;

/** `older` has the caches of clients of older builds, by their ids; `cache` is that of the build that wrote the note. @typedef {{cache?: string, older: Record<string, string>}} Note */
/** The note, once it is read. @type {Note | undefined} */
let note;

scope.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(fillCache()));
scope.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
scope.addEventListener("message", (/** @type {any} */ { data }) => data === "take-over" && scope.skipWaiting());
scope.addEventListener("fetch", (/** @type {any} */ event) => {
  const name = nameOf(event.request);
  if (name === undefined || !(Object.hasOwn(files, name) || hasOlderClients())) return;
  event.respondWith(respond(name, event));
  if (hasOlderClients()) event.waitUntil(tidy().catch(() => {}));
});

async function fillCache() {
  const cache = await caches.open(CACHE);
  const names = Object.keys(files);
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      // During an upload a host has files of two builds. A file that does not fit its hash ends the installation.
      const response = await fetch(addressOf(name), { cache: "no-cache", integrity: files[name] });
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      const { status, headers } = response; // a response that was redirected can't answer a visit: here is a plain one
      await cache.put(addressOf(name), new Response(await response.blob(), { status, headers }));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

async function activate() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const { cache = others.at(-1), older } = await readNote(); // version 0.2 wrote none
  const clients = (await listClients()).map((id) => [id, older[id] ?? cache]);
  await writeNote(Object.fromEntries(clients.filter(([, name]) => others.includes(name))));
  await deleteUnused(others);
  await scope.clients.claim();
}

/** Forgets the clients of older builds of which no page is open, and deletes their caches. */
async function tidy() {
  const ids = await listClients();
  const { older } = await readNote(); // last, because requests add clients to it
  const used = ids.map((id) => older[id]);
  const kept = Object.entries(older).filter(([, name]) => used.includes(name));
  if (kept.length === Object.keys(older).length) return;
  await writeNote(Object.fromEntries(kept));
  await deleteUnused(Object.values(older));
}

/** Deletes those of some caches that no client uses. @param {string[]} names */
async function deleteUnused(names) {
  const used = Object.values((await readNote()).older);
  await Promise.all(names.filter((name) => !used.includes(name)).map((name) => caches.delete(name)));
}

/** The ids of the pages and workers that have this service worker. @returns {Promise<string[]>} */
const listClients = async () => (await scope.clients.matchAll({ type: "all" })).map((/** @type {any} */ { id }) => id);

/** Whether there may be clients of older builds: as long as the note is not read. */
const hasOlderClients = () => !note || Object.keys(note.older).length > 0;

/** @returns {Promise<Note>} */
async function readNote() {
  if (note) return note;
  const found = await (await caches.open(NOTES)).match(addressOf(NOTES));
  const read = (await found?.json()) ?? { older: {} };
  return (note ??= read); // it may have been written meanwhile
}

/** @param {Note["older"]} older */
async function writeNote(older) {
  note = { cache: CACHE, older };
  await (await caches.open(NOTES)).put(addressOf(NOTES), new Response(JSON.stringify(note)));
}

/** @param {string} name */
const addressOf = (name) => new URL(name, scope.registration.scope).href;

/** The name of the file that is asked for, if it is one of the site. @param {Request} request */
function nameOf({ method, url }) {
  const { origin, pathname } = new URL(url);
  const root = new URL(scope.registration.scope);
  if (method !== "GET" || origin !== root.origin || !pathname.startsWith(root.pathname)) return undefined;
  return pathname.slice(root.pathname.length) || "index.html"; // no name of a file needs percent signs
}

/** The cache for the client that asks. A worker is of the build of its page. @param {any} event */
async function cacheFor({ request, clientId, resultingClientId }) {
  await readNote();
  const { older } = /** @type {Note} */ (note); // other requests may have added to it
  const cache = request.mode === "navigate" ? undefined : older[clientId];
  if (cache && resultingClientId) await writeNote({ ...older, [resultingClientId]: cache });
  return cache ?? CACHE;
}

/** @param {string} name @param {any} event */
async function respond(name, event) {
  const found = cacheFor(event).then(async (cache) => (await caches.open(cache)).match(addressOf(name)));
  // The browser may have thrown the cache away, or fail to read it.
  return (await found.catch(() => undefined)) ?? fetch(event.request);
}
