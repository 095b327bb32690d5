// The players that a game offers, with what an experiment takes by default: limits, presets, and the parameters to tune.

import { findFamily, playersOf } from "../family.js";

/**
 * @typedef {import("../../lab/engine.js").Engine} Engine
 * @typedef {import("../../lab/types.d.ts").Catalogue} Catalogue
 * @typedef {import("../../lab/types.d.ts").Entry} Entry
 * @typedef {import("../../types.d.ts").Limits} Limits
 * @typedef {import("../../types.d.ts").Param} Param
 * @typedef {import("../../types.d.ts").PlayerInfo} PlayerInfo
 */

/** The limits of a move. */
export const LIMITS = /** @type {const} */ (["movetime", "depth", "nodes"]);

/** Whether a sweep of that name varies a limit. @param {string} [over] */
export const isLimit = (over) => LIMITS.some((name) => name === over);

/** So many nodes are no limit: players that end by themselves have it. */
export const NO_LIMIT = 1e9;

/** Whether limits limit nothing. @param {Limits} limits */
export const isBoundless = ({ nodes = 0, ...others }) => nodes >= NO_LIMIT && !Object.keys(others).length;

/** The players that play a game on its own board. @param {Engine} engine @param {string} game */
export function playersOffered({ catalogue, playerIds }, game) {
  const ids = playerIds(game);
  return playersOf(catalogue, game).filter(({ id }) => ids.includes(id));
}

/** Every player of a game, by itself and with each of its presets. @param {Engine} engine @param {string} game @returns {Entry[]} */
export const playersAndPresets = (engine, game) =>
  playersOffered(engine, game).flatMap(({ id, presets }) => [
    { player: id },
    ...presets.filter(hasValues).map(({ name }) => ({ player: id, preset: name })),
  ]);

/** Whether a preset changes anything. @param {import("../../types.d.ts").Preset} preset */
export const hasValues = ({ values }) => Object.keys(values).length > 0;

/** The limits that are usual in a game. @param {Catalogue} catalogue @param {string} game @returns {Limits} */
export const defaultLimits = ({ games }, game) => ({ nodes: findFamily(games, game)?.labNodes ?? games[0].labNodes });

/** The value of a parameter without settings: that of the preset, or the default. @param {PlayerInfo | undefined} info @param {Entry} entry @param {Param} param */
export const baseValue = (info, { preset }, param) =>
  info?.presets.find(({ name }) => name === preset)?.values[param.name] ?? param.default;

/** The parameters to tune by default: the numbers that are not zero, of the group with the most of them. @param {PlayerInfo | undefined} info @param {Entry} entry */
export function defaultParams(info, entry) {
  const value = (/** @type {Param} */ param) => entry.settings?.[param.name] ?? baseValue(info, entry, param);
  const counting = info?.params.filter((param) => param.kind === "number" && value(param) !== 0) ?? [];
  const groups = [...new Set(counting.map(({ group }) => group))];
  const sizes = groups.map((group) => counting.filter((param) => param.group === group));
  const largest = sizes.reduce((most, own) => (own.length > most.length ? own : most), []);
  return largest.map(({ name }) => name);
}

/** Games that a tuning of so many parameters usually needs. @param {Engine} engine @param {number} params @param {string} [method] */
export const advisedGames = ({ LabCourse }, params, method) => LabCourse.advisedGames(params, method);
