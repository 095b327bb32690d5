/** Reads links, and opens them on the board. */
import { parseLink, UnknownVersionError } from "../core/link.js";
import { notify } from "../kit/notices.js";
import { say, text } from "../kit/page-text.js";
import { VisitorError } from "../kit/problem.js";
import { describeProblem } from "../kit/setting-problems.js";
import { showSharedGame } from "./banner.js";

/** Reads an address or a pasted link. @param {string} words @throws an error for the visitor */
export function parseLinkForVisitor(words) {
  try {
    return parseLink(words);
  } catch (error) {
    throw error instanceof UnknownVersionError
      ? new VisitorError(say(text.notices.linkVersion, { version: error.version }))
      : error;
  }
}

/** Reads the link in the address. An unreadable one stays there, with a notice. */
export function readAddressLink() {
  try {
    return parseLink(location.search + location.hash);
  } catch (error) {
    if (!(error instanceof UnknownVersionError)) throw error;
    notify(say(text.notices.linkVersion, { version: error.version }), { stays: true });
    return null;
  }
}

/**
 * Opens the game of a link, then its settings; where the game is not opened, the settings are not used either.
 * @param {import("../core/link.js").Link} link
 * @param {import("../core/model.js").Model} model
 * @param {import("../core/session.js").Session} session
 * @returns what is wrong with the settings
 * @throws what is wrong with the game
 */
export async function openLink({ game, settings }, model, session) {
  if (game.match) {
    const { openMatchLink } = await import("../match/main.js");
    await openMatchLink(game, model, session);
    return [];
  }
  if (game.record || game.position || game.seed) {
    // A position or a seed without a game is of the first one.
    if (!(await session.openGame({ ...game, game: game.game ?? model.catalogue.games[0].id }, "link"))) return [];
    if (game.record && session.isShared) showSharedGame(model.board, session);
  } else if (game.game && !(await session.switchTo(game.game))) return [];
  return settings.length
    ? model.applyPairs(settings, { allOrNothing: false, fromDefaults: true }).map(describeProblem)
    : [];
}
