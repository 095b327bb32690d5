// Ticks of the test's own, in the place of the clock's: `setInterval` runs as often as a test says.

const { setInterval, clearInterval } = globalThis;
/** @type {Map<number, () => void>} */
const running = new Map();
let last = 0;

/** From now on. @param {boolean} [holds] whether the program goes on meanwhile, though nothing else keeps it running */
export function stopClock(holds = false) {
  const hold = holds ? setInterval(() => {}, 1000) : undefined;
  Object.assign(globalThis, {
    setInterval(
      /** @type {(...given: any[]) => void} */ work,
      /** @type {number} */ _ms,
      /** @type {any[]} */ ...given
    ) {
      running.set(++last, () => work(...given));
      return last;
    },
    clearInterval: (/** @type {number} */ id) => running.delete(id),
  });
  /** The clock runs again. */
  return () => {
    running.clear();
    clearInterval(hold);
    Object.assign(globalThis, { setInterval, clearInterval });
  };
}

/** So many ticks pass. @param {number} ticks */
export function pass(ticks) {
  for (let tick = 0; tick < ticks; tick += 1) for (const work of [...running.values()]) work();
}
