/** The choice of who plays which side. */

import { SIDE_CHOICES } from "../core/settings.js";
import { byId, make } from "../kit/dom.js";
import { text } from "../kit/page-text.js";

/** Fills the choice, which one-player games hide. @param {import("../core/model.js").Model} model */
export function mountPlayersChoice(model) {
  const select = byId("seats", HTMLSelectElement);
  const words = /** @type {Record<string, string>} */ (text.player.seats);
  select.replaceChildren(...SIDE_CHOICES.map((value) => make("option", { value }, words[value])));
  select.addEventListener("change", () => model.change((settings) => void (settings.players = select.value)));
  model.watch(() => {
    const { players } = model.settings;
    byId("player-duel", HTMLElement).hidden = !players;
    select.value = players;
  });
}
