/** Playing with others: loaded when somebody wants it, or has a match on the board. */
import { speakMatch } from "./match-text.js";
import { style } from "./style.js";

/** @typedef {import("../page/model.js").Model} Model */
/** @typedef {import("../page/session.js").Session} Session */

/** @type {Promise<import("./matches.js").Matches> | undefined} */
let mounted;

/** The matches of the visitor, with their panel. Made once. @param {Model} model @param {Session} session */
export function mountMatches(model, session) {
  mounted ??= mount(model, session);
  return mounted;
}

/** @param {Model} model @param {Session} session */
async function mount(model, session) {
  document.adoptedStyleSheets.push(style);
  await speakMatch();
  // After the words, which their classes use.
  const [{ Matches }, { MatchPanel }] = await Promise.all([import("./matches.js"), import("./panel.js")]);
  const matches = new Matches(model, session);
  new MatchPanel(model, matches);
  await matches.resume();
  return matches;
}
