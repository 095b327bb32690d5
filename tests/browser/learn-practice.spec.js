// Mistakes that are saved and practised again, an evaluation that waits for an answer, and threats.
import { expectAccessibleInThemes, expectToFit } from "./access.js";
import { expect, test } from "./harness.js";
import { ready } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** X overlooks a win with its seventh move; with its eighth O lets X win at once. */
const LOST = "pentago.1..b21L_c22L_e51L_c63L_c11R_f63R_a13R_b13R_d4";
const COSTLY = { ply: 8, move: "b13R", better: "d41R" };
const KEY = "plyground/1/mistakes";
const DAY_MS = 86_400_000;

/** @param {Page} page @param {string} hash */
async function open(page, hash) {
  await page.goto(`analyse.html#${hash}`);
  await ready(page);
}

/** @param {Page} page */
async function review(page) {
  await open(page, `record=${LOST}`);
  await expect(page.locator("#review-status")).toHaveText("9 moves analysed", { timeout: 60_000 });
}

/** @param {Page} page @param {string} move */
const play = (page, move) =>
  page
    .locator("plyground-board")
    .evaluate((board, move) => /** @type {Board} */ (/** @type {unknown} */ (board)).play(move), move);

/** The mistakes in the browser's storage. @param {Page} page */
const kept = (page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{"all":[]}').all, KEY);

/** Keeps the costliest mistake. @param {Page} page */
async function keep(page) {
  await review(page);
  await page.getByRole("button", { name: `Try move ${COSTLY.ply} again` }).click();
  await page.getByRole("button", { name: "Save this mistake" }).click();
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toHaveAttribute("aria-pressed", "true");
}

/** Opens the page so many days later. @param {Page} page @param {number} days */
async function comeBack(page, days) {
  await page.evaluate(
    ([key, days]) => {
      const { v, all } = JSON.parse(localStorage.getItem(String(key)) ?? "");
      for (const one of all) one.due -= Number(days);
      localStorage.setItem(String(key), JSON.stringify({ v, all }));
    },
    [KEY, days],
  );
  await openShelf(page);
}

/** Opens the list of saved mistakes. @param {Page} page */
async function openShelf(page) {
  await page.goto("learn.html");
  await ready(page);
  await page.getByRole("tab", { name: "Practice" }).click();
}

test("a kept mistake comes back after a day, and later when it is played right", async ({ page }) => {
  await keep(page);
  const today = Math.floor(Date.now() / DAY_MS);
  expect(await kept(page)).toMatchObject([{ game: "pentago", move: COSTLY.move, best: COSTLY.better, right: 0 }]);
  await openShelf(page);
  await expect(page.locator("#shelf-next")).toBeHidden();
  await comeBack(page, 1);
  await expect(page.locator("#shelf-count")).toContainText("1 due today");
  await page.locator("#shelf-next").click();
  await expect(page.locator("#retry-words")).toContainText(`better move than ${COSTLY.move}`);
  await expect(page.locator("#headline")).toBeHidden();
  await expect(page.locator("plyground-board .mark")).toHaveCount(0);
  await play(page, COSTLY.better);
  await expect(page.locator("#retry-words")).toContainText("Right");
  await expect(page.locator("#headline")).toBeVisible();
  await expect.poll(() => kept(page)).toMatchObject([{ right: 1 }]);
  const [{ due }] = await kept(page);
  expect([3, 4]).toContain(due - today);
});

test("a mistake that is met and kept anew keeps the player that judges it, and its settings", async ({ page }) => {
  await keep(page);
  const params = { table: 0 };
  await page.evaluate(
    ([key, tuned]) => localStorage.setItem(key, (localStorage.getItem(key) ?? "").replace('"strong"', tuned)),
    [KEY, `"alpha-beta","params":${JSON.stringify(params)}`],
  );
  await comeBack(page, 1);
  await page.locator("#shelf-next").click();
  await expect(page.locator("#player option:checked")).toHaveText("Alpha-beta, custom");
  await page.getByRole("button", { name: "Saved", exact: true }).click();
  await page.getByRole("button", { name: "Save this mistake" }).click();
  await expect.poll(() => kept(page)).toMatchObject([{ player: "alpha-beta", params, best: COSTLY.better }]);
});

test("opinions wait for a move, where that is wanted", async ({ page }) => {
  await open(page, `record=${LOST}&ply=7`);
  await expect(page.locator("#headline")).toContainText("d41R", { timeout: 30_000 });
  await expect(page.locator("plyground-board .mark")).toHaveCount(2);
  await page.getByLabel("Hide the evaluation until I move").check();
  for (const place of ["#headline", "#review-chart", "#evaluation"]) await expect(page.locator(place)).toBeHidden();
  await expect(page.locator("plyground-board .mark")).toHaveCount(0);
  await play(page, COSTLY.move);
  await expect(page.locator("#retry-words")).toContainText(`${COSTLY.move} costs`);
  await expect(page.locator("#headline")).toContainText(COSTLY.better);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.locator("#headline")).toBeHidden();
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.locator("#retry-words")).toContainText("d4 was best");
});

