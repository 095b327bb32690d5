/** The list of presets. */
import { make } from "./dom.js";
import { text } from "./page-text.js";

/**
 * @typedef {import("../types.js").Param} Param
 * @typedef {import("../types.js").Params} Params
 * @typedef {import("../types.js").Preset} Preset
 */

/** The key of values that are no preset. */
export const OWN = "own";
const DEFAULT = "default";

/** The key of a preset, which differs from the other keys. @param {string} name */
export const presetKey = (name) => `preset:${name}`;

/** Fills the list of presets. @param {HTMLSelectElement} select @param {Preset[]} presets */
export function fillPresets(select, presets) {
  const options = presets.map((one) => make("option", { value: presetKey(one.name), title: one.help }, one.label));
  if (!presets.some(({ values }) => Object.keys(values).length === 0)) {
    options.unshift(make("option", { value: DEFAULT }, text.player.presetDefault));
  }
  options.push(make("option", { value: OWN, disabled: true }, text.player.presetOwn));
  select.replaceChildren(...options);
}

/**
 * The preset of the values, if any.
 * @param {Param[]} params
 * @param {Preset[]} presets
 * @param {Params} own what differs from the defaults
 */
export function presetNow(params, presets, own) {
  const found = presets.find(({ values }) =>
    params.every(({ name, default: normal }) => (own[name] ?? normal) === (values[name] ?? normal)),
  );
  if (found) {
    const isDefault = Object.keys(found.values).length === 0;
    return { key: presetKey(found.name), label: found.label, help: found.help, isDefault };
  }
  const isDefault = Object.keys(own).length === 0;
  return { key: isDefault ? DEFAULT : OWN, label: "", help: "", isDefault };
}
