// Registers the service worker, which lets the page work offline, and offers newer builds.

import { readIfAllowed } from "../allowed.js";
import { trustScript } from "../trusted-types.js";

/** Least time between two checks for a newer build, in milliseconds. */
const CHECK_MS = 3_600_000;

/**
 * Whether to register: not on the computer's own address, where the page is developed, unless the address has `?offline`; and not for
 * visitors who save data.
 */
function isWanted() {
  const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator);
  const { hostname, search } = location;
  const local = hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
  return !connection?.saveData && (!local || new URLSearchParams(search).has("offline"));
}

/** Whether a moment is less than that ago. A clock that is set back leaves it in the future. @param {number} moment */
const isRecent = (moment) => Math.abs(Date.now() - moment) < CHECK_MS;

/**
 * Registers the service worker. A build that is taken here is loaded at once; one that is taken in another tab is offered, for the visitor
 * may be in the middle of something.
 * @param {(update: () => void) => void} tell is called when a newer build is ready; `update` loads it
 */
export async function registerServiceWorker(tell) {
  const serviceWorker = readIfAllowed(() => navigator.serviceWorker);
  if (!serviceWorker || !isWanted()) return;
  let controlled = serviceWorker.controller !== null;
  let isTaken = false;
  const load = () => location.reload(); // what this page has loaded so far is of the old build
  serviceWorker.addEventListener("controllerchange", () => {
    if (isTaken) load();
    else if (controlled) tell(load);
    controlled = true;
  });
  const address = trustScript(new URL("../../sw.js", import.meta.url).href);
  const registration = await serviceWorker.register(address, { updateViaCache: "none" });
  const take = () => {
    isTaken = true;
    if (registration.waiting) registration.waiting.postMessage("take-over");
    else load(); // taken meanwhile
  };
  const offer = () => {
    if (registration.waiting && serviceWorker.controller) tell(take);
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || isRecent(looked)) return;
    looked = Date.now();
    registration.update().catch(() => {}); // no connection
  });
}
