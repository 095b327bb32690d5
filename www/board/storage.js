// The game that a board keeps for the next visit, under the name in its `storage-key`.

const PREFIX = "plyground/board/";
const LATER_MS = 400;

/**
 * Storage may be missing, full or forbidden: then nothing is kept.
 * @param {string} key
 * @returns {{record: string, ply: number} | undefined}
 */
export function readKept(key) {
  try {
    const { record, ply } = JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") ?? {};
    return typeof record === "string" && Number.isInteger(ply) ? { record, ply } : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} key */
export function forgetKept(key) {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Keeps the game soon after each change.
 * @param {import("../types.d.ts").BoardElement} board
 * @param {string} key
 * @param {() => void} notKept called each time that it could not be kept
 * @param {AbortSignal} signal
 */
export function keep(board, key, notKept, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const write = () => {
    clearTimeout(timer);
    if (timer === undefined) return;
    timer = undefined;
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify({ record: board.record, ply: board.state.ply }));
    } catch {
      notKept(); // full or forbidden
    }
  };
  board.addEventListener("position", () => void (timer ??= setTimeout(write, LATER_MS)), { signal });
  addEventListener("pagehide", write, { signal });
  signal.addEventListener("abort", write);
}
