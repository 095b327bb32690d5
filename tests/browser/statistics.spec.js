// The visitor's games: what counts, what the page shows of it, and the file with everything that is kept.
import { readFile } from "node:fs/promises";
import { expectAccessible } from "./access.js";
import { expect, test } from "./harness.js";
import { boardOf, hold, notice, open, paramsOf, playKnownGame, ready, setPosition } from "./page.js";
import { said } from "./said.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** A board of 2048 that ends with a move to the left, with 256 as its largest tile. */
const LAST_MOVE = "2,2,8,16,8,16,32,64,16,32,64,128,32,64,128,256";

/** The script that counts a game. */
const COUNTING = /\/ending[^/]*\.js$/;

/** @param {Page} page */
async function openStatistics(page) {
  await page.goto("statistics.html");
  await ready(page);
}

/** The cells of the only row in a game's table. @param {Page} page @param {string} game */
const row = (page, game) => page.locator(`[data-game="${game}"] tbody tr :is(th, td)`);

/** Everything that is kept: the texts, and the runs of the lab. @param {Page} page */
const kept = (page) =>
  page.evaluate(async () => {
    const texts = Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));
    const settled = (/** @type {IDBRequest} */ request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("plyground-lab")) return { texts, runs: [], results: [] };
    const db = await settled(indexedDB.open("plyground-lab"));
    const all = (/** @type {string} */ store) => settled(db.transaction(store).objectStore(store).getAll());
    const [runs, results] = [await all("runs"), await all("texts")];
    db.close();
    return { texts, runs, results };
  });

/** The texts of what is kept under a key. @param {Page} page @param {string} key */
const keptText = (page, key) => page.evaluate((key) => localStorage.getItem(`plyground/1/${key}`), key);

/** Chooses a file on the page. @param {Page} page @param {string | object} content */
const choose = (page, content) =>
  page.locator("#file").setInputFiles({
    name: "kept.json",
    mimeType: "application/json",
    buffer: Buffer.from(typeof content === "string" ? content : JSON.stringify(content)),
  });

test("a game counts once, when it ends: not after an undo, a reload or a replay", async ({ page }) => {
  await open(page);
  await setPosition(page, LAST_MOVE);
  const counted = () => keptText(page, "statistics");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(counted).toContain('"games":1');
  const after = await counted();
  await page.keyboard.press("u");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#status-line")).toHaveAttribute("data-kind", "over");
  await page.reload();
  await ready(page);
  await page.keyboard.press("u");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#status-line")).toHaveAttribute("data-kind", "over");
  // A second game counts again; only then is it clear that the others had their time to count.
  await setPosition(page, LAST_MOVE);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(counted).not.toBe(after);
  expect(await counted()).toContain('"games":2');
  await openStatistics(page);
  await expect(row(page, "2048")).toHaveText(["default", "2", "0", "4", "0", "0", "2"]);
  await expect(page.locator('[data-game="2048"] svg')).toHaveCount(0); // of so few games the table says all
});

test("a win against the computer counts for its level", async ({ page }) => {
  const lines = (await readFile("www/puzzles/pentago.txt", "utf8")).split("\n");
  const won = lines
    .map((line) => line.split(" "))
    .find((words) => words[0] === "win" && words[3].length === 2 && words.at(-1) === "X");
  const [, , , move, ...position] = won ?? [];
  await open(page, "?game=pentago#preset=level-3");
  await setPosition(page, position.join(" "));
  const arrive = await hold(page, COUNTING);
  await boardOf(page).evaluate((board, move) => /** @type {Board} */ (board).play(move), move);
  // The level of the next game is chosen before the script is there.
  const played = await paramsOf(page);
  await page.evaluate(() => void (location.hash = "#game=pentago&preset=level-5"));
  await expect.poll(() => paramsOf(page)).not.toEqual(played);
  arrive();
  await expect.poll(() => keptText(page, "statistics")).toContain('"level":"strong/level-3"');
  await openStatistics(page);
  await expect(row(page, "pentago")).toHaveText([/^Strong.*3/, "1", "1", "0", "0", "1 move", "1", "1"]);
});

test.describe("without the script that counts", () => {
  test.use({ allowErrors: true }); // the browser logs what does not arrive
  test("a game counts with the next visit", async ({ page }) => {
    await open(page);
    await page.route(COUNTING, (route) => route.abort());
    await setPosition(page, LAST_MOVE);
    await page.keyboard.press("ArrowLeft");
    await expect(notice(page, "Try again, or reload")).toBeVisible();
    await page.unroute(COUNTING);
    await page.reload();
    await ready(page);
    await expect.poll(() => keptText(page, "statistics")).toContain('"games":1');
  });
});

