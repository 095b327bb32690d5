/** The choice of who plays which side. */

import { SIDE_CHOICES } from "../core/settings.js";
import { dialogWords } from "../kit/dialog-words.js";
import { make } from "../kit/dom.js";

/** Makes the choice, which one-player games hide. @param {import("../core/model.js").Model} model */
export function makePlayersChoice(model) {
  const words = dialogWords().player;
  const sides = /** @type {Record<string, string>} */ (words.seats);
  const select = make(
    "select",
    { id: "seats" },
    ...SIDE_CHOICES.map((value) => make("option", { value }, sides[value])),
  );
  const row = make(
    "label",
    { className: "stacked", id: "player-duel", htmlFor: "seats" },
    make("span", {}, words.seatsWho),
    select,
  );
  select.addEventListener("change", () => model.change((settings) => void (settings.players = select.value)));
  model.watch(() => {
    const { players } = model.settings;
    row.hidden = !players;
    select.value = players;
  });
  return row;
}
