/**
 * The settings: the player, its parameters, and autoplay. Links, pasted text and storage are read by the same rules, which
 * come from the catalogue.
 */
import { findPlayer, playersOf } from "./family.js";
import { FIRST_LEVEL, findLevel, levelName, levelOf } from "./levels.js";
import { parseNumber, parsePlayers } from "./link.js";

/**
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").PlayerInfo} PlayerInfo
 * @typedef {import("../types.js").Param} Param
 * @typedef {import("../types.js").Params} Params
 */

/**
 * `params` holds, for each player, only what differs from the defaults; `ponder` and `restart` are 0 or 1. `guest` is the address of a
 * module of the visitor's, which is in no link and no text.
 * @typedef {{player: string, params: Record<string, Params>, guest: string, players: string, movetime: number, depth: number, nodes: number, ponder: number, pace: number, restart: number}} Settings
 */

/** Settings that belong to no player, by their names in links and text. The ranges are the engine's. */
const RUN_SETTINGS = {
  movetime: { min: 1, max: 3.6e6, default: 50 },
  depth: { min: 0, max: 64, default: 0 }, // 0 is no limit, here and below
  nodes: { min: 0, max: 2 ** 53, default: 0 },
  ponder: { min: 0, max: 1, default: 0 },
  pace: { min: 0, max: 1000, default: 125 },
  restart: { min: 0, max: 1, default: 0 },
};
/** Defaults of two-player games, where the computer thinks longer and moves slower. */
const DUEL_DEFAULTS = { movetime: 1000, pace: 700 };
/** The choices for the two sides: a person or the computer. */
export const SIDE_CHOICES = ["human,ai", "ai,human", "human,human"];
const runNames = /** @type {(keyof typeof RUN_SETTINGS)[]} */ (Object.keys(RUN_SETTINGS));

/** An invalid setting, and what is expected; undefined where the name is unknown. @typedef {{name: string, value: string, expected?: {oneOf: string[]} | {toggle: true} | {min: number, max: number}}} Problem */

/** The default settings of a game. @param {Catalogue} catalogue @param {string} game @returns {Settings} */
export function defaultSettings(catalogue, game) {
  const info = catalogue.games.find(({ id }) => id === game) ?? catalogue.games[0];
  const duel = info.sides === 2;
  return {
    player: info.defaultPlayer,
    params: {},
    guest: "",
    players: duel ? SIDE_CHOICES[0] : "",
    .../** @type {Record<keyof typeof RUN_SETTINGS, number>} */ (
      Object.fromEntries(runNames.map((name) => [name, RUN_SETTINGS[name].default]))
    ),
    ...(duel && DUEL_DEFAULTS),
  };
}

/** The settings of a visitor's first game: the defaults, against an opponent of a low level. @param {Catalogue} catalogue @param {string} game */
export function firstSettings(catalogue, game) {
  const settings = defaultSettings(catalogue, game);
  const easy = findLevel(catalogue.players, game, FIRST_LEVEL);
  if (easy) {
    settings.player = easy.player;
    settings.params[easy.player] = { ...easy.params };
  }
  return settings;
}

/** A player of the catalogue. @param {Catalogue} catalogue @param {string} game @param {string} id @throws where there is none */
export function requirePlayer(catalogue, game, id) {
  const found = findPlayer(catalogue, game, id);
  if (!found) throw new Error(`no player ${id}`);
  return found;
}

/** Read before the others, because they decide what the others mean. */
const READ_FIRST = ["players", "player", "preset"];
/** Settings of older links that mean nothing any more: `weights` was the choice between two files. */
const RETIRED = ["weights"];

/**
 * Applies pairs to a copy of settings. Invalid pairs are left out and listed in `problems`.
 * @param {Catalogue} catalogue
 * @param {string} game
 * @param {Settings} base
 * @param {Iterable<[string, string]>} pairs
 */
export function applyPairs(catalogue, game, base, pairs) {
  /** @type {Problem[]} */
  const problems = [];
  const settings = structuredClone(base);
  const named = [...pairs];
  const [sides, players, presets] = READ_FIRST.map((first) =>
    named.filter(([name]) => name === first).map(([, words]) => words),
  );

  const ids = playersOf(catalogue, game).map(({ id }) => id);
  for (const words of sides) problems.push(...applyPlayers(settings, ids, words));
  for (const words of players) {
    if (ids.includes(words)) settings.player = words;
    else problems.push({ name: "player", value: words, expected: { oneOf: ids } });
  }
  const player = requirePlayer(catalogue, game, settings.player);
  settings.params[player.id] ??= {};
  for (const words of presets) {
    const preset = player.presets.find(({ name }) => name === words);
    if (preset) settings.params[player.id] = { ...preset.values };
    else problems.push({ name: "preset", value: words, expected: { oneOf: player.presets.map(({ name }) => name) } });
  }
  for (const [name, words] of named) {
    if (![...READ_FIRST, ...RETIRED].includes(name)) problems.push(...applySetting(settings, player, name, words));
  }
  return { settings, problems };
}

