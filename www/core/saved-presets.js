// The visitor's own presets: named parameters of players, as a tuning makes them. The page and the lab share them.

import { askToPersist } from "./persist.js";
import { truncate } from "./truncate.js";

/** @typedef {import("../types.d.ts").SavedPreset} SavedPreset */
/** @typedef {import("./storage.js").PageStore} PageStore */

const KEY = "presets";
/** The longest name, in UTF-16 units as `maxLength` counts them. */
const MAX_LENGTH = 80;

/** Loads all presets, the newest first. @param {PageStore} store @returns {SavedPreset[]} */
export function loadPresets(store) {
  const check = (/** @type {any} */ { all }) => {
    if (!all.every(isPreset)) throw new Error("not presets");
    return all;
  };
  return store.read(KEY, check) ?? [];
}

/** Loads the presets of a player, in the form of the catalogue's. @param {PageStore} store @param {{game: string, id: string}} player @returns {import("../types.d.ts").Preset[]} */
export const loadPresetsOf = (store, { game, id }) =>
  loadPresets(store)
    .filter((one) => one.game === game && one.player === id)
    .map(({ name, about = "", settings }) => ({ name: `mine/${name}`, label: name, help: about, values: settings }));

/** Saves a preset, replacing one of the same name. @param {PageStore} store @param {SavedPreset} preset @returns whether it is saved */
export function savePreset(store, preset) {
  const isSaved = store.write(KEY, { all: [preset, ...presetsWithout(store, preset)] });
  if (isSaved) askToPersist(store);
  return isSaved;
}

/** Names a preset `NAME`, `NAME 2`, ...: the first that no preset with other settings has. @param {PageStore} store @param {SavedPreset} preset @returns {SavedPreset} */
export function withFreeName(store, preset) {
  const settings = JSON.stringify(preset.settings);
  const others = loadPresets(store).filter((one) => JSON.stringify(one.settings) !== settings);
  const isTaken = (/** @type {string} */ name) => others.some((one) => hasSameName(one, { ...preset, name }));
  let { name } = preset;
  for (let n = 2; isTaken(name); n += 1) name = withNumber(preset.name, n);
  return { ...preset, name };
}

/** Appends a number to a name, within the longest name. @param {string} name @param {number} n */
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
