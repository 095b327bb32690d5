// A new game: the sheet for it, the level of the computer, and the offer of another level after a game.
import { ratings as rules } from "../../www/games/2048/ratings.js";
import { ratings } from "../../www/games/pentago/ratings.js";
import { expectAccessibleInThemes, expectToFit } from "./access.js";
import { onBoard } from "./board-table.js";
import { expect, test } from "./harness.js";
import { open, openPanel, openSheet, paramsOf, ready, setPosition, startGame, stateOf } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

/** Whoever is to move has four in a row. */
const X_WINS = "XXXX....................OO....OO.... X";
const O_WINS = "OOOO..............X.X.........X.X... X";
/** One move is left, whatever tile comes after it. */
const LAST_MOVE = "8,8,32,64,128,256,512,8,2,4,2,4,4,2,4,2";
/** The computer answers at once. */
const QUICK = "#game=pentago&movetime=100&nodes=2000&pace=0";

const sheet = (/** @type {Page} */ page) => page.locator("#new-game-sheet");
const offer = (/** @type {Page} */ page) => page.locator("#next-level");
const computer = (/** @type {Page} */ page) => page.locator("#side-o");

/** The visitor plays a move. @param {Page} page @param {string} move */
const play = (page, move) => onBoard(page, (board, move) => board.play(move), move);

test("a newcomer meets an easy opponent, and chooses another by a word or a number", async ({ page }) => {
  await open(page, "?game=pentago");
  await expect(computer(page)).toHaveText(/Computer\s*Level 2/);
  await openSheet(page);
  await expect(sheet(page).getByLabel("Easy")).toBeChecked();
  await expect(sheet(page)).toContainText(`Elo ${ratings.strong[1]} (a random player is 0)`);
  await sheet(page).getByText("Hard").click();
  await expect(page.locator("#level-slider")).toHaveValue("10");
  await expect(sheet(page)).toContainText("+ (a random player is 0)");
  await startGame(page, { level: 3, side: "o" });
  await expect(page.locator("#side-x")).toHaveText(/Computer\s*Level 3/);
  await expect.poll(async () => (await stateOf(page)).ply).toBe(1);
  expect((await paramsOf(page)).noise).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("preset=level-3");
  await page.reload();
  await ready(page);
  await openSheet(page);
  await expect(page.locator("#level-slider")).toHaveValue("3");
  await expect(sheet(page).getByLabel("Blue")).toBeChecked();
  await page.keyboard.press("Escape");
  await openPanel(page, "player");
  await expect(page.locator("#preset")).toHaveValue("preset:level-3");
});

test("the sheet is opened by key, says what would be lost, and asks nothing more", async ({ page }) => {
  await open(page, "?game=loa#players=human,human");
  await page.keyboard.press("n");
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByText("Your current game will be lost.")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator("#board")).toBeVisible();
  await play(page, "g1-g3");
  await page.keyboard.press("n");
  await expect(sheet(page).getByText("Your current game will be lost.")).toBeVisible();
  await page.locator("#custom-rules > summary").click();
  await page.locator("#game-mover").check();
  await expect(sheet(page).getByText("Your current game will be lost.")).toBeHidden(); // other rules have their own
  await page.locator("#game-mover").uncheck();
  await page.locator("#start-game").click();
  await expect.poll(async () => (await stateOf(page)).plies).toBe(0);
  await expect(page.locator("#board")).toBeFocused();
});

test("the sheet fits a phone, a low window and both themes", async ({ page }) => {
  await open(page, "?game=loa");
  for (const [width, height] of [
    [390, 844],
    [320, 480],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    await openSheet(page);
    await expectToFit(page);
    await sheet(page).getByText("A friend by link").click();
    await page.locator("#start-game").scrollIntoViewIfNeeded();
    await expect(page.locator("#start-game")).toBeInViewport();
    await page.keyboard.press("Escape");
  }
  await openSheet(page);
  await expectAccessibleInThemes(page);
});

test("a win offers the next level, a loss one further down", async ({ page }) => {
  await open(page, QUICK);
  await expect(computer(page)).toHaveText(/Level 10/); // a link without a level
  // Whoever has never won is led half the way down.
  await lose(page);
  await offer(page).getByRole("button", { name: "Play level 5" }).click();
  await expect(computer(page)).toHaveText(/Level 5/);
  expect((await stateOf(page)).plies).toBe(0);
  await expect(offer(page)).toBeHidden();

  await setPosition(page, X_WINS);
  await play(page, "e1");
  await expect(offer(page)).toContainText("You won against level 5");
  await offer(page).getByRole("button", { name: "Play level 6" }).click();
  await expect(computer(page)).toHaveText(/Level 6/);

  await startGame(page, { level: 10 });
  await lose(page);
  await expect(offer(page).getByRole("button", { name: "Play level 9" })).toBeVisible();
  await startGame(page);
  await expect(offer(page)).toBeHidden();
});

test("a resignation is a loss, after which an easier level is offered", async ({ page }) => {
  await open(page, QUICK);
  await play(page, "a13L");
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  await page.locator("#resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(computer(page)).toHaveText(/Computer\s*won/);
  await offer(page).getByRole("button", { name: "Play level 5" }).click();
  await expect(computer(page)).toHaveText(/Level 5/);
  expect((await stateOf(page)).plies).toBe(0);
});

test("an offer of a level goes when the game goes on", async ({ page }) => {
  await open(page, QUICK);
  await lose(page);
  await expect(offer(page)).toBeVisible();
  await page.locator("#undo").click();
  await expect(offer(page)).toBeHidden();
});

test("a rule that makes the game harder has levels, with what they leave of the points", async ({ page }) => {
  await open(page);
  await openSheet(page);
  await page.locator("#game-preset").selectOption({ label: "Evil" });
  await expect(page.locator("#hardness")).toHaveValue("2");
  await expect(sheet(page)).toContainText(`${rules.evil[1]}% of its usual score`);
  await page.locator("#hardness").fill("5");
  await expect(page.locator("#game-preset")).toHaveValue("preset:evil");
  await page.locator("#start-game").click();
  await expect.poll(async () => (await stateOf(page)).game).toBe("2048-goal256-evil5");
  await setPosition(page, LAST_MOVE);
  await play(page, "left");
  await offer(page).getByRole("button", { name: "Play level 6" }).click(); // the goal of 256 was reached
  await expect.poll(async () => (await stateOf(page)).game).toBe("2048-goal256-evil6");
  await expect.poll(async () => (await stateOf(page)).plies).toBe(0);
});

/** A game that the computer wins at once. @param {Page} page */
async function lose(page) {
  await setPosition(page, O_WINS);
  await play(page, "f44L");
  await expect(offer(page)).toContainText("Level 10 won");
}
