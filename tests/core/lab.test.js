// Runs of the lab: whatever is played when, each game counts once, and what is missing is played.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { findEntrants, MAX_LEARNED_WORKERS, playersNeedingWeights } from "../../www/core/lab/learned.js";
import { checkExperiment, Run } from "../../www/core/lab/run.js";
import start, * as lab from "../../www/lab/pkg/plyground.js";
import { Browser } from "./browser.js";

/** @typedef {import('../../www/lab/types').Experiment} Experiment */
/** @typedef {import('../../www/core/lab/run.js').Page} Page */

const module = await WebAssembly.compile(readFileSync("www/lab/pkg/plyground_bg.wasm"));
await start({ module_or_path: module });
const engine = /** @type {import('../../www/lab/engine.js').Engine} */ (
  /** @type {unknown} */ ({ ...lab, module, catalogue: lab.catalogue(), experiments: lab.experiments() })
);

/** @param {string} name */
const file = (name) => readFileSync(`tests/wasm/${name}`, "utf8");
/** @param {string} name @returns {Experiment} */
const experiment = (name) => JSON.parse(file(name));
const SHORT = { name: "short", game: "2048", games: 6, seed: 1, players: [{ player: "random" }, { player: "corner" }] };

/** Plays games of this thread, one after the other, as often as it is asked. */
class Player {
  /** What it was asked to play. @type {[number, number][][]} */
  asked = [];
  workers = 0;
  paused = false;
  ended = false;

  /** @type {Page["createPool"]} */
  poolOf = (_, _whole, stage, open, owner) => {
    this.owner = owner;
    this.ended = false;
    this.#take(stage, open);
    return this;
  };

  /** @param {string} stage @param {[number, number][]} open */
  #take(stage, open) {
    this.stage = stage;
    this.asked.push(open);
    this.open = open.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at));
  }

  /** @param {number} workers */
  start(workers) {
    this.workers = workers;
  }
  /** @param {[number, number][]} open @param {object} task */
  addJobs(open, task) {
    this.#take(Reflect.get(task, "experiment"), open);
  }
  /** @param {boolean} on */
  setPaused(on) {
    this.paused = on;
  }
  dispose() {
    this.ended = true;
  }

  /** Plays some games, or all that there are, stage after stage. @param {number} [games] */
  play(games = Infinity) {
    for (let played = 0; played < games && !this.ended; played += 1) {
      const job = this.open?.shift();
      if (job === undefined) {
        this.owner?.onDone();
        if (!this.open?.length) return;
        continue;
      }
      const runner = new lab.LabRunner(this.stage ?? "");
      runner.go(job, job + 1);
      const { lines } = runner.slice(1e9);
      runner.free();
      this.owner?.onSlice({ jobs: 1, msPerJob: 1, progress: 0, lines, players: [] });
    }
  }
}

/** A run, who plays it, and what it told. @param {Experiment | null} experiment @param {import('./browser.js').Tab} [tab] */
function runOf(experiment, tab = new Browser().tab()) {
  const player = new Player();
  /** The lines that were told, to be kept. */
  let kept = "";
  const run = new Run(engine, experiment, ({ lines = "" }) => (kept += lines), {
    createPool: player.poolOf,
    hold: tab.hold,
  });
  return { run, player, kept: () => kept };
}

/** Lines without times. @param {string} text */
const timeless = (text) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.replace(/("(?:opponent_)?ms"):[\d.e-]+/g, "$1:0.0"))
    .sort();

test("a run plays the games of its experiment, as the native lab does", () => {
  const { run, player, kept } = runOf(experiment("lab.json"));
  assert.deepEqual([run.state, run.games, run.isOver], ["ready", 0, false]);
  run.start(3);
  assert.equal(run.state, "running");
  player.play();
  assert.deepEqual([run.state, run.games, run.total, run.isOver, player.ended], ["done", 12, 12, true, true]);
  const pinned = file("lab.jsonl")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  assert.deepEqual(timeless(kept()), pinned.sort());
  assert.equal(run.standings().length, 3);
  run.dispose();
});

