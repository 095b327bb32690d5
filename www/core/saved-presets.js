// The presets of the visitor: parameters of players with names, as tunings leave them. The page and the lab share them.

import { truncate } from "./truncate.js";

/** @typedef {import("../types.d.ts").SavedPreset} SavedPreset */
/** @typedef {import("./storage.js").PageStore} PageStore */

const KEY = "presets";
/** The most letters of a name, as fields of a page count them. */
const MAX_LENGTH = 80;

/** All of them, the newest first. @param {PageStore} store @returns {SavedPreset[]} */
export function loadPresets(store) {
  const check = (/** @type {any} */ { all }) => {
    if (!all.every(isPreset)) throw new Error("not presets");
    return all;
  };
  return store.read(KEY, check) ?? [];
}

/** Those of a player, as the catalogue has its own. @param {PageStore} store @param {{game: string, id: string}} player @returns {import("../types.d.ts").Preset[]} */
export const loadPresetsOf = (store, { game, id }) =>
  loadPresets(store)
    .filter((one) => one.game === game && one.player === id)
    .map(({ name, about = "", settings }) => ({ name: `mine/${name}`, label: name, help: about, values: settings }));

/** Saves a preset, in place of one of the same name. @param {PageStore} store @param {SavedPreset} preset @returns whether it is saved */
export const savePreset = (store, preset) => store.write(KEY, { all: [preset, ...presetsWithout(store, preset)] });

/** The same preset under the first of `NAME`, `NAME 2`, ... that no preset with other settings has. @param {PageStore} store @param {SavedPreset} preset @returns {SavedPreset} */
export function withFreeName(store, preset) {
  const settings = JSON.stringify(preset.settings);
  const others = loadPresets(store).filter((one) => JSON.stringify(one.settings) !== settings);
  const isTaken = (/** @type {string} */ name) => others.some((one) => hasSameName(one, { ...preset, name }));
  let { name } = preset;
  for (let n = 2; isTaken(name); n += 1) name = withNumber(preset.name, n);
  return { ...preset, name };
}

/** A name with a number, cut to the longest. @param {string} name @param {number} n */
const withNumber = (name, n) => `${truncate(name, MAX_LENGTH - ` ${n}`.length)} ${n}`;

/** @param {PageStore} store @param {SavedPreset} preset */
export const removePreset = (store, preset) => store.write(KEY, { all: presetsWithout(store, preset) });

/** @param {PageStore} store @param {SavedPreset} preset */
const presetsWithout = (store, preset) => loadPresets(store).filter((one) => !hasSameName(one, preset));

/** Whether a preset has the name of another, for the same player. @param {SavedPreset} one @param {SavedPreset} other */
const hasSameName = (one, { name, game, player }) => one.name === name && one.game === game && one.player === player;

/** @param {any} one */
const isPreset = (one) =>
  [one.name, one.game, one.player].every((word) => typeof word === "string") &&
  Object.values(one.settings).every(Number.isFinite);
