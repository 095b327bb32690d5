/** The saved game of this tab, with the page's notice of a preview. */
import { SavedGame } from "../core/saved-game.js";
import { notify } from "../kit/notices.js";
import { text } from "../kit/page-text.js";
import { reloadIfRestored, tab } from "../kit/tab.js";
import { showBanner } from "./banner.js";

/** Says that a game is a preview, with a way back to the visitor's own. @type {import("../core/types.js").ShowPreviewNotice} */
const showPreviewNotice = (run) => showBanner(text.notices.looking, text.notices.back, run);

/** @param {import("../types.js").BoardElement} board @param {import("../core/storage.js").PageStore} store */
export function openSavedGame(board, store) {
  addEventListener("pageshow", reloadIfRestored); // also where the browser has no locks
  return SavedGame.open(board, store, { tab, showPreviewNotice, onAssisted: () => notify(text.notices.assisted) });
}
