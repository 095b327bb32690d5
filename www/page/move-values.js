/** The values of the moves as bars: longest for the best, the others in proportion. */
import { catalogue } from "../catalogue.js";
import { make, setText } from "./dom.js";
import { value as inDigits } from "./numbers.js";
import { moveOf, say, text } from "./page-text.js";

const SHORTEST = 0.06;
/** Of a game with too many moves to list them all, so many of the best are shown. */
const BEST = 6;

/** The moves that a game on the board may ever have, where they are few. @param {import("../types.js").BoardElement} board */
export const movesOf = (board) => catalogue.games.find(({ id }) => id === board.settled.id)?.moves ?? [];

/** A value in a game of two sides: beyond half of what a win is worth it says how the game ends. @param {number} value */
function verdict(value) {
  const plies = catalogue.won - Math.abs(value);
  if (!Number.isFinite(value) || plies < 0 || plies >= catalogue.won / 2) return inDigits(value);
  return say(value > 0 ? text.thinking.wins : text.thinking.loses, { n: plies });
}

/**
 * @param {HTMLElement} list
 * @param {string[]} moves all moves of the game, in order; none where they are many
 */
export function mountValues(list, moves) {
  /** @type {Map<string, ReturnType<typeof rowOf>>} */
  let rows = new Map();
  /** @param {string[]} shown */
  const fill = (shown) => {
    rows = new Map(shown.map((move) => [move, rows.get(move) ?? rowOf(move)]));
    list.replaceChildren(...[...rows.values()].map(({ row }) => row));
  };
  fill(moves);

  /**
   * @param {import("../types.js").MoveValue[]} values
   * @param {string | null} [chosen] the best move, where the search said so; of equals it is one
   */
  return (values, chosen) => {
    const top = Math.max(...values.map(({ value }) => value));
    const bestMove = chosen ?? values.find(({ value }) => value === top)?.move;
    if (!moves.length) {
      const rank = (/** @type {import("../types.js").MoveValue} */ { move, value }) =>
        move === bestMove ? Infinity : value;
      fill(
        [...values]
          .sort((a, b) => rank(b) - rank(a))
          .slice(0, BEST)
          .map(({ move }) => move),
      );
    }
    const finite = values
      .filter(({ move, value }) => rows.has(move) && Number.isFinite(value))
      .map(({ value }) => value);
    const most = Math.max(...finite);
    const least = Math.min(...finite);
    for (const [move, { row, bar, number, best }] of rows) {
      const value = values.find((one) => one.move === move)?.value;
      const isBest = value !== undefined && move === bestMove;
      const part =
        value === undefined
          ? 0
          : !Number.isFinite(value)
            ? Number(value > 0)
            : most === least
              ? 1
              : SHORTEST + ((1 - SHORTEST) * (value - least)) / (most - least);
      bar.style.transform = `scaleX(${part.toFixed(3)})`;
      row.classList.toggle("is-best", isBest);
      row.classList.toggle("is-absent", value === undefined);
      setText(number, value === undefined ? "–" : moves.length ? inDigits(value) : verdict(value));
      setText(best, isBest ? text.thinking.best : "");
    }
  };
}

/** @param {string} move */
function rowOf(move) {
  const { arrow, name } = moveOf(move);
  const bar = make("span", { className: "bar-fill" });
  const number = make("span", { className: "number" }, "–");
  const best = make("span", { className: "hidden-text" });
  const row = make(
    "li",
    {},
    make("span", { className: "arrow", "aria-hidden": "true" }, arrow),
    make("span", { className: "name" }, name),
    make("span", { className: "bar-track", "aria-hidden": "true" }, bar),
    number,
    best,
  );
  return { row, bar, number, best };
}
