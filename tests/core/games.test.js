// Games in progress: what is kept of them, in which tab, and what may take their place.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser } from "./browser.js";
import { first, play, reload, visit } from "./visit.js";

/** @typedef {Awaited<ReturnType<typeof visit>>} Visit */

/** What a visit was told of a second game. @param {Visit} visit */
const second = ({ tab }) => tab.told.filter(([trouble]) => trouble === "otherTab").length;

test("a reload brings back the game, its history, and what was undone", async () => {
  const one = await first();
  const record = play(one, 1n);
  one.board.undo();
  one.board.undo();
  const { board } = await reload(one);
  assert.deepEqual([board.record, board.state.ply, board.state.plies], [record, 4, 6]);
});

test("a visit goes on with the game played last, and leaves each kind its own", async () => {
  const one = await first();
  const tiles = play(one, 1n);
  await one.session.switchTo("2048-3x3");
  const small = play(one, 2n);
  await one.session.switchTo("loa");
  one.board.play("g1-g3");
  const next = await reload(one);
  assert.equal(next.record(), "loa.1..g1-g3");
  await next.session.switchToLastRules("2048");
  assert.equal(next.record(), small, "by the rules played last");
  await next.session.switchTo("2048-4x4"); // the usual rules at length
  assert.equal(next.record(), tiles);
  assert.deepEqual(next.moved, [["loa", "2048-3x3"]]);
});

test("a game that is played last but unknown is set aside", async () => {
  const browser = new Browser();
  browser.keep("playing", "chess");
  assert.equal((await visit(browser.tab())).board.state.game, "2048");
  browser.keep("playing", "loa-nonsense");
  assert.equal((await visit(browser.tab())).board.state.game, "2048");
  assert.equal(browser.area.texts.get("plyground/1/aside/playing#2"), "loa-nonsense");
});

for (const hasLocks of [true, false])
  test(`a second tab plays a second game, and reloads in any order keep both: locks ${hasLocks}`, async () => {
    const browser = new Browser();
    browser.hasLocks = hasLocks;
    let one = await visit(browser.tab());
    const record = play(one, 1n);
    let other = await visit(browser.tab());
    const its = play(other, 2n);
    assert.notEqual(its, record);
    assert.deepEqual([second(one), second(other)], hasLocks ? [0, 1] : [1, 0]);
    for (const which of ["one", "other", "other", "one"]) {
      if (which === "one") one = await reload(one);
      else other = await reload(other);
    }
    assert.deepEqual([one.record(), other.record()], [record, its]);
    const third = play(one, 3n);
    other = await reload(other);
    one = await reload(one);
    assert.deepEqual([one.record(), other.record()], [third, its]);
    assert.deepEqual([second(one), second(other)], [0, 0]);
  });

test("closed tabs come back: the game played last first, then the other", async () => {
  const browser = new Browser();
  const [one, other] = [await visit(browser.tab()), await visit(browser.tab())];
  play(other, 2n);
  const record = play(one, 1n);
  const last = play(other, 4n);
  for (const { tab } of [one, other]) tab.close();
  const next = await visit(browser.tab());
  assert.deepEqual([next.record(), second(next)], [last, 0]);
  const more = await visit(browser.tab());
  assert.deepEqual([more.record(), second(more)], [record, 1]);
});

test("a duplicated tab plays a second game", async () => {
  const browser = new Browser();
  const one = await visit(browser.tab());
  const record = play(one, 1n);
  const memory = Object.assign(Object.create(Object.getPrototypeOf(one.tab.own)), one.tab.own, {
    texts: new Map(one.tab.own.texts),
  });
  const copy = await visit(browser.tab(memory));
  assert.equal(second(copy), 1);
  const its = play(copy, 2n);
  assert.deepEqual([(await reload(one)).record(), (await reload(copy)).record()], [record, its]);
});

test("tabs with different games leave each other alone", async () => {
  const browser = new Browser();
  const one = await visit(browser.tab());
  const record = play(one, 1n);
  const other = await visit(browser.tab(), "?game=pentago");
  const its = play(other, 2n);
  assert.deepEqual([second(one), second(other)], [0, 0]);
  // The second game of the same kind begins where a tab turns to it.
  await other.session.switchTo("2048");
  assert.equal(second(other), 1);
  play(other, 3n);
  await other.session.switchTo("pentago");
  assert.equal(other.record(), its);
  assert.equal((await reload(one)).record(), record);
});

test("a tab keeps the game that a file put in its place", async () => {
  const browser = new Browser();
  const one = await visit(browser.tab());
  const record = play(one, 1n);
  const text = browser.area.texts.get("plyground/1/game");
  const its = play(one, 2n);
  const statistics = browser.tab();
  statistics.store.writeRaw("game", String(text));
  assert.equal(second(one), 1);
  one.tab.flush();
  assert.equal((await visit(browser.tab())).record(), record);
  assert.equal((await reload(one)).record(), its);
});

