// The view from inside: the review of a game, why a move is played, and a mistake that is played again.
import { expectAccessibleInThemes, expectToFit } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { boardOf, forget, open, openPanel, ready } from "./page.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** X overlooks a win, then O lets X win at once. */
const LOST = "pentago.1..b21L_c22L_e51L_c63L_c11R_f63R_a13R_b13R_d4";
/** What `plyground review --nodes 2000 --json` says of it. */
const COSTLY = { ply: 8, better: "d41R" };
/** Both sides move at random, so that there is a mistake early. */
const RANDOM =
  "loa.1..f1-f3_h7-h1_e1-c3_a4-c4_b8-b6_a6-a1_f8-f6_a7-b7_g1xa1_c4-b5_g8-h7_h4-g3_c1xh1_a2-a6_b1-d3_h6-g5_e8-g6_h3-g2_d1-g4_g2-h3_c3-c1_b5-b2_d8xg5_a5-b4_f3xa3_b4-d6_b6-b3_b2-e5_f6-d8_e5-b5_d8-f6_h3-g2_c8-c6_g2-f1_g5-d5_h2-g1_f6-g5_d6-b8_d5-d7_g3-h4_d3-g3_b7xb3_g3-e5_b8-a7_g5xg1_h4-g5_h1-h4_f1-c4_c6-d5_a7xa3_c1-f1_b3-c2_f1-c1_b5-e2_c1xa3_g5-f4_g6-e8_a6-b7_d7-g7_c2-d1";

/** @param {import('@playwright/test').Page} page @param {string} record */
async function review(page, record) {
  await page.goto(`analyse.html#record=${record}`);
  await ready(page);
  await expect(page.locator("#review-status")).toContainText("moves analysed", { timeout: 30_000 });
  await expect(page.locator("#review-status")).not.toContainText(" of ", { timeout: 60_000 });
}

const board = (/** @type {import('@playwright/test').Page} */ page) => page.locator("plyground-board");
const plyOf = (/** @type {import('@playwright/test').Page} */ page) =>
  board(page).evaluate((one) => /** @type {Board} */ (/** @type {unknown} */ (one)).state.ply);

test("a game is reviewed by itself, with a chart, all moves, and the costliest first @first", async ({ page }) => {
  await review(page, LOST);
  await expect(page.locator("#judgements tr")).toHaveCount(9);
  await expect(page.locator("#review-chart svg")).toHaveAttribute("role", "img");
  const costs = await page
    .locator("#costly .costly-words")
    .evaluateAll((items) => items.map((item) => Number(/cost ([\d.]+)/.exec(item.textContent ?? "")?.[1])));
  expect(costs.length).toBeGreaterThan(1);
  expect(costs).toEqual([...costs].sort((a, b) => b - a));
  await expect(page.locator("#judgements tr").nth(8)).toContainText("best");
});

test("a judgement that comes late is taken for no other move", async ({ page }) => {
  await page.addInitScript(() => {
    /** @type {(() => void)[]} */
    const held = [];
    Object.assign(globalThis, { held, holds: false });
    globalThis.Worker = class extends Worker {
      /** @override */
      set onmessage(/** @type {any} */ hear) {
        super.onmessage = (event) => {
          if (Reflect.get(globalThis, "holds")) held.push(() => hear(event));
          else hear(event);
        };
      }
    };
  });
  await review(page, `${LOST}&ply=2`);
  await expect(page.locator("#why-best")).toContainText("Best: ");
  const held = () => page.evaluate(() => Reflect.get(globalThis, "held").length);
  await page.evaluate(() => Object.assign(globalThis, { holds: true }));
  const tryMove = (/** @type {string} */ move) =>
    board(page).evaluate((one, to) => void (/** @type {any} */ (one).play(to)), move);
  await tryMove("a11L");
  await expect.poll(held).toBeGreaterThan(0);
  const first = await held(); // a slow answer brings signs of life before it
  await page.locator("#back").click();
  await page.locator("#forth").click();
  await tryMove("f64R");
  await expect.poll(held).toBeGreaterThan(first);
  await page.waitForTimeout(500); // whatever else is asked is answered by then, or passes afterwards
  await page.evaluate(() => {
    Object.assign(globalThis, { holds: false });
    for (const hear of Reflect.get(globalThis, "held")) hear();
  });
  await expect(page.locator("#retry-words")).toContainText("f64R");
});

