// The test below the sliders: begun in three clicks, in the background, with its verdict in place; the lab goes on with it.
import { expectAccessible, expectToFit } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { boardOf, forget, notice, open, ready, stateOf } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

const answer = (/** @type {Page} */ page) => page.locator("#slider-test .test-answer");
const figures = (/** @type {Page} */ page) => page.locator("#slider-test .test-figures");
const DECIDED = { timeout: 60_000 };

/** @param {Page} page */
async function showSliders(page) {
  await page.locator("#tune").click();
  await expect(page.locator("#main-sliders")).toBeVisible(); // keys reach no slider before
}

const tests = onOnePage(forget);
test("the test below the sliders", tests.all);

tests("three clicks begin a test, which goes on while the visitor plays", async (page) => {
  await open(page);
  await showSliders(page);
  await page.locator("#main-empty").click({ position: { x: 150, y: 8 } });
  await page.locator("#is-better").click();
  await expect(page.locator("#test-opponent")).toHaveValue("default");
  await expect(figures(page)).toHaveText(/^\d+ games?/);
  await expectAccessible(page);
  await expectToFit(page);
  const { ply } = await stateOf(page);
  await boardOf(page).focus();
  for (const key of ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  await expect.poll(async () => (await stateOf(page)).ply).toBeGreaterThan(ply);
});

tests("better settings are found to be better than those before", async (page) => {
  await open(page, "#game=pentago&player=mcts&simulations=1");
  await showSliders(page);
  await page.locator("#main-simulations").press("End");
  await page.locator("#is-better").click();
  await page.locator("#test-opponent").selectOption("before");
  await expect(answer(page)).toHaveText("Yes, better.", DECIDED);
  await expect(page.locator(".test-meter")).toHaveAttribute("aria-valuenow", "1.00");
  await expect(figures(page)).toHaveText(/^\d+ games · (\+|more than \+)\d+ Elo/);
  await expect(page.locator("#test-stop")).toBeHidden();
});

tests("a test is about the values that it began with, and says so", async (page) => {
  await open(page);
  await showSliders(page);
  await page.locator("#is-better").click();
  await expect(notice(page, /Move a slider first/)).toBeVisible();
  await page.locator("#main-empty").press("Home");
  await page.locator("#is-better").click();
  await expect(answer(page)).toBeVisible();
  const changed = page.getByText("You have changed the sliders since.");
  await expect(changed).toBeHidden();
  await page.locator("#main-empty").press("End");
  await expect(changed).toBeVisible();
  await page.getByRole("button", { name: "Test again" }).click();
  await expect(changed).toBeHidden();
  await page.getByRole("button", { name: "Close the test" }).click();
  await expect(page.locator("#slider-test")).toBeHidden();
  await expect(page.locator("#is-better")).toBeFocused();
});

tests("a test can be stopped", async (page) => {
  await open(page);
  await showSliders(page);
  await page.locator("#main-merges").press("ArrowRight"); // hardly a difference: the test is long
  await page.locator("#is-better").click();
  await page.locator("#test-stop").click();
  await expect(answer(page)).toHaveText("Stopped before the result was clear.");
  await expect(page.locator("#test-stop")).toBeHidden();
  await expect(page.locator("#test-lab")).toBeFocused();
});

tests("the lab goes on with a test where the board left it", async (page) => {
  await open(page);
  await showSliders(page);
  await page.locator("#main-merges").press("ArrowRight"); // hardly a difference: the test is long
  await page.locator("#is-better").click();
  await expect(figures(page)).toHaveText(/^\d+ games?/);
  const [lab] = await Promise.all([page.waitForEvent("popup"), page.locator("#test-lab").click()]);
  await expect(answer(page)).toHaveText("Continued in the lab.");
  await ready(lab);
  await expect(lab.locator("#run-title")).toHaveText("Expectimax: your settings against the defaults");
  await expect(lab.locator("#pause")).toContainText("Pause");
  await lab.locator("#stop").click();
  await lab.close();
});

test.describe("without a connection", () => {
  test.use({ allowErrors: true });
  test("a test that cannot start says so, and starts later", async ({ page }) => {
    await page.route("**/lab/pkg/*.wasm", (route) => route.abort());
    await open(page);
    await showSliders(page);
    await page.locator("#main-merges").press("ArrowRight");
    await page.locator("#is-better").click();
    await expect(answer(page)).toHaveText("The test failed.");
    await page.unroute("**/lab/pkg/*.wasm");
    await page.locator("#is-better").click();
    await expect(figures(page)).toHaveText(/^\d+ games?/);
  });
});
