// The results of a run as a table for spreadsheets: a row for each player, or for each two that met.

/**
 * @typedef {import("../../lab/types.d.ts").Standing} Standing
 * @typedef {import("../../lab/types.d.ts").MatchStanding} MatchStanding
 */

const PAIRS = ["pairs_0", "pairs_half", "pairs_1", "pairs_one_and_half", "pairs_2"];

/**
 * The rows, the first with the names of the columns.
 * @param {Standing[]} standings
 * @param {MatchStanding[]} matches
 * @param {(one: {game: string, player: string, name?: string}) => string} nameOf a player
 * @returns {unknown[][]}
 */
export function resultsTable(standings, matches, nameOf) {
  if (matches.length) return matchRows(matches, nameOf);
  const head = ["player", "games", "mean", "mean_low", "mean_high", "median", "best", "ms_per_game"];
  const rows = standings.map((one) => [
    ...[nameOf(one), one.games, one.mean, one.mean_interval?.low, one.mean_interval?.high],
    ...[one.median, one.best, one.ms_per_game],
  ]);
  return [head, ...rows];
}

/** @param {MatchStanding[]} matches @param {(one: {game: string, player: string, name?: string}) => string} nameOf */
function matchRows(matches, nameOf) {
  const head = [
    "player",
    "opponent",
    "games",
    "different",
    "wins",
    "draws",
    "losses",
    "score",
    "score_low",
    "score_high",
  ];
  const rows = matches.map((one) => [
    ...[nameOf(one), nameOf({ game: one.game, player: one.opponent, name: one.opponent_name })],
    ...[one.games, one.different, one.wins, one.draws, one.losses],
    ...[one.score, one.score_interval?.low, one.score_interval?.high],
    ...[one.elo.difference, one.elo.low, one.elo.high, one.nelo.difference, one.los, ...one.pairs],
  ]);
  return [[...head, "elo", "elo_low", "elo_high", "nelo", "los", ...PAIRS], ...rows];
}
