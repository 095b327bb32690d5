/** The values of the moves as bars, with what they mean in words. */
import { catalogue } from "../catalogue.js";
import { bestOf, costOf, gradeOf, provenEnd, winningChance } from "../core/worth.js";
import { dialogWords } from "./dialog-words.js";
import { make, setText } from "./dom.js";
import { nameMove } from "./move-names.js";
import { percentage, positionValue, wholeNumber } from "./numbers.js";
import { moveWords, say } from "./page-text.js";

/** @typedef {import("../types.js").MoveValue} MoveValue */
/** @typedef {import("../core/worth.js").Scale} Scale */

/** The shortest bar, as a part of the longest. */
const MIN_LENGTH = 0.06;
/** Rows in games with too many moves to list them all. */
const MAX_ROWS = 6;
/** A move that costs a smaller part of what is to come is told as a little worse. */
const LITTLE = 0.01;
/** From here on a static value says that one side is about to win. */
export const IN_SIGHT = catalogue.won / 4;

/** All moves of the game on the board, where they are few. @param {import("../types.js").BoardElement} board */
export const movesOf = (board) => catalogue.games.find(({ id }) => id === board.settled.id)?.moves ?? [];

/**
 * Formats a value of a two-player game in the engine's unit. A proven result comes within a number of the winner's moves, perhaps
 * sooner. A bound means that the move is worth no more: it loses at least as soon, or wins no sooner.
 * @param {number} value
 * @param {boolean} [isBound]
 */
export function formatOutcome(value, isBound = false) {
  const words = dialogWords().thinking;
  const end = provenEnd(value);
  if (!end && Math.abs(value) >= IN_SIGHT) return value > 0 ? words.aboutToWin : words.aboutToLose;
  if (!end) return withBound(positionValue(value), isBound);
  if (end.wins && isBound) return withBound(say(words.winsIn, { n: end.moves }), true);
  return say(end.wins ? words.winsIn : words.losesIn, { n: end.moves > 1 ? `≤ ${end.moves}` : end.moves });
}

/** @param {string} told @param {boolean} isBound */
const withBound = (told, isBound) => (isBound ? `≤ ${told}` : told);

/** Says what a move is worth beside the best. @param {MoveValue} one @param {MoveValue} best @param {Scale} scale @param {boolean} isForTwo */
function describeWorth({ move, value, bound }, best, scale, isForTwo) {
  const words = dialogWords().thinking;
  const isBest = move === best.move;
  if (isForTwo) {
    const end = provenEnd(value);
    if (end && !(end.wins && bound)) return say(end.wins ? words.winsIn : words.losesIn, { n: end.moves });
    const chance = winningChance(scale, value);
    if (chance !== undefined) {
      const told = percentage(chance, 1);
      return bound ? say(words.upTo, { chance: told }) : told;
    }
  }
  if (isBest) return words.best;
  if (value === best.value && !bound) return words.same;
  const cost = costOf(scale, best.value, value);
  if (cost === undefined) return words.worse;
  if (scale !== "points" || cost < LITTLE) return words[gradeOf(cost)];
  const points = best.value - value;
  return say(words.fewer, { n: points, points: wholeNumber(points) });
}

/**
 * The move that counts as best: of equals the one that the search has chosen.
 * @param {MoveValue[]} values
 * @param {string | null | undefined} chosen
 * @param {boolean} isPlayed whether the computer played the chosen move, by a level perhaps not the best
 */
function bestFor(values, chosen, isPlayed) {
  const top = bestOf(values);
  const own = values.find(({ move }) => move === chosen);
  const isWorse = isPlayed && top !== undefined && own !== undefined && own.value < top.value;
  return { best: isWorse ? top : (own ?? top), isWorse };
}

/**
 * Says what a search has found, in a sentence.
 * @param {MoveValue[]} values
 * @param {string | null | undefined} chosen the move of the search
 * @param {{scale: Scale, exact?: number | null, sides?: {own: string, other: string}, isPlayed?: boolean, isFlipped?: boolean}} about `sides`: who is to move,
 *   and the opponent; `isPlayed`: the computer played the move
 */
export function describeFinding(values, chosen, { scale, exact, sides, isPlayed = false, isFlipped }) {
  const words = dialogWords().thinking.says;
  const { best } = bestFor(values, chosen, isPlayed);
  if (!best) return "";
  const nameOf = (/** @type {MoveValue} */ { move }) => nameMove(move, isFlipped);
  const move = nameOf(best);
  if (sides) {
    const said = { move, side: sides.own, opponent: sides.other };
    const end = provenEnd(best.value);
    if (end) return say(end.wins ? words.wins : words.loses, { n: end.moves, ...said });
    if (exact === 0) return words.drawn;
    const chance = winningChance(scale, best.value);
    if (chance === undefined) return say(words.plain, said);
    return say(words.chance, { ...said, chance: percentage(chance, 1) });
  }
  if (values.length === 1) return say(words.only, { move });
  const worst = values.reduce((least, one) => (one.value < least.value ? one : least));
  const cost = costOf(scale, best.value, worst.value);
  if (worst.value === best.value) return words.equal;
  if (cost === undefined) return say(words.plain, { move });
  if (cost < LITTLE) return say(words.little, { move });
  const other = nameOf(worst);
  if (scale !== "points") {
    const grade = gradeOf(cost);
    return grade === "littleWorse" ? say(words.little, { move }) : say(words[grade], { move, other });
  }
  const points = roundPoints(best.value - worst.value);
  return say(words.points, { n: points, move, other, points: wholeNumber(points) });
}

