// Boards of other sizes and other rules, through the wasm face.

import assert from "node:assert/strict";
import { test } from "node:test";

import { catalogue, gameName, settleGame, Table, Thinker } from "./engine.js";

/** The message of the error that `act` throws. @param {() => unknown} act */
function refusal(act) {
  try {
    act();
  } catch (error) {
    assert.ok(error instanceof Error, `an Error, not ${error}`);
    return error.message;
  }
  assert.fail("refused");
}

/**
 * The outcome of a search.
 * @param {import('./engine.js').EngineThinker} thinker
 * @param {import('../../www/types').ThinkRequest} request
 */
function think(thinker, request) {
  thinker.go(request);
  let outcome = null;
  while (!outcome) ({ outcome } = thinker.slice(Infinity));
  return outcome;
}

test("every preset of the rules names a game and settles back", () => {
  for (const { id, params, presets } of catalogue().games.filter(({ id }) => id === "2048")) {
    for (const { values } of presets) {
      const settled = settleGame(gameName(id, values));
      const defaults = Object.fromEntries(params.map((param) => [param.name, param.default]));
      assert.deepEqual(settled.params, { ...defaults, ...values });
      assert.equal(gameName(id, settled.params), settled.game);
      assert.equal(settled.id, id);
      assert.ok(settled.players.length > 0);
    }
  }
  assert.equal(gameName("2048", {}), "2048");
  assert.equal(Table.create("2048", 1n).state().game, "2048");
  const { rows, columns, largest } = settleGame("2048-3x6-evil");
  assert.deepEqual({ rows, columns, largest }, { rows: 3, columns: 6, largest: 2 ** 19 });
});

test("what is wrong with a name or a parameter is said", () => {
  assert.equal(
    refusal(() => settleGame("chess")),
    'game: there is no "chess" (there is 2048)',
  );
  assert.equal(
    refusal(() => settleGame("2048-9x4")),
    "game, rows: 9 is not between 3 and 6",
  );
  assert.equal(
    refusal(() => Table.create("2048-5x5x5", 0n)),
    'game: "5x5x5" is none of ROWSxCOLUMNS, goalTILE, startNUMBER, fourPERCENT, evil or evilLEVEL',
  );
  assert.equal(
    refusal(() => gameName("2048", { rows: 2 })),
    "game, rows: 2 is not between 3 and 6",
  );
  assert.equal(
    refusal(() => gameName("2048", { four: 0.5 })),
    "game, four: 0.5 is not between 0 and 100",
  );
  assert.equal(
    refusal(() => gameName("2048", { depth: 5 })),
    'game: there is no rule "depth" (there are rows, columns, goal, start, four, evil)',
  );
  const nine = Array(9).fill(0).join(",");
  assert.equal(
    refusal(() => Table.fromPosition("2048-5x5", nine, 0n)),
    "position: expected 25 tile values with commas between, found 9",
  );
  const thinker = new Thinker();
  const request = { game: "2048-3x3", position: nine, player: "learned", params: {}, limits: { depth: 1 } };
  assert.match(
    refusal(() => thinker.go(request)),
    /^player: 2048-3x3 has no player "learned" \(it has expectimax, /,
  );
});

for (const game of ["2048-3x3", "2048-5x4-four50", "2048-evil", "2048-6x6-start8-evil"]) {
  test(`${game} is played, thought about, undone and recorded`, () => {
    const { players, rows, columns } = settleGame(game);
    for (const player of players.filter((player) => !player.startsWith("learned"))) {
      const table = Table.create(game, 3n);
      const thinker = new Thinker();
      const opponent = { player, params: {} };
      for (let state = table.state(); !state.over && state.ply < 15; state = table.state()) {
        assert.equal(state.cells.length, rows * columns);
        const { position } = state;
        const { move } = think(thinker, { game, position, player, params: {}, limits: { nodes: 300 }, seed: 1 });
        assert.ok(move && state.legal.includes(move), player);
        const step = table.play(move, opponent);
        assert.ok(step?.spawn && step.spawn.cell < rows * columns);
        assert.deepEqual(table.undo()?.position, position);
        assert.deepEqual(table.redo(), step);
        table.undo();
        assert.deepEqual(table.play(move, opponent), step); // also where nobody throws dice
      }
      const copy = Table.fromRecord(table.record());
      assert.deepEqual(copy.state(), table.state());
      assert.equal(copy.state().game, game);
    }
  });
}

test("one thinker turns from board to board", () => {
  const thinker = new Thinker();
  const small = { game: "2048-3x3", position: "2,2,0,0,0,0,0,0,0" };
  const usual = { game: "2048", position: "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0" };
  const rest = { player: "expectimax", params: {}, limits: { depth: 2 }, seed: 1 };
  const first = think(thinker, { ...usual, ...rest });
  assert.ok(think(thinker, { ...small, ...rest }).move);
  const again = think(thinker, { ...usual, ...rest });
  assert.deepEqual({ ...again, ms: 0 }, { ...first, ms: 0 });
  const parts = thinker.explain({ ...small, player: "expectimax", params: {} });
  assert.ok(parts.some(({ value }) => value !== 0));
});

test("the evil one goes by the weights of the player it is played against", () => {
  const position = "4,2,0,0,0,0,0,8,0,0,0,0,2,0,0,16";
  /** @param {import('../../www/types').Params} params */
  const answer = (params) =>
    Table.fromPosition("2048-evil", position, 1n).play("left", { player: "expectimax", params })?.spawn;
  const usual = answer({});
  assert.deepEqual(answer({}), usual);
  // Whoever cares for nothing but the lost game sees all tiles alike: the first cell, and a 2.
  const blind = answer({ empty: 0, merges: 0, monotonicity: 0, sum: 0 });
  assert.deepEqual(blind, { cell: 2, name: "c1", value: 2 });
  assert.notDeepEqual(usual, blind);
  assert.match(
    refusal(() => answer({ empty: -1 })),
    /^empty: -1 is not between/,
  );
});

test("tiles beyond 2^32 are exact", () => {
  const huge = 2 ** 36;
  const position = [huge, huge, ...Array(34).fill(0)].join(",");
  const step = Table.fromPosition("2048-6x6", position, 1n).play("left");
  assert.equal(step?.gain, 2 ** 37);
  assert.equal(step?.state.score, 2 ** 37);
  assert.equal(step?.state.best, 2 ** 37);
});
