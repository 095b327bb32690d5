/** The words about a match in a link: read, and written. docs/links.md describes them. */

import { shortName } from "../core/match/kept.js";
import { playedOf } from "../core/match/played.js";
import { makeLink } from "../page/address.js";
import { PlainError } from "../page/problem.js";
import { text } from "./match-text.js";

/** @typedef {import("../core/match/types.d.ts").Match} Match */
/** @typedef {import("../core/match/types.d.ts").Letter} Letter */

/** Reads a link. @param {import("../core/link.js").LinkedGame} linked @returns {Promise<Letter>} @throws what is wrong with it */
export async function letterOf({ match = "", record, x = "", o = "", draw, resigned }) {
  if (!record) throw new PlainError(text.refused.noMatch);
  return {
    id: match,
    played: await playedOf(record),
    names: { x: shortName(x), o: shortName(o) },
    ...(draw === "offered" || draw === "agreed" ? { draw } : {}),
    ...(resigned === "x" || resigned === "o" ? { resigned } : {}),
  };
}

/**
 * Writes the link that tells the other of a match.
 * @param {Match} match
 * @param {string} record the game to tell of
 * @param {string} own the name of the visitor
 */
export function linkOf({ id, side, name, theirs, offer, end }, record, own) {
  /** @type {import("../core/link.js").LinkedGame} */
  const game = { match: id, record };
  const names = side === "x" ? { x: own, o: name } : { x: name, o: own };
  if (names.x) game.x = names.x;
  if (names.o && theirs === undefined) game.o = names.o; // in a duel both play the first side
  if (end?.how === "resigned") game.resigned = end.by;
  else if (end) game.draw = "agreed";
  else if (offer === "mine") game.draw = "offered";
  return makeLink({ game, settings: [] });
}
