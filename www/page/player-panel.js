/** The panel of the player: the choice of a player, its presets, and a row for each parameter. */

import { playersOf } from "../core/family.js";
import { matchPreset, OWN, presetKey } from "../core/presets.js";
import { loadPresetsOf } from "../core/saved-presets.js";
import { button, byId, make, setText } from "../kit/dom.js";
import { buildParams } from "../kit/params.js";
import { reportFailure } from "../kit/report-failure.js";
import { mountTestButton } from "./better.js";
import { mountGuest } from "./guest-panel.js";
import { mountMiniBoard } from "./mini-board.js";
import { mountPlayersChoice } from "./players-choice.js";
import { fillPresets } from "./presets.js";
import { mountThinkTime } from "./think-time.js";

/** @typedef {import("../core/model.js").Model} Model */

/** Fills the panel. @param {Model} model */
export function mountPlayer(model) {
  mountPlayersChoice(model);
  mountThinkTime(model);
  mountMiniBoard(model.board);
  const who = byId("player", HTMLSelectElement);
  const preset = byId("preset", HTMLSelectElement);
  const place = byId("sliders", HTMLElement);
  /** The player that the panel was made for: games have players of the same name. @type {import("../types.js").PlayerInfo | undefined} */
  let shown;
  let game = "";
  /** The player's presets, then the visitor's own. @type {import("../types.js").Preset[]} */
  let presets = [];
  /** @type {(() => void)[]} */
  let refreshers = [];

  who.addEventListener("change", () =>
    model.change((settings) => {
      settings.player = who.value;
    }),
  );
  preset.addEventListener("change", () => {
    const chosen = presets.find((one) => presetKey(one.name) === preset.value);
    if (preset.value !== OWN) model.setParams(chosen?.values ?? {});
  });
  button("reset-all").addEventListener("click", () => model.setParams({}));
  mountTestButton(model, /** @type {HTMLElement} */ (button("reset-all").parentElement));
  mountGuest(model, /** @type {HTMLElement} */ (place.parentElement));
  const offerPresets = () => {
    presets = [...model.player.presets, ...loadPresetsOf(model.store, model.player)];
    fillPresets(preset, presets);
  };

  model.watch(() => {
    const { player, settled } = model;
    if (game !== settled.game) {
      game = settled.game;
      const players = playersOf(model.catalogue, settled.id).filter(({ id }) => settled.players.includes(id));
      who.replaceChildren(...players.map((one) => make("option", { value: one.id }, one.name)));
      who.value = player.id;
    }
    if (shown !== player) {
      shown = player;
      who.value = player.id;
      setText(byId("player-help", HTMLElement), player.help);
      offerPresets();
      refreshers = buildParams(place, player.params, model);
      if (player.weights.length) {
        const rows = refreshers;
        const add = async () => {
          const { weightsRow } = await import("./weights-notice.js");
          if (rows === refreshers) rows.push(weightsRow(place, model)); // another player may be chosen by now
        };
        reportFailure(add());
      }
    }
    for (const refresh of refreshers) refresh();
    const current = matchPreset(player.params, presets, model.changedParams);
    preset.value = current.key;
    button("reset-all").setAttribute("aria-disabled", String(Object.keys(model.changedParams).length === 0));
  });
  model.store.onOtherTabWrite(
    () => "presets",
    () => {
      offerPresets();
      model.applyAndNotify();
    },
  );
}
