// Limits how often a function runs, by the frames and the life of a page.

import { throttle } from "./core/timing.js";

/**
 * Returns a function that runs `draw` with the next frame, once for all calls before it.
 * @param {() => void} draw
 */
export function onFrame(draw) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      draw();
    });
  };
}

/**
 * Returns a function that saves soon after it is called, or now if the page may be about to close.
 * @param {number} ms the longest delay
 * @param {() => void} save
 * @param {AbortSignal} [signal] saves what is due, and removes the listeners
 */
export function saveWithin(ms, save, signal) {
  const soon = throttle(ms, save);
  const { flush } = soon;
  addEventListener("pagehide", flush, { signal });
  // A hidden tab may be frozen and never wake.
  document.addEventListener("visibilitychange", () => document.hidden && flush(), { signal });
  signal?.addEventListener("abort", flush);
  return soon;
}
