// The browser is asked to keep what is saved: once, where something worth keeping is saved.

import assert from "node:assert/strict";
import { test } from "node:test";

import { askToPersist, isPersisted } from "../../www/core/persist.js";
import { PuzzleRecord } from "../../www/core/puzzles/record.js";
import { savePreset } from "../../www/core/saved-presets.js";
import { Browser } from "./browser.js";
import { first } from "./visit.js";

const DAY_MS = 86_400_000;

/** A `navigator.storage` that counts how often it is asked. */
function asked({ isPersisted = false, answer = async () => false } = {}) {
  const seen = { persist: 0, persisted: 0 };
  const storage = {
    persisted: async () => {
      seen.persisted += 1;
      return isPersisted;
    },
    persist: () => {
      seen.persist += 1;
      return answer();
    },
  };
  return { seen, storage };
}

/**
 * Lets a `navigator` of the test's own stand for the browser's.
 * @param {import("node:test").TestContext} t @param {object} browser
 */
function useNavigator(t, browser) {
  const own = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", { value: browser, configurable: true });
  t.after(
    () =>
      void (own
        ? Object.defineProperty(globalThis, "navigator", own)
        : Reflect.deleteProperty(globalThis, "navigator")),
  );
}

/** What is worth keeping. @type {Record<string, () => Promise<void>>} */
const DEEDS = {
  "a finished game": async () => {
    const { board } = await first("#game=pentago&players=human,human");
    for (const move of "a13L f63L b13L e63L c13L f53L d13L e53L e1".split(" ")) assert.ok(board.play(move));
  },
  "a solved puzzle": async () => {
    const puzzle = { game: "loa", position: "x", moves: ["a1-a2"], rating: 1000 };
    new PuzzleRecord(new Browser().tab().store).markSolved(/** @type {any} */ (puzzle));
  },
  "a preset": async () => {
    const preset = { name: "mine", game: "2048", player: "expectimax", settings: {} };
    savePreset(new Browser().tab().store, preset);
  },
};

for (const [name, deed] of Object.entries(DEEDS))
  test(`${name} is worth asking the browser to keep it`, async (t) => {
    const { seen, storage } = asked();
    useNavigator(t, { storage });
    await deed();
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(seen, { persist: 1, persisted: 1 });
  });

test("a visit without anything to keep asks nothing", async (t) => {
  const { seen, storage } = asked();
  useNavigator(t, { storage });
  const { board, tab } = await first();
  board.play(board.state.legal[0]);
  tab.flush();
  assert.deepEqual(seen, { persist: 0, persisted: 0 });
});

test("a browser is asked once, in all tabs, and again only after a month", async () => {
  const browser = new Browser();
  const { seen, storage } = asked();
  const ask = (/** @type {number} */ day) => askToPersist(browser.tab().store, { storage }, day * DAY_MS);
  await Promise.all([ask(100), ask(100), ask(100)]);
  for (const day of [100, 101, 129]) await ask(day);
  assert.equal(seen.persist, 1);
  await ask(130);
  assert.equal(seen.persist, 2);
});

test("a browser that keeps everything is not asked, nor one that can save nothing", async () => {
  const { seen, storage } = asked({ isPersisted: true });
  await askToPersist(new Browser().tab().store, { storage });
  const full = new Browser();
  full.area.fails = (call) => call === "setItem";
  await askToPersist(full.tab().store, { storage });
  assert.equal(seen.persist, 0);
});

test("a browser that has no such question, or throws, changes nothing", async () => {
  const refuse = () => {
    throw new DOMException("no origin", "SecurityError");
  };
  const throwing = Object.defineProperty({}, "storage", { get: refuse });
  const persist = async () => refuse();
  for (const browser of [
    undefined,
    {},
    { storage: {} },
    { storage: { persist } },
    { storage: { persist: refuse } },
    throwing,
  ]) {
    const { store, told } = new Browser().tab();
    await askToPersist(store, browser);
    assert.deepEqual(told, []);
  }
});

test("a browser that does not say whether it keeps everything gets no answer of ours", async () => {
  const refuse = () => Promise.reject(new TypeError("no origin"));
  const answers = [undefined, {}, { storage: {} }, { storage: { persisted: refuse } }].map((one) => isPersisted(one));
  assert.deepEqual(await Promise.all(answers), [undefined, undefined, undefined, undefined]);
  for (const yes of [true, false]) assert.equal(await isPersisted({ storage: { persisted: async () => yes } }), yes);
});
