// The service worker for modules that the visitor has chosen as files. Pages run only scripts of their site, so such a file is saved in
// a cache and served as a file of this folder. It may load nothing from the network.

/** @type {any} */
const own = self;

own.addEventListener("install", () => own.skipWaiting());
own.addEventListener("fetch", (/** @type {any} */ event) => event.respondWith(respond(event.request)));

/** @param {Request} request */
async function respond(request) {
  const found = caches.open("plyground-own").then((cache) => cache.match(request.url));
  return (await found.catch(() => undefined)) ?? fetch(request); // the browser may fail to read the cache
}
