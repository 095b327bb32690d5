// An experiment while it is written: whatever is chosen, it can start, its players fit the game, and those that search have a limit.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Draft } from "../../www/core/lab/draft.js";
import { beginExperiment, PLAYERS_NEEDED, QUESTIONS, questionOf } from "../../www/core/lab/questions.js";
import { checkExperiment } from "../../www/core/lab/run.js";
import start, * as lab from "../../www/lab/pkg/plyground.js";
import { PUBLISHED } from "../../www/lab/published.js";

/** @typedef {import('../../www/lab/types').Experiment} Experiment */

const module = await WebAssembly.compile(readFileSync("www/lab/pkg/plyground_bg.wasm"));
await start({ module_or_path: module });
const engine = /** @type {import('../../www/lab/engine.js').Engine} */ (
  /** @type {unknown} */ ({ ...lab, module, catalogue: lab.catalogue(), experiments: lab.experiments() })
);
const GAMES = ["2048", "2048-3x3", "2048-goal256-evil", "pentago", "loa"];

/** @param {Experiment} experiment */
const nameOf = ({ players }) => `${players.length} players, ${players[0]?.player} first`;

/** @param {object} fields */
const draftOf = (fields) =>
  new Draft(
    engine,
    /** @type {Experiment} */ ({ name: "mine", game: "2048", games: 2, players: [], ...fields }),
    nameOf,
  );

/** The limits of each player, its own or those of all. @param {Experiment} experiment */
const limitsOf = ({ players, limits }) => players.map((one) => one.limits ?? limits);

for (const question of QUESTIONS) {
  test(`"${question}" begins with an experiment that answers it, in every game`, () => {
    for (const game of GAMES) {
      const experiment = beginExperiment(engine, question, game);
      assert.equal(questionOf(experiment), question);
      const needed = PLAYERS_NEEDED[question];
      if (needed) assert.equal(experiment.players.length, needed);
      const draft = new Draft(engine, experiment, nameOf);
      assert.equal(draft.experiment.name, nameOf(experiment));
      if (question === "test") experiment.players[0].settings = { [draft.tunedPlayer?.params[0].name ?? ""]: 1 };
      checkExperiment(engine, experiment);
    }
  });

  test(`"${question}" can start whatever game is chosen after it`, () => {
    for (const from of GAMES)
      for (const to of GAMES) {
        const draft = new Draft(engine, beginExperiment(engine, question, from), nameOf);
        draft.setGame(to);
        assert.equal(draft.question, question);
        if (question === "ladder" && from === "pentago")
          assert.deepEqual(draft.experiment.players, beginExperiment(engine, "ladder", to).players);
        if (question === "test") draft.experiment.players[0].name = "twins are refused, and told of";
        else checkExperiment(engine, draft.experiment);
      }
  });
}

test("a ready-made experiment can start in any game", () => {
  for (const readyMade of engine.experiments)
    for (const game of ["2048", "pentago", "loa"]) {
      const draft = new Draft(engine, structuredClone(readyMade), nameOf);
      draft.setGame(game);
      checkExperiment(engine, draft.experiment);
    }
});

test("another game begins with the defaults of its players, each once", () => {
  const players = [
    { player: "strong", settings: { average: 3 }, name: "averaging" },
    { player: "strong", preset: "level-2" },
    { player: "genetic" },
    { player: "", engine: ["mine.js"], name: "mine" },
  ];
  const draft = draftOf({ game: "pentago", players, opening: 4 });
  draft.setGame("loa");
  assert.deepEqual(draft.experiment.players, [{ player: "strong" }, { player: "", engine: ["mine.js"], name: "mine" }]);
  assert.equal(draft.experiment.opening, 4);
  draft.setGame("2048");
  assert.equal("opening" in draft.experiment, false);
});

test("another board of the same game keeps the settings of its players", () => {
  const tuned = { player: "expectimax", settings: { empty: 300 }, name: "more empties" };
  const draft = draftOf({ players: [tuned], limits: { depth: 1 } });
  draft.setGame("2048-3x3");
  assert.deepEqual(draft.experiment.players, [tuned]);
});

