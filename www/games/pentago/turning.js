// Turning quadrants: by the arrows around the board, and by dragging.

import { swallowClick } from "../../board/drag.js";
import { makeShape } from "../../svg.js";
import { quadrantAt } from "./marbles.js";

/** @typedef {import("./notation.js").Turn} Turn */

/** The place of each arrow, and the turn that it stands for. */
const ARROWS = /** @type {const} */ ([
  { quadrant: 0, spin: "L", edge: "left", half: "first", angle: 180 },
  { quadrant: 0, spin: "R", edge: "top", half: "first", angle: 90 },
  { quadrant: 1, spin: "L", edge: "top", half: "second", angle: -90 },
  { quadrant: 1, spin: "R", edge: "right", half: "first", angle: 180 },
  { quadrant: 2, spin: "L", edge: "bottom", half: "first", angle: 90 },
  { quadrant: 2, spin: "R", edge: "left", half: "second", angle: 0 },
  { quadrant: 3, spin: "L", edge: "right", half: "second", angle: 0 },
  { quadrant: 3, spin: "R", edge: "bottom", half: "second", angle: -90 },
]);
/** The degrees by which a quadrant must be dragged to turn. */
const MIN_ANGLE = 28;
/** The pixels from which a press is a drag. */
const DRAG_PIXELS = 8;

/**
 * Makes the eight arrows; returns functions that show them.
 * @param {HTMLElement} layer
 * @param {import("./text.js").Text} text
 * @param {(turn: Turn) => void} act
 */
export function makeArrows(layer, text, act) {
  layer.classList.add("turns");
  layer.hidden = false;
  layer.removeAttribute("aria-hidden");
  layer.setAttribute("role", "group");
  layer.setAttribute("aria-label", text.turns);
  const buttons = ARROWS.map(({ quadrant, spin, edge, half, angle }) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "turn";
    button.part.add("turn");
    Object.assign(button.dataset, { edge, half, turn: `${quadrant + 1}${spin}` });
    button.append(makeArrow(angle, spin === "L"));
    button.addEventListener("click", () => act({ quadrant, spin }));
    return button;
  });
  layer.append(...buttons);
  return {
    /** @param {boolean} due */
    show(due) {
      layer.toggleAttribute("data-due", due);
      buttons.forEach((button, at) => {
        const { quadrant, spin } = ARROWS[at];
        button.setAttribute("aria-disabled", String(!due)); // a press too early is told
        button.tabIndex = due ? 0 : -1;
        button.title = text.turn(quadrant, spin); // the board may have been turned
        button.setAttribute("aria-label", button.title);
      });
    },
    /** Marks the arrow of the hint, or of the last move. @param {"data-hint" | "data-last"} mark @param {Turn | undefined} turn */
    mark(mark, turn) {
      buttons.forEach((button, at) => {
        const { quadrant, spin } = ARROWS[at];
        button.toggleAttribute(mark, quadrant === turn?.quadrant && spin === turn.spin);
      });
    },
  };
}

/** An arrow that bends as the quadrant will turn. @param {number} angle where it points, degrees from up @param {boolean} left */
function makeArrow(angle, left) {
  // Bends to the left or to the right as it rises.
  const d = left
    ? "M15 20C17 13 15 8 9 6M14 3 8.500 5.700 11.500 11"
    : "M9 20C7 13 9 8 15 6M10 3l5.500 2.700L12.500 11";
  const path = makeShape("path", { d, transform: `rotate(${angle} 12 12)` });
  return makeShape("svg", { viewBox: "2.500 1.500 19 20", "aria-hidden": "true" }, [path]);
}

/**
 * The board's part in a drag.
 * @typedef {object} DragTarget
 * @property {() => boolean} isTurnDue  whether a quadrant is to be turned
 * @property {(quadrant: number, angle: number | null) => void} drag
 * @property {(quadrant: number, angle: number) => void} dragBack
 * @property {(turn: Turn, angle: number) => void} turn
 */

/**
 * Lets fingers, pens and the mouse turn quadrants.
 * @param {HTMLElement} board
 * @param {DragTarget} target
 * @param {AbortSignal} signal
 */
export function listenToDrags(board, target, signal) {
  /** @type {{pointer: number, quadrant: number, x: number, y: number, from: number, angle: number, stirred: boolean} | null} */
  let drag = null;
  /** @param {PointerEvent} event */
  const middle = ({ clientX, clientY }, /** @type {number} */ quadrant) => {
    const box = board.children[quadrant].getBoundingClientRect(); // turned or not, its middle is the same
    return Math.atan2(clientY - box.y - box.height / 2, clientX - box.x - box.width / 2) * (180 / Math.PI);
  };
  board.addEventListener(
    "pointerdown",
    (event) => {
      const quadrant = quadrantAt(event.composedPath()[0]);
      if (event.button !== 0 || !event.isPrimary || quadrant === null || !target.isTurnDue()) return;
      drag = {
        pointer: event.pointerId,
        quadrant,
        x: event.clientX,
        y: event.clientY,
        from: middle(event, quadrant),
        angle: 0,
        stirred: false,
      };
    },
    { signal },
  );
  board.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== drag?.pointer) return;
      if (event.buttons === 0) return end(event, false); // let go where nobody saw it
      drag.stirred ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG_PIXELS;
      if (!drag.stirred) return;
      if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
      const angle = ((middle(event, drag.quadrant) - drag.from + 540) % 360) - 180;
      drag.angle = Math.max(-90, Math.min(90, angle));
      target.drag(drag.quadrant, drag.angle);
    },
    { signal },
  );
  const end = (/** @type {PointerEvent} */ event, /** @type {boolean} */ done) => {
    if (event.pointerId !== drag?.pointer) return;
    const { quadrant, angle, stirred } = drag;
    drag = null;
    if (!stirred) return;
    swallowClick(board);
    if (done && Math.abs(angle) >= MIN_ANGLE && target.isTurnDue()) {
      target.drag(quadrant, null);
      target.turn({ quadrant, spin: angle > 0 ? "R" : "L" }, angle);
    } else {
      target.dragBack(quadrant, angle);
    }
  };
  board.addEventListener("pointerup", (event) => end(event, true), { signal });
  board.addEventListener("pointercancel", (event) => end(event, false), { signal });
}
