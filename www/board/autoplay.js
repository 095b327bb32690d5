// Autoplay: the computer makes every move. Each move waits for the worker, so the page stays responsive; at full speed the worker
// plays on by itself.

/** @typedef {import("../types.d.ts").Outcome} Outcome */

/**
 * @typedef {object} AutoplayOptions
 * @property {(signal: AbortSignal) => Promise<Outcome>} think
 * @property {() => boolean} plays  whether a worker can play on by itself
 * @property {(signal: AbortSignal) => Promise<boolean>} playOn  at full speed, until the game is over or something is set otherwise;
 *   answers whether autoplay goes on
 * @property {(move: string) => boolean} play
 * @property {() => boolean} over  whether the game is over
 * @property {() => boolean} restart  whether another game follows
 * @property {() => void} deal  starts it
 * @property {() => number} pace  least milliseconds from one move to the next
 */

/** A finished game is shown for this long. */
const REST_MS = 1200;

/**
 * Plays until there is nothing left to play; rejects when the signal aborts or a search fails.
 * @param {AutoplayOptions} options
 * @param {AbortSignal} signal
 */
export async function autoplay(options, signal) {
  let due = 0;
  while (true) {
    if (options.over()) {
      if (!options.restart()) return;
      await until(performance.now() + REST_MS, signal);
      options.deal();
    }
    if (options.pace() === 0 && options.plays()) {
      if (!(await options.playOn(signal))) return;
      continue;
    }
    const { move } = await options.think(signal);
    await until(due, signal);
    if (move === null || !options.play(move)) return;
    due = performance.now() + options.pace();
  }
}

/**
 * @param {number} time
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function until(time, signal) {
  const wait = time - performance.now();
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    if (wait <= 0) return resolve();
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", abort);
      resolve();
    }, wait);
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener("abort", abort, { once: true });
  });
}
