// Which player is best, and whether that is clear.

import { crosstable, shareOf } from "./crosstable.js";

/**
 * @typedef {import("../../lab/types.d.ts").Standing} Standing
 * @typedef {import("../../lab/types.d.ts").MatchStanding} MatchStanding
 */

/** The two with the best mean scores; clear where their intervals lie apart, null for too few games. @param {Standing[]} standings @returns {{best: Standing, second: Standing, isClear: boolean | null} | null} */
export function bestByScore(standings) {
  const [best, second] = [...standings].sort((a, b) => b.mean - a.mean);
  if (!second) return null;
  const [own, other] = [best.mean_interval, second.mean_interval];
  return { best, second, isClear: own && other && own.low > other.high };
}

/** The two with the largest shares of the points, by their ids; clear where the games between them say so, null for too few different games. @param {MatchStanding[]} matches @returns {{best: string, second: string, share: number, isClear: boolean | null} | null} */
export function bestByPoints(matches) {
  const [best, second] = crosstable(matches);
  if (!second) return null;
  return { best: best.id, second: second.id, share: shareOf(best), isClear: isClear(matches, best.id, second.id) };
}

/** Whether the games between two show that the first is better; null for too few. @param {MatchStanding[]} matches @param {string} best @param {string} second */
function isClear(matches, best, second) {
  const met = matches.find(
    ({ player, opponent }) => [player, opponent].includes(best) && [player, opponent].includes(second),
  );
  if (!met?.score_interval) return null;
  const { low, high } = met.score_interval;
  return met.player === best ? low > 0.5 : high < 0.5;
}
