/** The course of a finished game of two sides: the winning chances after each ply, and where the game turned. */
import { winningChance } from "./worth.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Outcome} Outcome */

/** The least change of the chances that turns a game. */
const LEAST_TURN = 0.15;
/** The chances of the first side, by the result. */
const RESULTS = { x: 1, o: 0, draw: 0.5 };

/**
 * The chances of the first side in a position; undefined where values do not say.
 * @param {State} state
 * @param {import("../types.d.ts").ValueScale | undefined} scale of the player that judges
 * @param {(state: State) => Promise<Pick<Outcome, "value">>} think
 */
export async function chanceIn(state, scale, think) {
  if (state.side === undefined) return undefined;
  if (state.outcome) return RESULTS[state.outcome];
  const chance = winningChance(scale, (await think(state)).value);
  return state.side === "x" || chance === undefined ? chance : 1 - chance;
}

/**
 * The ply with which the loser lost most since the winner was last behind or even; in a draw the greatest change. None where the chances
 * hardly changed at once.
 * @param {number[]} chances of the first side, before the first ply and after each
 * @param {"x" | "o" | "draw" | null | undefined} outcome
 */
export function findTurningPoint(chances, outcome) {
  const winners = outcome === "o" ? chances.map((chance) => 1 - chance) : chances;
  const isDecided = outcome === "x" || outcome === "o";
  const from = isDecided ? winners.findLastIndex((chance) => chance <= 0.5) : 0;
  let [turn, most] = [0, LEAST_TURN];
  for (let ply = Math.max(1, from + 1); ply < winners.length; ply += 1) {
    const change = winners[ply] - winners[ply - 1];
    const size = isDecided ? change : Math.abs(change);
    if (size > most) [turn, most] = [ply, size];
  }
  return turn || undefined;
}
