// The wasm face, as the page and its worker call it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { catalogue, randomSeed, Table, Thinker, version } from "./engine.js";

const START = "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0";
const MIDDLE = "128,64,16,4,32,16,8,2,4,2,2,0,0,0,2,0";
const OVER = "2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,2";

/**
 * A request to think; `changes` replace parts of it.
 * @param {object} [changes]
 */
const request = (changes = {}) => ({
  game: "2048",
  position: MIDDLE,
  player: "expectimax",
  params: {},
  limits: { depth: 3 },
  seed: 1,
  ...changes,
});

/**
 * Slices of `ms` until the search is done.
 * @param {import('./engine.js').EngineThinker} thinker
 * @param {number} ms
 */
function finish(thinker, ms) {
  const slices = [];
  do slices.push(thinker.slice(ms));
  while (!slices[slices.length - 1].outcome);
  const { outcome } = slices[slices.length - 1];
  assert.ok(outcome);
  return { slices, outcome, infos: slices.flatMap((slice) => slice.infos) };
}

/**
 * The message of the error that `act` throws.
 * @param {() => unknown} act
 */
function refusal(act) {
  try {
    act();
  } catch (error) {
    assert.ok(error instanceof Error, `an Error, not ${error}`);
    return error.message;
  }
  assert.fail("refused");
}

// ---------------------------------------------------------------- the catalogue

test("the catalogue is plain data with every game and player", () => {
  const all = catalogue();
  assert.equal(all.version, version());
  assert.deepEqual(JSON.parse(JSON.stringify(all)), all);
  const game = all.games.find(({ id }) => id === "2048");
  assert.ok(game);
  const { name, rows, columns, moves, defaultPlayer } = game;
  assert.deepEqual({ name, rows, columns }, { name: "2048", rows: 4, columns: 4 });
  assert.deepEqual(moves, ["up", "right", "down", "left"]);
  assert.ok(all.players.some((player) => player.id === defaultPlayer && player.game === "2048"));
  for (const player of all.players) {
    assert.ok(player.name && player.help, player.id);
    for (const { role, ...param } of player.params) {
      const keys = ["default", "group", "help", "kind", "label", "max", "min", "name", "step"];
      assert.deepEqual(Object.keys(param).sort(), keys, param.name);
      assert.ok([undefined, "memory", "handicap"].includes(role), param.name);
      assert.ok(param.min <= param.default && param.default <= param.max, param.name);
      assert.ok(["number", "toggle"].includes(param.kind), param.name);
    }
    const names = player.params.map((param) => param.name);
    for (const preset of player.presets) {
      for (const key of Object.keys(preset.values)) assert.ok(names.includes(key), `${preset.name}: ${key}`);
    }
  }
});

test("random seeds are 64-bit and differ", () => {
  const seeds = Array.from({ length: 8 }, randomSeed);
  assert.ok(seeds.every((seed) => typeof seed === "bigint" && seed >= 0n && seed < 1n << 64n));
  assert.equal(new Set(seeds).size, seeds.length);
});

// ---------------------------------------------------------------- the table

test("a new game has two tiles and follows from its seed", () => {
  const state = Table.create("2048", 7n).state();
  const { game, cells, score, over, won, ply, plies, legal, best, position } = state;
  assert.deepEqual(
    { game, score, over, won, ply, plies },
    { game: "2048", score: 0, over: false, won: false, ply: 0, plies: 0 },
  );
  assert.equal(cells.length, 16);
  assert.equal(cells.filter((value) => value !== 0).length, 2);
  assert.equal(best, Math.max(...cells));
  assert.equal(position, cells.join(","));
  assert.ok(legal.length >= 2);
  assert.deepEqual(Table.create("2048", 7n).state(), state);
  assert.equal(Table.create("2048", 7n).record(), Table.create("2048", 7n).record());
  // The seed keeps all its 64 bits.
  assert.match(Table.create("2048", (1n << 64n) - 1n).record(), /^2048\.1\.ffffffffffffffff\./);
});

test("a move comes with everything to animate it", () => {
  const table = Table.fromPosition("2048", START, 1n);
  const step = table.play("right");
  assert.ok(step?.spawn);
  assert.equal(step.move, "right");
  assert.equal(step.gain, 4);
  assert.deepEqual(
    step.slides.toSorted((a, b) => a.from - b.from),
    [
      { from: 0, to: 3, value: 2, merged: true },
      { from: 1, to: 3, value: 2, merged: true },
    ],
  );
  const { cell, name, value } = step.spawn;
  assert.equal(name, "abcd"[cell % 4] + (1 + Math.floor(cell / 4)));
  assert.ok(value === 2 || value === 4);
  const cells = Array(16).fill(0);
  cells[3] = 4;
  cells[cell] = value;
  assert.deepEqual(step.state.cells, cells);
  assert.deepEqual(step.state, table.state());
  assert.equal(step.state.score, 4);
  assert.equal(step.state.ply, 1);
});