test("export, erase, import: everything is there again", async ({ page }) => {
  await open(page);
  await playKnownGame(page);
  await expect.poll(() => keptText(page, "game")).toContain("record");
  await page.locator("#settings").click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.keyboard.press("Escape");
  await setPosition(page, LAST_MOVE);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => keptText(page, "statistics")).toContain('"games":1');
  const experiment = { name: "short", game: "2048", games: 2, seed: 1, players: [{ player: "random" }] };
  await page.goto(`./lab.html#experiment=${encodeURIComponent(JSON.stringify(experiment))}&start=1`);
  await expect(page.locator("#run-status")).toHaveText(/^Done/, { timeout: 30_000 });

  await openStatistics(page);
  const before = await kept(page);
  expect(before.runs).toHaveLength(1);
  expect(before.results.length).toBeGreaterThan(0);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
  expect(download.suggestedFilename()).toMatch(/^plyground-\d{4}-\d\d-\d\d\.json$/);
  const file = await readFile(await download.path(), "utf8");

  // As when a module of the visitor's was chosen as a file.
  await page.evaluate(async () => (await caches.open("plyground-own")).put("www/own/mine.js", new Response("")));
  await page.locator("#erase").click();
  await page.locator("#confirm-yes").click();
  await expect(page.locator("#file-status")).toHaveText("All data deleted.");
  expect(await page.evaluate(() => caches.has("plyground-own"))).toBe(false);
  expect(await kept(page)).toEqual({ texts: {}, runs: [], results: [] });
  await expect(page.locator("#none")).toBeVisible();

  await choose(page, file);
  await page.locator("#confirm-yes").click();
  await expect(page.locator("#file-status")).toHaveText("Backup restored.");
  expect(await kept(page)).toEqual(before);
  await expect(row(page, "2048").nth(1)).toHaveText("1");
});

test("a file of the first version is read", async ({ page }) => {
  await openStatistics(page);
  await choose(page, await readFile("tests/browser/kept-1.json", "utf8"));
  await page.locator("#confirm-yes").click();
  await expect(page.locator("#file-status")).toHaveText("Backup restored.");
  await expect(row(page, "2048")).toHaveText(["default", "2", "0", "4", "0", "0", "2"]);
  await expect(page.locator("#ratings tbody :is(th, td)")).toHaveText(["2048", "1,032", /^2 \/ \d+$/]);
  await open(page);
  await expect.poll(() => boardOf(page).evaluate((board) => /** @type {Board} */ (board).state.plies)).toBe(5);
  await page.goto("lab.html");
  await ready(page);
  await expect(page.locator("#kept")).toContainText("short");
});

test("the settings lead to the statistics", async ({ page }) => {
  await open(page);
  await page.locator("#settings").click();
  await page.locator('#preferences a[href="statistics.html"]').click();
  await ready(page);
  await expect(page.locator("h1")).toHaveText("Your statistics");
  await expect(notice(page, /./)).toHaveCount(0);
});

/** A file of five games. */
async function fiveGames() {
  const file = JSON.parse(await readFile("tests/browser/kept-1.json", "utf8"));
  const key = "plyground/1/statistics";
  file.texts[key] = file.texts[key].replace(/"(games|losses|256)":2/g, '"$1":5');
  return file;
}

/** @param {Page} page */
async function showFiveGames(page) {
  await openStatistics(page);
  await choose(page, await fiveGames());
  await page.locator("#confirm-yes").click();
  await expect(page.locator("svg.chart").first()).toBeVisible();
}

test("the chart of few games counts whole games", async ({ page }) => {
  await showFiveGames(page);
  const chart = page.locator("svg.chart").first();
  await expect(chart).toHaveAccessibleName("2048: Largest tile at the end");
  const ticks = chart.locator('[data-mark="y-axis tick label"] text');
  await expect(ticks).toHaveText(["0", "1", "2", "3", "4", "5"]);
});

test("axe finds nothing on the page of statistics", async ({ page }) => {
  await showFiveGames(page);
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page, { colours: colorScheme === "dark" });
  }
});

test("without a finished game the page leads to one", async ({ page }) => {
  await openStatistics(page);
  await page.locator("#none").getByRole("link").click();
  await ready(page);
  await expect(page.locator("#board")).toBeVisible();
});

for (const lasts of [true, false])
  test(`the page says whether the browser may delete what is saved: ${lasts ? "no" : "yes"}`, async ({ page }) => {
    await page.addInitScript((lasts) => {
      navigator.storage.persisted = async () => lasts;
    }, lasts);
    await openStatistics(page);
    await expect(page.locator("#lasts")).toHaveText(said("en", `statistics:file.${lasts ? "lasts" : "mayGo"}`));
  });
