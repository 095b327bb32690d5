/** What a newcomer to a game sees: what this board can do, and how the game is played. */

import { keyOf } from "../core/storage.js";
import { button, byId } from "../kit/dom.js";
import { reportFailure } from "../kit/report-failure.js";

/**
 * Shows both until the visitor has played a game to its end. How it is played is always in the tab of the game.
 * @param {import("../core/model.js").Model} model
 * @param {() => Promise<unknown>} tune shows the settings of the engine
 */
export function mountFirstVisit({ board, store }, tune) {
  const intro = byId("intro", HTMLElement);
  const card = byId("coach", HTMLElement);
  const side = byId("side", HTMLElement);
  const key = () => keyOf("met", board.settled.id);
  let shown = "";

  const draw = () => {
    const isNew = store.readRaw(key()) === null;
    intro.hidden = !isNew;
    card.hidden = !isNew && side.dataset.tab !== "game";
    if (!card.hidden) reportFailure(fill());
  };
  const fill = async () => {
    const { id } = board.settled;
    if (shown === id) return;
    const { fillCoach } = await import("./coach.js");
    await fillCoach(card, board);
    if (id === board.settled.id) shown = id;
  };
  button("intro-hint").addEventListener("click", () => button("hint").click());
  button("intro-watch").addEventListener("click", () => button("autoplay").click());
  button("intro-tune").addEventListener("click", () => reportFailure(tune()));
  board.addEventListener("game", draw);
  board.addEventListener("gameover", () => {
    store.writeRaw(key(), "yes");
    draw();
  });
  new MutationObserver(draw).observe(side, { attributeFilter: ["data-tab"] });
  draw();
}
