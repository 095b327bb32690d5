// A page that the browser freezes, keeps for the way back, turns, or shows on another day goes on where it was.

import { expectToFit } from "./access.js";
import { expectDrawn } from "./board-table.js";
import { expect, test } from "./harness.js";
import { boardOf, open, ready, stateOf } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

const ply = async (/** @type {Page} */ page) => (await stateOf(page)).ply;

for (const limits of ["movetime=20", "movetime=1&pace=0 @long"])
  test(`autoplay goes on after the page was frozen: ${limits}`, async ({ page }) => {
    await open(page, `?game=2048#${limits.split(" ")[0]}&restart=1`);
    await page.locator("#autoplay").click();
    await expect.poll(() => ply(page)).toBeGreaterThan(3);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setWebLifecycleState", { state: "frozen" });
    // Longer than a worker may be silent.
    await page.waitForTimeout(3000);
    await browser.send("Page.setWebLifecycleState", { state: "active" });
    const before = await ply(page);
    await expect.poll(() => ply(page)).not.toBe(before);
    await expect(page.locator("#notices .notice")).toHaveCount(0);
  });

test("the way back leads to the game as it was left", async ({ page }) => {
  await open(page, "?game=2048");
  await page.locator("#board").focus();
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  const { position } = await stateOf(page);
  await page.goto("./learn.html");
  await page.goBack();
  await ready(page);
  expect((await stateOf(page)).position).toBe(position);
});

test("a clock of the system that jumps stops neither autoplay nor the saved game", async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now;
    let calls = 0;
    // Days ahead, then years back.
    Date.now = () => now() + (calls++ % 2 ? 3 : -1000) * 86_400_000;
  });
  await open(page, "?game=2048#movetime=20&restart=1");
  await page.locator("#autoplay").click();
  await expect.poll(() => ply(page)).toBeGreaterThan(10);
  await page.locator("#autoplay").click();
  await expect.poll(() => boardOf(page).evaluate((board) => Reflect.get(board, "autoplay"))).toBe(false);
  const { position } = await stateOf(page);
  await page.reload();
  await ready(page);
  expect((await stateOf(page)).position).toBe(position);
});

test("a screen that turns in mid-animation shows the game as it is", async ({ page }) => {
  const [upright, across] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];
  await page.setViewportSize(upright);
  await open(page, "?game=2048");
  await page.locator("#board").focus();
  for (const [key, size] of /** @type {const} */ ([
    ["ArrowLeft", across],
    ["ArrowUp", upright],
    ["ArrowRight", across],
    ["ArrowDown", upright],
  ])) {
    await page.keyboard.press(key);
    await page.setViewportSize(size);
  }
  await expectDrawn(page);
  await expectToFit(page);
});
