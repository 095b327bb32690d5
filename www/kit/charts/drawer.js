/** Draws charts one a frame, so that the page stays responsive while games are played. */
import { drawIn } from "./drawing.js";

/** @typedef {import("./drawing.js").Library} Library */

/** The least time between two drawings of a chart. */
const MIN_MS = 2000;

/** The queued drawings. @type {(() => void)[]} */
const queue = [];

/** Queues work: one piece a frame. @param {() => void} work */
export function runInTurn(work) {
  queue.push(work);
  if (queue.length === 1) requestAnimationFrame(runNext);
}

function runNext() {
  try {
    queue.shift()?.();
  } finally {
    if (queue.length) requestAnimationFrame(runNext); // the others are drawn, whatever became of this one
  }
}

/** Draws charts into a place, the newest only. */
export class Drawer {
  #place;
  /** The last drawing. @type {((library: Library, width: number) => SVGElement) | null} */
  #drawChart = null;
  /** Until the next drawing's turn. @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #lastDrawn = -Infinity;
  #width = 0;

  /** @param {HTMLElement} place */
  constructor(place) {
    this.#place = place;
    // Asking the place for its width would lay out the page in the middle of a frame.
    new ResizeObserver(([{ contentRect }]) => this.#resize(Math.floor(contentRect.width))).observe(place);
  }

  /** @param {number} width */
  #resize(width) {
    if (width === this.#width) return;
    this.#width = width;
    this.#lastDrawn = -Infinity;
    this.#schedule();
  }

  /** Draws soon. @param {(library: Library, width: number) => SVGElement} how */
  draw(how) {
    this.#drawChart = how;
    this.#schedule();
  }

  /** Clears the chart; the next one is drawn without delay. */
  clear() {
    this.#drawChart = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#lastDrawn = -Infinity;
    this.#place.replaceChildren();
  }

  #schedule() {
    if (this.#timer !== undefined || !this.#drawChart) return;
    const wait = this.#lastDrawn + MIN_MS - performance.now();
    this.#timer = setTimeout(() => runInTurn(() => this.#drawNow()), Math.max(0, wait));
  }

  #drawNow() {
    const width = this.#width;
    this.#timer = undefined;
    if (!this.#drawChart || !width) return;
    this.#lastDrawn = performance.now();
    // The library may come late: the newest drawing counts then, or none.
    drawIn(this.#place, (library) => this.#drawChart?.(library, width) ?? null);
  }
}
