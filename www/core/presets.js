/** Finds the preset that the values of a player match. */

/** @typedef {import("../types.js").Param} Param */
/** @typedef {import("../types.js").Params} Params */
/** @typedef {import("../types.js").Preset} Preset */

/** The key of values that match no preset. */
export const OWN = "own";
/** The key of the defaults, where no preset equals them. */
export const DEFAULT = "default";

/** The key of a preset. @param {string} name */
export const presetKey = (name) => `preset:${name}`;

/**
 * Finds the preset that equals the values.
 * @param {Param[]} params
 * @param {Preset[]} presets
 * @param {Params} own the values that differ from the defaults
 */
export function matchPreset(params, presets, own) {
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
