/** The words on the card of a match. */

import { otherSide } from "../core/match/compare-link.js";
import { say } from "../kit/page-text.js";
import { text } from "./match-text.js";

/** @typedef {import("../core/match/types.d.ts").Match} Match */
/** @typedef {import("../core/match/types.d.ts").ParsedGame} ParsedGame */
/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").SideNames} SideNames */
/** @typedef {import("../types.js").DuelState} DuelState */
/** @typedef {import("../types.js").TileState} TileState */
/** @typedef {import("./card.js").CardState} CardState */

/** The link to send, the game of the other in a duel, the name of the other, and those of the sides. @typedef {{link: string, theirs: ParsedGame | undefined, name: string, sideNames: SideNames | null}} CardContext */

/** A message, which may begin with a word in the place of a name. @param {import("../words/language.js").Plural | string} message @param {import("../words/language.js").Values} values */
export const sayCapitalised = (message, values) => say(message, values).replace(/^./u, (first) => first.toUpperCase());

/** The card of a match. @param {Match} match @param {State} state on the board @param {CardContext} around @returns {CardState} */
export const describeCard = (match, state, around) =>
  state.side === undefined
    ? describeDuel(/** @type {TileState} */ (state), around)
    : describeMatch(match, state, around);

/** Describes how the players ended a match. @param {Match} match @param {string} name of the other */
export function describeEnd({ side, end }, name) {
  if (end?.how !== "resigned") return { title: text.end.draw, body: text.end.agreed };
  const { won, lost, resignedMine, resignedTheirs } = text.end;
  return end.by === side
    ? { title: sayCapitalised(lost, { name }), body: resignedMine }
    : { title: won, body: sayCapitalised(resignedTheirs, { name }) };
}

/** @param {Match} match @param {DuelState} state @param {CardContext} around @returns {CardState} */
function describeMatch(match, state, { link, name, sideNames }) {
  const { card } = text;
  const { side, draft, moves, offer, end, over } = match;
  // Who moves next after what was sent; a draft is the visitor's.
  const isMine = draft !== undefined || (state.side === side) === ((state.ply - moves.length) % 2 === 0);
  const isShown = draft !== undefined && state.ply === state.plies;
  const message = card.message;
  const say = (/** @type {string} */ words) => sayCapitalised(words, { side: sideNames?.[side] ?? "", name });
  if (end) return { title: say(card.over), link, message };
  if (isShown) {
    const title = say(state.over ? card.over : card.send);
    return { title, link, message, canOffer: !state.over, isOffered: offer === "mine" };
  }
  if (over || (state.over && state.ply === state.plies))
    return { title: card.read, ...(isMine ? {} : { link, message }) };
  if (isMine && offer === "theirs") return { title: say(card.offered), note: card.offeredNote, canAccept: true };
  if (isMine) return { title: say(card.yourTurn), note: say(card.yourSide) };
  return moves.length
    ? { title: say(card.sent), note: card.sentNote, link, message }
    : { title: say(card.invite), note: card.inviteNote, link, message };
}

/** @param {TileState} state @param {CardContext} around @returns {CardState} */
function describeDuel(state, { link, theirs, name }) {
  const { duel, card } = text;
  const message = card.messageDuel;
  const other = /** @type {TileState | undefined} */ (theirs?.state);
  if (!other) {
    const title = state.over ? duel.first : duel.invite;
    return { title: sayCapitalised(title, { mine: state.score }), link, message };
  }
  const points = { name, mine: state.score, theirs: other.score };
  // Points only grow: who is behind at the end of the own game has lost.
  const decided = state.over && (other.over || state.score < other.score);
  const verdict = state.score > other.score ? duel.won : state.score < other.score ? duel.lost : duel.even;
  const title = sayCapitalised(decided ? verdict : state.over ? duel.wait : duel.race, points);
  const sum = sayCapitalised(other.over ? duel.final : duel.total, { name, points: other.score, n: other.plies });
  return { title, note: `${sum} ${duel.verified}`, link, message };
}

/** Describes whose turn it is in a saved match. @param {Match} match @param {ParsedGame} played its game */
export function describeStanding({ side, draft, end, theirs }, { state }) {
  if (theirs !== undefined) return text.list.duels;
  if (draft !== undefined) return text.list.unsent;
  if (end || state.over) return text.list.over;
  return state.side === side ? text.list.yours : text.list.theirs;
}

/** The names beside the board; who has said none is called by the colour. @param {Match} match @param {string} you @param {SideNames | null} sideNames */
export function playerNames({ side, name }, you, sideNames) {
  const other = otherSide(side);
  return { [side]: you, [other]: name || (sideNames?.[other] ?? "") };
}
