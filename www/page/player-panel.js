/** The settings of the engine: the sliders that matter most, what to do with them, and all the others. */

import "../catalogue.js"; // its help
import { playersOf } from "../core/family.js";
import { matchPreset, OWN, presetKey } from "../core/presets.js";
import { loadPresetsOf } from "../core/saved-presets.js";
import { dialogWords } from "../kit/dialog-words.js";
import { byId, make, setText } from "../kit/dom.js";
import { say } from "../kit/page-text.js";
import { buildParams } from "../kit/params.js";
import { reportFailure } from "../kit/report-failure.js";
import { mountGuest } from "./guest-panel.js";
import { mountMainSliders } from "./main-sliders.js";
import { mountMiniBoard } from "./mini-board.js";
import { fillPresets } from "./presets.js";
import { makeThinkTime } from "./think-time.js";
import { makeDeletion, makeTuningActions } from "./tuning-actions.js";

/** @typedef {import("../core/model.js").Model} Model */

/** Fills the part. @param {Model} model */
export function mountPlayer(model) {
  const words = dialogWords().player;
  const part = byId("tuning", HTMLElement);
  const main = make("div", { className: "main-sliders", id: "main-sliders" });
  const who = make("select", { id: "player" });
  const preset = make("select", { id: "preset" });
  const help = make("p", { className: "quiet", id: "player-help" });
  const sliders = make("div", { className: "params", id: "sliders" });
  const asText = make("button", { type: "button", className: "link-button", id: "settings-text" }, words.text);
  const summary = make("summary");
  const all = make("div", { className: "stack" });
  /** The player's presets, then the visitor's own. @type {import("../types.js").Preset[]} */
  let presets = [];
  const offerPresets = () => {
    presets = [...model.player.presets, ...loadPresetsOf(model.store, model.player)];
    fillPresets(preset, presets);
  };
  const onVersionsChanged = () => {
    offerPresets();
    model.applyAndNotify();
  };
  all.append(
    make("div", { className: "pair" }, field("player", words.who, who), field("preset", words.preset, preset)),
    makeDeletion(model, onVersionsChanged),
    ...makeThinkTime(model),
    help,
    sliders,
    asText,
  );
  const caption = make("p", { className: "quiet" }, words.adds);
  part.replaceChildren(
    caption,
    main,
    ...makeTuningActions(model, onVersionsChanged),
    make("details", { className: "inner", id: "all-settings" }, summary, all),
  );
  mountGuest(model, all);
  mountMiniBoard(model.board);
  mountMainSliders(model, main, caption);

  who.addEventListener("change", () => model.change((settings) => void (settings.player = who.value)));
  preset.addEventListener("change", () => {
    const chosen = presets.find((one) => presetKey(one.name) === preset.value);
    if (preset.value !== OWN) model.setParams(chosen?.values ?? {});
  });
  asText.addEventListener("click", () =>
    reportFailure(import("./settings-text.js").then(({ openSettingsText }) => openSettingsText(model))),
  );

  /** The player that the panel was made for: games have players of the same name. @type {import("../types.js").PlayerInfo | undefined} */
  let shown;
  let game = "";
  /** @type {(() => void)[]} */
  let refreshers = [];
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
      setText(help, player.help);
      setText(summary, say(words.all, { n: player.params.length }));
      offerPresets();
      refreshers = buildParams(sliders, player.params, model);
    }
    for (const refresh of refreshers) refresh();
    preset.value = matchPreset(player.params, presets, model.changedParams).key;
  });
  model.store.onOtherTabWrite(() => "presets", onVersionsChanged);
}

/** @param {string} id @param {string} label @param {HTMLElement} control */
const field = (id, label, control) =>
  make("label", { className: "stacked", htmlFor: id }, make("span", {}, label), control);
