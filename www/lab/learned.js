/** Players of an experiment that play by learned weights. */
import { familyIn } from "../family.js";

/** Each worker unpacks the weights for itself, to 135 MB: so many do at most. */
export const MOST_LEARNED = 2;

/**
 * @param {import("./types.d.ts").Catalogue} catalogue
 * @param {import("./types.d.ts").Experiment} experiment
 */
export function learnedBy(catalogue, { game, players }) {
  const family = familyIn(catalogue.games, game)?.id;
  return catalogue.players.filter(
    ({ game, id, weights }) => weights.length > 0 && game === family && players.some(({ player }) => player === id),
  );
}