test("the chart of a review is there after it was hidden", async ({ page }) => {
  await page.goto("analyse.html");
  await ready(page);
  // The box has no place before a game is looked at.
  await page.locator("#hide").evaluate((tick) => tick.toggleAttribute("checked", true));
  await page.locator("#record").fill(LOST);
  await page.locator("#open button").click();
  await expect(page.locator("#review-status")).toHaveText("9 moves analysed", { timeout: 60_000 });
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await play(page, "d4");
  await expect.poll(async () => (await page.locator("#review-chart svg").boundingBox())?.width).toBeGreaterThan(100);
});

test.describe("a game that does not arrive", () => {
  test.use({ allowErrors: true });
  test("keeps the day of its mistake, whatever is answered", async ({ page }) => {
    await keep(page);
    const other = {
      game: "loa",
      position: ".xxxxxx./o......o/o......o/o......o/o......./ox.....o/o....o.o/..xxxxx. x",
      move: "b3-b1",
      best: "b8-b6",
      player: "strong",
      nodes: 2000,
    };
    await page.evaluate(
      ([key, other]) => {
        const { v, all } = JSON.parse(localStorage.getItem(String(key)) ?? "");
        all.push({ .../** @type {object} */ (other), right: 0, due: 0 });
        localStorage.setItem(String(key), JSON.stringify({ v, all }));
      },
      [KEY, other],
    );
    const loaOf = async () => (await kept(page)).find((/** @type {{game: string}} */ { game }) => game === "loa");
    await page.route(/pkg-loa/, (route) => route.abort());
    await page.reload();
    await ready(page);
    await page.getByRole("button", { name: `Try move ${COSTLY.ply} again` }).click({ timeout: 60_000 });
    const { game, position } = other;
    const hash = `${new URLSearchParams({ game, practise: position })}`;
    await page.evaluate((hash) => void (location.hash = hash), hash);
    await expect(page.locator("#error")).not.toBeEmpty();
    await play(page, COSTLY.better);
    await expect(page.locator("#retry-words")).toContainText("Right");
    expect(await loaOf()).toMatchObject({ right: 0, due: 0 });
  });
});

test("the threat is shown on demand", async ({ page }) => {
  await open(page, `record=${LOST}&ply=7`);
  await page.getByRole("tab", { name: "Position" }).click();
  await page.getByRole("button", { name: "Show the threat" }).click();
  await expect(page.locator("#threat-words")).toHaveText("Threat: d4 wins immediately.");
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(page.locator("#threat-words")).toHaveText("");
});

test("axe finds nothing on the shelf, in both themes", async ({ page }) => {
  await keep(page);
  await openShelf(page);
  await expectAccessibleInThemes(page);
});

test("a kept mistake is played again on a phone @phone", async ({ page }) => {
  await keep(page);
  await comeBack(page, 1);
  await page.locator("#shelf-next").click();
  await expect(page.locator("plyground-board")).toBeInViewport();
  await expectToFit(page);
});