/** Two digits say enough of a guess. @param {number} points */
const roundPoints = (points) => Number(points.toPrecision(2));

/**
 * Makes the rows; returns the function that shows values in them.
 * @param {HTMLElement} list
 * @param {string[]} moves all moves of the game, in order; none where they are many
 * @param {(move: string | null) => void} [point] shows a move on the board, while the visitor points at its row
 */
export function mountValues(list, moves, point) {
  /** @type {Map<string, ReturnType<typeof makeRow>>} */
  let rows = new Map();
  const words = dialogWords().thinking;
  /** @param {string[]} shown */
  const fill = (shown) => {
    rows = new Map(shown.map((move) => [move, rows.get(move) ?? makeRow(move, point)]));
    const made = [...rows.values()].map(({ row }) => row);
    if (made.some((row, at) => list.children[at] !== row) || list.children.length !== made.length)
      list.replaceChildren(...made);
  };
  fill(moves);

  /**
   * @param {MoveValue[]} values
   * @param {string | null} [chosen] the move of the search: its best one, of equals one of them
   * @param {{scale?: Scale, before?: MoveValue[], isPlayed?: boolean, isFlipped?: boolean}} [options] `scale`: the meaning of the values; `before`: values by
   *   other settings, which stay as marks; `isPlayed`: the computer played the move, by a level perhaps not the best
   */
  return (values, chosen, { scale, before = [], isPlayed = false, isFlipped } = {}) => {
    const isForTwo = !moves.length;
    const { best, isWorse } = bestFor(values, chosen, isPlayed);
    const bestMove = best?.move;
    const played = isWorse ? chosen : undefined;
    if (isForTwo) fill(bestMoves(values, bestMove, played));
    const shown = values.filter(({ move }) => rows.has(move));
    const past = before.filter(({ move }) => rows.has(move));
    const lengthOf = createScale(
      [...shown, ...past].map(({ value }) => value),
      isForTwo ? scale : undefined,
    );
    for (const [move, { row, label, bar, ghost, number }] of rows) {
      const one = shown.find((other) => other.move === move);
      bar.style.transform = `scaleX(${(one ? lengthOf(one.value) : 0).toFixed(3)})`;
      const was = past.find((other) => other.move === move);
      ghost.hidden = was === undefined;
      if (was) ghost.style.left = `${(100 * lengthOf(was.value)).toFixed(1)}%`;
      row.classList.toggle("is-best", one !== undefined && move === bestMove);
      row.classList.toggle("is-absent", one === undefined);
      row.classList.toggle("is-bound", one?.bound ?? false);
      setText(number, one && best ? describeWorth(one, best, scale, isForTwo) : "");
      const name = nameMove(move, isFlipped);
      setText(label, move === played ? say(words.played, { move: name }) : name);
    }
  };
}

/** The best moves of many, the very best first, and the one that was played. @param {MoveValue[]} values @param {string} [best] @param {string | null} [played] */
function bestMoves(values, best, played) {
  const rank = (/** @type {MoveValue} */ { move, value }) => (move === best ? Infinity : value);
  const isBound = (/** @type {MoveValue} */ { bound }) => Number(bound ?? false);
  const sorted = [...values].sort((a, b) => rank(b) - rank(a) || isBound(a) - isBound(b));
  const shown = sorted.slice(0, MAX_ROWS).map(({ move }) => move);
  return played && !shown.includes(played) ? [...shown.slice(0, -1), played] : shown;
}

/** Returns the function from values to lengths of bars, from 0 to 1: chances where they are known, else longest for the best. @param {number[]} values @param {Scale} scale */
function createScale(values, scale) {
  const finite = values.filter(Number.isFinite);
  const most = Math.max(...finite);
  const least = Math.min(...finite);
  return (/** @type {number} */ value) => {
    if (!Number.isFinite(value)) return Number(value > 0);
    const chance = winningChance(scale, value);
    if (scale && chance !== undefined) return Math.max(MIN_LENGTH / 2, chance);
    return most === least ? 1 : MIN_LENGTH + ((1 - MIN_LENGTH) * (value - least)) / (most - least);
  };
}

/** @param {string} move @param {((move: string | null) => void) | undefined} point */
function makeRow(move, point) {
  const { arrow } = moveWords(move);
  const bar = make("span", { className: "bar-fill" });
  const ghost = make("span", { className: "ghost", hidden: true });
  const number = make("span", { className: "number" });
  const label = make("span", { className: "name" });
  const row = make(
    "li",
    {},
    make("span", { className: "arrow", "aria-hidden": "true" }, arrow),
    label,
    make("span", { className: "bar-track", "aria-hidden": "true" }, bar, ghost),
    number,
  );
  if (point) {
    row.tabIndex = 0;
    for (const event of ["pointerenter", "focus"]) row.addEventListener(event, () => point(move));
    for (const event of ["pointerleave", "blur"]) row.addEventListener(event, () => point(null));
  }
  return { row, label, bar, ghost, number };
}