test("a move that changes nothing is no move", () => {
  const table = Table.fromPosition("2048", START, 1n);
  const before = table.state();
  assert.ok(!before.legal.includes("up"));
  assert.throws(() => table.play("up"), { message: 'move: "up" is not legal: it changes nothing' });
  assert.deepEqual(table.state(), before);
});

test("undo, redo and seek go through the same positions", () => {
  const table = Table.create("2048", 3n);
  const states = [table.state()];
  /** @type {import('../../www/types').Step[]} */
  const steps = [];
  for (let i = 0; i < 60; i++) {
    const step = table.play(table.state().legal[0]);
    assert.ok(step);
    steps.push(step);
    states.push(step.state);
  }
  const whole = table.record();
  const known = (/** @type {number} */ ply) => ({ ...states[ply], plies: 60 });
  for (let ply = 59; ply >= 0; ply--) assert.deepEqual(table.undo(), known(ply));
  assert.equal(table.undo(), null);
  assert.equal(table.record(), whole, "undone plies stay in the record");
  for (let ply = 1; ply <= 60; ply++) assert.deepEqual(table.redo(), { ...steps[ply - 1], state: known(ply) });
  assert.equal(table.redo(), null);
  for (const ply of [17, 0, 60, 59]) assert.deepEqual(table.seek(ply), known(ply));
  for (const beyond of [1e9, 2 ** 32, Infinity]) assert.deepEqual(table.seek(beyond), known(60));
  for (const before of [-1, -(2 ** 32), -Infinity]) assert.deepEqual(table.seek(before), known(0));
  const moves = steps.map(({ move }) => move);
  assert.deepEqual(table.moves(-5, 2 ** 32), moves);
  assert.deepEqual(table.moves(58, Infinity), moves.slice(58));
  assert.deepEqual(table.moves(0, -1), []);
  assert.deepEqual(Table.fromRecord(whole).state(), known(60));
  table.seek(10);
  const other = table.state().legal.find((move) => move !== steps[10].move);
  assert.ok(other && table.play(other));
  assert.equal(table.state().plies, 11, "a new move cuts off what was undone");
});

test("a finished game and the largest tiles are what they are", () => {
  const over = Table.fromPosition("2048", OVER, 0n).state();
  assert.deepEqual([over.over, over.legal, over.won], [true, [], false]);
  const table = Table.fromPosition("2048", `65536,65536,${Array(14).fill(0)}`, 0n);
  const step = table.play("left");
  assert.equal(step?.gain, 131072);
  assert.equal(step?.state.best, 131072);
  assert.ok(step?.state.won);
});

test("wrong positions, records, moves and games are refused by name", () => {
  const position = (/** @type {string} */ text) => refusal(() => Table.fromPosition("2048", text, 0n));
  assert.equal(position("2,4"), "position: expected 16 tile values with commas between, found 2");
  assert.equal(
    position(START.replace("2,2", "2,3")),
    "position, cell b1: 3 is no tile (0, or a power of two from 2 to 131072)",
  );
  assert.equal(position(START.replace("2,2", "x,2")), 'position, cell a1: "x" is no number');
  const record = (/** @type {string} */ line) => refusal(() => Table.fromRecord(line));
  assert.equal(record("nonsense"), 'record: expected GAME.1.START.PLIES, found "nonsense"');
  assert.equal(record("2048.1.0.1000000000000000.u0"), "record, ply 1: up is not legal");
  const table = Table.create("2048", 0n);
  assert.equal(
    refusal(() => table.play("north")),
    'move: "north" is not one of up, right, down, left',
  );
  assert.equal(
    refusal(() => Table.create("chess", 0n)),
    'game: there is no "chess" (there is 2048)',
  );
  assert.equal(
    refusal(() => Table.fromPosition("chess", START, 0n)),
    'game: there is no "chess" (there is 2048)',
  );
  assert.equal(table.state().ply, 0, "still there after all this");
});

// ---------------------------------------------------------------- the thinker

