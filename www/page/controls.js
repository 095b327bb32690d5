/** The buttons under the board and the keys that do the same. */
import { anyDialogOpen, openDialog } from "./dialog.js";
import { button, byId, input, make, setText } from "./dom.js";
import { notify } from "./notices.js";
import { text } from "./text.js";

/**
 * @param {import("../types.js").BoardElement} board
 * @param {import("./keeper.js").Keeper} keeper
 * @param {import("./store.js").Store} store
 */
export function mountControls(board, keeper, store) {
  /** A search can be replaced by a newer one; that is no news. @param {Promise<unknown>} search */
  const quietly = (search) => void search.catch((error) => {
    if (!isAbort(error)) notify(text.notices.failed(error?.message ?? error), { kind: "error" });
  });
  const acts = {
    undo: () => board.undo(),
    redo: () => board.redo(),
    hint: () => board.state.over || quietly(board.hint()),
    step: () => board.state.over || quietly(board.step()),
    autoplay: () => {
      if (!board.autoplay && board.state.over) board.reset();
      board.autoplay = !board.autoplay;
    },
    "new-game": () => keeper.newGame(),
    help: () => openDialog("help-dialog"),
  };
  for (const [id, act] of Object.entries(acts)) button(id).addEventListener("click", () => act());
  mountKeys(board, acts, store);
}

/** @param {unknown} error */
const isAbort = (error) => error instanceof DOMException && error.name === "AbortError";

/** The board knows most keys itself; the page adds those that open its dialogs. @param {import("../types.js").BoardElement} board @param {Record<string, () => unknown>} acts @param {import("./store.js").Store} store */
function mountKeys(board, acts, store) {
  const letters = input("single-keys");
  letters.checked = store.readRaw("single-keys") !== "off";
  const show = () => board.setAttribute("keys", letters.checked ? "page" : "arrows");
  letters.addEventListener("change", () => {
    store.writeRaw("single-keys", letters.checked ? "on" : "off");
    show();
  });
  show();

  document.addEventListener("keydown", (event) => {
    const { defaultPrevented, altKey, ctrlKey, metaKey, repeat } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || repeat) return;
    if (!letters.checked || anyDialogOpen() || isTyping(event.target)) return;
    const act = { n: acts["new-game"], "?": acts.help }[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  });

  const explain = () => {
    const { how, keys } = text.help.games[board.settled.id] ?? { how: "", keys: [] };
    setText(byId("help-how", HTMLElement), how);
    byId("help-keys", HTMLElement).replaceChildren(...[...keys, ...text.help.keys].map(({ keys, does }) =>
      make("div", {},
        make("dt", {}, ...keys.map((key) => make("kbd", {}, key))),
        make("dd", {}, does))));
  };
  board.addEventListener("game", explain);
  explain();
}

/** @param {EventTarget | null} target */
const isTyping = (target) => target instanceof HTMLElement
  && target.closest("textarea, select, input:not([type=range], [type=checkbox])") !== null;