test("best scores are those of the visitor and of the computer, in any tab; what is erased does not come back", async () => {
  const browser = new Browser();
  const [one, other] = [await visit(browser.tab()), await visit(browser.tab())];
  const won = "512,512,0,0,512,512,0,0,0,0,0,0,0,0,0,0";
  one.board.reset({ position: won });
  one.board.play("left");
  other.board.reset({ position: won });
  other.board.play("left", /** @type {any} */ ("ai"));
  assert.equal(other.saved.assisted, true);
  for (const { tab } of [one, other]) tab.flush();
  assert.deepEqual(browser.kept("best"), { v: 1, hand: 2048, ai: 2048 });
  browser.area.texts.clear();
  one.board.reset();
  one.board.play(one.board.state.legal[0]);
  one.tab.flush();
  assert.ok(browser.kept("best").hand < 2048);
});

test("help that was taken back does not stick, and is told once a game", async () => {
  let told = 0;
  const one = await first();
  const { board, saved, tab } = await visit(one.tab.browser.tab(), "", { onAssisted: () => (told += 1) });
  const step = (/** @type {"human" | "ai"} */ by) => board.play(board.state.legal[0], /** @type {any} */ (by));
  board.reset({ seed: 1n });
  for (let ply = 0; ply < 3; ply += 1) step("human");
  step("ai");
  step("ai");
  assert.deepEqual([saved.assisted, told], [true, 1]);
  board.undo();
  assert.equal(saved.assisted, true, "the first of both stands");
  board.undo();
  assert.equal(saved.assisted, false);
  board.redo();
  assert.equal(saved.assisted, true);
  board.undo();
  step("human");
  step("human");
  assert.deepEqual([saved.assisted, told], [false, 1]);
  board.reset({ position: "512,512,0,0,512,512,0,0,0,0,0,0,0,0,0,0" });
  step("ai");
  tab.flush();
  assert.equal(told, 1, "watching from the start needs no word");
  assert.equal(saved.assisted, true);
});

test("a game that was stored as assisted without a ply is so from its start", async () => {
  const one = await first();
  one.saved.ownership = { assisted: true };
  assert.equal(one.saved.assisted, true);
  one.board.play(one.board.state.legal[0]);
  one.board.undo();
  assert.equal(one.saved.assisted, true);
});

test("a game is the best where no other of the visitor's own brought more points", async () => {
  const { board, saved } = await first();
  board.reset({ position: "512,512,0,0,512,512,0,0,0,0,0,0,0,0,0,0" });
  assert.equal(saved.isBest, false, "without points");
  board.play("left");
  assert.equal(saved.isBest, true);
  board.reset({ position: "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0" });
  board.play("left");
  assert.equal(saved.isBest, false);
});

test("the points of a game from a link are nobody's record", async () => {
  const one = await first();
  await one.session.openGame({ position: "512,512,0,0,512,512,0,0,0,0,0,0,0,0,0,0" });
  one.board.play("left");
  one.tab.flush();
  assert.equal(one.saved.best.hand, 0);
  assert.equal(one.tab.browser.kept("game").opened, true);
});

test("a running game is not thrown away unasked", async () => {
  const { answers, asked, board, session } = await first("?game=pentago");
  assert.equal(await session.newGame(), true, "nothing is lost before a move");
  board.play("b13L");
  const { record } = board;
  answers.push(false, "no", true);
  assert.equal(await session.newGame(), false);
  assert.equal(await session.openGame({ record: "pentago.1..a13L" }, "link"), false);
  assert.equal(board.record, record);
  assert.equal(await session.newGame(), true);
  assert.deepEqual(asked, ["newGame", "link", "newGame"]);
  assert.equal(board.state.plies, 0);
  board.reset({ position: "XXXX....................OO....OO.... X" });
  board.play("e1"); // it is over
  assert.equal(await session.newGame(), true);
});

test("a game on the board is saved before a link replaces it, and comes back", async () => {
  const one = await first("?game=pentago");
  one.board.play("b13L");
  const own = one.record();
  const linked = "pentago.1..a13L_f63L";
  one.answers.push("yes");
  await one.session.openGame({ record: linked }, "link");
  assert.deepEqual([one.record(), one.session.hasReplaced, one.replaced.length], [linked, true, 0]);
  one.tab.flush();
  // The next visit has both.
  const next = await reload(one, "?game=pentago");
  assert.deepEqual([next.record(), next.session.hasReplaced], [linked, true]);
  next.session.bringBack();
  assert.equal(next.record(), own);
  next.session.bringBack();
  assert.equal(next.record(), linked, "the other one waited in its place");
  // During a preview the visitor's own game waits, not the one that is looked at.
  next.session.bringBack();
  next.answers.push("other", "yes");
  await next.session.openGame({ record: "pentago.1..c13L" }, "link");
  await next.session.openGame({ record: linked }, "link");
  next.session.bringBack();
  assert.equal(next.record(), own);
});

