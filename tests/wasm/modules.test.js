// What each module of the engine says that it offers, and whether it does.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as first from "../../target/wasm-node/plyground.js";
import * as lab from "../../target/wasm-node-lab/plyground.js";
import * as loa from "../../target/wasm-node-loa/plyground.js";
import * as pentago from "../../target/wasm-node-pentago/plyground.js";
import * as players from "../../target/wasm-node-players/plyground.js";
import { catalogue } from "../../www/catalogue.js";
import { findPlayer, needsWeights } from "../../www/core/family.js";

/** By the game and whether it plays it by other rules too. */
const OFFERS = /** @type {const} */ ([
  [first, "2048", false],
  [players, "2048", true],
  [pentago, "pentago", false],
  [loa, "loa", true],
]);
/** The same game by other rules. @type {Record<string, string>} */
const OTHER_RULES = { 2048: "2048-5x4", loa: "loa-mover" };

/** @typedef {import('../../www/types').Offer} Offer */

/** What a module says. @param {{offers: () => unknown}} engine */
const offersOf = (engine) => /** @type {Offer[]} */ (engine.offers());

for (const [engine, game, variants] of OFFERS) {
  test(`a module offers ${game} ${variants ? "by all its rules" : "by the usual rules"} and keeps its word`, () => {
    const [offer, ...more] = offersOf(engine);
    assert.deepEqual([offer.id, offer.variants, more], [game, variants, []]);

    const { position } = engine.Table.create(game, 1n).state();
    const thinker = new engine.Thinker();
    const able = offer.players.filter((id) => !needsWeights(findPlayer(catalogue, game, id) ?? {}));
    for (const player of able) {
      thinker.go({ game, position, player, params: {}, limits: { nodes: 1 } });
      let outcome = null;
      while (!outcome) ({ outcome } = thinker.slice(Infinity));
      assert.ok(outcome.move, player);
    }

    const other = OTHER_RULES[game];
    if (variants) assert.equal(engine.Table.create(other, 1n).state().game, other);
    else assert.throws(() => engine.Table.create(other ?? `${game}-5x4`, 1n), { message: /^game: / });
  });
}

test("every player of every game is offered somewhere, and by the usual rules first", () => {
  for (const { id, params } of catalogue.games) {
    const offers = OFFERS.flatMap(([engine]) => offersOf(engine)).filter((offer) => offer.id === id);
    const last = /** @type {Offer} */ (offers.at(-1));
    const everyone = catalogue.players.filter(({ game }) => game === id).map(({ id }) => id);
    assert.deepEqual(last.players, everyone);
    assert.equal(last.variants, params.length > 0);
  }
});

test("a module refuses games of other modules by name", () => {
  for (const game of ["2048", "loa"]) {
    assert.throws(() => pentago.settleGame(game), { message: `game: there is no "${game}" (there is pentago)` });
  }
  assert.throws(() => first.settleGame("2048-5x4"), { message: "game: 2048-5x4 is not in this part of the engine" });
});

test("the lab puts nothing on a table", () => assert.deepEqual(lab.offers(), []));