test("a search reports each depth, then its outcome", () => {
  const thinker = new Thinker();
  thinker.go(request());
  const { infos, outcome } = finish(thinker, Infinity);
  assert.deepEqual(
    infos.map((info) => info.depth),
    [1, 2, 3],
  );
  assert.equal(outcome.exact, null);
  assert.deepEqual({ ...outcome, ms: 0 }, { ...infos[2], ms: 0 });
  const { legal } = Table.fromPosition("2048", MIDDLE, 0n).state();
  for (const { moves, value, pv, nodes, ms } of infos) {
    assert.deepEqual(
      moves.map((one) => one.move),
      legal,
    );
    assert.equal(value, Math.max(...moves.map((one) => one.value)));
    assert.ok(legal.includes(pv[0]));
    assert.ok(nodes > 0 && ms >= 0);
  }
  assert.equal(outcome.move, outcome.pv[0]);
  assert.equal(
    refusal(() => thinker.slice(1)),
    "slice: no search runs",
  );
});

test("a search in slices finds what it finds in one go", () => {
  const limits = { nodes: 60_000 };
  const position = START;
  const [whole, sliced] = [Infinity, 0].map((ms) => {
    const thinker = new Thinker();
    thinker.go(request({ position, limits }));
    return finish(thinker, ms);
  });
  assert.equal(whole.slices.length, 1);
  assert.ok(sliced.slices.length > 10, `${sliced.slices.length} slices`);
  assert.deepEqual({ ...sliced.outcome, ms: 0 }, { ...whole.outcome, ms: 0 });
  assert.ok(sliced.slices.every((slice, i) => i === 0 || slice.nodes >= sliced.slices[i - 1].nodes));
});

test("stop ends a search with a legal move", () => {
  const thinker = new Thinker();
  thinker.go(request({ position: START, limits: { depth: 64 } }));
  for (let i = 0; i < 5; i++) assert.equal(thinker.slice(0).outcome, null);
  thinker.stop();
  const { outcome } = thinker.slice(0);
  assert.ok(outcome?.move && ["right", "down", "left"].includes(outcome.move));
  thinker.stop(); // with nothing to stop
});

/**
 * Lets a clock of the test's own tell the time.
 * @param {import("node:test").TestContext} t
 * @param {() => number} now
 */
function useClock(t, now) {
  Object.assign(performance, { now });
  t.after(() => Reflect.deleteProperty(performance, "now"));
}

test("a search keeps to its time", (t) => {
  let now = 0;
  useClock(t, () => now++); // a millisecond at each look
  const thinker = new Thinker();
  thinker.go(request({ position: START, limits: { movetime: 40 } }));
  const { outcome } = finish(thinker, Infinity);
  assert.ok(outcome.ms >= 40 && outcome.ms < 50, `${outcome.ms} ms for 40`);
});

test("searches take their time by the coarse clocks of browsers that resist fingerprinting", (t) => {
  let time = 0;
  let step = 0.1;
  useClock(t, () => step * Math.floor((time += 0.1) / step)); // in truth a tenth of a millisecond at each look
  /** The milliseconds of a search, on average, and of its slices. */
  const usual = () => {
    const thinker = new Thinker();
    const start = { searches: 0, slices: 0, time: 0 };
    for (let search = 0; search < 200; search += 1) {
      time += (search * 61.803) % 100; // so that it starts anywhere in a step
      if (search === 100) Object.assign(start, { searches: 0, slices: 0, time: 0 });
      const before = time;
      thinker.go(request({ player: "mcts", params: { simulations: 10_000 }, limits: { movetime: 10 } }));
      start.slices += finish(thinker, 4).slices.length;
      start.searches += 1;
      start.time += time - before;
    }
    return { search: start.time / start.searches, slice: start.time / start.slices };
  };
  for (step of [0.1, 1, 16.7, 100]) {
    const { search, slice } = usual();
    assert.ok(search > 8 && search < 12.5, `${search} ms for 10 by steps of ${step}`);
    assert.ok(slice > 2 && slice < 5, `${slice} ms for 4 by steps of ${step}`);
  }
});

test("a limit of time is refused where the clock stands still", (t) => {
  useClock(t, () => 0);
  const thinker = new Thinker();
  const go = () => thinker.go(request({ position: START, limits: { movetime: 40 } }));
  assert.throws(go, /movetime: 40 ms need a clock that moves, and this one stands still/);
});

test("a new search drops the one that runs, also for another player", () => {
  const thinker = new Thinker();
  thinker.go(request({ position: START, limits: { depth: 64 } }));
  thinker.slice(0);
  thinker.go(request());
  assert.equal(finish(thinker, Infinity).outcome.depth, 3);
  thinker.go(request({ position: START, limits: { depth: 64 } }));
  thinker.slice(0);
  thinker.go(request({ player: "random" }));
  assert.equal(finish(thinker, Infinity).outcome.depth, 0);
});

