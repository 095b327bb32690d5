/** The panel of the game on the board: its rules, or who plays which side. */
import { byId, make, setText } from "./dom.js";
import { text } from "./page-text.js";
import { RulesForm } from "./rules-form.js";
import { SIDES } from "./settings.js";

/** Fills the panel. @param {import("./model.js").Model} model @param {import("./session.js").Session} session */
export function mountGame(model, session) {
  mountPlayers(model);
  new RulesForm(model, session);
}

/** @param {import("./model.js").Model} model */
function mountPlayers(model) {
  const select = byId("game-seats", HTMLSelectElement);
  const words = /** @type {Record<string, string>} */ (text.game.players);
  select.replaceChildren(...SIDES.map((value) => make("option", { value }, words[value])));
  select.addEventListener("change", () => model.change((settings) => void (settings.players = select.value)));
  model.watch(() => {
    const { players } = model.settings;
    byId("game-duel", HTMLElement).hidden = !players;
    select.value = players;
    if (players) setText(byId("game-peek", HTMLElement), words[players]);
  });
}
