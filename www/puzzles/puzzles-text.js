/** The words of the puzzles, in the language of the page. */
import { language, moveOf, text as pageText, say, speak as speakPage } from "../page/page-text.js";
import { words as english } from "../words/en/puzzles.js";
import { puzzlesIn } from "../words/puzzles.js";

/** @typedef {import("./types.d.ts").Puzzle} Puzzle */

export { language, say } from "../page/page-text.js";

/** The words of this page. */
export let text = english;

/** The words of the bar that all pages share. */
export let { bar } = pageText;

/** Loads the words in the language of the visitor. @param {import("../storage.js").PageStore} store */
export async function speak(store) {
  await speakPage(store);
  ({ bar } = pageText);
  text = await puzzlesIn(language.id);
}

/** The task as a choice names it. @param {Puzzle} puzzle */
export const choiceOf = ({ kind, moves }) => say(text.choose[kind], { n: moves });

/** The task in a sentence. @param {Puzzle} puzzle @param {import("../types.js").State} state */
export function taskWords({ kind, moves }, state) {
  const side = state.side === "o" ? "O" : "X";
  const tile = String(2 * Math.max(...state.cells));
  return say(text.task[kind], { n: moves, side, tile });
}

/** A move, or a new tile such as `b3=2`, in words. @param {string} move */
export function nameOf(move) {
  const [cell, value] = move.split("=");
  return value === undefined ? moveOf(move).name : say(text.told.tile, { cell, value });
}
