// Workers that never start, or end without a word: the page says so, and the next question goes to another worker.

import { expect, test } from "./harness.js";
import { ready } from "./page.js";

test.use({ allowErrors: true, serviceWorkers: "block" });

/** @typedef {import('@playwright/test').Page} Page */

/** Time passes until a place says something in words that are kind, with the technical text below. @param {Page} page @param {string} place @param {RegExp} words */
async function expectTold(page, place, words) {
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.locator(`${place} p`).first()).toHaveText(words, { timeout: 500 });
  }).toPass({ timeout: 45_000 });
  await expect(page.locator(`${place} details p`)).toBeHidden();
  await expect(page.locator(`${place} details p`)).toHaveText(/worker says nothing/);
}

/** From now on workers hear nothing. @param {Page} page */
const deafen = (page) =>
  page.evaluate(() => {
    Object.defineProperty(window, "hear", { value: Worker.prototype.postMessage });
    Worker.prototype.postMessage = () => {};
  });

/** Workers hear again. @param {Page} page */
const heal = (page) => page.evaluate(() => void (Worker.prototype.postMessage = Reflect.get(window, "hear")));

test("a puzzle whose worker falls silent is told of, and the next one has another", async ({ page }) => {
  await page.clock.install();
  await page.goto("puzzles.html");
  await ready(page);
  await expect(page.locator("#task")).toHaveText(/\w/);
  await deafen(page);
  await page.locator("#hint").click();
  await expectTold(page, "#told", /puzzle/);
  await heal(page);
  await page.locator("#next").click();
  await expect(page.locator("#told")).toBeEmpty();
  await page.locator("#hint").click();
  await expect(page.locator("#told")).toHaveAttribute("data-what", "hint");
});

test("a lesson whose worker never starts is told of, and the next question has another", async ({ page }) => {
  await page.clock.install();
  await page.goto("learn.html#lesson=minimax");
  await ready(page);
  await deafen(page);
  await page.locator("#lesson").selectOption({ index: 2 });
  await expectTold(page, "#lesson-error", /went wrong/);
  await heal(page);
  await page.locator("#lesson").selectOption({ index: 1 });
  await expect(page.locator("#lesson-words")).toHaveText(/\w/);
  await expect(page.locator("#lesson-error")).toBeEmpty();
});

test("a lesson whose engine does not arrive is told of, and the next question asks for it again", async ({ page }) => {
  let missing = true;
  await page.route("**/lab/pkg/plyground_bg.wasm", (route) =>
    missing ? route.fulfill({ status: 404, body: "not found" }) : route.fallback(),
  );
  await page.goto("learn.html#lesson=minimax");
  await ready(page);
  await page.locator("#lesson").selectOption({ index: 2 });
  await expect(page.locator("#lesson-error p").first()).toHaveText(/went wrong/);
  await expect(page.locator("#lesson-error details p")).toHaveText(/404/);
  missing = false;
  await page.locator("#lesson").selectOption({ index: 1 });
  await expect(page.locator("#lesson-words")).toHaveText(/\w/);
  await expect(page.locator("#lesson-error")).toBeEmpty();
});

test("a game whose worker never starts is told of, and looks again with another effort", async ({ page }) => {
  await page.clock.install();
  await page.goto("analyse.html");
  await ready(page);
  await deafen(page);
  await page.locator("#record").fill("pentago.1..b21L_c22L");
  await page.locator("#open button").click();
  await expectTold(page, "#error", /went wrong/);
  await heal(page);
  await page.locator("#effort").selectOption({ index: 1 });
  await expect(page.locator("#review-status")).toHaveText(/moves analysed/);
  await expect(page.locator("#error")).toBeEmpty();
});

test("the answer to a question whose worker never started comes from another, which is asked once", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("analyse.html");
  await ready(page);
  // The box has no place before a game is looked at.
  await page.locator("#hide").evaluate((tick) => tick.toggleAttribute("checked", true));
  await deafen(page);
  await page.locator("#record").fill("pentago.1..b21L_c22L");
  await page.locator("#open button").click();
  await expectTold(page, "#error", /went wrong/);
  const asked = await page.evaluateHandle(() => {
    /** @type {string[]} */
    const kinds = [];
    Worker.prototype.postMessage = function (...args) {
      kinds.push(args[0].kind);
      return Reflect.get(window, "hear").apply(this, args);
    };
    return kinds;
  });
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.locator("#retry-words")).toContainText("was best", { timeout: 30_000 });
  await expect(page.locator("#error")).toBeEmpty();
  expect((await asked.jsonValue()).filter((kind) => kind === "why")).toHaveLength(1);
});
