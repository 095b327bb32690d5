// Dragging pieces.

import { swallowClick } from "../../board/drag.js";

/** Pixels from which a press is a drag. */
const DRAG_PIXELS = 6;

/**
 * The board's part in a drag.
 * @typedef {object} DragTarget
 * @property {(target: EventTarget | undefined) => number | null} pick  selects the piece at the target; null where there is none to move
 * @property {(square: number, way: {x: number, y: number}) => void} drag  pixels from its place
 * @property {(square: number, way: {x: number, y: number}, at: {x: number, y: number} | null) => void} drop
 *   at a place on the screen; null where the drag was broken off
 */

/**
 * Lets fingers, pens and the mouse drag pieces.
 * @param {HTMLElement} board
 * @param {DragTarget} target
 * @param {AbortSignal} signal
 */
export function listenToDrags(board, target, signal) {
  /** @type {{pointer: number, target: EventTarget | undefined, square: number | null, x: number, y: number} | null} */
  let drag = null;
  /** @param {PointerEvent} event */
  const way = ({ clientX, clientY }) => ({ x: clientX - (drag?.x ?? 0), y: clientY - (drag?.y ?? 0) });
  board.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      drag = {
        pointer: event.pointerId,
        target: event.composedPath()[0],
        square: null,
        x: event.clientX,
        y: event.clientY,
      };
    },
    { signal },
  );
  board.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== drag?.pointer) return;
      if (event.buttons === 0) return end(event, false); // let go where nobody saw it
      const moved = way(event);
      if (drag.square === null) {
        if (Math.hypot(moved.x, moved.y) <= DRAG_PIXELS) return;
        drag.square = target.pick(drag.target);
        if (drag.square === null) return void (drag = null);
        board.setPointerCapture(event.pointerId);
      }
      target.drag(drag.square, moved);
    },
    { signal },
  );
  const end = (/** @type {PointerEvent} */ event, /** @type {boolean} */ done) => {
    if (event.pointerId !== drag?.pointer) return;
    const { square } = drag;
    const moved = way(event);
    drag = null;
    if (square === null) return;
    swallowClick(board);
    target.drop(square, moved, done ? { x: event.clientX, y: event.clientY } : null);
  };
  board.addEventListener("pointerup", (event) => end(event, true), { signal });
  board.addEventListener("pointercancel", (event) => end(event, false), { signal });
}
