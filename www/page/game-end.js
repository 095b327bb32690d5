/** The end of a game, and great moments in it: their scripts come with the first. */

import { once } from "../core/once.js";
import { reportFailure } from "../kit/report-failure.js";

/**
 * Shows a card at the end of each game, and celebrates what the visitor has reached.
 * @param {import("../core/model.js").Model} model
 * @param {import("../core/session.js").Session} session
 * @param {import("../core/saved-game.js").SavedGame} saved
 */
export function mountGameEnd(model, session, saved) {
  const { board } = model;
  const card = once(async () => (await import("./end-card.js")).mountEndCard(model, session, saved));
  const showCard = () => board.status.kind === "over" && reportFailure(card());
  board.addEventListener("status", showCard);
  board.addEventListener("gameover", () => reportFailure(card().then((shown) => shown.present())));
  const followTiles = once(async () => (await import("./celebration.js")).celebrateTiles(board));
  board.addEventListener("win", () => reportFailure(followTiles()));
  showCard();
}
