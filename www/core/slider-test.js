// A test of the engine's settings: what they can be tested against, and the experiment that a run of the lab plays.

import { findFamily } from "./family.js";
import { levelsOf, tunedParams } from "./levels.js";
import { presetKey } from "./presets.js";
import { loadPresetsOf } from "./saved-presets.js";

/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("../types.d.ts").Params} Params */
/** @typedef {import("../types.d.ts").PlayerInfo} PlayerInfo */

/** Settings to test against: `label` in the page, `name` in the results. @typedef {{key: string, label: string, name: string, settings: Params}} Opponent */
/** How those are called that are no version. @typedef {Record<"normal" | "before", {label: string, name: string}>} OpponentWords */

/** The most games of a test; most are decided far sooner. */
const MAX_GAMES = 20_000;
/** The difference that is worth finding: Elo where two play, per cent of the score otherwise. */
const BETTER = { elo: 20, percent: 10 };
/** Seeds differ from question to question: values that were lucky once are not lucky again. */
const SEEDS = 1e9;

/** The settings that a test of the sliders is about: a level plays no part in it. @param {Model} model @returns {Params} */
export const ownSettings = ({ player, changedParams }) => tunedParams(player, changedParams);

/** Whether a player plays alike with both settings. @param {PlayerInfo} player @param {Params} one @param {Params} other */
export const isSame = ({ params }, one, other) =>
  params.every(({ name, default: normal }) => (one[name] ?? normal) === (other[name] ?? normal));

/**
 * What the settings can be tested against, the defaults first; nothing where no slider has moved. Those that play alike are left out.
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

/**
 * The experiment: a sequential test of the settings against others, with so few nodes a move that it is quick.
 * @param {Pick<Model, "catalogue" | "player" | "settled">} board
 * @param {{own: Params, opponent: Opponent, title: string, name: string}} test `name` of the settings in the results
 * @returns {import("../lab/types.d.ts").Experiment}
 */
export function createTest({ catalogue, player, settled }, { own, opponent, title, name }) {
  const { sides, labNodes } = findFamily(catalogue.games, settled.id) ?? catalogue.games[0];
  return {
    name: title,
    game: settled.game,
    players: [
      { player: player.id, name, settings: own },
      { player: player.id, name: opponent.name, settings: opponent.settings },
    ],
    games: MAX_GAMES,
    seed: Math.floor(Math.random() * SEEDS),
    limits: { nodes: labNodes },
    test: { better: sides === 2 ? BETTER.elo : BETTER.percent },
  };
}
