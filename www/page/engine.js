/** The tab of the engine. Its scripts come with the first report of a search, or with the part that the visitor opens. */

import { once } from "../core/once.js";
import { reportFailure } from "../kit/report-failure.js";
import { loadWhenUnfolded, mountTuning } from "./side.js";

/** @param {import("../core/model.js").Model} model */
export function mountEngine(model) {
  const { board, store } = model;
  const thinking = once(async () => new (await import("./thinking-panel.js")).ThinkingPanel(model));
  const hear = async (/** @type {Event} */ event) => {
    const { position } = board.state;
    (await thinking()).hear(/** @type {CustomEvent} */ (event), position);
  };
  for (const name of ["thinking", "info", "bestmove"])
    board.addEventListener(name, (event) => void hear(event).catch(() => {})); // the next report tries again

  const strongest = once(async () => (await import("./strongest.js")).mountStrongest(model));
  board.addEventListener("autoplay", () => void strongest().catch(() => {})); // the settings try again
  const autoplay = once(async () => (await import("./autoplay-panel.js")).mountAutoplay(model));
  board.addEventListener("move", () => void autoplay().catch(() => {}), { once: true }); // unfolding it tries again
  loadWhenUnfolded("watching", autoplay);
  const expert = once(async () => (await import("./expert-panel.js")).mountExpert(model, await thinking()));
  loadWhenUnfolded("expert", expert);
  if (store.readRaw("live") === "on") reportFailure(expert());
  const guest = once(async () => (await import("./guest-seat.js")).mountGuestSeat(model));
  model.watch(() => void (board.guest && reportFailure(guest())));
  const tune = mountTuning(
    store,
    once(async () => {
      await thinking(); // which thinks again when a slider moves
      (await import("./player-panel.js")).mountPlayer(model);
      await strongest();
    }),
  );
  return { thinking, tune };
}
