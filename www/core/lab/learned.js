/** Players of an experiment that play by learned weights. */
import { playersOf } from "../family.js";

/** Each worker unpacks the weights for itself, to 135 MB: so many do at most. */
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
 * Those of them that can't play without weights.
 * @param {import("../../lab/types.d.ts").Catalogue} catalogue
 * @param {import("../../lab/types.d.ts").Experiment} experiment
 */
export const playersNeedingWeights = (catalogue, experiment) =>
  findEntrants(catalogue, experiment).filter(({ weights }) => weights.length > 0);

/** The files of learned weights that a player can choose from: those it needs, or the one it plays better with. @param {import("../../types.d.ts").PlayerInfo} info */
export const weightFilesOf = ({ weights, optionalWeights }) => (optionalWeights ? [optionalWeights] : weights);
