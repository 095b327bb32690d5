// Matches by link: two people play whole games by what they send; links that do not continue a game are refused.

import assert from "node:assert/strict";
import { test } from "node:test";

import { formatLink, parseLink } from "../../www/core/link.js";
import { keepFair } from "../../www/core/match/fair-play.js";
import { createMatchLink, NoMatchError, recordToSend } from "../../www/core/match/match-link.js";
import { Matches } from "../../www/core/match/matches.js";
import { SavedMatches, shortName } from "../../www/core/match/saved-matches.js";
import { Browser } from "./browser.js";
import { visit } from "./visit.js";

/** @typedef {import('../../www/core/match/types').Match} Match */

const MATCH = /** @type {const} */ ({ game: "pentago", side: "x", record: "pentago.1..", name: "" });
/** @param {Partial<Match>} [more] */
const match = (more) => ({ ...MATCH, moves: /** @type {string[]} */ ([]), ...more });

test("finished matches make room for a new one, unfinished ones stay", () => {
  const browser = new Browser();
  const running = Array.from({ length: 12 }, (_, at) => match({ id: `running${at}` }));
  const finished = match({ id: "finished", end: { how: "agreed" } });
  const over = match({ id: "over", over: true });
  browser.keep("match", { own: "", open: {}, list: [...running.slice(0, 6), finished, over, ...running.slice(6)] });
  const kept = new SavedMatches(browser.tab().store);
  const { id } = kept.add(match());
  assert.deepEqual(
    kept.list.map(({ id }) => id),
    [id, ...running.map(({ id }) => id)],
  );
});

test("of finished matches the one played longest ago goes", () => {
  const kept = new SavedMatches(new Browser().tab().store);
  for (let at = 0; at < 13; at += 1) kept.add(match({ id: String(at), over: true }));
  assert.deepEqual([kept.list.length, kept.find("0"), kept.list[0].id], [12, undefined, "12"]);
  kept.change("3", (one) => (one.name = "Ann"));
  assert.deepEqual([kept.list[0].id, kept.list[0].name], ["3", "Ann"]);
});

test("a change in one tab takes nothing back that another tab has kept", () => {
  const browser = new Browser();
  const [one, other] = [1, 2].map(() => new SavedMatches(browser.tab().store));
  const mine = one.add(match({ id: "mine" }));
  const its = other.add(match({ id: "its" }));
  one.setOpen(mine, "game/pentago");
  other.setOpen(its, "game/pentago.2");
  one.ownName = "Ann";
  assert.deepEqual([one.list.length, other.list.length, other.ownName], [2, 2, "Ann"]);
  assert.deepEqual(
    [one.findBySavedGame("game/pentago.2")?.id, other.findBySavedGame("game/pentago")?.id],
    ["its", "mine"],
  );
  other.forgetSavedGame();
  assert.deepEqual(
    [other.findBySavedGame("game/pentago.2"), other.findBySavedGame("game/pentago")?.id],
    [undefined, "mine"],
  );
  one.remove("its");
  assert.equal(other.find("its"), undefined);
});

test("what one tab has erased does not come back with a change in another", () => {
  const browser = new Browser();
  const kept = new SavedMatches(browser.tab().store);
  kept.setOpen(kept.add(match({ id: "erased" })), "game");
  browser.area.texts.clear();
  kept.change("erased", (one) => (one.name = "Ann"));
  assert.deepEqual([kept.list, kept.open, browser.kept("match").list], [[], undefined, []]);
});

test("where nothing can be kept, a tab goes on with its matches", () => {
  const browser = new Browser();
  browser.area.fails = (call) => call === "setItem";
  const { store, told } = browser.tab();
  const kept = new SavedMatches(store);
  kept.setOpen(kept.add(match({ id: "mine" })), "game");
  assert.deepEqual([kept.open?.id, told], ["mine", [["full", "match"]]]);
});

test("the one match that version 0.1 had open is open", () => {
  const browser = new Browser();
  browser.keep("match", { own: "Ann", open: "a", list: [match({ id: "a" })] });
  assert.equal(new SavedMatches(browser.tab().store).findBySavedGame("game/pentago")?.id, "a");
});

test("a name is short, and cut between letters", () => {
  assert.equal(shortName(`  ${"🦊".repeat(30)} `), "🦊".repeat(24));
});

