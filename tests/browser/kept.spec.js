// The visitor hears of values that the browser fails to keep or to read; nothing that is kept is lost in silence.
import { readFile } from "node:fs/promises";
import { expect, test } from "./harness.js";
import { begin } from "./match.js";
import { notice, open, openSheet, ready, remember, startRun } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

/** An experiment that the lab plays at once. */
const EXPERIMENT = { name: "short", game: "2048", games: 2, seed: 1, players: [{ player: "random" }] };
const LAB = `./lab.html#experiment=${encodeURIComponent(JSON.stringify(EXPERIMENT))}&start=1`;

/** The browser does not keep values of this key, from before the page first looks. @param {Page} page @param {string} key */
const refuse = (page, key) =>
  page.addInitScript((key) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, words) {
      if (name === `plyground/1/${key}`) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, name, words);
    };
  }, key);

/** Calls of this method of IndexedDB fail, from before the page first looks. @param {Page} page @param {"IDBObjectStore" | "IDBFactory"} type @param {string} method */
const breakDatabase = (page, type, method) =>
  page.addInitScript(
    ([type, method]) => {
      Reflect.get(window, type).prototype[method] = () => {
        throw new DOMException("broken", "UnknownError");
      };
    },
    [type, method],
  );

/** @param {Page} page @param {string} key */
const kept = (page, key) => page.evaluate((key) => localStorage.getItem(`plyground/1/${key}`), key);

/** @param {Page} page @param {string} address */
async function visit(page, address) {
  await page.goto(address);
  await ready(page);
}

test("a match that is not kept is told of", async ({ page }) => {
  await refuse(page, "match");
  await begin(page, "pentago");
  await expect(notice(page, "Could not save your games by link")).toBeVisible();
});

for (const [key, address, told] of [
  ["match", "./", "Could not read your games by link"],
  ["puzzles", "puzzles.html", "Could not read your puzzles"],
])
  test(`${key} that cannot be read are set aside, and told of`, async ({ page }) => {
    await remember(page, key, '{"v":1,"foreign":true}');
    await visit(page, address);
    await expect(notice(page, told)).toBeVisible();
    expect(await kept(page, `aside/${key}`)).toBe('{"v":1,"foreign":true}');
  });

test("a match that cannot be read hides no other in the list", async ({ page }) => {
  const match = { side: "x", moves: [], name: "" };
  const list = [
    { ...match, id: "newer", game: "loa", record: "loa.9.." },
    { ...match, id: "known", game: "pentago", record: "pentago.1..a13L" },
  ];
  await remember(page, "match", JSON.stringify({ v: 1, own: "", open: {}, list }));
  await open(page, "?game=pentago");
  await openSheet(page);
  await page.locator("#new-game-sheet label").filter({ hasText: "by link" }).click();
  await expect(page.locator("#match-list li")).toContainText(["Lines of Action", "Pentago"]);
});

for (const method of ["add", "put"])
  test(`results of the lab that are not kept are told of: ${method}`, async ({ page }) => {
    await breakDatabase(page, "IDBObjectStore", method);
    await page.goto(LAB);
    await expect(notice(page, "can’t save results")).toBeVisible();
    await expect(page.locator("#run-status")).toHaveText(/^Done/, { timeout: 30_000 });
  });

test("a run of the lab that another tab deletes while it goes on is told of", async ({ page }) => {
  const long = { ...EXPERIMENT, games: 1000, players: [{ player: "expectimax", limits: { nodes: 60 } }] };
  await page.goto(`./lab.html#experiment=${encodeURIComponent(JSON.stringify(long))}`);
  await startRun(page);
  await expect(page.locator("#run-status")).toHaveText(/^[1-9]\S* of/, { timeout: 30_000 });
  const other = await page.context().newPage();
  await visit(other, "lab.html");
  await other.locator("#panel-kept > summary").click();
  await other.locator("#kept .icon-button").click();
  await expect(other.locator("#kept .icon-button")).toHaveCount(0);
  await expect(notice(page, "This run is no longer saved")).toBeVisible();
  await page.locator("#stop").click();
});

test("runs of the lab that cannot be read are told of", async ({ page }) => {
  await breakDatabase(page, "IDBObjectStore", "getAll");
  await visit(page, "lab.html");
  await expect(notice(page, "could not be read")).toBeVisible();
});

/** Another tab with the statistics, where a method of IndexedDB fails. @param {Page} page @param {"IDBObjectStore" | "IDBFactory"} type @param {string} method */
async function statisticsWithout(page, type, method) {
  const broken = await page.context().newPage();
  await breakDatabase(broken, type, method);
  await visit(broken, "statistics.html");
  return broken;
}

test("a file and an erasure tell the truth where the runs of the lab cannot be reached", async ({ page }) => {
  await page.goto(LAB);
  await expect(page.locator("#run-status")).toHaveText(/^Done/, { timeout: 30_000 });
  for (const [type, method] of /** @type {const} */ ([
    ["IDBFactory", "open"],
    ["IDBObjectStore", "getAll"],
  ])) {
    const broken = await statisticsWithout(page, type, method);
    await Promise.all([broken.waitForEvent("download"), broken.locator("#save").click()]);
    await expect(broken.locator("#file-status")).toContainText("without the lab runs");
    await broken.close();
  }
  for (const [type, method] of /** @type {const} */ ([
    ["IDBFactory", "open"],
    ["IDBObjectStore", "clear"],
  ])) {
    const broken = await statisticsWithout(page, type, method);
    const before = await broken.evaluate(() => ({ ...localStorage }));
    await broken.locator("#erase").click();
    await broken.locator("#confirm-yes").click();
    await expect(broken.locator("#file-error")).toContainText("Nothing has changed");
    expect(await broken.evaluate(() => ({ ...localStorage }))).toEqual(before);
    await broken.close();
  }
  await page.reload();
  await expect(page.locator("#kept")).toContainText("short");
});

test("the file with everything has the runs of the lab, though another tab deletes one meanwhile", async ({ page }) => {
  await page.goto(LAB);
  await expect(page.locator("#kept")).toContainText("2 games", { timeout: 30_000 });
  await page.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype;
    /** The runs are deleted as soon as they have been listed. @this {IDBObjectStore} */
    IDBObjectStore.prototype.getAll = function () {
      const asked = getAll.call(this);
      if (this.name === "runs")
        asked.addEventListener("success", () => {
          const { db } = this.transaction;
          db.transaction("runs", "readwrite").objectStore("runs").clear();
        });
      return asked;
    };
  });
  await visit(page, "statistics.html");
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
  const { runs } = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(runs).toHaveLength(1);
  expect(runs[0].texts.join("").trimEnd().split("\n")).toHaveLength(2);
});
