// A trial of the players of an experiment: each plays for a moment, so that the time of all games can be estimated.

/** Milliseconds for all players, for one, and for one move. */
const TRIAL_MS = 1500;
const PLAYER_MS = 150;
const MOVE_MS = 500;
/** Milliseconds after which nobody is tried any more. */
const END_MS = 2000;

/**
 * Lets the players play, one after the other, until the time is over.
 * @param {import("../../lab/pkg/plyground.js").LabTrial} trial
 * @param {() => boolean} [isCancelled]
 * @returns {Promise<import("../../lab/types.d.ts").Trial>}
 */
export async function tryPlayers(trial, isCancelled = () => false) {
  const size = trial.size();
  const players = size.shares.length;
  const share = Math.min(PLAYER_MS, TRIAL_MS / players);
  const end = performance.now() + END_MS;
  const tried = [];
  while (tried.length < players && performance.now() < end && !isCancelled()) {
    tried.push(trial.play(tried.length, share, MOVE_MS));
    await new Promise((resolve) => setTimeout(resolve)); // it may be called off meanwhile
  }
  return { size, tried };
}
