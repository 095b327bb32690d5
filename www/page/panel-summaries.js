/** The summaries on the panels of the player and of the rules, which load with them closed. */

import { matchPreset } from "../core/presets.js";
import { byId, setText } from "../kit/dom.js";
import { text } from "../kit/page-text.js";

/** Keeps them up to date. @param {import("../core/model.js").Model} model */
export function mountPanelSummaries(model) {
  model.watch(() => {
    const { player, changedParams, catalogue, game } = model;
    const preset = matchPreset(player.params, player.presets, changedParams);
    const note = preset.isDefault ? "" : preset.label || text.player.peekOwn;
    setText(byId("player-peek", HTMLElement), [player.name, note].filter(Boolean).join(" · "));
    const rules = catalogue.games.find(({ id }) => id === game)?.params.length ?? 0;
    byId("panel-game", HTMLElement).hidden = rules === 0;
  });
}
