/** What the panels of the player and of the rules say before they are opened, which loads the rest. */

import { byId, setText } from "./dom.js";
import { text } from "./page-text.js";

/** Keeps them up to date. @param {import("./model.js").Model} model */
export function mountPeeks(model) {
  model.watch(() => {
    const { player, own, catalogue, game } = model;
    const note = Object.keys(own).length ? text.player.peekOwn : "";
    setText(byId("player-peek", HTMLElement), [player.name, note].filter(Boolean).join(" · "));
    const rules = catalogue.games.find(({ id }) => id === game)?.params.length ?? 0;
    byId("panel-game", HTMLElement).hidden = rules === 0;
  });
}
