// A trial of the players of an experiment: each plays for a moment, so that the time of all games can be estimated.

/** Milliseconds after which nobody is tried any more; the most for a player, and for a move. */
const TRIAL_MS = 1500;
const PLAYER_MS = 150;
const MOVE_MS = 800;

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
  const end = performance.now() + TRIAL_MS;
  const tried = Array(players).fill(null);
  // From both ends in turn: in a sweep one of them is the slow one.
  for (let turn = 0; turn < players && performance.now() < end && !isCancelled(); turn += 1) {
    const place = turn % 2 ? turn >> 1 : players - 1 - turn / 2;
    tried[place] = trial.play(place, share, MOVE_MS);
    await new Promise((resolve) => setTimeout(resolve)); // it may be called off meanwhile
  }
  return { size, tried };
}
