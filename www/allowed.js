// What a browser may refuse to a page: in a frame without an origin, without cookies, or without HTTPS. Some of it throws where it is
// read.

/** @template T @param {() => T} read @returns {T | undefined} undefined where there is none, or it is refused */
function readIfAllowed(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

export const findServiceWorkers = () => readIfAllowed(() => navigator.serviceWorker);
export const findCaches = () => readIfAllowed(() => caches);
export const findDatabases = () => readIfAllowed(() => indexedDB);
