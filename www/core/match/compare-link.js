/** Compares a match link with the saved match: whether it continues it. */
import { countNewMoves, findDivergence } from "./played.js";

/** @typedef {import("./types.d.ts").Match} Match */
/** @typedef {import("./types.d.ts").ParsedGame} ParsedGame */
/** @typedef {import("./types.d.ts").MatchLink} MatchLink */
/** @typedef {import("./types.d.ts").LinkVerdict} LinkVerdict */

/** The other side. @param {import("./types.d.ts").Side} side */
export const otherSide = (side) => (side === "x" ? "o" : "x");

/** The outcome of a game that its players or the clock ended. @param {import("./types.d.ts").TableEnding} ending @returns {"x" | "o" | "draw"} */
export const outcomeOf = (ending) => (ending.how === "agreed" ? "draw" : otherSide(ending.by));

/**
 * Compares a link of a two-player match.
 * @param {Match} match as saved
 * @param {ParsedGame} mine its game
 * @param {MatchLink} link
 * @returns {LinkVerdict}
 */
export function compareLink(match, mine, { played, draw, resigned }) {
  const ply = findDivergence(mine, played);
  if (ply !== undefined) return { answer: "fork", ply };
  const more = countNewMoves(mine, played);
  // The opponent resigned before seeing the last move.
  if (more < 0 && resigned === otherSide(match.side) && !match.end) return { answer: "next" };
  if (more < 0) return { answer: "old" };
  // The visitor's own moves come from this board alone.
  if (more > 1 || (more === 1 && mine.state.side === match.side)) return { answer: "ahead" };
  if (match.end) return { answer: more || !isSameEnd(match, { draw, resigned }) ? "over" : "same" };
  if (resigned === match.side || (draw === "agreed" && (more || match.offer !== "mine"))) return { answer: "claim" };
  const news = more > 0 || draw === "agreed" || resigned !== undefined || isNewOffer(match, mine, draw);
  return { answer: news ? "next" : "same" };
}

/** Whether a link has a new draw offer; the visitor's own offer comes back with their own link. @param {Match} match @param {ParsedGame} mine @param {MatchLink["draw"]} draw */
const isNewOffer = ({ side, offer }, { state }, draw) =>
  draw === "offered" && state.side === side && offer !== "theirs";

/** Whether a link has the same ending as the match. @param {Match} match @param {Pick<MatchLink, "draw" | "resigned">} link */
function isSameEnd({ end }, { draw, resigned }) {
  if (end?.how === "resigned") return resigned === end.by;
  return draw === "agreed" || (!draw && !resigned);
}

/**
 * Compares a link of a duel: the opponent's game on the same tiles.
 * @param {ParsedGame} mine the visitor's game
 * @param {ParsedGame | undefined} theirs the other's game so far
 * @param {ParsedGame} played the game in the link
 * @returns {LinkVerdict}
 */
export function compareDuelLink(mine, theirs, played) {
  if (played.head !== mine.head) return { answer: "fork", ply: 1 };
  // The visitor's own link, opened at home.
  if (findDivergence(mine, played) === undefined && countNewMoves(mine, played) <= 0) return { answer: "same" };
  if (!theirs) return { answer: "next" };
  const ply = findDivergence(theirs, played);
  if (ply !== undefined) return { answer: "fork", ply };
  const more = countNewMoves(theirs, played);
  return { answer: more > 0 ? "next" : more < 0 ? "old" : "same" };
}
