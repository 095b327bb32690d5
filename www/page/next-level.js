/** The offer of another level on the card of a finished game. */
import { findNextLevel } from "../core/strength.js";
import { games } from "../games.js";
import { dialogWords } from "../kit/dialog-words.js";
import { make } from "../kit/dom.js";
import { say } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";

/**
 * Offers a harder level after a win, an easier one after a loss.
 * @param {import("../core/model.js").Model} model
 * @param {import("../core/session.js").Session} session
 * @param {HTMLElement} place emptied, then filled where there is an offer
 */
export async function offerNextLevel(model, session, place) {
  place.replaceChildren();
  const { board, game } = model;
  const { record } = board;
  const measured = await games[game].ratings?.().catch(() => undefined);
  if (board.status.kind !== "over" || record !== board.record) return; // another game may be there by now
  const { state } = board;
  const end = state.side ? { ...state, outcome: state.outcome ?? model.earlyOutcome() ?? null } : state;
  const next = findNextLevel(model, session, measured?.ratings ?? {}, end);
  if (!next) return;
  const words = dialogWords().level;
  const play = make("button", { type: "button" }, say(words.play, { level: next.other }));
  play.addEventListener("click", () => reportFailure(next.start()), { once: true });
  const message = say(next.won ? words.harder : words.easier, { level: next.level, other: next.other });
  place.replaceChildren(make("p", {}, message), play);
}
