// The review of a game: its verdicts, its mistakes in a list, and a mistake that is played again.
import { expectAccessibleInThemes, expectToFit } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { boardOf, forget, open, openPanel, playKnownGame, ready } from "./page.js";

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

/** The row of a ply in the list. @param {import('@playwright/test').Page} page @param {number} ply */
const rowOf = (page, ply) => page.locator(`#judgements [data-ply="${ply}"]`);

test("a game is reviewed by itself, with a chart and the mistakes of the side that lost @first", async ({ page }) => {
  await review(page, LOST);
  await expect(page.locator("#headline")).toContainText("Blue made");
  await expect(page.locator("#course-title")).toHaveText("Blue’s winning chances");
  await expect(page.locator("#review-chart svg")).toHaveAttribute("role", "img");
  await expect(page.locator("#accuracy")).toHaveText(/^Accuracy \d+%$/);
  const plies = page.locator("#judgements li").evaluateAll((rows) => rows.map((row) => Number(row.dataset.ply)));
  expect((await plies).every((ply) => ply % 2 === 0)).toBe(true);
  await expect(page.locator("#review-chart .course-mark")).toHaveCount((await plies).length);
  await expect(rowOf(page, COSTLY.ply)).toContainText(/\?\?Move 8, b13R\d+% → 0%Try again/);

  await page.getByLabel("Both sides").check();
  await page.getByLabel("All moves").check();
  await expect(page.locator("#judgements li")).toHaveCount(9);
  await expect(page.locator("#headline")).toContainText(/Yellow made .* Blue made/);
  await expect(page.locator("#accuracy")).toHaveText(/^Accuracy Yellow \d+%, Blue \d+%$/);
});

test("who comes from a board is told of the own side, by the verdict on each move", async ({ page }) => {
  await page.goto(`analyse.html#record=${LOST}&player=strong&ply=6`);
  await ready(page);
  await expect(page.locator("#headline")).toContainText("You played a13R", { timeout: 30_000 });
  await expect(page.locator("#course-title")).toHaveText("Your winning chances");
  await expect(board(page).locator(".mark")).toHaveCount(2);
  await expect(board(page).locator('.mark[data-colour="red"]')).toHaveCount(1);
  await expect(page.locator("#review-status")).toHaveText("9 moves analysed", { timeout: 60_000 });
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.locator("#headline")).toContainText("Blue played b13R");
  await page.getByRole("button", { name: "Next mistake" }).click(); // after the last the first again
  await expect(page.locator("#headline")).toContainText("You played");
  await expect(page.locator('#judgements li[aria-current="true"]')).toHaveCount(1);
  // The chart leads to the moves too.
  const chart = page.locator("#review-chart");
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  await chart.click({ position: { x: (width * 8) / 9, y: height / 2 } });
  expect(await plyOf(page)).toBe(7);
});

