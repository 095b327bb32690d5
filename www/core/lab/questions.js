// The questions that the lab answers, and the experiment that each begins with.

import { findPlayer, needsWeights, playersOf } from "../family.js";
import { MAX_TEST_GAMES } from "../quick-test.js";
import { advisedGames, defaultLimits, defaultParams, playersAndPresets, playersOffered } from "./offered.js";

/**
 * @typedef {import("../../lab/engine.js").Engine} Engine
 * @typedef {import("../../lab/types.d.ts").Experiment} Experiment
 * @typedef {"compare" | "test" | "sweep" | "tune" | "ladder"} Question
 */

export const QUESTIONS = /** @type {const} */ (["compare", "test", "sweep", "tune", "ladder"]);

/** The question that an experiment answers. @param {Experiment} experiment @returns {Question} */
export const questionOf = ({ tune, test, ladder, sweep }) =>
  tune ? "tune" : test ? "test" : ladder ? "ladder" : sweep ? "sweep" : "compare";

/** The number of players that a question takes; any number otherwise. @type {Partial<Record<Question, number>>} */
export const PLAYERS_NEEDED = { test: 2, tune: 1 };

/** The least players of an experiment: games of two take two, but for a sweep, whose values meet each other. @param {Engine} engine @param {Experiment} experiment */
export function leastPlayers(engine, experiment) {
  const question = questionOf(experiment);
  return PLAYERS_NEEDED[question] ?? (engine.isForTwo(experiment.game) && question !== "sweep" ? 2 : 1);
}

/** Games of a first experiment, few enough that an answer takes about a minute. */
const FIRST_GAMES = 50;
/** The games of each two neighbours of a ladder, and how well their difference is to be known. */
const LADDER = { games: 300, error: 50 };

/** Nodes a move where thousands of games are played. */
const QUICK = { nodes: 100 };

/** The game that a question begins with: games of two are short, which suits those that take thousands. @param {Engine} engine @param {Question} question */
function firstGame({ catalogue: { games } }, question) {
  const takesMany = question === "tune" || question === "ladder";
  return ((takesMany && games.findLast(({ sides }) => sides === 2)) || games[0]).id;
}

/** A first experiment that answers a question. Its name is not chosen yet. @param {Engine} engine @param {Question} question @param {string} [game] @returns {Experiment} */
export function beginExperiment(engine, question, game = firstGame(engine, question)) {
  const limits = defaultLimits(engine.catalogue, game);
  return { name: "", game, seed: 1, limits, ...BEGINNINGS[question](engine, game) };
}

/** @type {Record<Question, (engine: Engine, game: string) => Pick<Experiment, "players" | "games"> & Partial<Experiment>>} */
const BEGINNINGS = {
  compare: (engine, game) => ({ players: firstPlayers(engine, game).slice(0, 3), games: FIRST_GAMES }),
  test(engine, game) {
    const [first] = firstPlayers(engine, game);
    return { players: [first, { ...first }], games: MAX_TEST_GAMES, test: {} };
  },
  sweep: (engine, game) => ({
    players: firstPlayers(engine, game).slice(0, 1),
    games: FIRST_GAMES,
    sweep: { over: "depth", values: [1, 2, 3] },
    limits: undefined,
  }),
  tune(engine, game) {
    const [first] = firstPlayers(engine, game);
    const params = defaultParams(findPlayer(engine.catalogue, game, first.player), first);
    return {
      players: [first],
      games: advisedGames(engine, params.length),
      limits: { ...QUICK },
      tune: { params },
      test: {},
    };
  },
  ladder(engine, game) {
    const isForTwo = engine.isForTwo(game);
    return {
      players: ratedPlayers(engine, game),
      games: isForTwo ? LADDER.games : FIRST_GAMES,
      limits: { ...QUICK },
      ladder: { error: LADDER.error },
    };
  },
};

/** Players that differ in strength: the default player of the game, then those that need no download. @param {Engine} engine @param {string} game */
function firstPlayers(engine, game) {
  const { catalogue } = engine;
  const usual = catalogue.games.find(({ id }) => id === playersOf(catalogue, game)[0]?.game)?.defaultPlayer;
  const light = playersOffered(engine, game).filter((info) => !needsWeights(info));
  const ids = light.map(({ id }) => id);
  const chosen = [usual, "greedy", "alpha-beta", "mcts", "random"].filter((id) => id && ids.includes(id));
  return [...new Set([...chosen, ...ids])].map((player) => ({ player: String(player) }));
}

/** All players with their presets; where one plays alone, those that have all they need, by themselves. @param {Engine} engine @param {string} game */
export function ratedPlayers(engine, game) {
  const isForTwo = engine.isForTwo(game);
  return playersAndPresets(engine, game).filter(({ player, preset }) => {
    const info = findPlayer(engine.catalogue, game, player);
    return isForTwo || (!preset && info && !needsWeights(info));
  });
}