test("a player that searches gets a limit as it is put in, and keeps what it has", () => {
  const draft = draftOf({ players: [{ player: "corner" }] });
  const { players } = draft.experiment;
  assert.equal(draft.onChanged(), false); // nobody needs any
  players[0].player = "expectimax";
  assert.equal(draft.onChanged(), true);
  assert.deepEqual(draft.experiment.limits, { nodes: 500 });
  draft.experiment.limits = { depth: 2 };
  players.push({ player: "alpha-beta" });
  assert.equal(draft.onChanged(), false);
  assert.deepEqual(draft.experiment.limits, { depth: 2 });
});

test("a limit that limits nothing stays with the players that end by themselves", () => {
  const draft = draftOf({ players: [{ player: "mcts" }], limits: { nodes: 1e9 } });
  draft.experiment.players.push({ player: "expectimax" });
  assert.equal(draft.onChanged(), true);
  assert.deepEqual(limitsOf(draft.experiment), [{ nodes: 1e9 }, { nodes: 500 }]);
});

test("a sweep of a limit needs no other limit", () => {
  const draft = new Draft(engine, beginExperiment(engine, "sweep"), nameOf);
  draft.experiment.players.push({ player: "alpha-beta" });
  assert.equal(draft.onChanged(), false);
  assert.equal(draft.experiment.limits, undefined);
});

test("a tuning and a sweep follow the parameters of their players", () => {
  const tuning = new Draft(engine, beginExperiment(engine, "tune", "2048"), nameOf);
  tuning.experiment.players[0].player = "frolov";
  tuning.onChanged();
  const known = tuning.tunedPlayer?.params.map(({ name }) => name) ?? [];
  assert.ok(tuning.experiment.tune?.params.length);
  assert.ok(tuning.experiment.tune.params.every((name) => known.includes(name)));
  assert.equal(tuning.experiment.games, engine.LabCourse.advisedGames(tuning.experiment.tune.params.length));
  tuning.experiment.games = 77; // typed
  tuning.experiment.tune.params = tuning.experiment.tune.params.slice(1);
  tuning.onChanged();
  assert.equal(tuning.experiment.games, 77);
  tuning.experiment.tune.params = [];
  tuning.onChanged();
  assert.deepEqual(tuning.experiment.tune.params, []); // the visitor has unticked all
  const sweep = draftOf({ players: [{ player: "expectimax" }, { player: "random" }], limits: { depth: 1 } });
  sweep.experiment.sweep = { over: "monotonicity", values: [0, 40] };
  sweep.onChanged();
  assert.equal(sweep.experiment.sweep.over, "monotonicity");
  sweep.removePlayer(0);
  sweep.onChanged();
  assert.equal(sweep.experiment.sweep.over, "depth");
});

test("a name follows the players until one is typed, and again when it is emptied", () => {
  const draft = new Draft(engine, beginExperiment(engine, "compare"), nameOf);
  assert.equal(draft.ownName, "");
  draft.removePlayer(0);
  draft.onChanged();
  assert.equal(draft.experiment.name, nameOf(draft.experiment));
  draft.ownName = "my match";
  draft.removePlayer(0);
  draft.onChanged();
  assert.equal(draft.experiment.name, "my match");
  draft.ownName = "";
  assert.equal(draft.experiment.name, nameOf(draft.experiment));
});

test("the name of a ready-made experiment stays until it is changed", () => {
  const draft = new Draft(engine, structuredClone(engine.experiments[0]), nameOf);
  assert.equal(draft.experiment.name, engine.experiments[0].name);
  draft.removePlayer(0);
  draft.onChanged();
  assert.equal(draft.experiment.name, nameOf(draft.experiment));
  assert.equal(draft.experiment.about, undefined);
});

test("the list of ready-made experiments tells how long each takes", () => {
  assert.deepEqual(Object.keys(PUBLISHED).sort(), engine.experiments.map(({ name }) => name).sort());
});