test("the list has one row in the order of Tab, and arrow keys go on", async ({ page }) => {
  await review(page, LOST);
  await page.getByLabel("Both sides").check();
  await page.getByLabel("All moves").check();
  await expect(page.locator('#judgements .look[tabindex="0"]')).toHaveCount(1);
  await rowOf(page, 1).locator(".look").focus();
  for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  expect(await plyOf(page)).toBe(2);
  await page.keyboard.press("End");
  await expect(rowOf(page, 9).locator(".look")).toBeFocused();
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
  await expect(page.locator("#why-best")).toContainText(/best/i);
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

test("the list of mistakes stands once the review has ended", async ({ page }) => {
  await page.goto("analyse.html");
  await ready(page);
  // The items of the list as it ended: a press that began on a button must end on it.
  await page.evaluate(() => {
    const ended = () => {
      if (!/^9 moves analysed/.test(document.getElementById("review-status")?.textContent ?? "")) return;
      Reflect.set(window, "items", [...document.querySelectorAll("#judgements li")]);
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

looked("without a game there is a field, an example, and the game on the board", async (page) => {
  await page.goto("analyse.html");
  await ready(page);
  await expect(page.locator("#game")).toBeHidden();
  await expect(page.locator("#offers a")).toHaveCount(1);
  await page.getByRole("link", { name: /example/ }).click();
  await expect(page.locator("#review-status")).toHaveText("9 moves analysed", { timeout: 60_000 });
  await open(page, "#game=2048");
  await playKnownGame(page);
  await page.goto("analyse.html");
  await ready(page);
  await page.getByRole("link", { name: /Your game: 2048/ }).click();
  await expect(page).toHaveURL(/player=/);
  await expect(board(page)).toBeVisible();
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
  await rowOf(page, COSTLY.ply).locator(".look").click();
  await expect(page.locator("#retry")).toBeHidden();
  await expect(page.locator("#headline")).toContainText("Blue played b13R");
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

test("who reads the list meanwhile has the whole list at the end @long", async ({ page }) => {
  await page.goto(`analyse.html#record=${RANDOM}&effort=50000`);
  await ready(page);
  await page.locator("#judgements .look").first().focus();
  await expect(page.locator("#review-status")).toContainText(" of 60");
  await expect(page.locator("#review-status")).toHaveText("60 moves analysed", { timeout: 60_000 });
  const marks = await page.locator("#review-chart .course-mark").count();
  await expect(page.locator("#judgements li")).toHaveCount(marks);
  expect(await page.evaluate(() => document.activeElement?.closest("#judgements") !== null)).toBe(true);
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

looked("values of the moves: the best first, then all, one row in the order of Tab", async (page) => {
  await review(page, `${LOST}&ply=2`);
  await page.getByRole("tab", { name: "Position" }).click();
  await expect(page.locator("#why-best")).toContainText(/best/i);
  const rows = page.locator("#why-moves li");
  await expect(rows).toHaveCount(8); // the move that was played is among them
  await expect(page.locator('#why-moves li[aria-current="true"]')).toContainText("e51L");
  await page.getByRole("button", { name: "All 272 moves" }).click();
  await expect(rows).toHaveCount(272);
  await expect(page.locator('#why-moves [tabindex="0"]')).toHaveCount(1);
  await rows.first().getByRole("button").focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1).getByRole("button")).toBeFocused();
  await expect(board(page).locator('.mark[data-colour="blue"]')).toHaveCount(1);
});

looked("a game of 2048 is reviewed by the usual player of its board", async (page) => {
  await review(page, "2048.1.1.0100000000001000.d1l5r2dalfr8");
  await page.getByLabel("All moves").check();
  await expect(page.locator("#judgements li")).toHaveCount(6);
  await expect(page.locator("#player option:checked")).toHaveText("Expectimax");
  // The other learned players play on boards of other sizes.
  for (const id of ["player", "pair-one"]) await expect(page.locator(`#${id} [value^=learned]`)).toHaveCount(1);
});

looked("the page leads here with the game in hand", async (page) => {
  await open(page, `#record=${LOST}&ply=5`);
  await openPanel(page, "share");
  await page.getByRole("link", { name: /review this game/i }).click();
  await ready(page);
  await expect(page).toHaveURL(/analyse\.html#.*record=pentago/);
  await expect.poll(() => plyOf(page)).toBe(5);
  expect(await boardOf(page).count()).toBe(0);
});

looked("what is no game is refused in words", async (page) => {
  await page.goto("analyse.html");
  await ready(page);
  await expect(page.locator("#game")).toBeHidden();
  await page.getByLabel("Game or link").fill("pentago.1..zz");
  await page.getByRole("button", { name: "Analyse", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("This is not a valid game.");
});

test("axe finds nothing, in both themes", async ({ page }) => {
  await review(page, LOST);
  await expectAccessibleInThemes(page);
});

test("on a phone the board comes into sight with the move that is looked at @phone", async ({ page }) => {
  await review(page, LOST);
  const board = page.locator("plyground-board");
  await page.evaluate(() => scrollBy(0, 2000));
  await expect(board).not.toBeInViewport({ ratio: 0.9 });
  await page.locator("#judgements .look").last().click();
  await expect(board).toBeInViewport({ ratio: 0.99 }); // a part of a pixel may be cut
  await page.getByRole("tab", { name: "Position" }).click();
  await page.locator("#why-line button").first().click();
  await expect(board).toBeInViewport({ ratio: 0.99 }); // a part of a pixel may be cut
});

test("on a phone nothing is wider than the screen @phone", async ({ page }) => {
  await review(page, LOST);
  await expectToFit(page);
  await page.goto("about:blank"); // a change after # alone loads nothing
  await page.goto(`analyse.html#record=${LOST}&ply=6&exercise=2`);
  await ready(page);
  await expect(page.locator("#exercise-words")).toBeVisible({ timeout: 30_000 });
  await expectToFit(page);
});
