/** Playing with others. Loaded when the visitor opens it, or has a match on the board. */
import { keepFair } from "../core/match/fair-play.js";
import { NoMatchError } from "../core/match/match-link.js";
import { VisitorError } from "../kit/problem.js";
import { mountFairPlay } from "./fair-play.js";
import { loadMatchWords, text } from "./match-text.js";
import { style } from "./style.js";

/** @typedef {import("../core/model.js").Model} Model */
/** @typedef {import("../core/session.js").Session} Session */

/** @type {Promise<import("../core/match/matches.js").Matches> | undefined} */
let mounted;

/** The matches of the visitor, with their panel. Made once. @param {Model} model @param {Session} session */
export function mountMatches(model, session) {
  mounted ??= mountAll(model, session).catch((error) => {
    mounted = undefined; // the next wish tries again
    throw error;
  });
  return mounted;
}

/** Opens a match link. @param {import("../core/link.js").LinkedGame} linked @param {Model} model @param {Session} session @throws what is wrong with it */
export async function openMatchLink(linked, model, session) {
  const matches = await mountMatches(model, session);
  try {
    await matches.openLink(linked);
  } catch (error) {
    throw error instanceof NoMatchError ? new VisitorError(text.refused.noMatch) : error;
  }
}

/** @param {Model} model @param {Session} session */
async function mountAll(model, session) {
  document.adoptedStyleSheets.push(style);
  await loadMatchWords();
  // After the words, which their classes use.
  const [{ openMatches }, { MatchPanel }, { mountClock }, { Endings }, { SavedBoardSetups }, { TablePanel }] =
    await Promise.all([
      import("./matches.js"),
      import("./panel.js"),
      import("./clock-face.js"),
      import("./endings.js"),
      import("../core/match/saved-board-setups.js"),
      import("./table-panel.js"),
    ]);
  const matches = openMatches(model, session);
  const isByLink = () => matches.saved.open !== undefined;
  const isUntimed = () => isByLink() || session.isPreview;
  await matches.resume();
  const tables = new SavedBoardSetups(model.store, session);
  const endings = new Endings(model, tables);
  if (!session.counted) endings.reportGameOver(); // the script that counts may not have arrived before
  const clock = mountClock(model, tables, endings, isUntimed);
  mountFairPlay(model);
  const updateFairness = keepFair(model, () => isByLink() || (clock.isOn && model.humanSides.length === 2));
  matches.watch(updateFairness);
  clock.watch(updateFairness);
  new TablePanel(model, tables, endings, clock, isByLink);
  new MatchPanel(model, matches);
  return matches;
}
