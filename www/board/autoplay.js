// Autoplay: the computer makes every move. Each move waits for the worker, so the page stays responsive; at full speed the worker
// plays by itself.

/** @typedef {import("../types.d.ts").Outcome} Outcome */

/**
 * @typedef {object} AutoplayOptions
 * @property {(signal: AbortSignal) => Promise<Outcome>} think
 * @property {() => boolean} canUseWorker  whether the worker can play by itself
 * @property {(signal: AbortSignal) => Promise<boolean>} playInWorker  plays at full speed, until the game is over or a setting changes;
 *   resolves to whether autoplay continues
 * @property {(move: string) => boolean} play
 * @property {() => boolean} isOver  whether the game is over
 * @property {() => boolean} shouldRestart  whether another game follows
 * @property {() => void} startGame  starts the next game
 * @property {() => number} pace  the least milliseconds between moves
 */

/** A finished game is shown for this long. */
const GAME_OVER_MS = 1200;

/**
 * Plays until there is nothing left to play; rejects when the signal aborts or a search fails.
 * @param {AutoplayOptions} options
 * @param {AbortSignal} signal
 */
export async function runAutoplay(options, signal) {
  let due = 0;
  while (true) {
    if (options.isOver()) {
      if (!options.shouldRestart()) return;
      await waitUntil(performance.now() + GAME_OVER_MS, signal);
      options.startGame();
    }
    if (options.pace() === 0 && options.canUseWorker()) {
      if (!(await options.playInWorker(signal))) return;
      continue;
    }
    const { move } = await options.think(signal);
    await waitUntil(due, signal);
    if (move === null || !options.play(move)) return;
    due = performance.now() + options.pace();
  }
}

/**
 * @param {number} time
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function waitUntil(time, signal) {
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
