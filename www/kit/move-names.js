/** The names of moves for the eye: a direction by its word, a turn of a quadrant by its place and an arrow. */
import { dialogWords } from "./dialog-words.js";
import { moveWords, say } from "./page-text.js";

/** A cell, the number of a quadrant, and the sense of its turn. */
const TURNED = /^([a-z]\d)([1-4])([LR])$/;

/** The name of a move. @param {string} move @param {boolean} [isFlipped] whether the board is seen from the other side */
export function nameMove(move, isFlipped = false) {
  const [, cell, number, sense] = TURNED.exec(move) ?? [];
  if (!cell) return moveWords(move).name;
  const { turned, quadrants } = dialogWords().thinking;
  const place = quadrants[/** @type {"1"} */ (String(isFlipped ? 5 - Number(number) : number))];
  return say(turned, { cell, place, turn: sense === "L" ? "↺" : "↻" });
}
