// Limits how often a function runs.

/**
 * Answers a function that runs `draw` with the next frame, once for all calls before it.
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
 * Answers a function that runs `work` within `ms`, once for all calls meanwhile. `flush` runs it now, if it is due.
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
