/** The open panels: as stored; at first none. */
import { messageOf } from "../core/arguments.js";
import { byId } from "../kit/dom.js";
import { notify } from "../kit/notices.js";
import { text } from "../kit/page-text.js";

/** Where the panels stand beside the board. */
const BESIDE = "(min-width: 60rem)";

/**
 * Opens the panels, and keeps which are open.
 * @param {import("../core/storage.js").PageStore} store
 * @param {HTMLElement} board the first search of a new visitor opens its panel
 */
export function mountPanels(store, board) {
  const panels = /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll("details[id]")]);
  const saved = store.readRaw("panels")?.split(" ");
  if (!saved && matchMedia(BESIDE).matches) {
    const open = () => void (byId("panel-thinking", HTMLDetailsElement).open = true);
    board.addEventListener("thinking", open, { once: true });
  }
  for (const panel of panels) {
    panel.open = saved?.includes(panel.id) ?? false;
    panel.addEventListener("toggle", () => {
      store.writeRaw(
        "panels",
        panels
          .filter(({ open }) => open)
          .map(({ id }) => id)
          .join(" "),
      );
    });
  }
}

/** Loads the contents of a panel when it is first opened. @param {string} id @param {() => Promise<unknown>} load */
export function loadWhenOpened(id, load) {
  const panel = byId(id, HTMLDetailsElement);
  const body = /** @type {HTMLElement} */ (panel.lastElementChild);
  let begun = false;
  const open = async () => {
    if (!panel.open || begun) return;
    begun = true;
    try {
      await load();
      body.hidden = false;
    } catch (error) {
      begun = false; // the next opening tries again
      notify(text.notices.failed, { kind: "error", details: messageOf(error) });
    }
  };
  body.hidden = true;
  panel.addEventListener("toggle", open);
  return open();
}
