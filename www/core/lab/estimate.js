// How long an experiment takes, by a trial of its players.

/**
 * @typedef {import("../../lab/types.d.ts").Trial} Trial
 * @typedef {import("../../lab/types.d.ts").Tried} Tried
 * @typedef {import("../../lab/types.d.ts").Estimate} Estimate
 */

/** Until workers play their first games, in milliseconds. */
const START_MS = 300;
/** The part of its moves against itself that a player makes in a game of two who differ in strength. */
const UNEVEN = 0.75;

/**
 * Estimates the time of an experiment.
 * @param {Trial} trial of some of its players at least
 * @param {number} workers that play
 * @param {number} [bytes] of learned weights to be loaded
 * @returns {Estimate}
 */
export function estimate({ size, tried }, workers, bytes = 0) {
  const known = tried.filter((one) => one !== null);
  const times = gameTimes(known, size.sides);
  const longest = Math.max(0, ...times.values());
  const mean = [...times.values()].reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.size);
  const msOf = (/** @type {number} */ place) => times.get(tried[place]) ?? mean;
  const perGame = size.shares.reduce((sum, share, place) => sum + share * msOf(place), 0);
  const time = (/** @type {number} */ games) =>
    START_MS + Math.max(longest, (games * perGame) / Math.max(1, Math.min(workers, games)));
  return {
    ms: time(size.likely),
    most: time(size.most),
    isAtLeast: known.some(({ ms_per_game: ms }) => ms === null),
    firstMove: Math.max(0, ...known.map(({ cut }) => cut ?? 0)) || null,
    bytes,
  };
}

/**
 * The milliseconds of a game by each player; of one with a move that was cut off, at least.
 * @param {Tried[]} tried
 * @param {number} sides
 * @returns {Map<Tried | null, number>}
 */
function gameTimes(tried, sides) {
  const lengths = tried.map(({ moves_per_game: moves }) => moves);
  const shared = sides === 1 || tried.length === 1 ? lengths : sharedLengths(lengths);
  return new Map(
    tried.map((one, place) => {
      const own = one.ms_per_game ?? (one.cut ?? 0) * one.moves_per_game;
      return [one, (own * shared[place]) / one.moves_per_game];
    }),
  );
}

/**
 * The moves of the games of each player against all others, by those of its games against itself. Of two, the one that
 * plays shorter games ends theirs, and sooner the more they differ.
 * @param {number[]} own
 */
function sharedLengths(own) {
  return own.map((length, place) => {
    const met = own.filter((_, other) => other !== place).map((other) => Math.min(length, other));
    return (UNEVEN * met.reduce((sum, one) => sum + one, 0)) / met.length;
  });
}
