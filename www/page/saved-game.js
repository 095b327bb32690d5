/** The kept game of this tab, in the page. */
import { SavedGame } from "../core/saved-game.js";
import { notify } from "../kit/notices.js";
import { text } from "../kit/page-text.js";
import { tab } from "../kit/tab.js";

/** Says that a game is only looked at: it is left by the way back alone. @type {import("../core/types.js").ShowPreviewNotice} */
function showPreviewNotice(run) {
  const { looking, back } = text.notices;
  const notice = notify(looking, { stays: true, action: { label: back, run } });
  notice.querySelector(".icon-button")?.remove();
  return notice;
}

/** @param {import("../types.js").BoardElement} board @param {import("../core/storage.js").PageStore} store */
export const openSavedGame = (board, store) => SavedGame.open(board, store, { tab, showPreviewNotice });
