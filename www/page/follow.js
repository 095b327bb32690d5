/** What a link asks for is put on the table. */
import { readLink, UnknownVersion } from "../link.js";
import { notify } from "./notices.js";
import { say, text } from "./page-text.js";

/** What an address or pasted words say. @param {string} words @throws an Error in words for the visitor */
export function linkIn(words) {
  try {
    return readLink(words);
  } catch (error) {
    throw error instanceof UnknownVersion
      ? new Error(say(text.notices.linkVersion, { version: error.version }))
      : error;
  }
}

/** The link in the address; one that cannot be read stays there and is told of. */
export function linkInAddress() {
  try {
    return readLink(location.search + location.hash);
  } catch (error) {
    if (!(error instanceof UnknownVersion)) throw error;
    notify(say(text.notices.linkVersion, { version: error.version }), { stays: true });
    return null;
  }
}

/**
 * The game first: the settings are for it, and come with it or not at all.
 * @param {import("../link.js").Link} link
 * @param {import("./model.js").Model} model
 * @param {import("./session.js").Session} session
 * @param {string} usual the game of a position or a seed that comes without one
 * @returns what is wrong with the settings
 * @throws what is wrong with the game
 */
export async function openLink({ game, settings }, model, session, usual) {
  if (game.record || game.position || game.seed) {
    if (!(await session.open({ ...game, game: game.game ?? usual }, "link"))) return [];
  } else if (game.game) await session.switchTo(game.game);
  return settings.length ? model.take(settings, { whole: false, afresh: true }) : [];
}