/**
 * Applies who plays each side; a player may be named for a side, and one word stands for both. Returns the problems.
 * @param {Settings} settings changed
 * @param {string[]} ids the players of the game
 * @param {string} words
 * @returns {Problem[]}
 */
function applyPlayers(settings, ids, words) {
  const { sides, named } = parsePlayers(words);
  const duel = settings.players !== "";
  const both = words.includes(",") ? sides : `${sides},${sides}`;
  const fits = duel ? SIDE_CHOICES.includes(both) : !words.includes(",");
  if (!fits || named.length > 1 || named.some((id) => !ids.includes(id)))
    return [{ name: "players", value: words, expected: { oneOf: duel ? SIDE_CHOICES : ids } }];
  if (duel) settings.players = both;
  if (named.length) settings.player = named[0];
  return [];
}

/**
 * Applies one setting. Returns the problems.
 * @param {Settings} settings changed
 * @param {PlayerInfo} player the owner of the parameters
 * @param {string} name
 * @param {string} words
 * @returns {Problem[]}
 */
function applySetting(settings, player, name, words) {
  const param = player.params.find((one) => one.name === name);
  const run = param ? undefined : runNames.find((one) => one === name);
  const range = run ? RUN_SETTINGS[run] : param;
  if (!range) return [{ name, value: words }];
  const toggle = run ? range.max === 1 : param?.kind === "toggle";
  const value = parseNumber(words, range, toggle);
  if (value === undefined)
    return [{ name, value: words, expected: toggle ? { toggle: true } : { min: range.min, max: range.max } }];
  if (run) settings[run] = Math.round(value);
  else if (param) setParam(settings.params[player.id], param, value);
  return [];
}

/**
 * The settings as pairs: all of them, or only what differs from the defaults.
 * @param {Catalogue} catalogue
 * @param {string} game
 * @param {Settings} settings
 * @param {{all: boolean}} options
 * @returns {[string, string][]}
 */
export function toPairs(catalogue, game, settings, { all }) {
  const normal = defaultSettings(catalogue, game);
  const player = requirePlayer(catalogue, game, settings.player);
  const own = settings.params[player.id] ?? {};
  /** @type {[string, string][]} */
  const pairs = [];
  if (all || player.id !== normal.player) pairs.push(["player", player.id]);
  if (settings.players && (all || settings.players !== normal.players)) pairs.push(["players", settings.players]);
  // A level goes by its name, which lasts longer than its numbers.
  const level = all || !Object.keys(own).length ? 0 : levelOf(player, own);
  if (level) pairs.push(["preset", levelName(level)]);
  for (const param of player.params) {
    if (all || (param.name in own && !level)) pairs.push([param.name, String(own[param.name] ?? param.default)]);
  }
  for (const name of runNames) {
    if (player.params.some((param) => param.name === name)) continue; // there the name means the parameter
    if (all || settings[name] !== normal[name]) pairs.push([name, String(Number(settings[name]))]);
  }
  return pairs;
}

/** Sets a parameter, or deletes it where the value is the default. @param {Params} params changed @param {Param} param @param {number} value */
export function setParam(params, param, value) {
  if (value === param.default) delete params[param.name];
  else params[param.name] = value;
}

/**
 * Parses saved settings by the same rules; throws on anything invalid.
 * @param {Catalogue} catalogue @param {string} game @param {any} saved @returns {Settings}
 */
export function parseSaved(catalogue, game, saved) {
  let settings = defaultSettings(catalogue, game);
  /** @param {Record<string, unknown>} fields */
  const applyChecked = (fields) => {
    const pairs = Object.entries(fields).map(
      ([name, value]) => /** @type {[string, string]} */ ([name, String(value)]),
    );
    const read = applyPairs(catalogue, game, settings, pairs);
    if (read.problems.length) throw new Error(JSON.stringify(read.problems));
    settings = read.settings;
  };
  for (const [player, params] of Object.entries(saved.params))
    applyChecked({ player, .../** @type {Params} */ (params) });
  if (settings.players) applyChecked({ players: saved.players ?? settings.players });
  applyChecked({
    player: saved.player,
    movetime: saved.movetime,
    ponder: Number(saved.ponder ?? 0),
    pace: saved.pace,
    restart: Number(saved.restart),
  });
  if (typeof saved.guest === "string") settings.guest = saved.guest;
  // Not by their names: to some players these are parameters.
  for (const name of /** @type {const} */ (["depth", "nodes"])) {
    const limit = saved[name] ?? 0;
    if (!Number.isInteger(limit) || limit < RUN_SETTINGS[name].min || limit > RUN_SETTINGS[name].max)
      throw new Error(`${name}: ${limit}`);
    settings[name] = limit;
  }
  return settings;
}
