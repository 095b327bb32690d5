/** Drag, pinch, wheel and tap on an element. */

/** A pointer that moves less than this, in pixels, taps. */
const STILL = 5;
/** A step of a wheel, about: by it the size changes by this factor. */
const WHEEL = 1.0015;

/**
 * The results of gestures; places are in pixels from the upper left corner.
 * @typedef {object} GestureActions
 * @property {(x: number, y: number) => void} pan
 * @property {(factor: number, x: number, y: number) => void} zoom
 * @property {(x: number, y: number) => void} tap
 */

export class Gestures {
  #element;
  #actions;
  /** The pointers that are down, by id. @type {Map<number, {x: number, y: number}>} */
  #pointers = new Map();
  #moved = 0;

  /** @param {HTMLElement} element @param {GestureActions} actions */
  constructor(element, actions) {
    this.#element = element;
    this.#actions = actions;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event));
    element.addEventListener("pointercancel", (event) => this.#pointers.delete(event.pointerId));
    element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  /** @param {MouseEvent} event */
  #place({ clientX, clientY }) {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) this.#moved = 0;
    this.#pointers.set(event.pointerId, this.#place(event));
    this.#element.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (event.buttons === 0) this.#pointers.delete(event.pointerId); // let go where nobody saw it
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#place(event);
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other);
    else if (this.#moved > STILL) this.#actions.pan(now.x - before.x, now.y - before.y);
    this.#pointers.set(event.pointerId, now);
  }

  /** @param {{x: number, y: number}} before @param {{x: number, y: number}} now @param {{x: number, y: number}} other */
  #pinch(before, now, other) {
    const apart = (/** @type {{x: number, y: number}} */ one) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    this.#actions.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    this.#actions.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const wasDown = this.#pointers.delete(event.pointerId);
    if (!wasDown || this.#pointers.size > 0 || this.#moved > STILL) return;
    const { x, y } = this.#place(event);
    this.#actions.tap(x, y);
  }

  /** The wheel scrolls the page until the element has the focus. @param {WheelEvent} event */
  #wheel(event) {
    if (!event.ctrlKey && document.activeElement !== this.#element) return;
    event.preventDefault();
    const { x, y } = this.#place(event);
    if (event.shiftKey) this.#actions.pan(-event.deltaY, 0);
    else if (event.deltaX) this.#actions.pan(-event.deltaX, 0);
    else this.#actions.zoom(WHEEL ** -event.deltaY, x, y);
  }
}
