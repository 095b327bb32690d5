// Tests of the engine's settings: what they are about, and what they can be tested against.

import { levelsOf, tunedParams } from "./levels.js";
import { presetKey } from "./presets.js";
import { loadPresetsOf } from "./saved-presets.js";

/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("../types.d.ts").Params} Params */
/** @typedef {import("../types.d.ts").PlayerInfo} PlayerInfo */

/** Settings to test against: `label` in the page, `name` in the results. @typedef {{key: string, label: string, name: string, settings: Params}} Opponent */
/** How those are called that are no version. @typedef {Record<"normal" | "before", {label: string, name: string}>} OpponentWords */

/** The settings that a test of the sliders is about: a level plays no part in it. @param {Model} model @returns {Params} */
export const ownSettings = ({ player, changedParams }) => tunedParams(player, changedParams);

/** Whether a player plays alike with both settings. @param {PlayerInfo} player @param {Params} one @param {Params} other */
export const isSame = ({ params }, one, other) =>
  params.every(({ name, default: normal }) => (one[name] ?? normal) === (other[name] ?? normal));

/**
 * Lists the opponents of the settings, the defaults first; none where no slider has moved. Those that play alike are left out.
 * @param {Pick<Model, "player" | "store" | "paramsBefore">} model
 * @param {Params} own
 * @param {OpponentWords} words
 * @returns {Opponent[]}
 */
export function opponentsOf({ player, store, paramsBefore }, own, { normal, before }) {
  const levels = levelsOf(player);
  const versions = [...player.presets.filter((one) => !levels.includes(one)), ...loadPresetsOf(store, player)];
  const defaults = { key: "default", ...normal, settings: {} };
  const others = [
    { key: "before", ...before, settings: tunedParams(player, paramsBefore) },
    ...versions.map(({ name, label, values }) => {
      return { key: presetKey(name), label, name: label, settings: tunedParams(player, values) };
    }),
  ].filter(({ settings }) => !isSame(player, settings, {}));
  const all = [defaults, ...others].filter(({ settings }) => !isSame(player, settings, own));
  return all[0]?.key === "default" || all[0]?.key === "before" ? all : [];
}
