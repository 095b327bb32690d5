// The browser is asked to keep what is saved: once, where something worth keeping is saved.

import assert from "node:assert/strict";
import { test } from "node:test";

import { askToPersist, isPersisted } from "../../www/core/persist.js";
import { PuzzleRecord } from "../../www/core/puzzles/record.js";
import { savePreset } from "../../www/core/saved-presets.js";
import { Browser } from "./browser.js";
import { visit } from "./visit.js";

const DAY_MS = 86_400_000;

/** A browser that counts how often it is asked. */
function counting({ isPersisted = false } = {}) {
  const seen = { persist: 0, persisted: 0 };
  const browser = new Browser();
  browser.manager = () => ({
    persisted: async () => {
      seen.persisted += 1;
      return isPersisted;
    },
    persist: async () => {
      seen.persist += 1;
      return false;
    },
  });
  return { seen, browser };
}

/** A browser that answers in such a way. @param {() => any} manager */
const answering = (manager) => Object.assign(new Browser(), { manager });

/** What is worth keeping. @type {Record<string, (browser: Browser) => Promise<void>>} */
const DEEDS = {
  "a finished game": async (browser) => {
    const { board } = await visit(browser.tab(), "#game=pentago&players=human,human");
    for (const move of "a13L f63L b13L e63L c13L f53L d13L e53L e1".split(" ")) assert.ok(board.play(move));
  },
  "a solved puzzle": async (browser) => {
    const puzzle = { game: "loa", position: "x", moves: ["a1-a2"], rating: 1000 };
    new PuzzleRecord(browser.tab().store).markSolved(/** @type {any} */ (puzzle));
  },
  "a preset": async (browser) => {
    savePreset(browser.tab().store, { name: "mine", game: "2048", player: "expectimax", settings: {} });
  },
};

for (const [name, deed] of Object.entries(DEEDS))
  test(`${name} is worth asking the browser to keep it`, async () => {
    const { seen, browser } = counting();
    await deed(browser);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(seen, { persist: 1, persisted: 1 });
  });

test("a visit without anything to keep asks nothing", async () => {
  const { seen, browser } = counting();
  const { board, tab } = await visit(browser.tab());
  board.play(board.state.legal[0]);
  tab.flush();
  assert.deepEqual(seen, { persist: 0, persisted: 0 });
});

test("a browser is asked once, in all tabs, and again only after a month", async () => {
  const { seen, browser } = counting();
  const ask = (/** @type {number} */ day) => askToPersist(browser.tab().store, day * DAY_MS);
  await Promise.all([ask(100), ask(100), ask(100)]);
  for (const day of [100, 101, 129]) await ask(day);
  assert.equal(seen.persist, 1);
  await ask(130);
  assert.equal(seen.persist, 2);
  await ask(30); // its clock was wrong, and is set back
  assert.equal(seen.persist, 3);
});

test("a browser that keeps everything is not asked, nor one that can save nothing", async () => {
  const lasting = counting({ isPersisted: true });
  const full = counting();
  full.browser.area.fails = (call) => call === "setItem";
  for (const { browser, seen } of [lasting, full]) {
    await askToPersist(browser.tab().store);
    assert.equal(seen.persist, 0);
  }
});

test("a browser that has no such question, or throws, changes nothing and gives no answer", async () => {
  const refuse = () => {
    throw new DOMException("no origin", "SecurityError");
  };
  const persist = async () => refuse();
  const persisted = persist;
  for (const manager of [
    () => undefined,
    () => ({}),
    refuse,
    () => ({ persist }),
    () => ({ persist: refuse }),
    () => ({ persist, persisted }),
  ]) {
    const { store, told } = answering(manager).tab();
    await askToPersist(store);
    assert.deepEqual([await isPersisted(store), told], [undefined, []]);
  }
});

test("what the browser says is passed on", async () => {
  for (const yes of [true, false])
    assert.equal(await isPersisted(answering(() => ({ persisted: async () => yes })).tab().store), yes);
});