test("the list of costly moves stands once the review has ended", async ({ page }) => {
  await page.goto("analyse.html");
  await ready(page);
  // The items of the list as it ended: a press that began on a button must end on it.
  await page.evaluate(() => {
    const ended = () => {
      if (!/^9 moves analysed/.test(document.getElementById("review-status")?.textContent ?? "")) return;
      Reflect.set(window, "items", [...document.querySelectorAll("#costly li")]);
      watcher.disconnect();
    };
    const watcher = new MutationObserver(ended);
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.evaluate((hash) => void (location.hash = hash), `record=${LOST}`);
  await page.waitForFunction(() => Reflect.has(window, "items"), null, { timeout: 60_000 });
  await page.waitForTimeout(1000); // it is drawn every 700 ms while moves are judged
  const stand = () => /** @type {Element[]} */ (Reflect.get(window, "items")).map((item) => item.isConnected);
  expect(await page.evaluate(stand)).not.toContain(false);
});

const looked = onOnePage(forget);
test("a look at the moves of a game", looked.all);

looked("without a game the steps lead nowhere", async (page) => {
  await page.goto("analyse.html");
  await ready(page);
  for (const name of ["Previous move", "Next move"]) await page.getByRole("button", { name }).click();
  expect(await plyOf(page)).toBe(0);
});

test("from the costliest move to the right one @first", async ({ page }) => {
  await review(page, LOST);
  await page.getByRole("button", { name: `Try move ${COSTLY.ply} again` }).click();
  expect(await plyOf(page)).toBe(COSTLY.ply - 1);
  await expect(page.locator("#retry-words")).toContainText("Find a better move than b13R");
  // The same again is refused, and the position comes back.
  await board(page).evaluate((one) => /** @type {Board} */ (/** @type {unknown} */ (one)).play("b13R"));
  await expect(page.locator("#retry-words")).toContainText("Try another");
  expect(await plyOf(page)).toBe(COSTLY.ply - 1);
  await board(page).evaluate(
    (one, move) => /** @type {Board} */ (/** @type {unknown} */ (one)).play(move),
    COSTLY.better,
  );
  await expect(page.locator("#retry-words")).toContainText("Right");
  // A look at it ends the question.
  await page
    .getByRole("button", { name: `View move ${COSTLY.ply}` })
    .first()
    .click();
  await expect(page.locator("#retry")).toBeHidden();
  await expect(page.locator("#why-best")).toBeVisible();
  expect(await plyOf(page)).toBe(COSTLY.ply - 1);
});

looked("the answer is played on demand", async (page) => {
  await review(page, LOST);
  await page.getByRole("button", { name: `Try move ${COSTLY.ply} again` }).click();
  await page.getByRole("button", { name: "Show the answer" }).press("Enter");
  await expect(page.locator("#retry-words")).toContainText("was best");
  expect(await plyOf(page)).toBe(COSTLY.ply);
  await expect(board(page)).toBeFocused();
});

test("who looks at a costly move meanwhile has the whole list at the end @long", async ({ page }) => {
  await page.goto(`analyse.html#record=${RANDOM}&effort=50000`);
  await ready(page);
  const looks = page.getByRole("button", { name: "View move" });
  await looks.first().focus();
  await expect(page.locator("#review-status")).toContainText(" of 60");
  await expect(page.locator("#review-status")).toHaveText("60 moves analysed", { timeout: 60_000 });
  const costly = await page
    .locator("#judgements tr:not([data-grade=best]):not([data-grade=good]):not([data-grade=''])")
    .count();
  await expect(page.locator("#costly li")).toHaveCount(Math.min(costly, 10));
  const dearest = await page.locator("#costly li").first().getAttribute("data-grade");
  expect(dearest).toBe("blunder");
  expect(await page.evaluate(() => document.activeElement?.closest("#costly") !== null)).toBe(true);
});

looked("no key gives an answer away, and the computer answers no question", async (page) => {
  await review(page, LOST);
  await page.getByRole("button", { name: `Try move ${COSTLY.ply} again` }).click();
  await expect(board(page)).toBeFocused();
  for (const key of [".", "p", "i", "u"]) await page.keyboard.press(key);
  await page.waitForTimeout(500);
  expect(await plyOf(page)).toBe(COSTLY.ply - 1);
  await board(page).evaluate((one) => /** @type {Board} */ (/** @type {unknown} */ (one)).step().catch(() => {}));
  await expect(page.locator("#retry-words")).toContainText("Find a better move");
});

looked("another effort brings the board back from an answer to the game", async (page) => {
  await review(page, LOST);
  await page.getByRole("button", { name: `Try move ${COSTLY.ply} again` }).click();
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.locator("#retry-words")).toContainText("was best");
  await page.locator("#effort").selectOption({ index: 0 });
  await expect.poll(() => plyOf(page)).toBe(COSTLY.ply - 1);
  await expect(page.locator("#review-status")).toContainText("9", { timeout: 30_000 });
});

looked("why a move: values of all moves, features before and after, their sum", async (page) => {
  await review(page, LOST);
  await page.locator("details.opinion").evaluate((one) => one.setAttribute("open", ""));
  await page.locator("#judgements tr").nth(2).getByRole("button").click();
  expect(await plyOf(page)).toBe(2);
  await expect(page.locator("#why-best")).toContainText("Best: ");
  await expect(page.locator("#why-moves tr")).toHaveCount(272);
  await expect(page.locator("#why-features")).toContainText("Learned");
  await expect(page.locator("#why-features tr").last()).toContainText("Sum");
  // A table that scrolls keeps its keys.
  const moves = page.getByRole("region", { name: "Values of all moves" });
  await moves.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => moves.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
});

looked("a game of 2048 is reviewed by the learned player", async (page) => {
  await review(page, "2048.1.1.0100000000001000.d1l5r2dalfr8");
  await expect(page.locator("#judgements tr")).toHaveCount(6, { timeout: 60_000 }); // once its weights are there
  // The other learned players play on boards of other sizes.
  for (const id of ["player", "pair-one"]) await expect(page.locator(`#${id} [value^=learned]`)).toHaveCount(1);
  await expect(page.locator("#why-best")).toContainText(/Best: |over/);
});

looked("the page leads here with the game in hand", async (page) => {
  await open(page, `#record=${LOST}&ply=5`);
  await openPanel(page, "share");
  await page.getByRole("link", { name: /review this game/i }).click();
  await ready(page);
  await expect(page).toHaveURL(/inside\.html#.*record=pentago/);
  await expect.poll(() => plyOf(page)).toBe(5);
  expect(await boardOf(page).count()).toBe(0);
});

looked("what is no game is refused in words", async (page) => {
  await page.goto("analyse.html");
  await ready(page);
  await expect(page.locator("#inside")).toBeHidden();
  await page.getByLabel("Game text or link").fill("pentago.1..zz");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("alert")).toContainText("This is not a valid game.");
});

test("axe finds nothing, in both themes", async ({ page }) => {
  await review(page, LOST);
  await expectAccessibleInThemes(page);
});

test("on a phone the board comes into sight with the move that is looked at @phone", async ({ page }) => {
  await review(page, LOST);
  const board = page.locator("plyground-board");
  const look = page.getByRole("button", { name: /^View move/ }).last();
  await look.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 2000));
  await expect(board).not.toBeInViewport();
  await look.click();
  await expect(board).toBeInViewport({ ratio: 0.99 }); // a part of a pixel may be cut
  const line = page.locator("#why-line button").first();
  await line.click();
  await expect(board).toBeInViewport({ ratio: 0.99 }); // a part of a pixel may be cut
});

test("on a phone nothing is wider than the screen @phone", async ({ page }) => {
  await review(page, LOST);
  await expectToFit(page);
  for (const [hash, shown] of [
    ["lesson=mcts&step=20", "#lesson-place"],
    [`record=${LOST}&ply=6&exercise=2`, "#exercise-count"],
  ]) {
    await page.goto("about:blank"); // a change after # alone loads nothing
    await page.goto(`analyse.html#${hash}`);
    await ready(page);
    await expect(page.locator(shown)).toBeVisible({ timeout: 30_000 });
    await expectToFit(page);
  }
});
