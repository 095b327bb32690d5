/** The buttons under the board and the keys that do the same. */
import { letterOf } from "../board/keyboard.js";
import { isTyping } from "../kit/bar.js";
import { isAnyDialogOpen } from "../kit/dialog.js";
import { button } from "../kit/dom.js";
import { reportFailure } from "../kit/report-failure.js";

const ignore = () => {}; // the board tells of errors by events

/**
 * Gives the buttons and keys their actions.
 * @param {import("../types.js").BoardElement} board
 * @param {() => Promise<unknown>} newGame
 * @param {import("../kit/preferences.js").Preferences} preferences
 */
export function mountToolbar(board, newGame, preferences) {
  const acts = {
    undo: () => board.undo(),
    redo: () => board.redo(),
    hint: () => board.state.over || board.hint().catch(ignore),
    step: () => board.state.over || board.step().catch(ignore),
    autoplay: () => {
      if (!board.autoplay && board.status.kind === "over") board.reset();
      board.autoplay = !board.autoplay;
    },
    "new-game": () => reportFailure(newGame()),
  };
  for (const [id, act] of Object.entries(acts)) button(id).addEventListener("click", () => act());
  preferences.follow("single-keys", (value) => board.setAttribute("keys", value === "on" ? "page" : "arrows"));
  mountNewGameKey(preferences, acts["new-game"]);
  // The card over the board has a button for a new game too, and its key is the board's once the game is over.
  board.addEventListener("newgame", (event) => {
    event.preventDefault();
    acts["new-game"]();
  });
}

/** Listens to the key of a new game; the board listens to the others. @param {import("../kit/preferences.js").Preferences} preferences @param {() => void} start */
function mountNewGameKey(preferences, start) {
  document.addEventListener("keydown", (event) => {
    const { defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || repeat || letterOf(event) !== "n") return;
    if (preferences.get("single-keys") === "off" || isAnyDialogOpen() || isTyping(event.target)) return;
    start();
    event.preventDefault();
  });
}
