/** When to draw and when to save. */

/**
 * However often the returned function is called, `draw` runs at most once a frame.
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
 * Runs `work` at most once in `ms`, and always once after the last call. `flush` runs what is due now.
 * @param {() => void} work
 * @param {number} ms
 */
export function atMostEvery(ms, work) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    work();
  };
  const ask = () => {
    timer ??= setTimeout(flush, ms);
  };
  return Object.assign(ask, { flush });
}
