// Thinking that follows the visitor: live analysis, the marks of old values, the board beside the sliders.
import { onBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { boardOf, forget, open, openPanel, ready, setPosition, stateOf } from "./page.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const MESSY = "2,4,8,16,4,2,0,2,0,8,2,4,2,0,4,2";

/** @param {import('@playwright/test').Page} page */
const status = (page) => onBoard(page, (board) => board.status);

/** Collects the purposes of searches that begin. @param {import('@playwright/test').Page} page */
const watchSearches = (page) =>
  boardOf(page).evaluate((board) => {
    const begun = /** @type {string[]} */ ([]);
    Reflect.set(window, "begun", begun);
    board.addEventListener("thinking", (event) => {
      const { on, purpose } = /** @type {CustomEvent} */ (event).detail;
      if (on) begun.push(purpose);
    });
  });

/** @param {import('@playwright/test').Page} page @returns {Promise<string[]>} */
const begun = (page) => page.evaluate(() => Reflect.get(window, "begun"));

const live = onOnePage(forget);
test("live analysis thinks beside the game", live.all);

live("live analysis thinks about every position, beside the game", async (page) => {
  await open(page);
  await openPanel(page, "thinking");
  await watchSearches(page);
  await page.getByRole("checkbox", { name: "Always analyse" }).check();
  await expect(page.locator("#thinking-depth")).toHaveText(/^[1-9]/);
  expect(await begun(page)).toEqual(["analysis"]);
  expect((await status(page)).kind).toBe("turn");

  await setPosition(page, MESSY);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => begun(page)).toEqual(["analysis", "analysis", "analysis"]);
  expect((await stateOf(page)).ply).toBe(1);
  // A hint while it thinks: the analysis gives way, and comes back. One that had ended would not be made again.
  await page.evaluate(() => {
    const board = /** @type {Board} */ (document.getElementById("board"));
    board.addEventListener("thinking", () => document.getElementById("hint")?.click(), { once: true });
    board.undo();
    board.redo();
  });
  await expect.poll(() => begun(page).then((all) => all.slice(-2))).toEqual(["hint", "analysis"]);

  await page.reload();
  await ready(page);
  await expect(page.locator("#live")).toBeChecked();
  await expect(page.locator("#thinking-depth")).toHaveText(/^[1-9]/);
  await openPanel(page, "thinking");
  await page.locator("#live").uncheck();
  await expect(page.locator("#thinking-how")).not.toHaveText(/^From/);
});

live("live analysis leaves the computer its own time", async (page) => {
  await open(page, "?game=pentago#movetime=300");
  await openPanel(page, "thinking");
  await watchSearches(page);
  await page.locator("#live").check();
  await onBoard(page, (board) => board.play("b21R"));
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  await expect.poll(() => begun(page)).toEqual(["analysis", "answer", "analysis"]);
  await onBoard(page, (board) => board.seek(1)); // looked back to: no answer comes
  await expect.poll(() => begun(page)).toEqual(["analysis", "answer", "analysis", "analysis"]);
  await onBoard(page, (board) => board.reset()); // the same position as at first
  await expect.poll(() => begun(page)).toEqual(["analysis", "answer", "analysis", "analysis", "analysis"]);
});

test("a moved slider leaves the old values as marks until the position changes @first", async ({ page }) => {
  await open(page);
  await openPanel(page, "thinking");
  await openPanel(page, "player");
  await setPosition(page, MESSY);
  await page.locator("#hint").click();
  const marks = page.locator("#thinking-values .ghost");
  await expect(page.locator("#thinking-values .is-best")).toHaveCount(1);
  for (const mark of await marks.all()) await expect(mark).toBeHidden();
  await page.locator("#param-empty").press("End");
  await expect(marks.first()).toBeVisible();
  await page.locator("#board").focus();
  await page.keyboard.press("ArrowLeft");
  await page.locator("#hint").click();
  await expect(page.locator("#thinking-values .is-best")).toHaveCount(1);
  for (const mark of await marks.all()) await expect(mark).toBeHidden();
});

test("on a phone the board stays in sight while sliders move @phone", async ({ page }) => {
  await open(page);
  await openPanel(page, "player");
  const slider = page.locator("#param-empty");
  await slider.scrollIntoViewIfNeeded();
  await page.locator("#sliders").evaluate((sliders) => sliders.scrollIntoView({ block: "start" }));
  await expect(boardOf(page)).not.toBeInViewport();
  await slider.tap();
  await expect(boardOf(page)).toBeInViewport({ ratio: 1 });
  const [small, moved] = [await boardOf(page).boundingBox(), await slider.boundingBox()];
  expect(small?.width).toBeLessThan(200);
  const apart = (moved?.y ?? 0) > (small?.y ?? 0) + (small?.height ?? 0) || (moved?.y ?? 0) < (small?.y ?? 0);
  expect(apart).toBe(true);
  await page.locator("#tab-engine").tap();
  await expect(page.locator(".board-frame[data-mini]")).toHaveCount(0);
});
