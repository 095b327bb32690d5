// Sound and vibration for the moves on a board.

import { soundsOf } from "./kinds.js";
import { scheduleSounds } from "./sounds.js";

/** @typedef {{sounds: boolean, vibration: boolean}} SenseSettings */
/** @typedef {import("./kinds.js").SoundKind} SoundKind */

/** Milliseconds of vibration; other events have none. @type {Partial<Record<SoundKind, number[]>>} */
const PULSES = { merge: [12], capture: [20], turn: [15], win: [40, 60, 40], end: [60] };

/** Plays sounds and vibration for each move. @param {import("../types.js").BoardElement} board @param {SenseSettings} wanted is read at each move */
export function playSenses(board, wanted) {
  /** @type {AudioContext | undefined} */
  let context;
  let busyUntil = 0;
  let { cells } = board.state;

  board.addEventListener("move", (event) => {
    const kinds = soundsOf(cells, /** @type {CustomEvent} */ (event).detail.step);
    if (wanted.sounds) playSounds(kinds);
    // A browser refuses before the first touch.
    if (wanted.vibration && hasInteracted()) navigator.vibrate?.(kinds.flatMap((kind) => PULSES[kind] ?? []));
  });
  board.addEventListener("position", (event) => ({ cells } = /** @type {CustomEvent} */ (event).detail.state));

  /** Plays the sounds of a ply, unless others are playing; an ending always plays. @param {SoundKind[]} kinds */
  function playSounds(kinds) {
    if (!hasInteracted()) return;
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
    const ends = kinds.some((kind) => kind === "win" || kind === "end");
    if (!ends && context.currentTime < busyUntil) return;
    busyUntil = scheduleSounds(context, kinds);
  }
}

/** Whether the visitor has touched the page or pressed a key, before which browsers play nothing. */
const hasInteracted = () => navigator.userActivation?.hasBeenActive ?? true;
