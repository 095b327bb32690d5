/** The list of presets. */
import "../catalogue.js"; // its help
import { DEFAULT, OWN, presetKey } from "../core/presets.js";
import { dialogWords } from "../kit/dialog-words.js";
import { make } from "../kit/dom.js";

/** Fills the list of presets. @param {HTMLSelectElement} select @param {import("../types.js").Preset[]} presets */
export function fillPresets(select, presets) {
  const options = presets.map((one) => make("option", { value: presetKey(one.name), title: one.help }, one.label));
  if (!presets.some(({ values }) => Object.keys(values).length === 0)) {
    options.unshift(make("option", { value: DEFAULT }, dialogWords().player.presetDefault));
  }
  options.push(make("option", { value: OWN, disabled: true }, dialogWords().player.presetOwn));
  select.replaceChildren(...options);
}
