/** Counts a finished game for the statistics. Loaded with the first game that ends. */

import { askToPersist } from "../persist.js";
import { matchPreset } from "../presets.js";
import { addEnding } from "./tally.js";

/** @typedef {import("./types.d.ts").GameEnding} GameEnding */
/** @typedef {import("../../types.js").State} State */
/** Who played a game: the human sides, the computer's player and its parameters, or a module of the visitor's. @typedef {Pick<import("../model.js").Model, "humanSides" | "player" | "changedParams"> & {guest: string}} PlayedBy */

/** Counts a game for the statistics, where one person played it. @param {import("../storage.js").PageStore} store @param {PlayedBy} played @param {State} state its end */
export function countGame(store, played, state) {
  askToPersist(store);
  if (state.side === undefined) return addEnding(store, tileEnding(state));
  const { humanSides, guest } = played;
  // A module of the visitor's has no level.
  if (humanSides.length === 1 && !guest) addEnding(store, duelEnding(played, state, humanSides[0]));
}

/** @param {import("../../types.js").TileState} state @returns {GameEnding} */
const tileEnding = ({ game, won, score, best, plies }) => ({
  ...{ game, level: "", plies },
  result: won ? "win" : "loss",
  points: score,
  tile: best,
});

/** @param {PlayedBy} played @param {import("../../types.js").DuelState} state @param {string} side the visitor's @returns {GameEnding} */
function duelEnding({ player, changedParams }, { game, outcome, plies }, side) {
  const { key } = matchPreset(player.params, player.presets, changedParams);
  const level = `${player.id}/${key.replace("preset:", "")}`;
  return { game, level, plies, result: outcome === "draw" ? "draw" : outcome === side ? "win" : "loss" };
}
