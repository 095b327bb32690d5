/** The values of the moves as bars: longest for the best, the others in proportion. */
import { catalogue } from "../catalogue.js";
import { make, setText } from "./dom.js";
import { positionValue } from "./numbers.js";
import { moveWords, say, text } from "./page-text.js";

/** @typedef {import("../types.js").MoveValue} MoveValue */

/** The shortest bar, as a part of the longest. */
const MIN_LENGTH = 0.06;
/** Rows in games with too many moves to list them all. */
const MAX_ROWS = 6;

/** All moves of the game on the board, where they are few. @param {import("../types.js").BoardElement} board */
export const movesOf = (board) => catalogue.games.find(({ id }) => id === board.settled.id)?.moves ?? [];

/**
 * Formats a value of a two-player game. Beyond half of the value of a win it is a proven result within a number of plies, perhaps
 * sooner. A bound means that the move is worth no more: it loses at least as soon, or wins no sooner. So there is one sign at most.
 * @param {number} value
 * @param {boolean} [isBound]
 */
export function formatOutcome(value, isBound = false) {
  const plies = catalogue.won - Math.abs(value);
  const isDecided = Number.isFinite(value) && plies >= 0 && plies < catalogue.won / 2;
  if (!isDecided) return withBound(positionValue(value), isBound);
  if (value > 0 && isBound) return withBound(say(text.thinking.wins, { n: plies }), true);
  return say(value > 0 ? text.thinking.wins : text.thinking.loses, { n: plies > 1 ? `≤ ${plies}` : plies });
}

/** @param {string} told @param {boolean} isBound */
const withBound = (told, isBound) => (isBound ? `≤ ${told}` : told);

/**
 * Makes the rows; returns the function that shows values in them.
 * @param {HTMLElement} list
 * @param {string[]} moves all moves of the game, in order; none where they are many
 */
export function mountValues(list, moves) {
  /** @type {Map<string, ReturnType<typeof makeRow>>} */
  let rows = new Map();
  /** @param {string[]} shown */
  const fill = (shown) => {
    rows = new Map(shown.map((move) => [move, rows.get(move) ?? makeRow(move)]));
    list.replaceChildren(...[...rows.values()].map(({ row }) => row));
  };
  fill(moves);

  /**
   * @param {MoveValue[]} values
   * @param {string | null} [chosen] the move of the search: its best one, of equals one of them
   * @param {{before?: MoveValue[], isPlayed?: boolean}} [options] `before`: values by other settings, which stay as marks; `isPlayed`:
   *   the computer played the move, by a level perhaps not the best
   */
  return (values, chosen, { before = [], isPlayed = false } = {}) => {
    const top = bestOf(values);
    const worth = values.find(({ move }) => move === chosen)?.value;
    const isWorse = isPlayed && top !== undefined && worth !== undefined && worth < top.value;
    const bestMove = chosen && !isWorse ? chosen : top?.move;
    const played = isWorse ? chosen : undefined;
    if (!moves.length) fill(bestMoves(values, bestMove, played));
    const shown = values.filter(({ move }) => rows.has(move));
    const past = before.filter(({ move }) => rows.has(move));
    const lengthOf = createScale([...shown, ...past].map(({ value }) => value));
    for (const [move, { row, label, bar, ghost, number, best }] of rows) {
      const { value, bound = false } = shown.find((one) => one.move === move) ?? {};
      const isBest = value !== undefined && move === bestMove;
      bar.style.transform = `scaleX(${(value === undefined ? 0 : lengthOf(value)).toFixed(3)})`;
      const was = past.find((one) => one.move === move);
      ghost.hidden = was === undefined;
      if (was) ghost.style.left = `${(100 * lengthOf(was.value)).toFixed(1)}%`;
      row.classList.toggle("is-best", isBest);
      row.classList.toggle("is-absent", value === undefined);
      row.classList.toggle("is-bound", bound);
      const tell = moves.length ? withBound(positionValue(value ?? 0), bound) : formatOutcome(value ?? 0, bound);
      setText(number, value === undefined ? "–" : tell);
      number.title = bound ? text.thinking.atMost : "";
      setText(best, isBest ? text.thinking.best : "");
      setText(
        label,
        move === played ? say(text.thinking.played, { move: moveWords(move).name }) : moveWords(move).name,
      );
    }
  };
}

/** The greatest value that is no bound; of equals the first. @param {MoveValue[]} values */
const bestOf = (values) =>
  values
    .filter(({ bound }) => !bound)
    .reduce(
      (best, one) => (best && best.value >= one.value ? best : one),
      /** @type {MoveValue | undefined} */ (undefined),
    );

/** The best moves of many, the very best first, and the one that was played. @param {MoveValue[]} values @param {string} [best] @param {string | null} [played] */
function bestMoves(values, best, played) {
  const rank = (/** @type {MoveValue} */ { move, value }) => (move === best ? Infinity : value);
  const isBound = (/** @type {MoveValue} */ { bound }) => Number(bound ?? false);
  const sorted = [...values].sort((a, b) => rank(b) - rank(a) || isBound(a) - isBound(b));
  const shown = sorted.slice(0, MAX_ROWS).map(({ move }) => move);
  return played && !shown.includes(played) ? [...shown.slice(0, -1), played] : shown;
}

/** Returns the function from values to lengths of bars, from 0 to 1. @param {number[]} values */
function createScale(values) {
  const finite = values.filter(Number.isFinite);
  const most = Math.max(...finite);
  const least = Math.min(...finite);
  return (/** @type {number} */ value) => {
    if (!Number.isFinite(value)) return Number(value > 0);
    return most === least ? 1 : MIN_LENGTH + ((1 - MIN_LENGTH) * (value - least)) / (most - least);
  };
}

/** @param {string} move */
function makeRow(move) {
  const { arrow, name } = moveWords(move);
  const bar = make("span", { className: "bar-fill" });
  const ghost = make("span", { className: "ghost", hidden: true });
  const number = make("span", { className: "number" }, "–");
  const label = make("span", { className: "name" }, name);
  const best = make("span", { className: "hidden-text" });
  const row = make(
    "li",
    {},
    make("span", { className: "arrow", "aria-hidden": "true" }, arrow),
    label,
    make("span", { className: "bar-track", "aria-hidden": "true" }, bar, ghost),
    number,
    best,
  );
  return { row, label, bar, ghost, number, best };
}
