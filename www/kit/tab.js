/** The tab that the page is in: its texts, and the names that no other tab holds meanwhile. */
import { tab as storage } from "../storage.js";
import { saveWithin } from "../timing.js";

const doNothing = () => {};

/**
 * Holds a name by a Web Lock. Browsers have none for pages without HTTPS.
 * @type {import("../core/types.js").Tab["hold"]}
 */
const hold = (name, options) =>
  new Promise((resolve) => {
    const request = navigator.locks?.request(`plyground/${name}`, options, (lock) => {
      if (!lock) return resolve(null);
      return new Promise((free) => {
        addEventListener("pagehide", () => free(undefined), { once: true });
        // On the way back another tab may have gone on with what was let go.
        addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
        resolve(() => free(undefined));
      });
    });
    if (request) request.catch(() => resolve(options.signal?.aborted ? null : doNothing));
    else resolve(doNothing);
  });

/** @type {import("../core/types.js").Tab} */
export const tab = { storage, hold, saveWithin };
