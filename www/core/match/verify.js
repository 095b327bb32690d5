// Verifies a game of chance by playing it again.

import { gameOf, loadEngine } from "../../engine.js";

/**
 * Whether a record comes from a seed: a new game with that seed and the same moves has the same record.
 * @param {string} record
 * @param {bigint} seed
 * @throws where it is no record
 */
export async function isFromSeed(record, seed) {
  const game = gameOf(record);
  const { Table } = await loadEngine(game);
  const played = Table.fromRecord(record);
  const again = Table.create(game, seed);
  try {
    for (const move of played.moves(0, played.state().plies)) again.play(move);
    return again.record() === played.record();
  } catch {
    return false; // a move that is not legal in the game of this seed
  } finally {
    played.free();
    again.free();
  }
}
