/** Reads and writes the match in a link. docs/links.md describes the words. */

import { parseRecord } from "./played.js";
import { shortName } from "./saved-matches.js";

/** @typedef {import("./types.d.ts").Match} Match */
/** @typedef {import("./types.d.ts").MatchLink} MatchLink */

/** The link names a match, but has no record. */
export class NoMatchError extends Error {}

/** Parses the match of a link. @param {import("../link.js").LinkedGame} linked @returns {Promise<MatchLink>} @throws what is wrong with it */
export async function parseMatchLink({ match = "", record, x = "", o = "", draw, resigned }) {
  if (!record) throw new NoMatchError("record: there is none");
  return {
    id: match,
    played: await parseRecord(record),
    names: { x: shortName(x), o: shortName(o) },
    ...(draw === "offered" || draw === "agreed" ? { draw } : {}),
    ...(resigned === "x" || resigned === "o" ? { resigned } : {}),
  };
}

/**
 * Creates the link that is sent to the opponent.
 * @param {Match} match
 * @param {string} record the game to send
 * @param {string} own the name of the visitor
 */
export function createMatchLink({ id, side, name, theirs, offer, end }, record, own) {
  /** @type {import("../link.js").LinkedGame} */
  const game = { match: id, record };
  const names = side === "x" ? { x: own, o: name } : { x: name, o: own };
  if (names.x) game.x = names.x;
  if (names.o && theirs === undefined) game.o = names.o; // in a duel both play the first side
  if (end?.how === "resigned") game.resigned = end.by;
  else if (end) game.draw = "agreed";
  else if (offer === "mine") game.draw = "offered";
  return game;
}

/** The record to send: in a duel the game on the board, else the match with its unsent move. @param {Match} match @param {string} onBoard */
export const recordToSend = (match, onBoard) => (match.theirs !== undefined ? onBoard : (match.draft ?? match.record));
