// Listens to keys on behalf of a board.

import { wantsKeys, wishOf } from "./keys.js";

/** @typedef {import("./keys.js").Wish} Wish */

/** Of several boards on a page, the one last touched hears the keys that are pressed outside any. @type {HTMLElement | null} */
let active = null;

/**
 * @param {HTMLElement} host
 * @param {(event: KeyboardEvent) => Wish | null} moveOf  what a key means in the game on the table
 * @param {(wish: Wish) => boolean} act  says whether the wish meant anything; if not, the page may use the key
 * @param {AbortSignal} signal
 */
export function listenToKeys(host, moveOf, act, signal) {
  if (!active?.isConnected) active = host;
  const activate = () => void (active = host);
  host.addEventListener("focusin", activate, { signal });
  host.addEventListener("pointerdown", activate, { signal });
  signal.addEventListener("abort", () => {
    if (active === host) active = null;
  });

  host.ownerDocument.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented) return;
      active ??= host;
      const scope = host.getAttribute("keys") ?? "page";
      const path = event.composedPath();
      const inside = path.includes(host);
      if (scope === "off" || (scope === "board" && !inside)) return;
      if (
        !inside &&
        (active !== host ||
          wantsKeys(path[0]) ||
          presses(event) ||
          document.querySelector("dialog:modal")?.contains(host) === false)
      )
        return;
      const wish = moveOf(event) ?? wishOf(event);
      if (!wish) return;
      if (!counts(event, wish, scope)) return;
      if (act(wish)) event.preventDefault();
    },
    { signal },
  );
}

/**
 * Whether the page lets this key through, see `keys` in the element's attributes.
 * @param {KeyboardEvent} event
 * @param {Wish} wish
 * @param {string} scope
 */
function counts(event, wish, scope) {
  const character = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  if (character && scope === "arrows") return false;
  if (character && scope === "moves" && "command" in wish) return false;
  // A key held down repeats moves, undo and redo; the rest would flicker.
  return !event.repeat || !("command" in wish) || wish.command === "undo" || wish.command === "redo";
}

/** Whether the key presses what has the focus. @param {KeyboardEvent} event */
function presses({ key, target }) {
  return (key === "Enter" || key === " ") && target instanceof Element && target.matches("button, a, summary, input");
}
