/** Names of players, limits and experiments, in the words of the page. Files and the engine know players by their ids. */
import { findFamily, findPlayer, playersOf } from "../core/family.js";
import { guestAddress } from "../guest.js";
import { say, text } from "./text.js";

/**
 * @typedef {import("./types.d.ts").Catalogue} Catalogue
 * @typedef {import("./types.d.ts").Entry} Entry
 * @typedef {import("./types.d.ts").Experiment} Experiment
 * @typedef {import("../types.d.ts").PlayerInfo} PlayerInfo
 * @typedef {import("../types.d.ts").Limits} Limits
 */

export const LIMITS = /** @type {const} */ (["movetime", "depth", "nodes"]);
/** So many nodes are no limit: players that end by themselves have it. */
const NO_LIMIT = 1e9;
/** Whether limits limit nothing. @param {Limits} limits */
export const isBoundless = ({ nodes = 0, ...others }) => nodes >= NO_LIMIT && !Object.keys(others).length;
/** The most players that a title names. */
const MAX_NAMED = 3;

/** The players that play a game on its own board. @param {import("./engine.js").Engine} engine @param {string} game */
export function playersOffered({ catalogue, playerIds }, game) {
  const ids = playerIds(game);
  return playersOf(catalogue, game).filter(({ id }) => ids.includes(id));
}

/** The limits that are usual in a game. @param {Catalogue} catalogue @param {string} game @returns {Limits} */
export const defaultLimits = ({ games }, game) => ({ nodes: findFamily(games, game)?.labNodes ?? games[0].labNodes });

/** Limits in words; none where they limit nothing. @param {Limits} limits */
const limitsInWords = (limits) =>
  LIMITS.filter((name) => limits[name] !== undefined && !(name === "nodes" && Number(limits.nodes) >= NO_LIMIT)).map(
    (name) => say(text.limits[name], { n: Number(limits[name]) }),
  );

/** The name of a parameter. @param {PlayerInfo | undefined} info @param {string} name */
const labelOf = (info, name) => info?.params.find((param) => param.name === name)?.label ?? name;

/** The name of a player of an experiment. @param {Catalogue} catalogue @param {string} game @param {Entry} entry */
export function entryTitle(catalogue, game, entry) {
  if (entry.name) return entry.name;
  const info = findPlayer(catalogue, game, entry.player);
  const preset = info?.presets.find(({ name }) => name === entry.preset)?.label;
  const own = Object.entries(entry.settings ?? {}).map(([name, value]) => `${labelOf(info, name)} ${value}`);
  const player = entry.engine ? guestAddress(entry.engine.join(" ")) : (info?.name ?? entry.player);
  return [player, preset, ...own, ...limitsInWords(entry.limits ?? {})].filter(Boolean).join(", ");
}

/** What a sweep varies, in words: a limit, or a parameter of any player. @param {Catalogue} catalogue @param {Experiment} experiment */
export function describeSweep(catalogue, { game, players, sweep }) {
  const over = sweep?.over ?? "";
  const limit = LIMITS.find((one) => one === over);
  if (limit) return text.setup[limit];
  const infos = players.map(({ player }) => findPlayer(catalogue, game, player));
  const owner = infos.find((info) => info?.params.some(({ name }) => name === over));
  return labelOf(owner, over);
}

/** What the experiment is about, in one line. @param {Catalogue} catalogue @param {Experiment} experiment */
export function titleOfExperiment(catalogue, experiment) {
  const { game, players, limits = {}, sweep } = experiment;
  const family = findFamily(catalogue.games, game);
  const name = family ? [family.name, ...game.slice(family.id.length).split("-").filter(Boolean)].join(" ") : game;
  const titles = players.map((entry) => entryTitle(catalogue, game, entry));
  const more = titles.length - MAX_NAMED;
  const named = more > 1 ? [...titles.slice(0, MAX_NAMED), say(text.setup.others, { n: more })] : titles;
  const values = sweep && (sweep.values ?? [sweep.from, sweep.to]).join(sweep.values ? ", " : "–");
  const between = named.some((one) => one.includes(",")) ? "; " : ", ";
  const parts = [
    named.join(between),
    ...(sweep ? [`${describeSweep(catalogue, experiment)} ${values}`] : []),
    ...limitsInWords(limits),
  ];
  return `${name}: ${parts.join(" · ")}`;
}

/** What an experiment is called: those that are ready-made have names for files. @param {import("./engine.js").Engine} engine @param {Experiment} experiment */
export const calledOf = ({ catalogue, experiments }, experiment) =>
  experiments.some(({ name }) => name === experiment.name) ? titleOfExperiment(catalogue, experiment) : experiment.name;

/** Whose names results are shown by. @type {Catalogue | null} */
let known = null;

/** Shows the players of results by the names of this catalogue. @param {Catalogue} catalogue */
export const nameBy = (catalogue) => {
  known = catalogue;
};

/** The forms of limits at the end of an id. */
const AT_END = /, (?:([\d.e+-]+) ms|depth (\d+)|(\d+) nodes)$/;

/** Names by games and ids: results have few players and many lines. @type {Map<string, string>} */
const names = new Map();

/** The name of a player that results know by its id: `expectimax empty=300, 500 nodes`. @param {string} game @param {string} id */
export function nameOfId(game, id) {
  const key = `${game} ${id}`;
  const found = names.get(key) ?? readId(game, id);
  names.set(key, found);
  return found;
}

/** @param {string} game @param {string} id */
function readId(game, id) {
  /** @type {Limits} */
  const limits = {};
  let rest = id;
  for (let found = rest.match(AT_END); found; found = rest.match(AT_END)) {
    for (const [at, name] of LIMITS.entries()) if (found[at + 1]) limits[name] = Number(found[at + 1]);
    rest = rest.slice(0, found.index);
  }
  const [player, ...pairs] = rest.split(" ");
  if (player === "engine") return [guestAddress(pairs.join(" ")), ...limitsInWords(limits)].join(", ");
  const info = known ? findPlayer(known, game, player) : undefined;
  if (!info) return id; // a program, or a player of another version
  const own = pairs.map((pair) => pair.split("=")).map(([name, value]) => `${labelOf(info, name)} ${value}`);
  return [info.name, ...own, ...limitsInWords(limits)].join(", ");
}
