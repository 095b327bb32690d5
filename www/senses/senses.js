// What one hears and feels of the moves on a board.

import { kindsOf } from "./kinds.js";
import { play } from "./sounds.js";

/** @typedef {{sounds: boolean, vibration: boolean}} Wanted */
/** @typedef {import("./kinds.js").Kind} Kind */

/** Milliseconds of vibration; what is not here is not felt. @type {Partial<Record<Kind, number[]>>} */
const PULSES = { merge: [12], capture: [20], turn: [15], win: [40, 60, 40], end: [60] };

/** Follows the moves on a board. @param {import("../types.js").BoardElement} board @param {Wanted} wanted is read at each move */
export function follow(board, wanted) {
  /** @type {AudioContext | undefined} */
  let context;
  let busyUntil = 0;
  let { cells } = board.state;

  board.addEventListener("move", (event) => {
    const kinds = kindsOf(cells, /** @type {CustomEvent} */ (event).detail.step);
    if (wanted.sounds) hear(kinds);
    // A browser refuses before the first touch.
    if (wanted.vibration && touched()) navigator.vibrate?.(kinds.flatMap((kind) => PULSES[kind] ?? []));
  });
  board.addEventListener("position", (event) => ({ cells } = /** @type {CustomEvent} */ (event).detail.state));

  /** Moves that come faster than one can hear them are silent; an ending is always heard. @param {Kind[]} kinds */
  function hear(kinds) {
    if (!touched()) return;
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
    const ends = kinds.some((kind) => kind === "win" || kind === "end");
    if (!ends && context.currentTime < busyUntil) return;
    busyUntil = play(context, kinds);
  }
}

/** Whether the visitor has touched the page or pressed a key: nothing is heard before. */
const touched = () => navigator.userActivation?.hasBeenActive ?? true;
