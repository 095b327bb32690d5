// What a browser may refuse to a page: in a frame without an origin, without cookies, or without HTTPS. Some of it throws where it is
// read: service workers, caches, databases, locks.

/** @template T @param {() => T} read @returns {T | undefined} undefined where there is none, or it is refused */
export function readIfAllowed(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
