// Storage: nothing is lost in silence, whatever it does.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { createBackup, parseBackup, RestoreError, restoreBackup } from "../../www/core/backup.js";
import { SavedBoardSetups } from "../../www/core/match/saved-board-setups.js";
import { SavedMatches } from "../../www/core/match/saved-matches.js";
import { FileError } from "../../www/core/own-file.js";
import { PuzzleRecord } from "../../www/core/puzzles/record.js";
import { SavedMistakes } from "../../www/core/saved-mistakes.js";
import { loadPresets } from "../../www/core/saved-presets.js";
import { addEnding, loadTallies } from "../../www/core/statistics/tally.js";
import { Browser } from "./browser.js";
import { play, reload, visit } from "./visit.js";

/** @typedef {import('../../www/core/storage.js').PageStore} PageStore */

const FOREIGN = '{"v":1,"foreign":true}';
/** Reads what is kept under a key, as the pages do. @type {Record<string, (store: PageStore) => unknown>} */
const READERS = {
  match: (store) => new SavedMatches(store).list,
  table: (store) => new SavedBoardSetups(store, { slot: 1 }).of("loa"),
  puzzles: (store) => new PuzzleRecord(store).streak,
  statistics: (store) => loadTallies(store),
  mistakes: (store) => new SavedMistakes(store).all,
  presets: (store) => loadPresets(store),
};

for (const [key, reader] of Object.entries(READERS))
  for (const text of [
    FOREIGN,
    "{",
    "null",
    '{"v":2}',
    '{"v":1,"all":[{"game":7}],"games":{"loa":{"clock":7}},"list":[{"id":3}],"ratings":[]}',
  ])
    test(`${key} that cannot be read is set aside, and told of: ${text.slice(0, 20)}`, () => {
      const browser = new Browser();
      browser.keep(key, text);
      const { store, told } = browser.tab();
      reader(store);
      assert.deepEqual(told, [["aside", key]]);
      assert.equal(browser.area.texts.get(`plyground/1/aside/${key}`), text);
      assert.equal(browser.kept(key), undefined);
    });

for (const [key, text] of [
  ["game", FOREIGN],
  ["game", '{"v":1,"game":"2048","record":"2048.1.x"}'],
  ["game", '{"v":1,"game":"loa","record":"loa.1..g1-g3"}'],
  ["best", '{"v":1,"hand":"many","ai":0}'],
  ["settings", '{"v":1,"player":"hal","params":{}}'],
  ["settings", '{"v":1,"player":"expectimax","params":{"expectimax":{"empty":-1}},"movetime":50,"pace":1,"restart":0}'],
])
  test(`a visit sets aside what it cannot read: ${key} ${text}`, async () => {
    const browser = new Browser();
    browser.keep(key, text);
    const { tab } = await visit(browser.tab());
    assert.deepEqual(tab.told, [["aside", key]]);
    assert.equal(browser.area.texts.get(`plyground/1/aside/${key}`), text);
  });

test("every value that cannot be read is set aside, and those before it stay", () => {
  const browser = new Browser();
  const { store } = browser.tab();
  for (const text of ["one", "two", "two", "three"]) {
    browser.keep("best", text);
    store.read("best", () => {});
  }
  const aside = [...browser.area.texts].filter(([key]) => key.startsWith("plyground/1/aside/"));
  assert.deepEqual(aside, [
    ["plyground/1/aside/best", "one"],
    ["plyground/1/aside/best#2", "two"],
    ["plyground/1/aside/best#3", "three"],
  ]);
});

test("a value that cannot be set aside stays until the visitor gives it up", () => {
  const browser = new Browser();
  const { store, told } = browser.tab();
  browser.keep("best", "odd");
  browser.area.fails = (call, key) => call === "setItem" && key.includes("/aside/");
  const isNumber = (/** @type {any} */ { hand }) => assert.equal(typeof hand, "number");
  for (let time = 0; time < 2; time += 1) assert.equal(store.read("best", isNumber), null);
  assert.deepEqual(
    told.map(([trouble, key]) => [trouble, key]),
    [["blocked", "best"]],
    "told once",
  );
  assert.equal(store.write("best", { hand: 4 }), false);
  assert.equal(browser.area.texts.get("plyground/1/best"), "odd");
  told[0][2]?.();
  assert.deepEqual(browser.kept("best"), { v: 1, hand: 4 }, "what waited is kept");
});

