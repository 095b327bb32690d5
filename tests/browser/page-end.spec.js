// The end of a game in the page: the card beside the board, and what is celebrated.
import { expectAccessible } from "./access.js";
import { onBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { boardOf, forget, open, setPosition } from "./page.js";
import { FOUR, hole } from "./pentago.js";

/** @typedef {import('@playwright/test').Page} Page */

const card = (/** @type {Page} */ page) => page.locator("#end");
const press = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole("button", { name }).click();

/** The slide to the left is the last. */
const LAST_MOVE = "2,2,8,16,8,16,32,64,16,32,64,128,32,64,128,256";
/** The last slide makes the goal. */
const LAST_WIN = "1024,1024,8,16,8,16,32,64,16,32,64,128,32,64,128,256";

const ended = onOnePage(forget);
test("a game that ends is felt, and its card leads on @first", ended.all);

ended("a lost game of 2048 fades, with its score and a new game beside it", async (page) => {
  await open(page);
  await setPosition(page, LAST_MOVE);
  await expect(card(page)).toBeHidden();
  await boardOf(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(card(page).getByRole("heading")).toHaveText("Game over");
  await expect(card(page)).toContainText("4 points");
  await expect(page.locator("body")).toHaveAttribute("data-lost", "");
  await expect(page.locator("#status-line")).toBeHidden(); // the card says it
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("board");
  await expectAccessible(page, { within: "#end" });
  await page.locator("#undo").click();
  await expect(card(page)).toBeHidden();
  await expect(page.locator("body")).not.toHaveAttribute("data-lost");
  await page.keyboard.press("ArrowLeft");
  await press(page, "Play again");
  await expect(card(page)).toBeHidden();
  expect(await onBoard(page, ({ state }) => state.plies)).toBe(0);
});

ended("a goal that the last possible move makes is told, and celebrated", async (page) => {
  await open(page);
  await setPosition(page, LAST_WIN);
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".shimmer")).toHaveCount(1);
  await expect(card(page).getByRole("heading")).toHaveText("You made 2048!");
  await expect(page.locator("body")).not.toHaveAttribute("data-lost");
  await expect(page.locator(".shimmer")).toHaveCount(0);
});

ended("a finished game that is opened again is shown, and not celebrated", async (page) => {
  await open(page);
  await setPosition(page, LAST_WIN);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.keyboard.press("ArrowLeft");
  await expect(card(page).getByRole("heading")).toHaveText("You made 2048!");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await expect(card(page).getByRole("heading")).toHaveText("You made 2048!");
  await page.waitForTimeout(200);
  await expect(page.locator(".shimmer")).toHaveCount(0);
});

ended("each tile beyond the goal is celebrated once, but not for those who want no motion", async (page) => {
  await open(page);
  const shimmer = page.locator(".shimmer");
  await setPosition(page, "1024,1024,0,0,2048,2048,0,0,0,0,0,0,0,0,0,0");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.keyboard.press("ArrowLeft"); // a position that has its goal already
  await setPosition(page, "4096,4096,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
  await page.keyboard.press("ArrowLeft");
  await page.waitForTimeout(200);
  await expect(shimmer).toHaveCount(0);
});

ended("a game of two sides shows its chances, and leads to the review of the move that decided", async (page) => {
  await open(page, "#game=pentago&players=human,human&movetime=60");
  await setPosition(page, FOUR);
  await hole(page, "e1").click();
  await expect(card(page).getByRole("heading")).toHaveText("Yellow wins");
  await expect(card(page).getByRole("img")).toHaveAccessibleName(/Yellow’s winning chances: \d+% at the start/, {
    timeout: 30_000,
  });
  await expect(card(page).getByRole("link", { name: "Review" })).toHaveAttribute(
    "href",
    /^analyse.html#.*record=pentago/,
  );
  await press(page, "Rematch");
  await expect(card(page)).toBeHidden();
});

test("@phone a card below the window comes into view once the board was seen", async ({ page }) => {
  await open(page);
  await setPosition(page, LAST_MOVE);
  await onBoard(page, (board) => board.play("left"));
  await expect(page.getByRole("button", { name: "Share a picture" })).toBeInViewport({ ratio: 1 });
  await expect(card(page).getByRole("heading")).toBeInViewport();
});
