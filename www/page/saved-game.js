/** The saved game of this tab, with the page's notice of a preview. */
import { SavedGame } from "../core/saved-game.js";
import { notify } from "../kit/notices.js";
import { text } from "../kit/page-text.js";
import { reloadIfRestored, tab } from "../kit/tab.js";

/** Shows that a game is a preview, with a button that ends it. @type {import("../core/types.js").ShowPreviewNotice} */
function showPreviewNotice(run) {
  const { looking, back } = text.notices;
  const notice = notify(looking, { stays: true, action: { label: back, run } });
  notice.querySelector(".icon-button")?.remove();
  return notice;
}

/** @param {import("../types.js").BoardElement} board @param {import("../core/storage.js").PageStore} store */
export function openSavedGame(board, store) {
  addEventListener("pageshow", reloadIfRestored); // also where the browser has no locks
  return SavedGame.open(board, store, { tab, showPreviewNotice, onAssisted: () => notify(text.notices.assisted) });
}
