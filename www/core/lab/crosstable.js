/** The matches of three or more players as one table: the points of each against each. */

/** @typedef {import("../../lab/types.d.ts").MatchStanding} MatchStanding */
/** Points of games: 1 for a win, half for a draw. @typedef {{points: number, games: number}} Made */
/** @typedef {Made & {id: string, met: Map<string, Made>}} Row the points against each opponent, by its id */

/** The share of the points, 0 before the first game. @param {Made} made */
export const shareOf = ({ points, games }) => (games ? points / games : 0);

/**
 * A row for each player: in that order where there is one, else by the share of the points, the best first.
 * @param {MatchStanding[]} matches of one game
 * @param {string[]} [order] ids
 * @returns {Row[]}
 */
export function crosstable(matches, order = []) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  const meet = (/** @type {string} */ id, /** @type {string} */ opponent, /** @type {Made} */ made) => {
    const row = rows.get(id) ?? { id, points: 0, games: 0, met: new Map() };
    rows.set(id, add(row, made));
    row.met.set(opponent, add(row.met.get(opponent) ?? { points: 0, games: 0 }, made));
  };
  for (const { player, opponent, games, wins, draws, losses } of matches) {
    meet(player, opponent, { points: wins + draws / 2, games });
    meet(opponent, player, { points: losses + draws / 2, games });
  }
  const place = (/** @type {Row} */ { id }) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...rows.values()].sort((a, b) => place(a) - place(b) || shareOf(b) - shareOf(a));
}

/** @template {Made} T @param {T} sum @param {Made} made @returns {T} */
const add = (sum, { points, games }) => Object.assign(sum, { points: sum.points + points, games: sum.games + games });