test("a change of parameters counts from the next search", () => {
  const thinker = new Thinker();
  const value = (/** @type {object} */ params) => {
    thinker.go(request({ position: START, params }));
    return finish(thinker, Infinity).outcome.value;
  };
  const before = value({});
  assert.notEqual(value({ empty: 1000 }), before);
  assert.equal(value({}), before);
});

test("a finished game has no best move", () => {
  const thinker = new Thinker();
  thinker.go(request({ position: OVER }));
  const { outcome } = finish(thinker, Infinity);
  assert.equal(outcome.move, null);
  assert.deepEqual(outcome.moves, []);
});

test("an explanation names the features by the labels of their parameters", () => {
  const thinker = new Thinker();
  const contributions = thinker.explain(request());
  const player = catalogue().players.find(({ id }) => id === "expectimax");
  assert.ok(contributions.length > 0);
  for (const { name, label, value } of contributions) {
    assert.equal(player?.params.find((param) => param.name === name)?.label, label);
    assert.ok(Number.isFinite(value), name);
  }
  // A depth of 1 is the static evaluation after a move.
  const table = Table.fromPosition("2048", MIDDLE, 0n);
  const step = table.play("down");
  assert.ok(step?.spawn);
  const cells = step.state.cells.slice();
  cells[step.spawn.cell] = 0;
  const sum = thinker.explain(request({ position: cells.join(",") })).reduce((all, one) => all + one.value, 0);
  thinker.go(request({ limits: { depth: 1 } }));
  const { moves } = finish(thinker, Infinity).outcome;
  const down = moves.find((one) => one.move === "down")?.value ?? NaN;
  assert.ok(Math.abs(sum - down) <= 1e-5 * Math.abs(down), `${sum} for ${down}`);
  assert.deepEqual(thinker.explain(request({ player: "random" })), []);
});

test("an explanation ends a search that runs", () => {
  const thinker = new Thinker();
  thinker.go(request({ position: START, limits: { depth: 64 } }));
  thinker.slice(0);
  thinker.explain(request());
  assert.equal(
    refusal(() => thinker.slice(0)),
    "slice: no search runs",
  );
});

test("wrong requests are refused by name, and the thinker goes on", () => {
  const thinker = new Thinker();
  const refused = (/** @type {object} */ changes) => refusal(() => thinker.go(request(changes)));
  assert.equal(refused({ game: "chess" }), 'game: there is no "chess" (there is 2048)');
  assert.match(refused({ player: "nobody" }), /^player: 2048 has no player "nobody" \(it has .*expectimax/);
  assert.equal(refused({ position: "2" }), "position: expected 16 tile values with commas between, found 1");
  assert.equal(refused({ params: { nothing: 1 } }), "nothing: player expectimax has no such parameter");
  assert.match(refused({ params: { empty: NaN } }), /^empty: NaN is not between 0 and /);
  assert.match(refused({ params: { empty: -1 } }), /^empty: -1 is not between 0 and /);
  assert.match(refused({ params: { empty: Infinity } }), /^empty: inf is not between 0 and /);
  assert.equal(refused({ limits: {} }), "limits: set movetime, depth or nodes");
  assert.equal(refused({ limits: { depth: 0 } }), "depth: 0 is not between 1 and 64 plies");
  assert.equal(refused({ limits: { movetime: NaN } }), "movetime: NaN is not between 0.1 and 3600000 ms");
  assert.equal(refused({ limits: { nodes: 0 } }), "nodes: 0 is not between 1 and 2^53");
  for (const limits of [{ depth: 2.5 }, { depth: -1 }, { depth: "3" }, { nodes: 1e300 }, { movetime: "soon" }]) {
    refused({ limits });
  }
  const record = Table.create("2048", 1n).record();
  for (const value of [-1, 0.5, NaN, 2 ** 53]) {
    for (const [name, change] of Object.entries({
      seed: { seed: value },
      lines: { lines: value },
      ply: { record, ply: value },
    }))
      assert.equal(refused(change), `${name}: ${value} is not a whole number from 0 to 2^53 - 1`);
  }
  for (const nothing of [undefined, null, 3, "go", {}]) {
    // @ts-expect-error: what a careless script might pass
    refusal(() => thinker.go(nothing));
  }
  thinker.go(request());
  assert.ok(finish(thinker, Infinity).outcome.move);
});
