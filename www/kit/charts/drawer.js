/** Drawing in turn, one thing a frame, so that the page stays quick while games are played; and places where charts are drawn. */
import { drawIn } from "./drawing.js";

/** @typedef {import("./drawing.js").Library} Library */

/** Charts follow a run; so often is enough to see it move. */
const LEAST_MS = 2000;

/** The drawings whose turn comes. @type {(() => void)[]} */
const queue = [];

/** Does something when its turn comes. @param {() => void} work */
export function inTurn(work) {
  queue.push(work);
  if (queue.length === 1) requestAnimationFrame(turn);
}

function turn() {
  try {
    queue.shift()?.();
  } finally {
    if (queue.length) requestAnimationFrame(turn); // the others are drawn, whatever became of this one
  }
}

/** Draws charts into a place, the newest only. */
export class Drawer {
  #place;
  /** The last drawing. @type {((library: Library, width: number) => SVGElement) | null} */
  #how = null;
  /** Until the next drawing's turn. @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #drawn = -Infinity;
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
    this.#drawn = -Infinity;
    this.#ask();
  }

  /** Draws soon. @param {(library: Library, width: number) => SVGElement} how */
  draw(how) {
    this.#how = how;
    this.#ask();
  }

  /** Empties the place. What comes next is drawn at once. */
  clear() {
    this.#how = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#drawn = -Infinity;
    this.#place.replaceChildren();
  }

  #ask() {
    if (this.#timer !== undefined || !this.#how) return;
    const wait = this.#drawn + LEAST_MS - performance.now();
    this.#timer = setTimeout(() => inTurn(() => this.#now()), Math.max(0, wait));
  }

  #now() {
    const width = this.#width;
    this.#timer = undefined;
    if (!this.#how || !width) return;
    this.#drawn = performance.now();
    // The library may come late: the newest drawing counts then, or none.
    drawIn(this.#place, (library) => this.#how?.(library, width) ?? null);
  }
}
