// Advice: nothing holds a player back that is asked, whatever its level.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as loa from "../../target/wasm-node-loa/plyground.js";
import * as pentago from "../../target/wasm-node-pentago/plyground.js";
import { catalogue, Table, Thinker } from "./engine.js";

/** @typedef {import('../../www/types').EngineThinker} EngineThinker */
/** @typedef {import('../../www/types').Outcome} Outcome */
/** @typedef {import('../../www/types').Params} Params */
/** @typedef {{Table: any, Thinker: any}} Engine */

/** @type {Record<string, Engine>} */
const engines = { pentago, loa };

/** Positions of each kind. */
const EACH = 60;
const LIMITS = { nodes: 500 };

/** Positions in the course of games of random moves. @param {Engine} engine @param {string} game @param {number} most plies of a game @param {number} [count] */
function wandered({ Table }, game, most, count = EACH) {
  let drawn = 12345;
  const below = (/** @type {number} */ n) => (drawn = (drawn * 48271) % 2147483647) % n;
  const positions = [];
  for (let seed = 1n; positions.length < count; seed += 1n) {
    const table = Table.create(game, seed);
    for (let left = below(most); left > 0 && !table.state().over; left -= 1) {
      const { legal } = table.state();
      table.play(legal[below(legal.length)]);
    }
    const { over, position } = table.state();
    if (!over) positions.push(position);
    table.free();
  }
  return positions;
}

/** Positions with a win in one. @param {string} game */
function won(game) {
  const lines = readFileSync(new URL(`../../www/puzzles/${game}.txt`, import.meta.url), "utf8").split("\n");
  const words = lines.filter((line) => line.startsWith("win 1 ")).map((line) => line.split(" ").slice(4).join(" "));
  assert.ok(words.length >= EACH);
  return words.slice(0, EACH);
}

/** @param {EngineThinker} thinker @param {Omit<import('../../www/types').ThinkRequest, "limits">} request @returns {Outcome} */
function answer(thinker, request) {
  thinker.go({ seed: 1, ...request, limits: LIMITS });
  for (;;) {
    const { outcome } = thinker.slice(Infinity);
    if (outcome) return outcome;
  }
}

/** @param {Outcome} outcome */
const essence = ({ move, value, moves }) => ({ move, value, moves });

/** Holds a move against the values beside it. @param {Outcome} outcome @param {string} position */
function expectBest({ move, value, moves }, position) {
  const own = moves.find((one) => one.move === move);
  assert.ok(own && !own.bound, position);
  assert.equal(own.value, value, position);
  for (const one of moves) assert.ok(one.value <= value, `${position}: ${one.move} beside ${move}`);
}

for (const [game, engine] of Object.entries(engines)) {
  const info = catalogue().players.find((player) => player.game === game && player.id === "strong");
  assert.ok(info);
  const handicaps = info.params.filter(({ role }) => role === "handicap").map(({ name }) => name);
  const wins = won(game);
  const positions = [...wandered(engine, game, 30), ...wins];
  let worse = 0;
  for (const { name, values } of info.presets) {
    test(`${game}: advice at ${name} is the player's own without its handicaps`, () => {
      const [asked, free, held] = [new engine.Thinker(), new engine.Thinker(), new engine.Thinker()];
      const own = Object.fromEntries(Object.entries(values).filter(([name]) => !handicaps.includes(name)));
      for (const position of positions) {
        const request = { game, position, player: "strong", params: { ...values } };
        const advice = answer(asked, { ...request, advice: true });
        assert.deepEqual(essence(advice), essence(answer(free, { ...request, params: own })), position);
        expectBest(advice, position);
        const table = engine.Table.fromPosition(game, position, 1n);
        const { side } = table.state();
        if (wins.includes(position)) assert.equal(table.play(advice.move).state.outcome, side, position);
        table.free();
        worse += Number(answer(held, request).move !== advice.move);
      }
    });
  }
  test(`${game}: a player that plays is held back all the same`, () =>
    assert.ok(worse > positions.length, String(worse)));
}

for (let level = 1; level <= 10; level += 1) {
  test(`2048: advice at evil level ${level} is the best of its values`, () => {
    const game = `2048-evil${level === 10 ? "" : level}`;
    const thinkers = [new Thinker(), new Thinker()];
    for (const position of wandered({ Table, Thinker }, game, 60, 100)) {
      const request = { game, position, player: "expectimax", params: {} };
      const [advice, usual] = thinkers.map((one, at) => answer(one, { ...request, advice: at === 0 }));
      assert.deepEqual(essence(advice), essence(usual));
      expectBest(advice, position);
    }
  });
}

test("advice is asked for by true or false", () => {
  const request = { game: "2048", position: "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0", player: "expectimax", params: {} };
  const go = (/** @type {any} */ advice) => new Thinker().go({ ...request, limits: LIMITS, advice });
  go(undefined);
  go(false);
  assert.throws(() => go("yes"), { message: "advice: should be true or false" });
});

test("advice wants no weights that the player does not load itself", () => {
  const position = `${".".repeat(36)} X`;
  const thinker = new pentago.Thinker();
  const wants = (/** @type {Params} */ params, /** @type {boolean} */ advice) =>
    thinker.wantsWeights({ game: "pentago", position, player: "strong", params, limits: LIMITS, advice });
  const info = catalogue().players.find(({ game, id }) => game === "pentago" && id === "strong");
  for (const { values } of info?.presets ?? []) assert.equal(wants({ ...values }, true), wants({ ...values }, false));
});
