// The service worker of modules that the visitor has chosen as files. The pages run no script but the site's own; so such a file is kept
// in a cache, and answered as a file of this folder. It may ask for nothing over the net.

/** @type {any} */
const own = self;

own.addEventListener("install", () => own.skipWaiting());
own.addEventListener("fetch", (/** @type {any} */ event) => event.respondWith(respond(event.request)));

/** @param {Request} request */
async function respond(request) {
  const found = caches.open("plyground-own").then((cache) => cache.match(request.url));
  return (await found.catch(() => undefined)) ?? fetch(request); // the browser may fail to read the cache
}