test("a full store is told of once, and again after a value was kept", () => {
  const browser = new Browser();
  const { store, told } = browser.tab();
  const ending = /** @type {const} */ ({ game: "2048", level: "", result: "loss", plies: 9 });
  browser.area.fails = (call) => call === "setItem";
  for (let time = 0; time < 3; time += 1) addEnding(store, ending);
  assert.deepEqual(told, [["full", "statistics"]]);
  browser.area.fails = () => false;
  addEnding(store, ending);
  browser.area.fails = (call) => call === "setItem";
  addEnding(store, ending);
  assert.equal(told.length, 2);
  assert.equal(loadTallies(store)[0].games, 1);
});

test("where nothing can be kept, a tab goes on with its own", async () => {
  const browser = new Browser();
  browser.area.fails = () => true;
  const one = await visit(browser.tab());
  const before = play(one, 1n);
  assert.equal(one.record(), before);
  assert.deepEqual(one.tab.told, [["full", "game"]]);
  const puzzles = new PuzzleRecord(one.tab.store);
  const puzzle = /** @type {const} */ ({ game: "loa", kind: "win", moves: 1, rating: 900, position: "x" });
  puzzles.countTry(puzzle, true);
  puzzles.markSolved(puzzle);
  assert.deepEqual([puzzles.solvedCount("loa"), puzzles.streak], [1, 1]);
});

test("a call of storage that fails loses no game in silence", async () => {
  const browser = new Browser();
  let calls = 0;
  const goOn = async (/** @type {number} */ failing) => {
    calls = 0;
    browser.area.fails = () => ++calls === failing;
    const one = await visit(browser.tab());
    for (let ply = 0; ply < 4 && !one.board.state.over; ply += 1) one.board.play(one.board.state.legal.at(-1) ?? "");
    const { record } = one.board;
    one.tab.close();
    browser.area.fails = () => false;
    const told = one.tab.told.some(([trouble, key]) => key === "game" && trouble !== "otherTab");
    return { record, told };
  };
  await goOn(0);
  await goOn(0);
  const all = calls;
  assert.ok(all > 10, `${all} calls`);
  for (let call = 1; call <= all; call += 1) {
    const before = browser.kept("game").record;
    const { record, told } = await goOn(call);
    const next = await visit(browser.tab());
    const after = next.board.record;
    next.tab.close();
    assert.ok((told ? [record, before] : [record]).includes(after), `call ${call} of ${all}: ${after}`);
    if (!told) assert.ok(record.startsWith(before), `call ${call}: ${before} was replaced by ${record}`);
  }
});

test("what an earlier version kept is read", async () => {
  const browser = new Browser();
  const { texts, runs } = parseBackup(readFileSync("tests/browser/kept-1.json", "utf8"));
  for (const [key, text] of Object.entries(texts)) browser.area.texts.set(key, text);
  const one = await visit(browser.tab());
  assert.equal(one.board.state.plies, 5);
  assert.equal(one.saved.best.hand, 16);
  assert.deepEqual(one.model.settings.movetime, 50);
  const { store } = one.tab;
  const [{ game, games, losses, best, tiles }] = loadTallies(store);
  assert.deepEqual(
    { game, games, losses, best, tiles },
    { game: "2048", games: 2, losses: 2, best: 4, tiles: { 256: 2 } },
  );
  const puzzles = new PuzzleRecord(store);
  assert.deepEqual([puzzles.rating("2048"), puzzles.solvedCount("2048"), puzzles.longest], [1032, 2, 2]);
  assert.equal(runs[0].run.title, "short");
  assert.deepEqual(one.tab.told, []);
  assert.equal((await reload(one)).board.state.plies, 5);
});

