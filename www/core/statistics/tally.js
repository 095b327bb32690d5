/** The saved statistics: the results of the visitor's games, by rules and level. */

/** @typedef {import("../storage.js").PageStore} PageStore */
/** @typedef {import("./types.d.ts").GameEnding} GameEnding */
/** @typedef {import("./types.d.ts").Tally} Tally */

const KEY = "statistics";
const NUMBERS = /** @type {const} */ (["games", "wins", "draws", "losses", "streak", "longest"]);

/** Loads the tallies, the rules played last first. @param {PageStore} store @returns {Tally[]} */
export const loadTallies = (store) => store.read(KEY, checkSaved) ?? [];

/** Counts a game that has ended. @param {PageStore} store @param {GameEnding} ending */
export function addEnding(store, ending) {
  const all = loadTallies(store);
  const isSame = (/** @type {Tally} */ { game, level }) => game === ending.game && level === ending.level;
  const before = all.find(isSame) ?? newTally(ending);
  store.write(KEY, { all: [addToTally(before, ending), ...all.filter((tally) => !isSame(tally))] });
}

/** Deletes all tallies. @param {PageStore} store */
export const clearTallies = (store) => store.write(KEY, { all: [] });

/** @param {GameEnding} ending @returns {Tally} */
const newTally = ({ game, level }) => ({
  game,
  level,
  ...{ games: 0, wins: 0, draws: 0, losses: 0, streak: 0, longest: 0, best: null, tiles: {} },
});

/** @param {Tally} tally @param {GameEnding} ending @returns {Tally} */
function addToTally(tally, { result, points, plies, tile }) {
  const streak = result === "win" ? tally.streak + 1 : 0;
  return {
    ...tally,
    games: tally.games + 1,
    wins: tally.wins + Number(result === "win"),
    draws: tally.draws + Number(result === "draw"),
    losses: tally.losses + Number(result === "loss"),
    streak,
    longest: Math.max(tally.longest, streak),
    best: points === undefined ? quickest(tally.best, result, plies) : Math.max(tally.best ?? 0, points),
    tiles: tile === undefined ? tally.tiles : { ...tally.tiles, [tile]: (tally.tiles[tile] ?? 0) + 1 },
  };
}

/** The fewest plies of a win; null without one. @param {number | null} best @param {GameEnding["result"]} result @param {number} plies */
const quickest = (best, result, plies) => (result === "win" ? Math.min(best ?? Infinity, plies) : best);

/** Checks saved data. @param {any} kept @returns {Tally[]} @throws on anything else */
function checkSaved({ all }) {
  const isCount = (/** @type {unknown} */ n) => Number.isSafeInteger(n) && Number(n) >= 0;
  const isTally = (/** @type {any} */ one) =>
    [one.game, one.level].every((word) => typeof word === "string") &&
    [...NUMBERS.map((name) => one[name]), ...Object.values(one.tiles)].every(isCount) &&
    (one.best === null || isCount(one.best));
  if (!all.every(isTally)) throw new Error("no statistics");
  return all;
}
