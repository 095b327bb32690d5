/**
 * The settings: who thinks, with which parameters, and how autoplay runs. Read from a link, from pasted
 * text and from storage by the same rules, all of which come from the catalogue.
 */
import { say, text } from "./text.js";

/**
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").PlayerInfo} PlayerInfo
 * @typedef {import("../types.js").Param} Param
 * @typedef {import("../types.js").Params} Params
 */

/**
 * `params` holds, for each player, only what differs from the defaults.
 * @typedef {{player: string, params: Record<string, Params>, weights: string, players: string, movetime: number, pace: number, restart: boolean}} Settings
 */

/** What is not a player's own: kept under these names in links and text. */
export const RUN = {
  movetime: { min: 1, max: 5000, default: 50 },
  pace: { min: 0, max: 1000, default: 125 },
  restart: { min: 0, max: 1, default: 0 },
};
/** Where the computer has the time of the visitor and not of a film, it thinks longer and moves slower. */
const DUEL = { movetime: 1000, pace: 700 };
/** Who may have the two sides of a game. */
export const SEATS = ["human,ai", "ai,human", "human,human"];
/** The file of learned weights that suits the device. */
export const AUTO = "auto";
const runNames = /** @type {(keyof typeof RUN)[]} */ (Object.keys(RUN));

/** @param {string} name @param {string} value @param {string} wanted */
const bad = (name, value, wanted) => say(text.settings.bad, { name, value, wanted });
/** @param {string[]} ids */
const oneOf = (ids) => say(text.settings.oneOf, { ids: ids.join(", ") });

/** @param {Catalogue} catalogue @param {string} game @returns {Settings} */
export function defaultSettings(catalogue, game) {
  const info = catalogue.games.find(({ id }) => id === game) ?? catalogue.games[0];
  const duel = info.sides === 2;
  return {
    player: info.defaultPlayer,
    params: {},
    weights: AUTO,
    players: duel ? SEATS[0] : "",
    movetime: duel ? DUEL.movetime : RUN.movetime.default,
    pace: duel ? DUEL.pace : RUN.pace.default,
    restart: RUN.restart.default === 1,
  };
}

/** @param {Catalogue} catalogue @param {string} game */
export const playersOf = (catalogue, game) => catalogue.players.filter((player) => player.game === game);

/** @param {Catalogue} catalogue @param {string} game @param {string} id @returns {PlayerInfo} */
export function playerInfo(catalogue, game, id) {
  const found = playersOf(catalogue, game).find((player) => player.id === id);
  if (!found) throw new Error(`no player ${id}`);
  return found;
}

/**
 * Settings with the pairs laid over them. What is wrong is left out and named in `problems`.
 * @param {Catalogue} catalogue
 * @param {string} game
 * @param {Settings} base
 * @param {Iterable<[string, string]>} pairs
 */
export function withPairs(catalogue, game, base, pairs) {
  /** @type {string[]} */
  const problems = [];
  const settings = structuredClone(base);
  const named = [...pairs];

  // The player first, whatever the order: it decides what the other names mean.
  for (const [name, words] of named) {
    if (name !== "player") continue;
    const ids = playersOf(catalogue, game).map(({ id }) => id);
    if (ids.includes(words)) settings.player = words;
    else problems.push(bad(name, words, oneOf(ids)));
  }

  const player = playerInfo(catalogue, game, settings.player);
  const params = { ...settings.params[player.id] };
  for (const [name, words] of named) {
    if (name === "player") continue;
    if (name === "weights") {
      const names = [AUTO, ...playersOf(catalogue, game).flatMap(({ weights }) => weights.map((one) => one.name))];
      if (names.includes(words)) settings.weights = words;
      else problems.push(bad(name, words, oneOf(names)));
      continue;
    }
    if (name === "players" && base.players) {
      if (SEATS.includes(words)) settings.players = words;
      else problems.push(bad(name, words, oneOf(SEATS)));
      continue;
    }
    const run = runNames.find((one) => one === name);
    const param = player.params.find((one) => one.name === name);
    const range = run ? RUN[run] : param;
    if (!range) {
      problems.push(say(text.settings.unknown, { name, value: words }));
      continue;
    }
    const value = readNumber(words);
    const toggle = run === "restart" || param?.kind === "toggle";
    if (value === null || value < range.min || value > range.max || (toggle && value % 1 !== 0)) {
      const wanted = toggle ? text.settings.onOff : say(text.settings.between, { min: String(range.min), max: String(range.max) });
      problems.push(bad(name, words, wanted));
    } else if (run === "restart") settings.restart = value === 1;
    else if (run) settings[run] = Math.round(value);
    else if (param) setParam(params, param, value);
  }
  settings.params[player.id] = params;
  return { settings, problems };
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
  const player = playerInfo(catalogue, game, settings.player);
  const own = settings.params[player.id] ?? {};
  /** @type {[string, string][]} */
  const pairs = [];
  if (all || player.id !== normal.player) pairs.push(["player", player.id]);
  if (player.weights.length && (all || settings.weights !== AUTO)) pairs.push(["weights", settings.weights]);
  if (settings.players && (all || settings.players !== normal.players)) pairs.push(["players", settings.players]);
  for (const param of player.params) {
    if (all || param.name in own) pairs.push([param.name, String(own[param.name] ?? param.default)]);
  }
  for (const name of runNames) {
    if (all || settings[name] !== normal[name]) pairs.push([name, String(Number(settings[name]))]);
  }
  return pairs;
}

/** @param {Params} params changed @param {Param} param @param {number} value */
export function setParam(params, param, value) {
  if (value === param.default) delete params[param.name];
  else params[param.name] = value;
}

/** A number and nothing else. @param {string} words */
function readNumber(words) {
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(words) ? Number(words) : null;
}

/**
 * What storage held, checked by the same rules; throws on anything strange.
 * @param {Catalogue} catalogue @param {string} game @param {any} saved @returns {Settings}
 */
export function checkSaved(catalogue, game, saved) {
  let settings = defaultSettings(catalogue, game);
  /** @param {Record<string, unknown>} fields */
  const lay = (fields) => {
    const pairs = Object.entries(fields).map(([name, value]) => /** @type {[string, string]} */ ([name, String(value)]));
    const read = withPairs(catalogue, game, settings, pairs);
    if (read.problems.length) throw new Error(read.problems.join(" "));
    settings = read.settings;
  };
  for (const [player, params] of Object.entries(saved.params)) lay({ player, .../** @type {Params} */ (params) });
  if (settings.players) lay({ players: saved.players ?? settings.players });
  lay({ player: saved.player, weights: saved.weights ?? AUTO, movetime: saved.movetime, pace: saved.pace, restart: Number(saved.restart) });
  return settings;
}
