// Swipes by finger, pen or mouse.

import { moveOfSwipe } from "./directions.js";

/**
 * Listens to swipes. A move is played as soon as its direction is clear, before the finger lifts.
 * @param {HTMLElement} surface
 * @param {(move: string) => void} act
 * @param {AbortSignal} signal
 * @param {HTMLElement} [except] a part of the surface with its own listener
 */
export function listenToSwipes(surface, act, signal, except) {
  const view = surface.ownerDocument.defaultView ?? window;
  /** The start of the swipe. @type {{pointer: number, x: number, y: number} | null} */
  let from = null;

  /** @param {PointerEvent} event @param {number} least @param {number} slant */
  const stroke = (event, least, slant) => {
    if (event.pointerId !== from?.pointer) return;
    const move = moveOfSwipe(event.clientX - from.x, event.clientY - from.y, least, slant);
    if (!move) return;
    from = null;
    act(move);
  };

  surface.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || isOverControl(event, surface)) return;
      if (except && event.composedPath().includes(except)) return;
      // A second finger is a pinch, not a swipe.
      from = event.isPrimary ? { pointer: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    { signal },
  );
  view.addEventListener(
    "pointermove",
    (event) => {
      if (event.buttons === 0) from = null; // let go where nobody saw it
      stroke(event, 24, 1.4);
    },
    { signal },
  );
  view.addEventListener(
    "pointerup",
    (event) => {
      stroke(event, 16, 1);
      if (event.pointerId === from?.pointer) from = null;
    },
    { signal },
  );
  view.addEventListener("pointercancel", () => void (from = null), { signal });
}

/** @param {Event} event @param {HTMLElement} surface */
function isOverControl(event, surface) {
  for (const node of event.composedPath()) {
    if (node === surface) return false;
    if (node instanceof Element && node.matches("button, a, input, select, textarea, label, summary")) return true;
  }
  return false;
}
