/** The tab that the page is in: its storage, and names that no other tab holds at the same time. */
import { readIfAllowed } from "../allowed.js";
import { tab as storage } from "../storage.js";
import { saveWithin } from "../timing.js";

const doNothing = () => {};

/** Reloads a page that the browser restores: another tab may have gone on with what it released. @param {PageTransitionEvent} event */
export const reloadIfRestored = ({ persisted }) => persisted && location.reload();

/**
 * Holds a name by a Web Lock. Browsers have none for pages without HTTPS.
 * @type {import("../core/types.js").Tab["hold"]}
 */
const hold = (name, options) =>
  new Promise((resolve) => {
    const request = readIfAllowed(() => navigator.locks)?.request(`plyground/${name}`, options, (lock) => {
      if (!lock) return resolve(null);
      return new Promise((free) => {
        addEventListener("pagehide", () => free(undefined), { once: true });
        addEventListener("pageshow", reloadIfRestored); // the same listener is added once
        resolve(() => free(undefined));
      });
    });
    if (request) request.catch(() => resolve(options.signal?.aborted ? null : doNothing));
    else resolve(doNothing);
  });

/** @type {import("../core/types.js").Tab} */
export const tab = { storage, hold, saveWithin };
