// Several tabs of one visitor in a real browser, with its locks and its way back. What each keeps is in tests/core.
import { onBoard } from "./board-table.js";
import { expect, test } from "./harness.js";
import { recordOf } from "./match.js";
import { notice, open, ready } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

/** A tab with the page. @param {BrowserContext} context @param {string} [address] */
async function tabOf(context, address = "") {
  const page = await context.newPage();
  await open(page, address);
  return page;
}

/** Plays a game that no other seed plays, until it is kept. @param {Page} page @param {bigint} seed */
async function play(page, seed) {
  await onBoard(page, (board, seed) => board.reset({ seed }), seed);
  for (let ply = 0; ply < 6; ply += 1) await onBoard(page, (board) => board.play(board.state.legal[0]));
  await keep(page);
  return recordOf(page);
}

/** Has the page keep its game, as when it is hidden. @param {Page} page */
const keep = (page) =>
  page.evaluate(() => {
    Reflect.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "hidden");
  });

/** @param {Page} page */
async function reload(page) {
  await page.reload();
  await ready(page);
}

/** The browser has no locks, as for pages without HTTPS. @param {BrowserContext} context */
const withoutLocks = (context) =>
  context.addInitScript(() => void Object.defineProperty(navigator, "locks", { value: undefined }));

const told = (/** @type {Page} */ page) => notice(page, "its own game");

for (const [how, prepare] of /** @type {const} */ ([
  ["", async () => {}],
  [" without locks", withoutLocks],
]))
  test(`a second tab plays a second game, and reloads in any order keep both${how}`, async ({ context }) => {
    test.slow();
    await prepare(context);
    const one = await tabOf(context);
    const first = await play(one, 1n);
    const other = await tabOf(context);
    const second = await play(other, 2n);
    expect(second).not.toBe(first);
    await expect(told(how ? one : other)).toBeVisible();
    for (const page of [one, other, other, one]) await reload(page);
    await Promise.all([other, one].map(reload));
    expect(await recordOf(one)).toBe(first);
    expect(await recordOf(other)).toBe(second);
    // Each goes on with its own.
    const third = await play(one, 3n);
    await reload(other);
    await reload(one);
    expect([await recordOf(one), await recordOf(other)]).toEqual([third, second]);
    for (const page of [one, other]) await expect(told(page)).toHaveCount(0);
  });

test("a tab that comes back from the way-back cache leaves another its game", async ({ context }) => {
  const one = await context.newPage();
  // It hears nothing meanwhile.
  await one.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation()));
  await open(one);
  const first = await play(one, 1n);
  await one.evaluate(() => void dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  const other = await tabOf(context);
  expect(await recordOf(other)).toBe(first);
  const second = await play(other, 2n);
  await Promise.all([
    one.waitForEvent("load"),
    one.evaluate(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
  ]);
  await ready(one);
  await expect(told(one)).toBeVisible();
  const third = await play(one, 3n);
  for (const page of [other, one]) await reload(page);
  expect([await recordOf(one), await recordOf(other)]).toEqual([third, second]);
});
