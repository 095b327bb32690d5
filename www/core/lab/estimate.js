// How long an experiment takes, by a trial of its players.

/**
 * @typedef {import("../../lab/types.d.ts").Trial} Trial
 * @typedef {import("../../lab/types.d.ts").Tried} Tried
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
  const all = gameTimes(tried, size.sides);
  const longest = Math.max(0, ...all);
  // A player that was not tried is taken to be as slow as the slowest.
  const perGame = size.shares.reduce((sum, share, place) => sum + share * (all[place] ?? longest), 0);
  const time = (/** @type {number} */ games) =>
    START_MS + Math.max(longest, (games * perGame) / Math.max(1, Math.min(workers, games)));
  return {
    ms: time(size.likely),
    most: time(size.most),
    isAtLeast: tried.some(({ ms_per_game: ms }) => ms === null),
    firstMove: Math.max(0, ...tried.map(({ cut }) => cut ?? 0)) || null,
    bytes,
  };
}

/** The milliseconds of a game of each player; of one with a move that was cut off, at least. @param {Tried[]} tried @param {number} sides */
function gameTimes(tried, sides) {
  const ofOwn = tried.map(({ ms_per_game: ms, cut, moves_per_game: moves }) => ms ?? (cut ?? 0) * moves);
  if (sides === 1 || tried.length === 1) return ofOwn;
  const lengths = sharedLengths(tried.map(({ moves_per_game: moves }) => moves));
  return ofOwn.map((ms, place) => (ms * lengths[place]) / tried[place].moves_per_game);
}

/**
 * The moves of the games of each player against all others, by those of its games against itself: of two, the one that
 * plays shorter games ends theirs.
 * @param {number[]} own
 */
function sharedLengths(own) {
  return own.map((length, place) => {
    const met = own.filter((_, other) => other !== place).map((other) => Math.min(length, other));
    return met.reduce((sum, one) => sum + one, 0) / met.length;
  });
}
