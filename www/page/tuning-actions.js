/** The buttons below the sliders: test, save, share and reset the settings of the engine. */

import { tunedParams } from "../core/levels.js";
import { once } from "../core/once.js";
import { matchPreset } from "../core/presets.js";
import { loadPresetsOf, removePreset, savePreset } from "../core/saved-presets.js";
import { copy } from "../kit/clipboard.js";
import { dialogWords } from "../kit/dialog-words.js";
import { make } from "../kit/dom.js";
import { notify } from "../kit/notices.js";
import { say } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";
import { makeLink } from "./address.js";

/** @typedef {import("../core/model.js").Model} Model */

/** The longest name of a version. */
const MAX_LENGTH = 40;

/** Makes the buttons, the field that Save unfolds, and the place of a test. @param {Model} model @param {() => void} onSaved */
export function makeTuningActions(model, onSaved) {
  const words = dialogWords().player;
  const { ask, help } = dialogWords().better;
  const test = make("button", { type: "button", id: "is-better", className: "primary", title: help }, ask);
  const save = make("button", { type: "button", id: "save-version", "aria-expanded": "false" }, words.save);
  const share = make("button", { type: "button", id: "share-settings" }, words.share);
  const reset = make("button", { type: "button", id: "reset-all" }, words.resetAll);
  const naming = makeNaming(model, (saved) => {
    unfold(false);
    if (saved) onSaved();
  });
  const unfold = (/** @type {boolean} */ on) => {
    naming.hidden = !on;
    save.setAttribute("aria-expanded", String(on));
    if (on) naming.querySelector("input")?.focus();
    else save.focus();
  };
  const testing = make("section", { className: "slider-test", id: "slider-test", hidden: true, "aria-label": ask });
  const panel = once(async () => new (await import("./better.js")).TestPanel(model, testing));
  test.addEventListener("click", () => reportFailure(panel().then((one) => one.open())));
  save.addEventListener("click", () => unfold(naming.hidden === true));
  share.addEventListener("click", () => shareSettings(model));
  reset.addEventListener("click", () => resetSettings(model));
  model.watch(() => reset.setAttribute("aria-disabled", String(!isTuned(model))));
  return [make("div", { className: "buttons four" }, test, save, share, reset), naming, testing];
}

/** The field for the name of a version, and the button that deletes the version in use. @param {Model} model @param {(saved: boolean) => void} onDone */
function makeNaming(model, onDone) {
  const words = dialogWords().player;
  const id = "version-name";
  const field = make("input", {
    type: "text",
    id,
    maxLength: MAX_LENGTH,
    autocomplete: "off",
    placeholder: words.saveName,
  });
  field.setAttribute("aria-label", words.saveName);
  const keep = make("button", { type: "button", className: "primary" }, words.save);
  const store = () => {
    const name = field.value.trim();
    if (!name) return field.focus();
    const { player, changedParams } = model;
    const isSaved = savePreset(model.store, {
      name,
      game: model.game,
      player: player.id,
      settings: { ...changedParams },
    });
    notify(isSaved ? say(words.saved, { name }) : words.notSaved, isSaved ? {} : { kind: "error" });
    field.value = "";
    onDone(isSaved);
  };
  keep.addEventListener("click", store);
  field.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") store();
    if (key === "Escape") onDone(false);
  });
  return make("div", { className: "buttons joined", hidden: true }, field, keep);
}

/** Makes the button that deletes the version in use, where it is the visitor's own. @param {Model} model @param {() => void} onDeleted */
export function makeDeletion(model, onDeleted) {
  const words = dialogWords().player;
  const button = make("button", { type: "button", className: "link-button", id: "delete-version" }, words.delete);
  const own = () => {
    const presets = loadPresetsOf(model.store, model.player);
    const { label } = matchPreset(model.player.params, presets, model.changedParams);
    return label;
  };
  button.addEventListener("click", () => {
    const [name, settings] = [own(), { ...model.changedParams }];
    const preset = { name, game: model.game, player: model.player.id, settings };
    removePreset(model.store, preset);
    onDeleted();
    const undo = () => {
      savePreset(model.store, preset);
      onDeleted();
    };
    notify(say(words.deleted, { name }), { action: { label: words.undo, run: undo } });
  });
  model.watch(() => void (button.hidden = own() === ""));
  return button;
}

/** Copies a link that sets the engine as it is set here. @param {Model} model */
function shareSettings(model) {
  const settings = new Map([["player", model.player.id], ...model.settingPairs({ all: false })]);
  settings.delete("players"); // the side is not the engine's
  copy(makeLink({ game: Object.fromEntries(model.gamePairs), settings: [...settings] }), dialogWords().player.shared);
}

/** Whether anything but the level differs from the defaults. @param {Model} model */
const isTuned = ({ player, changedParams }) => Object.keys(tunedParams(player, changedParams)).length > 0;

/** Puts the settings back but for the level, which can be undone. @param {Model} model */
function resetSettings(model) {
  const words = dialogWords().player;
  if (!isTuned(model)) return;
  const { game, player } = model;
  const before = { ...model.changedParams };
  const tuned = tunedParams(player, before);
  model.setParams(Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(tuned, name))));
  const undo = () => {
    if (model.game === game && model.player === player) model.setParams(before);
  };
  notify(words.resetDone, { action: { label: words.undo, run: undo } });
}