test("a position that replaces a game tells the way back, which holds for that game alone", async () => {
  const one = await first("?game=pentago");
  one.board.play("b13L");
  const own = one.record();
  one.answers.push("yes");
  await one.session.openGame({ position: `X${".".repeat(35)} O`, game: "pentago" }, "link");
  const [back] = one.replaced;
  await one.session.switchTo("loa");
  const { record } = one.board;
  back();
  assert.equal(one.board.record, record);
  await one.session.switchTo("pentago");
  back();
  assert.equal(one.record(), own);
});

test("a game that nobody was warned of waits for a new one: under a preview, and by other rules", async () => {
  const one = await first("?game=pentago");
  one.board.play("b13L");
  const own = one.record();
  one.answers.push("other");
  await one.session.openGame({ record: "pentago.1..a13L" }, "link");
  await one.session.startGame("pentago");
  assert.deepEqual([one.board.state.plies, one.session.hasReplaced], [0, true]);
  one.session.bringBack();
  assert.equal(one.record(), own);
  await one.session.switchTo("loa");
  await one.session.startGame("pentago");
  assert.equal(one.board.state.plies, 0);
  one.session.bringBack();
  assert.equal(one.record(), own);
});

test("a game from a link can be looked at while one's own is kept", async () => {
  const one = await first("?game=pentago");
  one.board.play("b13L");
  const own = one.record();
  for (const record of ["pentago.1..a13L", "pentago.1..a13L_f63L"]) {
    one.answers.push("other");
    assert.equal(await one.session.openGame({ record }, "link"), true);
    assert.equal(one.session.isPreview, true);
    one.tab.flush();
    assert.equal(one.tab.browser.kept("game/pentago").record, own);
  }
  await one.session.switchTo("loa");
  await one.session.switchTo("pentago");
  assert.equal(one.record(), own);
  one.answers.push("other");
  await one.session.openGame({ record: "pentago.1..a13L" }, "link");
  for (const back of one.looking) back();
  assert.deepEqual([one.record(), one.session.isPreview], [own, false]);
  one.answers.push("other");
  await one.session.openGame({ record: "pentago.1..a13L" }, "link");
  assert.equal((await reload(one)).record(), own);
});

test("a link to one's own game leaves it one's own, at the place of the link", async () => {
  const one = await first("?game=pentago");
  one.board.play("b13L");
  assert.equal(await one.session.openGame({ record: one.record(), ply: "0" }, "link"), true);
  assert.deepEqual([one.saved.opened, one.board.state.ply, one.board.state.plies], [false, 0, 1]);
  assert.deepEqual(one.asked, []);
});

test("of two games chosen one after the other the later stays, whichever loads first", async () => {
  const { board, session } = await first();
  const both = await Promise.all([session.switchTo("pentago"), session.switchTo("loa")]);
  assert.deepEqual(both, [false, true]);
  assert.equal(board.state.game, "loa");
});

test("a question that another game overtakes opens nothing", async () => {
  const { answers, board, session } = await first("?game=pentago");
  board.play("b13L");
  /** @type {(answer: string) => void} */
  let answer = () => {};
  answers.push(new Promise((resolve) => (answer = resolve)));
  const open = session.openGame({ record: "pentago.1..a13L" }, "link");
  await new Promise((resolve) => setTimeout(resolve));
  await session.switchTo("loa");
  answer("yes");
  assert.equal(await open, false);
  assert.equal(board.state.game, "loa");
});

test("a move that drops many undone ones is confirmed, and is whose it was", async () => {
  for (const [by, confirmed] of /** @type {const} */ ([
    ["human", false],
    ["human", true],
    ["ai", true],
  ])) {
    const { answers, board, rest, saved } = await first();
    board.reset({ seed: 1n });
    for (let ply = 0; ply < 12; ply += 1) board.play(board.state.legal[0]);
    board.seek(3); // nine are undone
    board.play(board.state.legal[0]);
    board.reset({ seed: 1n });
    for (let ply = 0; ply < 12; ply += 1) board.play(board.state.legal[0]);
    board.seek(1);
    answers.push(confirmed);
    assert.equal(board.play(board.state.legal[0], /** @type {any} */ (by)), false, "not before the answer");
    await rest();
    assert.equal(board.state.plies, confirmed ? 2 : 12);
    assert.equal(saved.assisted, by === "ai");
  }
});
