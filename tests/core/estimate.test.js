// Estimates of the lab, for all ready-made experiments and questions: within a factor of three of what their games took. Time is the
// number of looks at the clock, so both are the same on every machine; `node tests/measure/estimates.js` measures real time.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { estimate } from "../../www/core/lab/estimate.js";
import { tryPlayers } from "../../www/core/lab/trial.js";
import start, { experiments, LabCourse, LabPlan, LabRunner, LabTrial } from "../../www/lab/pkg/plyground.js";

/** @typedef {import('../../www/lab/types').Experiment} Experiment */

/** Milliseconds between two looks at the clock. */
const LOOK_MS = 0.25;
const FACTOR = 3;

/**
 * Milliseconds of all games of each ready-made experiment, by `node tests/measure/estimates.js --counted --seconds 4`; of ovolve,
 * which takes hours, by the moves of a game.
 */
const TOOK = JSON.parse(readFileSync(new URL("estimates.json", import.meta.url), "utf8"));

await start({ module_or_path: await WebAssembly.compile(readFileSync("www/lab/pkg/plyground_bg.wasm")) });

let time = 0;
const clock = performance.now;
before(() => void (performance.now = () => (time += LOOK_MS)));
after(() => void (performance.now = clock));

/** @param {Experiment} experiment */
async function tryOut(experiment) {
  const trial = new LabTrial(JSON.stringify(experiment));
  const tries = await tryPlayers(trial);
  trial.free();
  return tries;
}

/** @param {string} name @param {number} guess @param {number} real */
const assertNear = (name, guess, real) =>
  assert.ok(guess < FACTOR * real && real < FACTOR * guess, `${name}: ${guess} ms, and it took ${real}`);

test("every ready-made experiment is estimated, within a factor of three", async () => {
  for (const one of experiments()) {
    const trial = await tryOut(one);
    const plan = new LabPlan(JSON.stringify(one));
    assert.equal(trial.size.most, plan.jobs, one.name);
    plan.free();
    const { ms, most, isAtLeast } = estimate(trial, 1);
    assert.deepEqual([most, isAtLeast], [ms, false], one.name);
    assertNear(one.name, ms, TOOK[one.name]);
  }
});

/** Milliseconds of an experiment that is played to its end, and its games. @param {Experiment} experiment */
function play(experiment) {
  const since = performance.now();
  const course = new LabCourse(JSON.stringify(experiment));
  const runner = new LabRunner(course.stage ?? "");
  for (let stage = course.stage; stage !== undefined; stage = course.stage) {
    const [from, to] = course.missing();
    runner.turn(stage);
    runner.go(from, Math.min(to, from + 10));
    for (let done = false; !done; ) {
      const slice = runner.slice(1e9);
      course.add(slice.lines);
      ({ done } = slice);
    }
  }
  const { games } = course.state();
  course.free();
  runner.free();
  return { ms: performance.now() - since, games };
}

const [strong, random] = [{ player: "strong" }, { player: "random" }];
const loa = { name: "t", game: "loa", limits: { nodes: 300 }, seed: 1 };
const g2048 = { name: "t", game: "2048-3x3", limits: { nodes: 100 }, seed: 1 };
const expectimax = { player: "expectimax" };
/** @type {[string, Experiment][]} */
const QUESTIONS = [
  ["compare", { ...loa, games: 10, players: [strong, random, { player: "alpha-beta" }] }],
  ["sweep", { ...g2048, games: 20, players: [expectimax], sweep: { over: "depth", values: [1, 2, 3] } }],
  ["test of two", { ...loa, games: 80, test: { better: 50 }, players: [strong, { player: "alpha-beta" }] }],
  ["test of one", { ...g2048, games: 200, test: { better: 20 }, players: [expectimax, { player: "greedy" }] }],
  ["tuning of two", { ...loa, games: 64, players: [strong], tune: { params: ["walls"], test_games: 40 } }],
  ["tuning of one", { ...g2048, games: 64, players: [expectimax], tune: { params: ["empty"], test_games: 40 } }],
  ["ladder", { ...loa, games: 60, ladder: { error: 60 }, players: [strong, { player: "alpha-beta" }, random] }],
];

for (const [name, experiment] of QUESTIONS)
  test(`a ${name} is estimated by its games, and takes no more of them than is said`, async () => {
    const { size, tried } = await tryOut(experiment);
    const { ms, games } = play(experiment);
    assert.ok(size.likely <= size.most && games <= size.most, `${games} of ${size.most}`);
    assertNear(name, estimate({ size: { ...size, likely: games }, tried }, 1).ms, ms);
    assert.ok(estimate({ size, tried }, 1).most * FACTOR > ms);
  });

test("workers share the games, and a single game cannot be shared", async () => {
  const { size, tried } = await tryOut({ ...g2048, games: 1000, players: [expectimax] });
  const [one, four] = [1, 4].map((workers) => estimate({ size, tried }, workers).ms);
  assert.ok(one / four > 3 && one / four <= 4, `${one} ${four}`);
  const single = estimate({ size: { ...size, most: 1, likely: 1 }, tried }, 8).ms;
  assert.ok(single >= Number(tried[0]?.ms_per_game));
});

test("a first move without an end is told of, and the trial ends soon", async () => {
  const since = time;
  const players = ["monte-carlo", "mcts"].map((player) => ({ player, settings: { simulations: 100_000 } }));
  const trial = await tryOut({ name: "t", game: "2048", games: 50, limits: { nodes: 1e9 }, players });
  assert.ok(time - since < 2500, `${time - since} ms`);
  const { isAtLeast, firstMove, ms } = estimate(trial, 2);
  assert.ok(isAtLeast && Number(firstMove) > 200 && ms > 60_000);
});

test("weights that a player needs are counted, and it is judged by its limits", async () => {
  const players = [{ player: "learned" }];
  const trial = await tryOut({ name: "t", game: "2048", games: 10, limits: { movetime: 10 }, players });
  const { ms, bytes, isAtLeast } = estimate(trial, 2, 5000);
  assert.deepEqual([isAtLeast, bytes], [false, 5000]);
  assert.ok(ms > 10 * 1000 * 10 && ms < 10 * 50_000 * 10);
  const unknown = await tryOut({ name: "t", game: "2048", games: 10, limits: { depth: 2 }, players });
  assert.deepEqual([estimate(unknown, 2).isAtLeast, estimate(unknown, 2).firstMove], [true, null]);
});
