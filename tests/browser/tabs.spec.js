import { onBoard } from "./board-table.js";
import { expect, test } from "./harness.js";
import { card, recordOf } from "./match.js";
import { notice, open, openPanel, ready } from "./page.js";

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

const told = (/** @type {Page} */ page) => notice(page, "second game");

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

test("matches of two tabs are all kept, each on its own board", async ({ context }) => {
  const pages = [await tabOf(context, "?game=pentago"), await tabOf(context, "?game=pentago")];
  for (const page of pages) {
    await openPanel(page, "match");
    await page.locator("#match-begin").click();
    await expect(card(page)).toBeVisible();
  }
  for (const [at, page] of pages.entries()) {
    await onBoard(page, (board, at) => board.play(board.state.legal[at]), at);
    await keep(page);
  }
  const records = await Promise.all(pages.map(recordOf));
  for (const page of pages) {
    await reload(page);
    await expect(card(page)).toContainText("Send your move");
    await openPanel(page, "match");
    await expect(page.locator("#match-list li")).toHaveCount(2);
  }
  expect(await Promise.all(pages.map(recordOf))).toEqual(records);
});

test("matches of two kinds in two tabs give back the seats of both", async ({ context }) => {
  const pages = [await tabOf(context, "?game=pentago"), await tabOf(context, "?game=loa")];
  for (const page of pages) {
    await openPanel(page, "match");
    await page.locator("#match-begin").click();
    await expect(card(page)).toBeVisible();
  }
  for (const page of pages) {
    await card(page).getByRole("button", { name: "Leave this game" }).click();
    await expect(card(page)).toBeHidden();
    expect(await onBoard(page, (board) => board.players)).toBe("human,ai");
  }
});

test("a match that one tab leaves stays on the board of another", async ({ context }) => {
  const one = await tabOf(context, "#match=abcd1234&record=pentago.1..a13L&x=Ann");
  await expect(card(one)).toContainText("Your turn");
  await keep(one);
  const other = await tabOf(context, "?game=pentago");
  await openPanel(other, "match");
  await other.locator("#match-list button").first().click();
  await expect(card(other)).toContainText("Your turn");
  await other.locator("#new-game").click();
  await other.getByRole("dialog").getByRole("button", { name: "New game" }).click();
  await expect(card(other)).toBeHidden();
  await reload(one);
  await expect(card(one)).toContainText("Your turn");
});

test("what one tab has erased does not come back with a change in another", async ({ context }) => {
  const one = await tabOf(context, "#match=abcd1234&record=pentago.1..a13L&x=Ann");
  await expect(card(one)).toContainText("Your turn");
  const other = await tabOf(context, "?game=2048");
  const best = () => other.evaluate(() => JSON.parse(localStorage.getItem("plyground/1/best") ?? "{}").hand);
  await onBoard(other, (board) => board.reset({ position: "512,512,0,0,512,512,0,0,0,0,0,0,0,0,0,0" }));
  await onBoard(other, (board) => board.play(board.state.legal[0]));
  await onBoard(other, (board) => board.reset());
  await keep(other);
  expect(await best()).toBe(2048);
  const statistics = await context.newPage();
  await statistics.goto("statistics.html");
  await ready(statistics);
  await statistics.locator("#erase").click();
  await statistics.locator("#confirm-yes").click();
  await expect(statistics.locator("#file-status")).toHaveText("Nothing is kept any more.");
  await onBoard(one, (board) => board.play(board.state.legal[0]));
  await expect(card(one)).toBeHidden();
  expect(await one.evaluate(() => localStorage.getItem("plyground/1/match"))).not.toContain("abcd1234");
  await onBoard(other, (board) => board.play(board.state.legal[0]));
  await keep(other);
  expect(await best()).toBeLessThan(2048);
});

test("a match has its card when its game comes back to the board", async ({ context }) => {
  const page = await tabOf(context, "?game=pentago");
  await openPanel(page, "match");
  await page.locator("#match-begin").click();
  await expect(card(page)).toBeVisible();
  await onBoard(page, (board) => board.play(board.state.legal[0]));
  await keep(page);
  await open(page, "?game=loa");
  await expect(card(page)).toBeHidden();
  await page.getByRole("link", { name: "Pentago" }).click();
  await expect(card(page)).toContainText("Send your move");
});
