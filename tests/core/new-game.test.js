// A new game as the visitor puts it together, and the level that is offered after it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Matches } from "../../www/core/match/matches.js";
import { SavedBoardSetups } from "../../www/core/match/saved-board-setups.js";
import { NewGame } from "../../www/core/new-game.js";
import { suggestLevel } from "../../www/core/strength.js";
import { ratings as evil } from "../../www/games/2048/ratings.js";
import { ratings } from "../../www/games/loa/ratings.js";
import { first, reload } from "./visit.js";

const noop = () => {};
/** The sheet over a visit. @param {Awaited<ReturnType<typeof first>>} visit */
async function sheet({ model, session, tab, board }) {
  const matches = new Matches(model, session, {
    ...{ show: noop, hide: noop, showEnd: noop, refuseMove: noop, refuseLink: noop, tellOldLink: noop },
    ...{ reportFailure: noop, namesOf: () => ({}), confirmResign: async () => true },
  });
  await matches.resume();
  const setups = new SavedBoardSetups(tab.store, session);
  const known = board.settled.id === "2048" ? evil : ratings;
  return { matches, setups, sheet: new NewGame(model, session, { matches, setups }, known) };
}

test("the first opponent is of a low level, on the page alone, and the next visit has it too", async () => {
  for (const game of ["pentago", "loa"]) {
    const one = await first(`?game=${game}`);
    assert.deepEqual([one.model.level, one.board.players], [2, "human,ai"]);
    one.tab.flush();
    assert.equal((await reload(one, `?game=${game}`)).model.level, 2);
    // A link that says settings but no level means full strength, as ever.
    assert.equal((await first(`#game=${game}&movetime=100`)).model.level, 10);
  }
});

test("a visitor who has settings keeps them", async () => {
  const one = await first("#game=loa&movetime=100");
  one.tab.flush();
  assert.equal((await reload(one, "?game=loa")).model.level, 10);
});

test("a level follows from a result", () => {
  assert.deepEqual(
    [
      [3, true, false],
      [10, true, true],
      [10, false, false],
      [10, false, true],
      [1, false, true],
    ].map(([level, won, before]) => suggestLevel(Number(level), 10, Boolean(won), Boolean(before))),
    [4, 10, 5, 9, 1],
  );
});

test("a game against the computer begins as it was put together", async () => {
  const one = await first("?game=loa");
  const { sheet: plan, setups } = await sheet(one);
  assert.deepEqual(
    [plan.opponents, plan.opponent, plan.level, plan.side, plan.clock],
    [["computer", "here", "link"], "computer", 2, "x", ""],
  );
  assert.deepEqual(plan.rating, { elo: ratings.strong[1], isMost: false });
  Object.assign(plan, { level: 10, side: "o", clock: "5+3" });
  assert.deepEqual(plan.rating, { elo: ratings.strong[9], isMost: true });
  assert.equal(plan.isLosing("loa"), false);
  assert.equal(await plan.start(), true);
  assert.deepEqual([one.model.level, one.board.players, setups.of("loa").clock], [10, "ai,human", "5+3"]);
  const again = (await sheet(one)).sheet;
  assert.deepEqual([again.level, again.side, again.clock], [10, "o", "5+3"]);
});

test("a module of the visitor's stays the opponent until the built-in engine is chosen", async () => {
  const one = await first("?game=loa");
  one.model.setGuest("mine.js");
  const { sheet: plan } = await sheet(one);
  assert.deepEqual([plan.hasGuest, plan.usesGuest, plan.opponent], [true, true, "computer"]);
  await plan.start();
  assert.deepEqual([one.board.guest, one.model.level], ["mine.js", 2]);
  Object.assign(plan, { usesGuest: false, level: 5 });
  await plan.start();
  assert.deepEqual([one.board.guest, one.model.level], ["", 5]);
});

test("a side is left to chance", async () => {
  const one = await first("?game=pentago");
  const { sheet: plan } = await sheet(one);
  plan.side = "either";
  await plan.start(() => 0.4);
  assert.equal(one.board.players, "human,ai");
  await plan.start(() => 0.6);
  assert.equal(one.board.players, "ai,human");
});

test("two people play at this board, or by link by the chosen rules", async () => {
  const one = await first("?game=loa");
  const { sheet: plan, matches } = await sheet(one);
  plan.opponent = "here";
  await plan.start();
  assert.deepEqual([one.board.players, one.model.level], ["human,human", 2]);
  plan.setParam(plan.params[0], 1);
  plan.opponent = "link";
  plan.side = "o";
  await plan.start();
  assert.deepEqual(
    [matches.saved.open?.side, matches.saved.open?.game, one.board.state.game],
    ["o", "loa-mover", "loa-mover"],
  );
});

test("only a game in progress by the same rules is lost, and no question follows", async () => {
  const one = await first("?game=loa");
  const { sheet: plan, matches } = await sheet(one);
  one.board.play(one.board.state.legal[0]);
  assert.deepEqual([plan.isLosing("loa"), plan.isLosing("loa-mover")], [true, false]);
  await plan.start();
  assert.deepEqual([one.asked, one.board.state.plies], [[], 0]);
  await matches.begin("x");
  one.board.play(one.board.state.legal[0]);
  assert.equal(plan.isLosing("loa"), false, "a match is saved");
});

test("rules of a game of one side keep their own game, and the level of a rule begins low", async () => {
  const one = await first("");
  const { sheet: plan } = await sheet(one);
  assert.deepEqual([plan.opponents, plan.opponent, plan.preset.label], [["alone", "link"], "alone", "Classic 4x4"]);
  one.board.play(one.board.state.legal[0]);
  plan.choosePreset("preset:evil");
  assert.deepEqual([plan.hardness?.name, plan.preset.label, plan.share], ["evil", "Evil", evil.evil[1]]);
  await plan.start();
  assert.deepEqual([one.board.state.game, one.board.state.plies], ["2048-goal256-evil2", 0]);
  const next = (await sheet(one)).sheet;
  next.choosePreset("preset:standard");
  await next.start();
  assert.deepEqual([one.board.state.game, one.board.state.plies, one.asked], ["2048", 1, []]);
});

test("rules that make no game are told, and nothing changes", async () => {
  const one = await first("");
  const { sheet: plan } = await sheet(one);
  plan.setRules({ four: 12.5 });
  await assert.rejects(plan.start(), /four: 12.5/);
  assert.equal(one.board.state.game, "2048");
});
