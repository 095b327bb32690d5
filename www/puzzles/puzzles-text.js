/** The words of the puzzles, in the language of the page. */

import { formatDay } from "../core/puzzles/dates.js";
import { startPage } from "../kit/beside.js";
import { moveWords, say } from "../kit/page-text.js";
import { words as english, others } from "../words/en/puzzles.js";
import { wordsLoader } from "../words/language.js";

/** @typedef {import("../core/puzzles/types.d.ts").Puzzle} Puzzle */

export { say } from "../kit/page-text.js";

/** The words of this page. */
export let text = english;
/** Their language. */
let spoken = "en";

/** Starts the page in the language of the visitor. @returns its store */
export async function start() {
  const { store, ...page } = await startPage(english, wordsLoader(english, others));
  text = page.words;
  spoken = page.spoken;
  return store;
}

/** A day in words. @param {string} date */
export const formatDate = (date) => formatDay(date, spoken);
/** A day of this year in words. @param {string} date */
export const shortDate = (date) =>
  new Intl.DateTimeFormat(spoken, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));

/** The task as a choice names it. @param {Puzzle} puzzle */
export const taskName = ({ kind, moves }) => say(text.choose[kind], { n: moves });

/** The task as a headline. @param {Puzzle} puzzle @param {import("../types.js").BoardElement} board */
export function taskWords({ kind, moves }, { state, sideNames }) {
  const side = (state.side && sideNames?.[state.side]) ?? "";
  const tile = String(2 * Math.max(...state.cells));
  return say(text.task[kind], { n: moves, side, tile });
}

/** More of the task, the game and how hard it is. @param {Puzzle} puzzle @param {string} game its name */
export const aboutWords = ({ kind, rating }, game) => `${text.about[kind]} ${say(text.rated, { game, rating })}`;

/** A move that puts a marble and turns a quadrant, such as `b12L`. */
const TURN = /^([a-z]\d)([1-4])([LR])$/;

/** A move, or a new tile such as `b3=2`, in words. @param {string} move */
export function moveName(move) {
  const { tile, turn, quadrants, spins } = text.told;
  const [cell, value] = move.split("=");
  if (value !== undefined) return say(tile, { cell, value });
  const [, hole, quadrant, spin] = TURN.exec(move) ?? [];
  if (!hole) return moveWords(move).name;
  return say(turn, {
    hole,
    quadrant: quadrants[/** @type {keyof typeof quadrants} */ (quadrant)],
    spin: spins[/** @type {keyof typeof spins} */ (spin)],
  });
}
