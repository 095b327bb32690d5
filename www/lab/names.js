/** Names of players, limits and experiments, in the words of the page. Files and the engine know players by their ids. */
import { findFamily, findPlayer } from "../core/family.js";
import { isLimit, LIMITS, NO_LIMIT } from "../core/lab/offered.js";
import { questionOf } from "../core/lab/questions.js";
import { truncate } from "../core/truncate.js";
import { guestAddress } from "../guest-name.js";
import { dialogWords } from "../kit/dialog-words.js";
import { say, text } from "./text.js";

/**
 * @typedef {import("./types.d.ts").Catalogue} Catalogue
 * @typedef {import("./types.d.ts").Entry} Entry
 * @typedef {import("./types.d.ts").Experiment} Experiment
 * @typedef {import("../types.d.ts").PlayerInfo} PlayerInfo
 * @typedef {import("../types.d.ts").Limits} Limits
 */

/** The most players that a name lists. */
const MAX_NAMED = 3;
/** The most letters of a name. */
const MAX_NAME = 80;

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
  const player = entry.engine
    ? guestAddress(entry.engine.join(" ")) || dialogWords().module.option
    : (info?.name ?? entry.player);
  return [player, preset, ...own, ...limitsInWords(entry.limits ?? {})].filter(Boolean).join(", ");
}

/** What a sweep varies, in words: a limit, or a parameter of any player. @param {Catalogue} catalogue @param {Experiment} experiment */
export function describeSweep(catalogue, { game, players, sweep }) {
  const over = sweep?.over ?? "";
  if (isLimit(over)) return text.setup[/** @type {"depth"} */ (over)];
  const infos = players.map(({ player }) => findPlayer(catalogue, game, player));
  const owner = infos.find((info) => info?.params.some(({ name }) => name === over));
  return labelOf(owner, over);
}

/** Names an experiment after its question and its players. @param {Catalogue} catalogue @param {Experiment} experiment */
export function nameOf(catalogue, experiment) {
  const { game, players } = experiment;
  const titles = players.map((entry) => entryTitle(catalogue, game, entry));
  const [first = "", second = ""] = titles;
  const called = {
    compare: () => listNames(titles),
    test: () => say(text.test.called, { first, second }),
    sweep: () => `${listNames(titles)}: ${describeSweep(catalogue, experiment)}`,
    tune: () => say(text.tune.called, { first }),
    ladder: () => say(text.ladder.called, { game: findFamily(catalogue.games, game)?.name ?? game }),
  }[questionOf(experiment)]();
  return truncate(called, MAX_NAME);
}

/** The first names of a list, and how many others there are. @param {string[]} names */
function listNames(names) {
  const more = names.length - MAX_NAMED;
  const named = more > 1 ? [...names.slice(0, MAX_NAMED), say(text.setup.others, { n: more })] : names;
  return named.join(named.some((one) => one.includes(",")) ? "; " : ", ");
}

/** Describes a ready-made experiment, in the page's language. @param {Experiment} experiment */
export const aboutOf = ({ name, about = "" }) => text.experiments?.[name] ?? about;

/** What an experiment is called: those that are ready-made by their question. @param {import("./engine.js").Engine} engine @param {Experiment} experiment */
export function calledOf({ experiments }, experiment) {
  const readyMade = experiments.find(({ name }) => name === experiment.name);
  return readyMade ? aboutOf(readyMade) : experiment.name;
}

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

/**
 * Names the players of a run as the form does, whatever their ids tell.
 * @param {Experiment | null} experiment
 * @param {string[]} ids in the order of its players
 */
export function nameByEntries(experiment, ids) {
  names.clear();
  if (!known || !experiment || experiment.sweep) return; // a swept player has several ids
  const { game, players } = experiment;
  for (const [at, id] of ids.entries()) names.set(`${game} ${id}`, entryTitle(known, game, players[at]));
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
