/** Whether the browser may delete what is saved when it is short of space, and the request not to. */

/** @typedef {import("./storage.js").PageStore} PageStore */

const DAY_MS = 86_400_000;
/** A browser that did not agree is asked again after so many days: some agree for those who come back. */
const AGAIN_DAYS = 30;

/** Whether the browser keeps what is saved until the visitor erases it; undefined where it does not say. @param {PageStore} store */
export async function isPersisted(store) {
  try {
    return await store.manager?.persisted?.();
  } catch {
    return undefined; // forbidden, as in a frame without an origin
  }
}

/**
 * Asks once, where something worth keeping is saved. Some browsers ask the visitor. Without an answer all works as before.
 * @param {PageStore} store
 * @param {number} [now] milliseconds since 1970
 */
export async function askToPersist(store, now = Date.now()) {
  try {
    const { manager } = store;
    if (!manager?.persist) return; // an old browser, or an insecure address
    const today = Math.floor(now / DAY_MS);
    const asked = store.readRaw("persist");
    if (asked !== null && Math.abs(today - Number(asked)) < AGAIN_DAYS) return;
    // Noted first: what is saved meanwhile asks nothing.
    if (!store.writeRaw("persist", String(today)) || (await manager.persisted?.())) return;
    await manager.persist();
  } catch {
    // Forbidden, as in a frame without an origin of its own.
  }
}
