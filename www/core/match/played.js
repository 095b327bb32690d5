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
