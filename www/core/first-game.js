/** The game that a visit begins with: that of the link, else the one played last. */
import { familyOf, loadEngine } from "../engine.js";

/**
 * @param {import("./storage.js").PageStore} store
 * @param {import("./storage.js").TabStorage} texts of the tab
 * @param {import("./link.js").LinkedGame} [linked]
 * @returns {Promise<string | undefined>} undefined: the default
 */
export async function findFirstGame(store, texts, linked) {
  const asked = linked?.record ? undefined : linked?.game; // a record is opened later
  const saved = texts.read("playing") ?? store.readRaw("playing");
  for (const game of [asked, saved]) {
    if (!game) continue;
    try {
      if (familyOf(game)) return (await loadEngine(game)).settleGame(game).game;
    } catch {
      // A bad link is reported later.
    }
    if (game === saved) store.setAside("playing");
  }
}
