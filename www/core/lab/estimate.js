// How long an experiment takes, by a trial of its players.

/**
 * @typedef {import("../../lab/types.d.ts").Trial} Trial
 * @typedef {import("../../lab/types.d.ts").Estimate} Estimate
 */

/** Until workers play their first games, in milliseconds. */
const START_MS = 300;

/**
 * Estimates the time of an experiment.
 * @param {Trial} trial of some of its players at least
 * @param {number} workers that play
 * @param {number} [bytes] of learned weights to be loaded
 * @returns {Estimate}
 */
export function estimate({ size, tried }, workers, bytes = 0) {
  const known = tried.map(({ ms_per_game: ms }) => ms).filter((ms) => ms !== null);
  const cuts = tried.map(({ cut }) => cut ?? 0);
  const longest = Math.max(0, ...known);
  const cut = Math.max(0, ...cuts);
  // A player that was not tried is taken to be as slow as the slowest; of one that nobody knows, one cut-off move is known.
  const msOf = (/** @type {number} */ place) => {
    const one = tried[place];
    if (!one) return longest;
    return one.ms_per_game ?? (one.cut ?? 0) * one.moves_per_game;
  };
  const perGame = size.shares.reduce((sum, share, place) => sum + share * msOf(place), 0);
  const time = (/** @type {number} */ games) =>
    START_MS + Math.max(longest, (games * perGame) / Math.max(1, Math.min(workers, games)));
  return {
    ms: time(size.likely),
    most: time(size.most),
    isAtLeast: tried.some(({ ms_per_game: ms }) => ms === null),
    firstMove: cut || null,
    bytes,
  };
}
