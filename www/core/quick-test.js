// The test that a click begins: is the first of two players better than the second?

import { findFamily } from "./family.js";

/** @typedef {import("../lab/types.d.ts").Experiment} Experiment */

/** The most games of a test; most are decided far sooner. */
export const MAX_TEST_GAMES = 20_000;
/** The difference that is worth finding: Elo where two play, per cent of the score otherwise. */
const BETTER = { elo: 20, percent: 10 };
/** Seeds differ from question to question: values that were lucky once are not lucky again. */
const SEEDS = 1e9;

/**
 * A sequential test as an experiment of the lab. It has so few nodes a move that it is quick.
 * @param {import("../types.d.ts").Catalogue} catalogue
 * @param {string} game
 * @param {[Experiment["players"][0], Experiment["players"][0]]} players
 * @param {string} name
 * @returns {Experiment}
 */
export function quickTest({ games }, game, players, name) {
  const { sides, labNodes } = findFamily(games, game) ?? games[0];
  return {
    name,
    game,
    players,
    games: MAX_TEST_GAMES,
    seed: Math.floor(Math.random() * SEEDS),
    limits: { nodes: labNodes },
    test: { better: sides === 2 ? BETTER.elo : BETTER.percent },
  };
}
