/** The players of an experiment that need learned weights. */
import { needsWeights, playersOf } from "../family.js";

/** The most workers with learned weights, which each unpacks to 32 MB. */
export const MAX_LEARNED_WORKERS = 2;

/**
 * The players that take part.
 * @param {import("../../lab/types.d.ts").Catalogue} catalogue
 * @param {import("../../lab/types.d.ts").Experiment} experiment
 */
export function findEntrants(catalogue, { game, players }) {
  return playersOf(catalogue, game).filter(({ id }) => players.some(({ player }) => player === id));
}

/**
 * The players that can't play without weights.
 * @param {import("../../lab/types.d.ts").Catalogue} catalogue
 * @param {import("../../lab/types.d.ts").Experiment} experiment
 */
export const playersNeedingWeights = (catalogue, experiment) =>
  findEntrants(catalogue, experiment).filter(needsWeights);
