// The helpers of the tests of matches by link: two people, each with a browser of their own.
import { onBoard } from "./board-table.js";
import { test as base, expect } from "./harness.js";
import { catchCopies, copied, open, ready, startGame } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.js').TileState} TileState */

/** Two people, who share nothing but what they send. @type {import('@playwright/test').TestType<{people: Page[]}, {}>} */
export const test = base.extend({
  people: async ({ browser, baseURL }, use) => {
    const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL, reducedMotion: "reduce" })));
    const pages = await Promise.all(contexts.map((context) => context.newPage()));
    for (const page of pages) await catchCopies(page);
    await use(pages);
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Begins a match, as a visitor does. @param {Page} page @param {string} game */
export async function begin(page, game) {
  await open(page, `?game=${game}`);
  await startGame(page, { opponent: "link" });
  await expect(card(page)).toBeVisible();
}

/** @param {Page} page */
export const card = (page) => page.locator("#match");

/** @param {Page} page */
export const title = (page) => card(page).locator(".match-title");

/** Copies the link that the page shows. @param {Page} page */
export async function take(page) {
  await page.evaluate(() => Reflect.deleteProperty(window, "copied"));
  const shown = await page.locator("#match-link").inputValue();
  await page.locator("#match-copy").click();
  await expect.poll(() => copied(page)).toBe(shown);
  return shown;
}

/** Opens a link as a click in a messenger does: afresh. @param {Page} page @param {string} link */
export async function follow(page, link) {
  await page.goto("about:blank");
  await page.goto(link);
  await ready(page);
}

/** Plays a move as keys and pointers do. @param {Page} page @param {string} move */
export const play = (page, move) => onBoard(page, (board, move) => board.play(move), move);

/** Plays a game of one side to its end, always by the legal move of that number, or the last. @param {Page} page @param {number} number */
export const playOut = (page, number) =>
  onBoard(
    page,
    (board, number) => {
      while (!board.state.over) board.play(board.state.legal[number] ?? board.state.legal[0]);
      return /** @type {TileState} */ (board.state);
    },
    number,
  );

/** @param {Page} page */
export const recordOf = (page) => onBoard(page, (board) => board.record);