/** Whole games, which X wins. */
const GAMES = {
  pentago: "a13L f63L b13L e63L c13L f53L d13L e53L e1".split(" "),
  loa: "g1-g3 a6-c6 b1-b3 h6-f4 b8xf4 c6-d6 d1-d4 h3-f5 f1xf5 h5-f7 g8-g6 h2-g1 c1-e3 d6-b6 e1-e4 h4-f6 c8-e6 a5xd8 b3xf7".split(
    " ",
  ),
};

/** A person with a browser, and the matches that it shows. @param {string} [link] @param {import('./browser.js').Tab} [tab] */
async function person(link = "", tab = new Browser().tab()) {
  const one = await visit(tab, link);
  /** What was said, and what the card shows. @type {{told: string[], card: Match | null}} */
  const seen = { told: [], card: null };
  const matches = new Matches(one.model, one.session, {
    show: (match) => (seen.card = structuredClone(match)),
    hide: () => (seen.card = null),
    namesOf: ({ side, name }) => ({ [side]: "You", [side === "x" ? "o" : "x"]: name }),
    showEnd: ({ end }) => one.board.conclude({ title: end?.how ?? "", body: "" }),
    refuseMove: (why) => seen.told.push(why),
    refuseLink: (verdict) => seen.told.push(verdict.answer === "fork" ? `fork ${verdict.ply}` : verdict.answer),
    tellOldLink: () => seen.told.push("old"),
    confirmResign: async () => true,
    reportFailure: (done) => one.going.push(done),
  });
  matches.watch(keepFair(one.model, () => matches.saved.open !== undefined));
  await matches.resume();
  return {
    ...one,
    seen,
    matches,
    play: (/** @type {string} */ move) => one.board.play(move),
    /** Takes the link that the page shows. */
    take() {
      const { open, ownName } = matches.saved;
      assert.ok(open);
      matches.onLinkSent();
      return createMatchLink(open, recordToSend(open, one.board.record), ownName);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof person>>} Person */

/** Takes in a link, as one that is read from an address. @param {Person} person @param {import('../../www/core/link.js').LinkedGame} game */
const follow = ({ matches }, game) => matches.openLink(parseLink(`#${formatLink({ game, settings: [] })}`).game);

/** The same person, at the next visit. @param {Person} one */
async function again({ tab }) {
  tab.close();
  return person("", tab.browser.tab(tab.own));
}

/** Plays a game of one side to its end, always by the legal move of that number, or the first. @param {Person} person @param {number} number */
function playOut({ board }, number) {
  while (!board.state.over) board.play(board.state.legal[number] ?? board.state.legal[0]);
}

for (const [game, moves] of Object.entries(GAMES))
  test(`two people play a whole game of ${game} by link`, async () => {
    const [ann, ben] = [await person(`?game=${game}`), await person()];
    await ann.matches.begin("x");
    ann.matches.setOwnName("Ann");
    ben.matches.setOwnName("Ben");
    /** @type {import('../../www/core/link.js').LinkedGame | undefined} */
    let link;
    for (const [ply, move] of moves.entries()) {
      const mover = ply % 2 ? ben : ann;
      if (link) await follow(mover, link);
      assert.equal(mover.play(move), true, `${ply}: ${move}`);
      link = mover.take();
      assert.equal(mover.play(mover.board.state.legal[0] ?? ""), false, "it is the other's turn");
    }
    assert.ok(link);
    await follow(ben, link);
    for (const one of [ann, ben]) {
      assert.deepEqual([Reflect.get(one.board.state, "outcome"), one.board.state.plies], ["x", moves.length]);
      assert.equal(one.seen.card?.over, true, "makes room for another");
    }
    assert.deepEqual(
      [ann.model.playerNames, ben.model.playerNames],
      [
        { x: "You", o: "Ben" },
        { x: "Ann", o: "You" },
      ],
    );
    ben.board.undo(); // a look back changes nothing of it
    assert.equal(ben.seen.card?.over, true);
    assert.equal((await again(ann)).seen.card?.over, true);
  });

test("the engine helps neither side of a match before it is over", async () => {
  const [ann, ben] = [await person("?game=pentago"), await person()];
  assert.equal(ann.model.allowsHelp, true);
  await ann.matches.begin("x");
  const { pentago: moves } = GAMES;
  for (const [ply, move] of moves.entries()) {
    const [mover, other] = ply % 2 ? [ben, ann] : [ann, ben];
    assert.deepEqual([mover.model.allowsHelp, ply === 0 || other.model.allowsHelp === false], [false, true]);
    mover.play(move);
    await follow(other, mover.take());
  }
  assert.deepEqual([ann.model.allowsHelp, ben.model.allowsHelp], [true, true]);
  ben.board.undo();
  assert.equal(ben.model.allowsHelp, true, "a look back at a finished game");
  const again = await fourMoves();
  await again.ann.matches.leave();
  assert.deepEqual([again.ann.model.allowsHelp, again.ben.model.allowsHelp], [true, false]);
});

test("two people play a duel by link, on the same tiles", async () => {
  const [ann, ben] = [await person("?game=2048-3x3"), await person()];
  await ann.matches.begin("x");
  ann.play(ann.board.state.legal[0]);
  assert.equal(ann.seen.card?.over, false);
  playOut(ann, 0);
  assert.equal(ann.seen.card?.over, false, "not before the other has played it");
  await follow(ben, ann.take());
  assert.equal(ben.board.state.ply, 0);
  ben.play(ben.board.state.legal[1]);
  ben.board.undo();
  assert.equal(ben.play(ben.board.state.legal[0]), false, "a duel takes no move back");
  ben.board.redo();
  playOut(ben, 1);
  assert.equal(ben.seen.card?.over, true);
  await follow(ann, ben.take());
  assert.deepEqual([ann.seen.card?.over, ann.seen.card?.theirs], [true, ben.record()]);
  assert.deepEqual(ben.seen.told, ["noBack"]);
});

test("the tiles of a duel are those of its seed", async () => {
  const [ann, ben] = [await person("?game=2048-3x3-evil"), await person()];
  await ann.matches.begin("x");
  playOut(ann, 0);
  const link = ann.take();
  const otherTile = (/** @type {string} */ move) => (move < "a" ? move.toLowerCase() : move.toUpperCase());
  await follow(ben, { ...link, record: link.record?.replace(/[urdl](?=\w$)/i, otherTile) });
  assert.deepEqual([ben.seen.told, ben.seen.card], [["forged"], null]);
  await follow(ben, link);
  assert.equal(ben.seen.card?.theirs, link.record);
  const other = await person("?game=2048-3x3-evil");
  await other.matches.begin("x");
  playOut(other, 0);
  await follow(ben, { ...other.take(), match: link.match });
  assert.equal(ben.seen.told[1], "fork 1");
});

/** Ann and Ben have made two moves each; answers Ben's last link. */
async function fourMoves() {
  const [ann, ben] = [await person("?game=pentago"), await person()];
  await ann.matches.begin("x");
  /** @type {import('../../www/core/link.js').LinkedGame[]} */
  const links = [];
  for (const [ply, move] of GAMES.pentago.slice(0, 4).entries()) {
    const mover = ply % 2 ? ben : ann;
    if (ply) await follow(mover, links[ply - 1]);
    mover.play(move);
    links.push(mover.take());
  }
  await follow(ann, links[3]);
  return { ann, ben, links, record: ann.record() };
}

test("a link that does not continue the game is refused, and may be looked at", async () => {
  const { ann, ben, links, record } = await fourMoves();
  const [link] = links.slice(-1);
  for (const [changed, told] of /** @type {[object, string | RegExp][]} */ ([
    [links[1], "old"],
    [{ record: record.replace("b13L", "b23L") }, "fork 3"],
    [{ record: `${record}_c13L` }, "ahead"],
    [{ record: `${record}_c13L_f53L` }, "ahead"],
    [{ record: "loa.1..g1-g3" }, "fork 0"],
    [{ resigned: "x" }, "claim"],
    [{ draw: "agreed" }, "claim"],
    [{ record: `${record}_c13L_c13L` }, /c13L/],
    [{ record: "pentago.1..z9" }, /z9/],
  ])) {
    const forged = { ...link, ...changed };
    if (typeof told === "string") await follow(ann, forged);
    else await assert.rejects(follow(ann, forged), told);
    if (typeof told === "string") assert.equal(ann.seen.told.at(-1), told, JSON.stringify(changed));
    assert.deepEqual([ann.record(), ann.seen.card?.record], [record, record]);
  }
  await assert.rejects(ann.matches.openLink({ match: link.match }), NoMatchError);
  const other = record.replace("b13L", "b23L");
  ann.answers.push("other");
  await ann.session.openGame({ record: other }, "link");
  assert.deepEqual([ann.record(), ann.seen.card], [other, null]);
  for (const back of ann.looking) back();
  await ann.rest();
  assert.deepEqual([ann.record(), ann.seen.card?.record, ann.board.players], [record, record, "human,human"]);
  ann.play("c13L");
  await follow(ben, ann.take());
  assert.equal(ben.seen.card?.record, ann.record());
});

test("a draw is offered and agreed, and a resignation is told, by link", async () => {
  const { ann, ben } = await fourMoves();
  ann.play("c13L");
  ann.matches.offerDraw(true);
  await follow(ben, ann.take());
  assert.equal(ben.seen.card?.offer, "theirs");
  ben.play("f53L"); // tried, and taken back
  ben.board.undo();
  const { record } = ann.board;
  ben.matches.acceptDraw();
  assert.deepEqual([ben.record(), ben.seen.card?.end, ben.board.status.kind], [record, { how: "agreed" }, "over"]);
  await follow(ann, ben.take());
  assert.deepEqual([ann.seen.card?.end, ann.play("d13L")], [{ how: "agreed" }, false]);
  assert.equal(ann.seen.told.at(-1), "ended");
  const first = await fourMoves();
  await first.ann.matches.resign();
  await follow(first.ben, first.ann.take());
  assert.deepEqual(first.ben.seen.card?.end, { how: "resigned", by: "x" });
});

test("a resignation that crosses a move ends the match for both", async () => {
  const { ann, ben } = await fourMoves();
  ann.play("c13L");
  ann.take();
  ann.board.undo(); // a look back changes no turn
  const { record } = ann.board;
  await ben.matches.resign();
  await follow(ann, ben.take());
  assert.deepEqual([ann.seen.card?.end, ann.record()], [{ how: "resigned", by: "o" }, record]);
});

test("a match is left and taken up again, and the computer plays as before", async () => {
  const ann = await person("?game=pentago");
  await ann.matches.begin("x");
  ann.play("a13L");
  ann.board.undo(); // not sent yet, it may be taken back
  ann.play("b13L");
  ann.model.applyPairs([["movetime", "200"]], { allOrNothing: true }); // settings seat nobody
  assert.equal(ann.board.players, "human,human");
  const { id } = /** @type {Match} */ (ann.seen.card);
  await ann.matches.leave();
  assert.deepEqual([ann.seen.card, ann.board.players, ann.board.state.plies], [null, "human,ai", 0]);
  await ann.matches.show(id);
  assert.deepEqual([ann.record(), ann.board.players], ["pentago.1..b13L", "human,human"]);
  ann.answers.push(true);
  await ann.session.newGame();
  assert.deepEqual([ann.seen.card, ann.board.players], [null, "human,ai"]);
  assert.equal(ann.matches.saved.find(id)?.draft, "pentago.1..b13L", "it is kept, not sent yet");
});

test("a match that is left for another kind of game gives its seats back to its own", async () => {
  const ann = await person("?game=pentago");
  await ann.matches.begin("x");
  ann.play("a13L");
  await ann.session.switchTo("loa");
  assert.deepEqual([ann.seen.card, ann.board.players], [null, "human,ai"]);
  ann.model.change((settings) => void (settings.players = "ai,human"));
  await ann.session.switchTo("pentago");
  assert.deepEqual([ann.seen.card, ann.board.players], [null, "human,ai"]);
  await ann.session.switchTo("loa");
  assert.equal(ann.board.players, "ai,human");
});

test("a match is there again when its game comes back to the board", async () => {
  const before = await person("?game=pentago");
  await before.matches.begin("x");
  before.play("a13L");
  before.tab.close();
  const ann = await person("?game=loa", before.tab.browser.tab(before.tab.own));
  assert.equal(ann.matches.saved.open, undefined);
  await ann.session.switchTo("pentago");
  await ann.rest();
  assert.equal(ann.seen.card?.draft, "pentago.1..a13L");
});

test("a match takes no other game for its own", async () => {
  const ann = await person("?game=pentago");
  await ann.matches.begin("x");
  await ann.session.openGame({ record: "pentago.1..a23L" }, "link");
  assert.deepEqual([ann.record(), ann.seen.card], ["pentago.1..a23L", null]);
  const duel = await person("?game=2048-3x3");
  await duel.matches.begin("x");
  const empty = duel.record();
  for (let ply = 0; ply < 2; ply += 1) duel.play(duel.board.state.legal[0]);
  const mine = duel.record();
  duel.answers.push("other");
  await duel.session.openGame({ record: empty }, "link");
  duel.play(duel.board.state.legal.at(-1) ?? "");
  assert.equal(duel.seen.card, null);
  for (const back of duel.looking) back();
  await duel.rest();
  assert.deepEqual([duel.record(), duel.matches.saved.open?.record], [mine, mine]);
});

test("matches of two tabs are all kept, each on its own board", async () => {
  const browser = new Browser();
  const pages = [await person("?game=pentago", browser.tab()), await person("?game=pentago", browser.tab())];
  for (const [at, { board, matches, tab }] of pages.entries()) {
    await matches.begin("x");
    board.play(board.state.legal[at]);
    tab.flush();
  }
  const records = pages.map(({ record }) => record());
  const next = [await again(pages[0]), await again(pages[1])];
  assert.deepEqual(
    next.map(({ record }) => record()),
    records,
  );
  assert.deepEqual(
    next.map(({ seen }) => seen.card?.draft),
    records,
  );
  assert.equal(next[0].matches.saved.list.length, 2);
  await next[0].matches.leave();
  assert.equal((await again(next[1])).seen.card?.draft, records[1], "one tab leaves its own alone");
});

test("a match that one tab leaves stays on the board of another", async () => {
  const browser = new Browser();
  const one = await person("?game=pentago", browser.tab());
  await one.matches.begin("x");
  one.play(one.board.state.legal[0]);
  one.tab.flush();
  const other = await person("?game=pentago", browser.tab());
  const [{ id }] = other.matches.saved.list;
  await other.matches.show(id);
  assert.equal(other.seen.card?.id, id);
  await other.matches.leave();
  assert.equal(other.seen.card, null);
  assert.equal((await again(one)).seen.card?.id, id);
});

test("a resignation is kept where its link is not opened at once", async () => {
  const { ann, ben } = await fourMoves();
  const { id = "" } = ann.seen.card ?? {};
  await ben.matches.resign();
  await ann.matches.leave();
  ann.play("b13L");
  ann.answers.push("no");
  await follow(ann, ben.take());
  assert.equal(ann.record(), "pentago.1..b13L");
  ann.answers.push("yes");
  await ann.matches.show(id);
  assert.deepEqual(ann.seen.card?.end, { how: "resigned", by: "o" });
});

test("a duel is taken up where it was left, also after another game on its tiles", async () => {
  const ann = await person("?game=2048-3x3");
  await ann.matches.begin("x");
  for (let ply = 0; ply < 3; ply += 1) ann.play(ann.board.state.legal[0]);
  const record = ann.record();
  const { id } = /** @type {Match} */ (ann.seen.card);
  await ann.matches.leave();
  await ann.matches.show(id);
  assert.equal(ann.record(), record);
  const other = await person();
  await other.session.openGame({ game: "2048-3x3", seed: String(BigInt(`0x${record.split(".")[2]}`)) });
  other.play(other.board.state.legal[1]);
  ann.answers.push("yes", "yes");
  await ann.session.openGame({ record: other.record() }, "link");
  assert.equal(ann.matches.saved.open, undefined);
  await ann.matches.show(id);
  assert.equal(ann.record(), record);
});

test("the game of a match that is looked at is played once its link is opened", async () => {
  const ann = await person("?game=pentago#players=human,human");
  ann.play("b13L");
  ann.answers.push("other", "yes");
  await ann.session.openGame({ record: "pentago.1..a13L" }, "link");
  await follow(ann, { match: "abcd1234", record: "pentago.1..a13L", x: "Ann" });
  assert.deepEqual([ann.seen.card?.side, ann.seen.card?.name, ann.session.isPreview], ["o", "Ann", false]);
  assert.equal((await again(ann)).seen.card?.side, "o");
});

test("matches of two kinds in two tabs give back the seats of both", async () => {
  const browser = new Browser();
  const pages = [await person("?game=pentago", browser.tab()), await person("?game=loa", browser.tab())];
  for (const { matches } of pages) await matches.begin("x");
  for (const { board, matches, seen } of pages) {
    await matches.leave();
    assert.deepEqual([seen.card, board.players], [null, "human,ai"]);
  }
});
