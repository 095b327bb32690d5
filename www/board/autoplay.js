// Plays by itself until told to stop. Every turn waits for the worker, so the page stays free.

/** @typedef {import("../types.d.ts").Outcome} Outcome */

/**
 * What autoplay needs of the board.
 * @typedef {object} Seat
 * @property {(signal: AbortSignal) => Promise<Outcome>} think
 * @property {(move: string) => boolean} play
 * @property {() => boolean} over
 * @property {() => boolean} restart  whether another game is wanted then
 * @property {() => void} again  starts it
 * @property {() => number} pace
 */

/** A finished game stays in sight for this long. */
const REST_MS = 1200;

/**
 * Resolves when there is nothing left to play, rejects when the signal says so or thinking fails.
 * @param {Seat} seat
 * @param {AbortSignal} signal
 */
export async function autoplay(seat, signal) {
  let due = 0;
  while (true) {
    if (seat.over()) {
      if (!seat.restart()) return;
      await until(performance.now() + REST_MS, signal);
      seat.again();
    }
    const { move } = await seat.think(signal);
    await until(due, signal);
    if (move === null || !seat.play(move)) return;
    due = performance.now() + seat.pace();
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
