/** The visitor's own modules: saved in a cache, from which a service worker serves them, since pages run only scripts of their site. */
import { readIfAllowed } from "../allowed.js";
import { SITE_ROOT } from "../guest.js";
import { OWN_FOLDER } from "../guest-name.js";
import { trustScript } from "../trusted-types.js";

const CACHE = "plyground-own";
/** A module of this folder may load nothing but scripts of the site. */
const HEADERS = {
  "content-type": "text/javascript",
  "content-security-policy": "default-src 'none'; script-src 'self'",
};

/**
 * Saves a file; returns its address from the site's root.
 * @param {File} file
 * @throws where the browser has no service workers, or no storage
 */
export async function saveModule(file) {
  const address = OWN_FOLDER + encodeURIComponent(file.name);
  await startServiceWorker();
  const cache = await readIfAllowed(() => caches)?.open(CACHE);
  if (!cache) throw new Error("this browser keeps no files for this page");
  await cache.put(new URL(address, SITE_ROOT), new Response(file, { headers: HEADERS }));
  lost.delete(address);
  return address;
}

/** Addresses of files that the browser no longer has. @type {Set<string>} */
const lost = new Set();

/** Whether the browser has lost a file, as far as that is known. @param {string} address */
export const isLost = (address) => lost.has(address);

/** Looks whether the browser still has the file of an address, and can serve it. Modules of the site count as there. @param {string} address */
export async function findModule(address) {
  if (!address.startsWith(OWN_FOLDER)) return true;
  const isThere = await readIfAllowed(() => caches)
    ?.open(CACHE)
    .then(async (cache) => (await cache.match(new URL(address, SITE_ROOT))) && startServiceWorker().then(() => true))
    .catch(() => false);
  if (isThere) lost.delete(address);
  else lost.add(address);
  return isThere === true;
}

/** Deletes all modules. */
export const deleteModules = async () => void (await readIfAllowed(() => caches)?.delete(CACHE));

/** Starts the service worker. */
async function startServiceWorker() {
  const serviceWorker = readIfAllowed(() => navigator.serviceWorker);
  if (!serviceWorker) throw new Error("this browser has no service worker for this page");
  const registration = await serviceWorker.register(trustScript(new URL(`${OWN_FOLDER}worker.js`, SITE_ROOT).href));
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return;
  await new Promise((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(undefined);
      if (coming.state === "redundant") reject(new Error("the service worker did not start"));
    });
  });
}
