// Matches by link: what is kept of them, and by whom.

import assert from "node:assert/strict";
import { test } from "node:test";

import { KeptMatches, shortName } from "../../www/core/match/kept.js";
import { Browser } from "./browser.js";

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
  const kept = new KeptMatches(browser.tab().store);
  const { id } = kept.add(match());
  assert.deepEqual(
    kept.list.map(({ id }) => id),
    [id, ...running.map(({ id }) => id)],
  );
});

test("of finished matches the one played longest ago goes", () => {
  const kept = new KeptMatches(new Browser().tab().store);
  for (let at = 0; at < 13; at += 1) kept.add(match({ id: String(at), over: true }));
  assert.deepEqual([kept.list.length, kept.find("0"), kept.list[0].id], [12, undefined, "12"]);
  kept.change("3", (one) => (one.name = "Ann"));
  assert.deepEqual([kept.list[0].id, kept.list[0].name], ["3", "Ann"]);
});

test("a change in one tab takes nothing back that another tab has kept", () => {
  const browser = new Browser();
  const [one, other] = [1, 2].map(() => new KeptMatches(browser.tab().store));
  const mine = one.add(match({ id: "mine" }));
  const its = other.add(match({ id: "its" }));
  one.opened(mine, "game/pentago");
  other.opened(its, "game/pentago.2");
  one.own = "Ann";
  assert.deepEqual([one.list.length, other.list.length, other.own], [2, 2, "Ann"]);
  assert.deepEqual([one.openAt("game/pentago.2")?.id, other.openAt("game/pentago")?.id], ["its", "mine"]);
  other.forget();
  assert.deepEqual([other.openAt("game/pentago.2"), other.openAt("game/pentago")?.id], [undefined, "mine"]);
  one.remove("its");
  assert.equal(other.find("its"), undefined);
});

test("what one tab has erased does not come back with a change in another", () => {
  const browser = new Browser();
  const kept = new KeptMatches(browser.tab().store);
  kept.opened(kept.add(match({ id: "erased" })), "game");
  browser.area.texts.clear();
  kept.change("erased", (one) => (one.name = "Ann"));
  assert.deepEqual([kept.list, kept.open, browser.kept("match").list], [[], undefined, []]);
});

test("where nothing can be kept, a tab goes on with its matches", () => {
  const browser = new Browser();
  browser.area.fails = (call) => call === "setItem";
  const { store, told } = browser.tab();
  const kept = new KeptMatches(store);
  kept.opened(kept.add(match({ id: "mine" })), "game");
  assert.deepEqual([kept.open?.id, told], ["mine", [["full", "match"]]]);
});

test("the one match that version 0.1 had open is open", () => {
  const browser = new Browser();
  browser.keep("match", { own: "Ann", open: "a", list: [match({ id: "a" })] });
  assert.equal(new KeptMatches(browser.tab().store).openAt("game/pentago")?.id, "a");
});

test("a name is short, and cut between letters", () => {
  assert.equal(shortName(`  ${"🦊".repeat(30)} `), "🦊".repeat(24));
});
