// The level of the computer: a slider, its rating, and the offer of another level after a game.
import { ratings as rules } from "../../www/games/2048/ratings.js";
import { ratings } from "../../www/games/pentago/ratings.js";
import { expect, test } from "./harness.js";
import { boardOf, open, openPanel, paramsOf, ready, setPosition, stateOf } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** Whoever is to move has four in a row. */
const X_WINS = "XXXX....................OO....OO.... X";
const O_WINS = "OOOO..............X.X.........X.X... X";

const slider = (/** @type {Page} */ page) => page.locator("#level-slider");
const card = (/** @type {Page} */ page) => page.locator("#level");

/** One move is left, whatever tile comes after it. */
const LAST_MOVE = "8,8,32,64,128,256,512,8,2,4,2,4,4,2,4,2";

/** The visitor plays a move. @param {Page} page @param {string} move */
const play = (page, move) => boardOf(page).evaluate((board, move) => /** @type {Board} */ (board).play(move), move);

test("the level changes how the computer plays, is rated, and is remembered", async ({ page }) => {
  await open(page, "#game=pentago");
  await expect(slider(page)).toHaveValue("10");
  await slider(page).fill("3");
  await expect(card(page)).toContainText("3 of 10");
  await expect(card(page)).toContainText(`Elo ${ratings.strong[2]}`);
  expect((await paramsOf(page)).noise).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("noise");
  await page.reload();
  await ready(page);
  await expect(slider(page)).toHaveValue("3");
  await openPanel(page, "player");
  await expect(page.locator("#preset")).toHaveValue("preset:level-3");
  await page.locator("#param-noise-exact").press("ControlOrMeta+a");
  await page.locator("#param-noise-exact").pressSequentially("123");
  await page.locator("#param-noise-exact").press("Enter");
  await expect(card(page)).toContainText("custom");
});

test("a win offers the next level, a loss one further down", async ({ page }) => {
  await open(page, "#game=pentago&movetime=100&nodes=2000&pace=0");
  await expect(slider(page)).toHaveValue("10");
  // Whoever has never won is led half the way down.
  await lose(page);
  await card(page).getByRole("button", { name: "Play level 5" }).click();
  await expect(slider(page)).toHaveValue("5");
  expect((await stateOf(page)).plies).toBe(0);

  await setPosition(page, X_WINS);
  await play(page, "e1");
  await expect(card(page)).toContainText("You won against level 5");
  await card(page).getByRole("button", { name: "Play level 6" }).click();
  await expect(slider(page)).toHaveValue("6");

  await slider(page).fill("10");
  await lose(page);
  await expect(card(page).getByRole("button", { name: "Play level 9" })).toBeVisible();
  await page.locator("#new-game").click();
  await expect(card(page).getByRole("button", { name: /Play level/ })).toBeHidden();
});

test("a resignation is a loss, after which an easier level is offered", async ({ page }) => {
  await open(page, "#game=pentago&movetime=100&nodes=2000&pace=0");
  await expect(slider(page)).toHaveValue("10");
  await play(page, "a13L");
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  await openPanel(page, "match");
  await page.locator("#table-resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await card(page).getByRole("button", { name: "Play level 5" }).click();
  await expect(slider(page)).toHaveValue("5");
  expect((await stateOf(page)).plies).toBe(0);
});

test("an offer of a level goes when the game goes on", async ({ page }) => {
  await open(page, "#game=pentago&movetime=100&nodes=2000&pace=0");
  await lose(page);
  await expect(card(page).getByRole("button", { name: "Play level 5" })).toBeVisible();
  await page.locator("#undo").click();
  await expect(card(page).getByRole("button", { name: /Play level/ })).toBeHidden();
});

test("there are no levels in a game of one, and none between two people", async ({ page }) => {
  await open(page);
  await expect(card(page)).toBeHidden();
  await page.locator("#games").getByText("Pentago").click();
  await expect(card(page)).toBeVisible();
  await openPanel(page, "player");
  await page.locator("#seats").selectOption("human,human");
  await expect(card(page)).toBeHidden();
});

test("a rule that makes the game harder has levels, with what they leave of the points", async ({ page }) => {
  await open(page, "#game=2048-evil3");
  await expect(card(page)).toContainText("Evil: level");
  await expect(card(page)).toContainText("3 of 10");
  await expect(card(page)).toContainText(`${rules.evil[2]}% of its usual score`);
  await slider(page).fill("5");
  await expect.poll(async () => (await stateOf(page)).game).toBe("2048-evil5");
  await expect(card(page)).toContainText(`${rules.evil[4]}% of its usual score`);
  await setPosition(page, LAST_MOVE);
  await play(page, "left");
  const accept = card(page).getByRole("button", { name: "Play level 2" });
  await accept.evaluate((button) => {
    for (let click = 0; click < 2; click += 1) /** @type {HTMLElement} */ (button).click();
  });
  await expect.poll(async () => (await stateOf(page)).game).toBe("2048-evil2");
  await expect.poll(async () => (await stateOf(page)).plies).toBe(0);
  await card(page).getByRole("button", { name: "More options" }).click();
  await expect(page.locator("#game-evil")).toHaveValue("2");
});

/** A game that the computer wins at once. @param {Page} page */
async function lose(page) {
  await setPosition(page, O_WINS);
  await play(page, "f44L");
  await expect(card(page)).toContainText("Level 10 won");
}
