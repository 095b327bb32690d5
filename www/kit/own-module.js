/** The visitor's own modules: saved in a cache, from which a service worker serves them, since pages run only scripts of their site. */
import { readIfAllowed } from "../allowed.js";
import { OWN_FOLDER, SITE_ROOT } from "../guest.js";
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
  return address;
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
