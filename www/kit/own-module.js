/** Files of the visitor's that play: kept where a service worker of their own answers them, for a page runs scripts of its site alone. */
import { OWN_FOLDER, SITE_ROOT } from "../guest.js";

const CACHE = "plyground-own";
/** A module of this folder may load nothing but scripts of the site. */
const HEADERS = {
  "content-type": "text/javascript",
  "content-security-policy": "default-src 'none'; script-src 'self'",
};

/**
 * Keeps a file; answers its address from the site's root.
 * @param {File} file
 * @throws where the browser has no service workers, or keeps nothing
 */
export async function saveModule(file) {
  const address = OWN_FOLDER + encodeURIComponent(file.name);
  await startServiceWorker();
  const cache = await caches.open(CACHE);
  await cache.put(new URL(address, SITE_ROOT), new Response(file, { headers: HEADERS }));
  return address;
}

/** Forgets all of them. A page without HTTPS has none. */
export const deleteModules = async () => void (await globalThis.caches?.delete(CACHE));

/** Starts the service worker. */
async function startServiceWorker() {
  const registration = await navigator.serviceWorker.register(new URL(`${OWN_FOLDER}worker.js`, SITE_ROOT));
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return;
  await new Promise((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(undefined);
      if (coming.state === "redundant") reject(new Error("the service worker did not start"));
    });
  });
}
