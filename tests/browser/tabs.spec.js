// Several tabs of one visitor: each plays its own game, and none takes from the browser what another keeps there.
import { readFile } from "node:fs/promises";
import { onBoard } from "./board-table.js";
import { expect, test } from "./harness.js";
import { card, recordOf } from "./match.js";
import { boardOf, notice, open, openPanel, ready } from "./page.js";
import { hole } from "./pentago.js";

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

test("closed tabs come back: the game played last first, then the other", async ({ context }) => {
  const [one, other] = [await tabOf(context), await tabOf(context)];
  const second = await play(other, 2n);
  const first = await play(one, 1n);
  await play(other, 4n);
  const last = await recordOf(other);
  expect(last).not.toBe(second);
  for (const page of [one, other]) await page.close();
  const next = await tabOf(context);
  expect(await recordOf(next)).toBe(last);
  await expect(told(next)).toHaveCount(0);
  const more = await tabOf(context);
  expect(await recordOf(more)).toBe(first);
  await expect(told(more)).toBeVisible();
});

test("a duplicated tab plays a second game", async ({ context }) => {
  const one = await tabOf(context);
  const first = await play(one, 1n);
  const memory = await one.evaluate(() => ({ ...sessionStorage }));
  const copy = await context.newPage();
  await copy.addInitScript((memory) => {
    if (!sessionStorage.length) Object.assign(sessionStorage, memory);
  }, memory);
  await open(copy);
  await expect(told(copy)).toBeVisible();
  const second = await play(copy, 2n);
  for (const page of [one, copy]) await reload(page);
  expect([await recordOf(one), await recordOf(copy)]).toEqual([first, second]);
});

test("tabs with different games leave each other alone", async ({ context }) => {
  const one = await tabOf(context);
  const first = await play(one, 1n);
  const other = await tabOf(context, "?game=pentago#players=human,human");
  const second = await play(other, 2n);
  for (const page of [one, other]) {
    await expect(told(page)).toHaveCount(0);
    await reload(page);
  }
  expect([await recordOf(one), await recordOf(other)]).toEqual([first, second]);
  // The second game of the same kind begins where a tab turns to it.
  await other.getByRole("link", { name: "2048" }).click();
  await expect(told(other)).toBeVisible();
  await play(other, 3n);
  await other.getByRole("link", { name: "Pentago" }).click();
  await expect(other).toHaveTitle(/Pentago/);
  expect(await recordOf(other)).toBe(second);
  await reload(one);
  expect(await recordOf(one)).toBe(first);
});

test("a link that names the rules in another way leaves a tab its game", async ({ context }) => {
  const one = await tabOf(context);
  await play(one, 1n);
  const other = await tabOf(context);
  const second = await play(other, 2n);
  await other.evaluate(() => void (location.hash = "#game=2048-4x4"));
  await expect.poll(() => other.url()).not.toContain("4x4");
  expect(await recordOf(other)).toBe(second);
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

test("the end of a game at one board stays while another tab has a clock", async ({ context }) => {
  const [one, other] = [await tabOf(context, "?game=pentago"), await tabOf(context, "?game=pentago")];
  for (const page of [one, other]) {
    await openPanel(page, "match");
    await onBoard(page, (board) => board.play(board.state.legal[0]));
  }
  await one.locator("#table-resign").click();
  await one.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(one.locator("#status-line")).toContainText("wins");
  await other.locator("#table-clock").selectOption("5+3");
  await Promise.all([one, other].map(keep));
  await reload(one);
  await expect(one.locator("#status-line")).toContainText("wins");
  await openPanel(one, "match");
  await expect(one.locator("#table-clock")).toHaveValue("");
});

test("puzzles that two tabs solve both count", async ({ context }) => {
  const lines = (await readFile("www/puzzles/pentago.txt", "utf8")).split("\n").map((line) => line.split(" "));
  const wins = lines.filter(([kind, moves, , solution]) => `${kind}.${moves}` === "win.1" && solution.length === 2);
  const pages = [];
  for (const [, , , , ...position] of wins.slice(0, 2)) {
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(
      `puzzles.html#${new URLSearchParams({ game: "pentago", kind: "win.1", position: position.join(" ") })}`,
    );
    await ready(page);
    pages.push(page);
  }
  for (const [at, page] of pages.entries()) {
    await hole(page, wins[at][3]).click();
    await expect(page.locator("#told")).toHaveText("Solved at the first try!");
  }
  await expect(pages[1].locator("#solved")).toContainText("2 of ");
  await reload(pages[0]);
  await expect(pages[0].locator("#solved")).toContainText("2 of ");
  await expect(pages[0].locator("#streak")).toHaveText("2");
});

test("the page keeps the game that a file put in its place", async ({ context }) => {
  const one = await tabOf(context);
  const first = await play(one, 1n);
  const text = await one.evaluate(() => localStorage.getItem("plyground/1/game"));
  const second = await play(one, 2n);
  const statistics = await context.newPage();
  await statistics.goto("statistics.html");
  await ready(statistics);
  await statistics.evaluate((text) => localStorage.setItem("plyground/1/game", String(text)), text);
  await expect(told(one)).toBeVisible();
  await keep(one);
  expect(await boardOf(await tabOf(context)).evaluate((board) => Reflect.get(board, "record"))).toBe(first);
  await reload(one);
  expect(await recordOf(one)).toBe(second);
});
