/** How a game of the visitor ended. Loaded with the first game that ends. */

import { presetNow } from "../presets.js";
import { count } from "./tally.js";

/** @typedef {import("./types.d.ts").Ending} Ending */
/** @typedef {import("../../types.js").State} State */
/** Who played a game: the sides of people, the player of the computer and its parameters, or a module of the visitor's. @typedef {Pick<import("../model.js").Model, "people" | "player" | "own"> & {guest: string}} Played */

/** Counts a game for the statistics, where one person played it. @param {import("../storage.js").PageStore} store @param {Played} played @param {State} state its end */
export function countGame(store, played, state) {
  if (state.side === undefined) return count(store, pointsOf(state));
  const { people, guest } = played;
  // A module of the visitor's has no level.
  if (people.length === 1 && !guest) count(store, duelOf(played, state, people[0]));
}

/** @param {import("../../types.js").TileState} state @returns {Ending} */
const pointsOf = ({ game, won, score, best, plies }) => ({
  ...{ game, level: "", plies },
  result: won ? "win" : "loss",
  points: score,
  tile: best,
});

/** @param {Played} played @param {import("../../types.js").DuelState} state @param {string} side the visitor's @returns {Ending} */
function duelOf({ player, own }, { game, outcome, plies }, side) {
  const { key } = presetNow(player.params, player.presets, own);
  const level = `${player.id}/${key.replace("preset:", "")}`;
  return { game, level, plies, result: outcome === "draw" ? "draw" : outcome === side ? "win" : "loss" };
}
