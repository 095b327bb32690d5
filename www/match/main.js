/** Games of two sides and against people. Loaded with the first of them. */
import { outcomeOf } from "../core/match/compare-link.js";
import { keepFair } from "../core/match/fair-play.js";
import { NoMatchError } from "../core/match/match-link.js";
import { VisitorError } from "../kit/problem.js";
import { mountFairPlay } from "./fair-play.js";
import { loadMatchWords, text } from "./match-text.js";
import { style } from "./style.js";

/** @typedef {import("../core/model.js").Model} Model */
/** @typedef {import("../core/session.js").Session} Session */

/** The matches of the visitor, and how each board is set up. @typedef {{matches: import("../core/match/matches.js").Matches, setups: import("../core/match/saved-board-setups.js").SavedBoardSetups}} Duels */

/** @type {Promise<Duels> | undefined} */
let mounted;

/** All that a game against a person needs, and one of two sides. Made once. @param {Model} model @param {Session} session */
export function mountMatches(model, session) {
  mounted ??= mountAll(model, session).catch((error) => {
    mounted = undefined; // the next wish tries again
    throw error;
  });
  return mounted;
}

/** Opens a match link. @param {import("../core/link.js").LinkedGame} linked @param {Model} model @param {Session} session @throws what is wrong with it */
export async function openMatchLink(linked, model, session) {
  const { matches } = await mountMatches(model, session);
  try {
    await matches.openLink(linked);
  } catch (error) {
    throw error instanceof NoMatchError ? new VisitorError(text.refused.noMatch) : error;
  }
}

/** @param {Model} model @param {Session} session @returns {Promise<Duels>} */
async function mountAll(model, session) {
  document.adoptedStyleSheets.push(style);
  await loadMatchWords();
  // After the words, which their classes use.
  const [{ openMatches }, { mountClock }, { Endings }, { SavedBoardSetups }, { DuelControls }] = await Promise.all([
    import("./matches.js"),
    import("./clock-face.js"),
    import("./endings.js"),
    import("../core/match/saved-board-setups.js"),
    import("./duel-controls.js"),
  ]);
  const matches = openMatches(model, session);
  const isByLink = () => matches.saved.open !== undefined;
  const isUntimed = () => isByLink() || session.isPreview;
  await matches.resume();
  const setups = new SavedBoardSetups(model.store, session);
  const endings = new Endings(model, setups);
  model.earlyOutcome = () => {
    const ending = matches.saved.open?.end ?? endings.ending;
    return ending && outcomeOf(ending);
  };
  if (!session.counted) endings.reportGameOver(); // the script that counts may not have arrived before
  const clock = mountClock(model, setups, endings, isUntimed);
  mountFairPlay(model);
  const updateFairness = keepFair(model, () => isByLink() || (clock.isOn && model.humanSides.length === 2));
  matches.watch(updateFairness);
  clock.watch(updateFairness);
  new DuelControls(model, { matches, setups, endings, clock });
  return { matches, setups };
}
