/** The first visit of a game: pictures and hints for the first moves stand in the place of the panels. */

import { keyOf } from "../core/storage.js";
import { byId } from "../kit/dom.js";

/** Shows the pictures of each game until the visitor has got it, or has played to an end. @param {import("../core/model.js").Model} model */
export function mountFirstVisit({ board, store }) {
  const card = byId("coach", HTMLElement);
  const key = () => keyOf("met", board.settled.id);
  const finishIntro = () => {
    store.writeRaw(key(), "yes");
    card.hidden = true;
  };
  const show = async () => {
    card.replaceChildren();
    card.hidden = store.readRaw(key()) !== null;
    if (card.hidden) return;
    try {
      const { fillCoach } = await import("./coach.js");
      await fillCoach(card, board, finishIntro);
    } catch {
      card.hidden = true; // no connection: the line under the board says what to do
    }
  };
  board.addEventListener("game", show);
  board.addEventListener("gameover", finishIntro);
  show();
}