test("a plan has the ids of its players, those of the results, in the order of the experiment", () => {
  const { run } = runOf(experiment("lab.json"));
  const { players } = experiment("lab.json");
  const ids = run.plan?.ids ?? [];
  assert.deepEqual(
    ids.map((id) => id.split(/[ ,]/)[0]),
    players.map(({ player }) => player),
  );
  run.addResults(file("lab.jsonl").replace(/^#.*$/gm, ""));
  assert.deepEqual(new Set(run.standings().map(({ player }) => player)), new Set(ids));
  run.dispose();
});

test("a run that is stopped goes on with the games that are missing, in any order, each once", () => {
  const { run, player, kept } = runOf(SHORT);
  run.start(1);
  player.play(5);
  run.stop();
  assert.deepEqual([run.state, run.games], ["ready", 5]);
  const lines = kept().trim().split("\n");
  const next = runOf(SHORT);
  // As they may come from a file: some twice, some out of order.
  assert.equal(next.run.addResults(`${[lines[4], lines[1], lines[4]].join("\n")}\n`), 2);
  next.run.start(1);
  assert.deepEqual(next.player.asked, [
    [
      [0, 1],
      [2, 4],
      [5, 12],
    ],
  ]);
  next.player.play();
  assert.deepEqual([next.run.state, next.run.games, next.run.addResults(kept())], ["done", 12, 0]);
  assert.equal(new Set(next.run.lines.map((line) => next.run.jobOf(line))).size, 12);
  assert.equal(next.run.jobOf({ ...next.run.lines[0], seed: 99 }), -1);
});

test("results of version 0.2.0 are read, with and without their experiment", () => {
  const { texts, run: old } = JSON.parse(readFileSync("tests/browser/kept-1.json", "utf8")).runs[0];
  const { run } = runOf(old.experiment);
  for (const text of texts) run.addResults(text);
  assert.deepEqual([run.games, run.isOver], [old.games, true]);
  const lone = runOf(null).run;
  lone.addResults(texts.join(""));
  assert.deepEqual([lone.games, lone.total, lone.isOver, lone.standings().length], [2, 2, true, 1]);
  assert.throws(() => lone.addResults("{"), /line 1/);
});

test("a run pauses and goes on, and says how long it takes", () => {
  const { run, player } = runOf(SHORT);
  assert.deepEqual([run.msLeft, run.rate, run.hasWorkers], [null, 0, false]);
  run.start(1);
  player.play(6);
  assert.ok(run.rate > 0 && Number(run.msLeft) > 0 && run.msWaiting === 0);
  run.pause();
  assert.deepEqual([run.state, player.paused, run.msLeft], ["paused", true, null]);
  run.start(1);
  assert.deepEqual([run.state, player.paused, player.asked.length], ["running", false, 1]);
  player.play();
  assert.equal(run.state, "done");
});

test("before its first game a run tells of the game in progress, and how long it may take", () => {
  const { run, player } = runOf(SHORT);
  run.expectedMs = 60_000;
  assert.deepEqual([run.openGame, run.msLeft], [null, null]);
  run.start(1);
  const [random, corner] = [[{ player: "random" }], [{ player: "corner" }]];
  for (const [players, progress] of /** @type {const} */ ([
    [random, 70],
    [corner, 90],
    [corner, 20], // of another worker
  ]))
    player.owner?.onSlice({ jobs: 0, msPerJob: 0, progress, lines: "", players: [...players] });
  assert.deepEqual(run.openGame, { players: corner, moves: 90 });
  assert.ok(run.msWaiting === 0 && Number(run.msLeft) > 59_000);
  player.play(1);
  assert.ok(run.openGame === null && Number(run.msLeft) < 59_000, "the first game tells better");
});

test("a test ends where it is decided, and a later stage follows the first", () => {
  for (const name of ["lab-test.json", "lab-tune.json"]) {
    const { run, player, kept } = runOf(experiment(name));
    run.start(2);
    player.play();
    assert.deepEqual([run.state, run.isOver, run.progress?.done], ["done", true, true], name);
    assert.ok(run.games > 0 && run.games <= run.total, `${name}: ${run.games} of ${run.total}`);
    if (name === "lab-tune.json") assert.ok(player.asked.length > 1, "its stages");
    // What was kept tells the next visit the same.
    const next = runOf(experiment(name)).run;
    next.addResults(kept());
    assert.deepEqual([next.isOver, next.games], [true, run.games]);
  }
});

test("a run that fails keeps its games, and begins again where it was", () => {
  const { run, player } = runOf(SHORT);
  run.start(1);
  player.play(3);
  player.owner?.onError(new Error("no worker"));
  assert.deepEqual([run.state, run.problem?.message, run.games, run.hasWorkers], ["failed", "no worker", 3, false]);
  run.start(1);
  player.play();
  assert.deepEqual([run.state, run.games], ["done", 12]);
});

test("a stored run goes on in one tab at a time", async () => {
  const browser = new Browser();
  const [one, other] = [runOf(SHORT, browser.tab()).run, runOf(SHORT, browser.tab()).run];
  assert.deepEqual(
    [await one.claim(7), await one.claim(7), await other.claim(7), await other.claim(8)],
    [true, true, false, true],
  );
  one.dispose();
  const third = runOf(SHORT, browser.tab()).run;
  assert.equal(await third.claim(7), true);
  assert.equal(await third.claim(null), true, "one that is not stored is nobody else's");
  const late = runOf(SHORT, browser.tab()).run;
  const claim = late.claim(9);
  late.dispose(); // before the name is held
  await claim;
  assert.equal(await runOf(SHORT, browser.tab()).run.claim(9), true);
});

test("players with learned weights share few workers", () => {
  const learned = { ...SHORT, players: [{ player: "learned" }, { player: "random" }], limits: { nodes: 10 } };
  assert.deepEqual(
    playersNeedingWeights(engine.catalogue, learned).map(({ id }) => id),
    ["learned"],
  );
  assert.equal(findEntrants(engine.catalogue, learned).length, 2);
  for (const [experiment, workers] of /** @type {const} */ ([
    [learned, MAX_LEARNED_WORKERS],
    [SHORT, 8],
  ])) {
    const { run, player } = runOf(experiment);
    run.start(8);
    assert.equal(player.workers, workers);
  }
});

test("an experiment that cannot be played is refused by name", () => {
  for (const one of engine.experiments) checkExperiment(engine, one);
  for (const [wrong, told] of /** @type {[object, RegExp][]} */ ([
    [{ games: 0 }, /games: 0/],
    [{ game: "chess" }, /chess/],
    [{ players: [{ player: "bob" }] }, /bob/],
    [{ test: { better: -1 } }, /better/],
  ]))
    assert.throws(() => checkExperiment(engine, { ...SHORT, ...wrong }), told);
});
