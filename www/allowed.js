// Browsers refuse some things to a page in a frame without an origin, without cookies, or without HTTPS. Service workers, caches,
// databases and locks may throw where they are read.

/** @template T @param {() => T} read @returns {T | undefined} undefined where there is none, or it is refused */
export function readIfAllowed(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
