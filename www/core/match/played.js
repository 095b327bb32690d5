/** Parses records, and compares games. */
import { gameOf, loadEngine } from "../../engine.js";

/** @typedef {import("./types.d.ts").ParsedGame} ParsedGame */

/** A record without its plies. @param {string} record */
export const recordHead = (record) => record.slice(0, record.lastIndexOf("."));

/** Parses a record. @param {string} record @returns {Promise<ParsedGame>} @throws what is wrong with it */
export async function parseRecord(record) {
  const { Table } = await loadEngine(gameOf(record));
  const table = Table.fromRecord(record);
  const state = table.state();
  const played = { record: table.record(), moves: table.moves(0, state.plies), state };
  table.free();
  return { ...played, head: recordHead(played.record) };
}

/** Finds the ply, from 1, at which two games diverge; undefined where one continues the other. @param {ParsedGame} one @param {ParsedGame} other */
export function findDivergence(one, other) {
  if (one.head !== other.head) return 1;
  const at = one.moves.findIndex((move, ply) => ply < other.moves.length && move !== other.moves[ply]);
  return at < 0 ? undefined : at + 1;
}

/** How many more moves a game has than the one it continues. @param {ParsedGame} before @param {ParsedGame} after */
export const countNewMoves = (before, after) => after.moves.length - before.moves.length;

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
