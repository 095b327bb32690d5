// The service worker. The build writes `sw.js`, which lists the files (`self.plyground`) and then runs this.
//
// A cache that carries the hash of a build holds all its files. A page gets all of its files from one build. A newer
// build waits until the visitor agrees or has closed every page. Weights are not in it: www/weights.js caches them.

/** @type {any} */
const scope = self;
/** @type {{build: string, files: Record<string, string>}} */
const { build, files } = scope.plyground;

const PREFIX = "plyground-build-";
const CACHE = PREFIX + build;
const PARALLEL = 6;

scope.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(fillCache()));
scope.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
scope.addEventListener("message", (/** @type {any} */ { data }) => data === "take-over" && scope.skipWaiting());
scope.addEventListener("fetch", (/** @type {any} */ event) => {
  const name = fileOf(event.request);
  if (name !== undefined) event.respondWith(respond(name, event.request));
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
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** @param {string} name */
const addressOf = (name) => new URL(name, scope.registration.scope).href;

/** Which of the files is asked for, if it is one. @param {Request} request */
function fileOf({ method, url }) {
  const { origin, pathname } = new URL(url);
  const root = new URL(scope.registration.scope);
  if (method !== "GET" || origin !== root.origin || !pathname.startsWith(root.pathname)) return undefined;
  const name = pathname.slice(root.pathname.length) || "index.html"; // no name of a file needs percent signs
  return Object.hasOwn(files, name) ? name : undefined;
}

/** @param {string} name @param {Request} request */
async function respond(name, request) {
  const found = caches.open(CACHE).then((cache) => cache.match(addressOf(name)));
  return (await found.catch(() => undefined)) ?? fetch(request); // the browser may have thrown the cache away, or fail to read it
}
