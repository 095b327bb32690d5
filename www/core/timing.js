// Limits how often a function runs.

/**
 * Returns a function that runs `work` after `ms`, once for all calls until then. `flush` runs it now if it is due, `cancel` drops it.
 * @param {() => void} work
 * @param {number} ms
 */
export function throttle(ms, work) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    if (timer === undefined) return;
    cancel();
    work();
  };
  const ask = () => {
    timer ??= setTimeout(flush, ms);
  };
  return Object.assign(ask, { flush, cancel });
}
