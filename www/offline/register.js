// Lets the page work without a connection, and tells when a newer build is ready.

/** At most this often it is asked for a newer build, in milliseconds. */
const LOOK_MS = 3_600_000;

/**
 * On the computer's own address the page is under development: there it stays without, unless the address says `?offline`.
 * Visitors who save data are spared the download.
 */
function isWanted() {
  const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator);
  const { hostname, search } = location;
  const local = hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
  return !connection?.saveData && (!local || new URLSearchParams(search).has("offline"));
}

/**
 * @param {(update: () => void) => void} tell a newer build is ready; `update` loads it
 */
export async function workOffline(tell) {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !isWanted()) return; // none on an insecure address
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) location.reload(); // what this page has loaded so far is of the old build
    controlled = true;
  });
  const address = new URL("../../sw.js", import.meta.url);
  const registration = await serviceWorker.register(address, { updateViaCache: "none" });
  const offer = () => {
    const { waiting } = registration;
    if (waiting && serviceWorker.controller) tell(() => waiting.postMessage("take-over"));
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_MS) return;
    looked = Date.now();
    registration.update().catch(() => {}); // no connection
  });
}
