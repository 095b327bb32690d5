/** The buttons under the board and the keys that do the same. */
import { letterOf } from "../board/keyboard.js";
import { isAnyDialogOpen } from "../kit/dialog.js";
import { button } from "../kit/dom.js";
import { reportFailure } from "../kit/report-failure.js";

const ignore = () => {}; // the board tells of errors by events

/**
 * Gives the buttons and keys their actions.
 * @param {import("../types.js").BoardElement} board
 * @param {() => Promise<unknown>} newGame
 * @param {import("../core/storage.js").PageStore} store
 * @param {import("./senses.js").Senses} senses
 */
export function mountToolbar(board, newGame, store, senses) {
  const letters = letterKeys(board, store);
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
    help: () => reportFailure(help()),
  };
  for (const [id, act] of Object.entries(acts)) button(id).addEventListener("click", () => act());
  mountKeys(letters, acts);
  // The card over the board has a button for a new game too, and its key is the board's once the game is over.
  board.addEventListener("newgame", (event) => {
    event.preventDefault();
    acts["new-game"]();
  });

  async function help() {
    const { openHelp } = await import("./help-dialog.js");
    await openHelp({ game: board.settled.id, letters: letters.on, onLetters: letters.set, senses, store });
  }
}

/** Whether keys of single letters are on. @param {import("../types.js").BoardElement} board @param {import("../core/storage.js").PageStore} store */
function letterKeys(board, store) {
  const letters = {
    on: store.readRaw("single-keys") !== "off",
    /** @param {boolean} on */
    set(on) {
      letters.on = on;
      store.writeRaw("single-keys", on ? "on" : "off");
      show();
    },
  };
  const show = () => board.setAttribute("keys", letters.on ? "page" : "arrows");
  show();
  return letters;
}

/** Listens to the keys of the page's dialogs; the board listens to the others. @param {{on: boolean}} letters @param {Record<string, () => unknown>} acts */
function mountKeys(letters, acts) {
  document.addEventListener("keydown", (event) => {
    const { defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || repeat) return;
    if (!letters.on || isAnyDialogOpen() || isTyping(event.target)) return;
    const act = { n: shiftKey ? undefined : acts["new-game"], "?": acts.help }[letterOf(event)];
    if (!act) return;
    act();
    event.preventDefault();
  });
}

/** @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof HTMLElement &&
  target.closest("textarea, select, input:not([type=range], [type=checkbox])") !== null;
