// Other boards and other rules in the page: chosen, played, kept, shared.

import { expectToFit } from "./access.js";
import { onBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import {
  boardOf,
  catchCopies,
  copied,
  forget,
  notice,
  open,
  openPanel,
  openSheet,
  ready,
  startGame,
  stateOf,
} from "./page.js";
import { swipe } from "./touch.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const cells = (/** @type {import('@playwright/test').Page} */ page) => page.locator("#board").getByRole("gridcell");

/** Plays round and round by key until so many moves are made. @param {import('@playwright/test').Page} page @param {number} moves */
async function play(page, moves) {
  const keys = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"];
  for (let i = 0; (await stateOf(page)).ply < moves; i++) await page.keyboard.press(keys[i % 4]);
}

/** Types a number over the one that stands there. @param {import('@playwright/test').Page} page @param {string} field @param {string} words */
async function type(page, field, words) {
  await page.locator(field).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
  await page.keyboard.press("Tab");
}

const ruled = onOnePage(forget);
test("boards and rules of 2048 are chosen and played", ruled.all);

test("a preset puts another board on the table, and each keeps its own game @first", async ({ page }) => {
  await open(page);
  await play(page, 6);
  const classic = await stateOf(page);
  await startGame(page, { rules: "Large 5x5" });
  await expect(cells(page)).toHaveCount(25);
  await expect(page.locator("#rules-name")).toHaveText("Large 5x5");
  await expect.poll(() => page.url()).toContain("game=2048-5x5-goal8192");
  await page.locator("#board").focus();
  await play(page, 9);
  await page.keyboard.press("u");
  const large = await stateOf(page);
  expect(large).toMatchObject({ game: "2048-5x5-goal8192", rows: 5, columns: 5, goal: 8192, ply: 8, plies: 9 });
  await expect(page.locator("#score")).toHaveText(String(large.score));
  const best = await page.locator("#best").textContent();

  await page.reload();
  await ready(page);
  expect(await stateOf(page)).toEqual(large);
  await expect(cells(page)).toHaveCount(25);

  await startGame(page, { rules: "Classic 4x4" });
  await expect(cells(page)).toHaveCount(16);
  expect(await stateOf(page)).toEqual(classic);
  await expect.poll(() => page.url()).not.toContain("game=");
  await page.reload();
  await ready(page);
  expect(await stateOf(page)).toEqual(classic);
  await startGame(page, { rules: "Large 5x5" });
  await expect(cells(page)).toHaveCount(25);
  expect(await stateOf(page)).toEqual(large);
  await expect(page.locator("#best")).toHaveText(best ?? "");
});

ruled("rules are set by key one by one, thought about and played by the computer", async (page) => {
  await open(page);
  await openSheet(page);
  await page.locator("#custom-rules > summary").click();
  const go = page.locator("#start-game");
  await page.locator("#game-rows").press("ArrowLeft");
  await page.locator("#game-columns").press("End");
  await page.locator("#game-goal").press("Home");
  await expect(page.locator("#game-goal")).toHaveAttribute("aria-valuetext", "8");
  await page.locator("#game-start").press("ArrowRight");
  await type(page, "#game-four-exact", "100");
  await page.locator("#game-evil").press("End");
  await expect(go).toHaveAttribute("aria-disabled", "false");
  expect((await stateOf(page)).game).toBe("2048");
  await go.click();
  const { game, rows, columns, cells: values } = await stateOf(page);
  expect({ game, rows, columns }).toEqual({ game: "2048-3x6-goal8-start3-four100-evil", rows: 3, columns: 6 });
  expect(values.filter((value) => value > 0)).toEqual([4, 4, 4]);

  await page.keyboard.press("i");
  await expect(page.locator("#thinking-values .is-best")).toHaveCount(1);
  await expect(page.locator("#board").locator(".chip[data-best]")).toBeVisible();
  await page.keyboard.press(".");
  await expect.poll(async () => (await stateOf(page)).ply).toBe(1);
  await page.locator("#autoplay").click();
  await expect.poll(async () => (await stateOf(page)).ply).toBeGreaterThan(5);
  await page.keyboard.press("u");

  // Rules that make no game are reported and can't be played.
  await openSheet(page);
  await page.locator("#custom-rules > summary").click();
  await type(page, "#game-four-exact", "12.5");
  await expect(page.locator("#new-game-sheet [role=alert]")).toContainText("game, four: 12.5 is not between 0 and 100");
  await expect(go).toHaveAttribute("aria-disabled", "true");
  await go.click({ force: true });
  await expect(page.locator("#new-game-sheet")).toBeVisible();
});

ruled("the goal is told once, and play goes on", async (page) => {
  await open(page, "#game=2048-3x3-goal16&position=8,8,0,0,0,0,0,0,0");
  await page.keyboard.press("ArrowLeft");
  const told = page.locator("#board").locator('.notice[data-kind="win"]');
  await expect(told).toContainText("16!");
  await page.getByRole("button", { name: "Keep going" }).click();
  await expect(told).toBeHidden();
  const { ply, won, goal } = await stateOf(page);
  expect({ ply, won, goal }).toEqual({ ply: 1, won: true, goal: 16 });
  await play(page, 3);
  await expect(told).toBeHidden();
  await openPanel(page, "autoplay");
  await expect(page.locator("#stats-reached dt").first()).toHaveText("16");
});

ruled("a link opens the game of its rules, and a bad one leaves all as it is", async (page) => {
  await open(page);
  await play(page, 3);
  const before = await stateOf(page);
  await page.evaluate(() => void (location.hash = "#game=2048-7x7"));
  await expect(notice(page, "game, rows: 7 is not between 3 and 6")).toBeVisible();
  expect(await stateOf(page)).toEqual(before);
  await page.evaluate(() => void (location.hash = "#game=2048-6x6"));
  await expect(cells(page)).toHaveCount(36);
  await page.evaluate(() => void (location.hash = "#game=chess"));
  await expect(notice(page, 'there is no "chess"')).toBeVisible();
  await expect(cells(page)).toHaveCount(36);
});

test("a shared game brings its rules along", async ({ page, browser }) => {
  await catchCopies(page);
  await open(page, "#game=2048-4x5-evil");
  await play(page, 7);
  await openPanel(page, "share");
  await page.locator("#copy-link").click();
  await expect(notice(page, "Link copied")).toBeVisible();
  const shared = await stateOf(page);
  const stranger = await browser.newPage();
  await stranger.goto(await copied(page));
  await ready(stranger);
  expect(await stateOf(stranger)).toEqual(shared);
  await expect(cells(stranger)).toHaveCount(20);
  await stranger.close();

  // A record of another game asks before a game of those rules is lost, and leaves the present one alone.
  await page.evaluate(() => void (location.hash = "#game=2048"));
  await expect(cells(page)).toHaveCount(16);
  await page.locator("#open-record").fill("2048-4x5-evil.1.0.10000000000000000001.");
  await page.locator("#open-game").click();
  await page.locator("#confirm-no").click();
  await expect(cells(page)).toHaveCount(16);
  await page.locator("#open-record").fill("2048-4x5-evil.1.0.10000000000000000001.");
  await page.locator("#open-game").click();
  await page.locator("#confirm-yes").click();
  await expect(cells(page)).toHaveCount(20);
  await expect.poll(async () => (await stateOf(page)).ply).toBe(0);
});

test("a link and the text are those of the player that plays, where the chosen one can't", async ({ page }) => {
  await catchCopies(page);
  await open(page, "#game=2048-5x5&player=learned");
  await openPanel(page, "player");
  await expect(page.locator("#player")).toHaveValue("expectimax");
  await page.locator("#param-empty").press("End");
  await openPanel(page, "share");
  await page.locator("#copy-link").click();
  await expect(notice(page, "Link copied")).toBeVisible();
  const words = new URLSearchParams(new URL(await copied(page)).hash.slice(1));
  expect([words.get("player"), words.get("empty")]).toEqual([null, "2000"]);
  await openPanel(page, "player");
  await page.locator("#settings-text").click();
  await expect(page.locator("#settings-area")).toHaveValue(/^player=expectimax\n(.*\n)*empty=2000\n/);
  await page.keyboard.press("Escape");
  // On the usual board the chosen one plays again, also after a reload.
  await page.reload();
  await ready(page);
  await page.evaluate(() => void (location.hash = "#game=2048"));
  await expect(cells(page)).toHaveCount(16);
  await expect(page.locator("#player")).toHaveValue("learned");
});

ruled("a position is set up on a board of any size", async (page) => {
  await open(page, "#game=2048-3x5");
  await openPanel(page, "position");
  const grid = page.locator(".editor-cell");
  await expect(grid).toHaveCount(15);
  await page.locator("#editor-clear").click();
  await grid.nth(9).click({ modifiers: ["Shift"] }); // from empty down to the largest tile of this board
  await grid.nth(0).click();
  await expect(page.locator("#editor-text")).toHaveValue("2,0,0,0,0,0,0,0,0,65536,0,0,0,0,0");
  await page.locator("#editor-best").click();
  await expect(page.locator("#editor-answer")).toHaveText(/^Best move: /);
  await page.locator("#editor-text").fill("2,0,0");
  await page.locator("#editor-play").click();
  await expect(page.locator("#editor-error")).toHaveText(/expected 15 tile values/);
  await page.locator("#editor-text").fill("2,0,0,0,0,0,0,0,0,131072,0,0,0,0,0");
  await page.locator("#editor-play").click();
  await expect(page.locator("#editor-error")).toHaveText(/cell e2: 131072 is no tile/);
  await page.locator("#editor-text").fill("2,2,0,0,0,0,0,0,0,4,0,0,0,0,0");
  await page.locator("#editor-play").click();
  await expect.poll(async () => (await stateOf(page)).position).toBe("2,2,0,0,0,0,0,0,0,4,0,0,0,0,0");
  await page.locator("#board").focus();
  await page.keyboard.press("ArrowLeft");
  expect((await stateOf(page)).score).toBe(4);
});

ruled("players that do not play by these rules are not offered", async (page) => {
  await open(page);
  await openPanel(page, "player");
  const offered = () =>
    page.locator("#player option").evaluateAll((all) => all.map((one) => /** @type {HTMLOptionElement} */ (one).value));
  const everyone = await offered();
  await page.evaluate(() => void (location.hash = "#game=2048-5x5"));
  await expect(cells(page)).toHaveCount(25);
  const some = await offered();
  const { players } = await onBoard(page, (board) => board.settled);
  expect(some).toEqual(players);
  expect(some.length).toBeLessThan(everyone.length);
  expect(everyone).toEqual(expect.arrayContaining(some));
  expect(everyone).not.toContain("learned-3x3");
  await page.evaluate(() => void (location.hash = "#game=2048-3x3"));
  await expect(cells(page)).toHaveCount(9);
  expect(await offered()).toContain("learned-3x3");
});

ruled("the element takes its game from its attribute", async (page) => {
  await open(page);
  const seen = await boardOf(page).evaluate(async (element) => {
    const board = /** @type {Board} */ (element);
    /** @type {string[]} */
    const games = [];
    const next = (/** @type {string} */ name) =>
      new Promise((resolve) => board.addEventListener(name, resolve, { once: true }));
    board.addEventListener("game", (event) => games.push(/** @type {CustomEvent} */ (event).detail.settled.game));
    try {
      board.reset({ game: "2048-evil" });
    } catch (error) {
      games.push(/** @type {Error} */ (error).message);
    }
    board.setAttribute("game", "2048-3x4");
    await next("game");
    games.push(`${board.state.rows} rows`);
    board.setAttribute("game", "2048-3x40");
    await next("error");
    games.push(board.state.game);
    board.reset({ game: "2048-evil" });
    games.push(board.getAttribute("game") ?? "");
    return games;
  });
  expect(seen).toEqual([
    'game: 2048-evil is not loaded; await the board\'s load("2048-evil")',
    "2048-3x4",
    "3 rows",
    "2048-3x4",
    "2048-evil",
    "2048-evil",
  ]);
});

test("@phone a small and a large board fit the screen and hear swipes", async ({ page }) => {
  for (const [game, count] of /** @type {const} */ ([
    ["2048-3x3", 9],
    ["2048-6x6", 36],
  ])) {
    await open(page, `#game=${game}`);
    await expect(cells(page)).toHaveCount(count);
    const side = Math.sqrt(count);
    const position = Array.from({ length: count }, (_, cell) => (cell === 0 ? 2 : 0)).join(",");
    await boardOf(page).evaluate((board, given) => /** @type {Board} */ (board).reset({ position: given }), position);
    const box = await page.locator("#board").boundingBox();
    if (!box) throw new Error("no board");
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await expectToFit(page);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await swipe(page, middle, { x: middle.x + 90, y: middle.y });
    const { ply, cells: values } = await stateOf(page);
    expect([ply, values[side - 1] > 0]).toEqual([1, true]);
  }
});