/** All places of a browser, with runs that may fail. @param {Browser} browser */
function placesOf(browser) {
  const kept = { isAvailable: true, runs: /** @type {any[]} */ ([]), fails: "" };
  const runs = async () => {
    if (kept.fails === "open") throw new DOMException("broken", "UnknownError");
    const { isAvailable } = kept;
    return {
      isAvailable,
      all: async () => {
        if (kept.fails === "all") throw new DOMException("broken", "UnknownError");
        return kept.runs;
      },
      replace: async (/** @type {any[]} */ other) => {
        if (kept.fails === "replace") throw new DOMException("full", "QuotaExceededError");
        kept.runs = other;
      },
    };
  };
  return { kept, places: { keys: () => [...browser.area.texts.keys()], area: () => browser.area, runs } };
}

test("a file brings everything back, and only what is Plyground's own", async () => {
  const browser = new Browser();
  const { kept, places } = placesOf(browser);
  play(await visit(browser.tab()), 1n);
  browser.area.texts.set("another/page", "stays");
  kept.runs = [{ run: { id: 1 }, texts: ["x"] }];
  const before = new Map(browser.area.texts);
  const { file, isWhole } = await createBackup(places);
  assert.equal(isWhole, true);
  await restoreBackup(places, { texts: {}, runs: [] });
  assert.deepEqual([[...browser.area.texts], kept.runs], [[["another/page", "stays"]], []]);
  await restoreBackup(places, file);
  assert.deepEqual(new Map([...browser.area.texts].sort()), new Map([...before].sort()));
  assert.equal(kept.runs.length, 1);
});

test("a file tells the truth where the runs cannot be reached, and changes nothing where it cannot be taken", async () => {
  const browser = new Browser();
  const { kept, places } = placesOf(browser);
  play(await visit(browser.tab()), 1n);
  const before = [...browser.area.texts].sort();
  for (kept.fails of ["open", "all"]) assert.equal((await createBackup(places)).isWhole, false);
  for (const [fails, kind] of [
    ["open", "stuck"],
    ["replace", "full"],
  ]) {
    kept.fails = fails;
    await assert.rejects(
      restoreBackup(places, { texts: {}, runs: [] }),
      (error) => error instanceof RestoreError && error.kind === kind,
    );
    assert.deepEqual([...browser.area.texts].sort(), before);
  }
  kept.fails = "";
  kept.isAvailable = false;
  await assert.rejects(restoreBackup(places, { texts: {}, runs: /** @type {any} */ ([{}]) }), RestoreError);
  browser.area.fails = (call, key) => call === "setItem" && key === "plyground/1/too";
  await assert.rejects(restoreBackup(places, { texts: { "plyground/1/too": "much" }, runs: [] }), RestoreError);
  assert.deepEqual([...browser.area.texts].sort(), before);
});

test("a damaged or foreign file is refused", () => {
  const whole = JSON.parse(readFileSync("tests/browser/kept-1.json", "utf8"));
  const [run] = whole.runs;
  for (const [content, kind] of /** @type {[string | object, string][]} */ ([
    ["", "foreign"],
    ["null", "foreign"],
    [{ name: "an experiment" }, "foreign"],
    [JSON.stringify(whole).slice(0, -40), "damaged"],
    [{ ...whole, v: 0 }, "damaged"],
    [{ ...whole, v: 2 }, "newer"],
    [{ ...whole, texts: { "another/key": "x" } }, "damaged"],
    [{ ...whole, texts: { "plyground/1/game": 3 } }, "damaged"],
    [{ ...whole, runs: [{ ...run, texts: [1] }] }, "damaged"],
    [{ ...whole, runs: [{ ...run, run: { ...run.run, id: "1" } }] }, "damaged"],
    [{ ...whole, runs: null }, "damaged"],
  ])) {
    const text = typeof content === "string" ? content : JSON.stringify(content);
    assert.throws(
      () => parseBackup(text),
      (error) => error instanceof FileError && error.kind === kind,
      text.slice(0, 40),
    );
  }
});
