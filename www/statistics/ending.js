/** How a game of the visitor ended. Loaded with the first game that ends. */
import { presetNow } from "../page/presets.js";
import { count } from "./tally.js";

/** @typedef {import("./types.d.ts").Ending} Ending */
/** @typedef {import("../types.js").State} State */

/** Counts the game on the board for the statistics, where one person played it. @param {import("../page/model.js").Model} model @param {State} state */
export function countGame(model, state) {
  if (state.side === undefined) return count(model.store, pointsOf(state));
  const { people } = model;
  // A module of the visitor's has no level.
  if (people.length === 1 && !model.board.guest) count(model.store, duelOf(model, state, people[0]));
}

/** @param {import("../types.js").TileState} state @returns {Ending} */
const pointsOf = ({ game, won, score, best, plies }) => ({
  ...{ game, level: "", plies },
  result: won ? "win" : "loss",
  points: score,
  tile: best,
});

/** @param {import("../page/model.js").Model} model @param {import("../types.js").DuelState} state @param {string} side the visitor's @returns {Ending} */
function duelOf({ player, own }, { game, outcome, plies }, side) {
  const { key } = presetNow(player.params, player.presets, own);
  const level = `${player.id}/${key.replace("preset:", "")}`;
  return { game, level, plies, result: outcome === "draw" ? "draw" : outcome === side ? "win" : "loss" };
}
