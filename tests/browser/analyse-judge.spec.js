// The judge of a game: the player of the board, by the visitor's settings, or another one that is chosen.
import { expect, onOnePage, test } from "./harness.js";
import { forget, open, openPanel, ready } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

/** The lowest level of Pentago in a link. */
const WEAK = "noise=1900&level-nodes=300&openings=0";

const GAME = "2048.1.1.1123000000000000.";

/** The value of the position without a search, by the weights that judge. @param {Page} page */
async function staticValue(page) {
  const words = (await page.locator("#why-more").textContent()) ?? "";
  return Number(/At first sight (−?[\d,.]+);/.exec(words)?.[1].replaceAll(",", "").replace("−", "-"));
}

/** Follows the link from the board. @param {Page} page */
async function analyse(page) {
  await openPanel(page, "share");
  await page.locator("#analyse").click();
  await page.waitForURL(/analyse\.html/);
  await ready(page);
}

/** The judge that is chosen. @param {Page} page */
const judge = (page) => page.locator("#player option:checked");

const judged = onOnePage(forget);
test("who judges a game", judged.all);

judged("the judge is the player of the board, by the visitor's weights", async (page) => {
  await open(page, `#record=${GAME}&empty=2000`);
  await analyse(page);
  await expect(page).toHaveURL(/empty=2000/);
  await expect(judge(page)).toHaveText("Expectimax, custom");
  await expect(page.locator("#why-more")).toContainText("At first sight ", { timeout: 30_000 });
  const tuned = await staticValue(page);

  await page.locator("#player").selectOption("expectimax");
  await expect(page).toHaveURL(/judge=expectimax/);
  await expect.poll(() => staticValue(page)).toBeLessThan(tuned); // each empty cell is worth less
  await page.reload();
  await ready(page);
  await expect(judge(page)).toHaveText("Expectimax");
  await page.locator("#player").selectOption("own");
  await expect(page).not.toHaveURL(/judge=/);
  await expect.poll(() => staticValue(page)).toBe(tuned);
});

judged("the usual player of a board judges where nothing is set, and a level at full strength", async (page) => {
  /** @type {string[]} */
  const loaded = [];
  page.on("request", (request) => request.url().includes(".weights") && loaded.push(request.url()));
  await open(page, `#record=${GAME}`);
  await analyse(page);
  await expect(judge(page)).toHaveText("Expectimax");
  await page.goto("about:blank");
  await open(page, `#record=pentago.1..b21L_c22L&${WEAK}`);
  await analyse(page);
  await expect(judge(page)).toHaveText("Strong, Level 1 at full strength");
  await expect(page.locator("#why-more")).not.toBeEmpty({ timeout: 30_000 });
  const nodes = /([\d,]+) positions/.exec((await page.locator("#why-more").textContent()) ?? "")?.[1];
  expect(Number(nodes?.replaceAll(",", ""))).toBeGreaterThan(300);
  expect(loaded).toEqual([]);
});

judged("where the board plays at random the usual judge looks at the game", async (page) => {
  await open(page, `#record=${GAME}&player=random`);
  await analyse(page);
  await expect(page).toHaveURL(/player=random/);
  await expect(page.locator("#why-best")).toContainText(/best/i, { timeout: 30_000 });
  await expect(judge(page)).not.toHaveText("");
  await page.goto("about:blank");
  await page.goto("analyse.html#record=loa.1..b1h1&player=random");
  await ready(page);
  await expect(judge(page)).not.toHaveText("");
  await expect(page.locator("#review-status")).toHaveText("1 move analysed", { timeout: 30_000 });
});

judged("another judge goes into the address of the game on the board alone", async (page) => {
  const address = `#record=${GAME}&player=greedy`;
  await page.goto(`analyse.html${address}`);
  await ready(page);
  const other = "2048.1.1.1120000000000000.";
  await page.locator("#record").fill(other);
  await page.locator("#open button").click();
  const board = page.locator("plyground-board");
  await expect.poll(() => board.evaluate((/** @type {any} */ board) => board.record)).toBe(other);
  await page.locator("#player").selectOption("mcts");
  expect(new URL(page.url()).hash).toBe(address);

  // A game of the address again: each change is told.
  await page.evaluate((hash) => void (location.hash = hash), `${address}&effort=2000`);
  await expect.poll(() => board.evaluate((/** @type {any} */ board) => board.record)).toBe(GAME);
  for (const id of ["mcts", "expectimax"]) {
    await page.locator("#player").selectOption(id);
    await expect(page).toHaveURL(new RegExp(`player=greedy&effort=2000&judge=${id}$`));
  }
});
