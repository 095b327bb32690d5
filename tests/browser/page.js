// The helpers of the page's tests: opening it, and asking its board.
import { expect } from "./harness.js";

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('../../www/types.d.ts').BoardElement} Board
 * @typedef {import('../../www/types.d.ts').TileState} TileState
 */

/** @param {Page} page @param {string} [hash] */
export async function open(page, hash = "") {
  await page.goto(`./${hash}`);
  await ready(page);
}

/** Leaves the page as its first visitor finds it: nothing stored, nothing held back, the usual window. @param {Page} page */
export async function forget(page) {
  if (page.url() === "about:blank") return;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("www/board/example.css"); // of the same site, without a script
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) if (!name.startsWith("plyground-build-")) await caches.delete(name);
    for (const { name } of await indexedDB.databases())
      await new Promise((done) => {
        const request = indexedDB.deleteDatabase(name ?? "");
        request.onsuccess = request.onerror = request.onblocked = done;
      });
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null, media: null });
}

/** @param {Page} page */
export const ready = (page) => expect(page.locator("body")).toHaveClass(/is-ready/);

/** Starts the experiment in the form of the lab, once it says how long that takes. @param {Page} page */
export async function startRun(page) {
  await expect(page.locator("#setup-time")).toHaveText(/^(?!Measuring|$)/, { timeout: 30_000 });
  await page.locator("#start").click();
}

/** @param {Page} page */
export const boardOf = (page) => page.locator("#board");

/** @param {Page} page */
export const stateOf = (page) =>
  boardOf(page).evaluate((board) => /** @type {TileState} */ (/** @type {Board} */ (board).state));

/** @param {Page} page */
export const paramsOf = (page) => boardOf(page).evaluate((board) => /** @type {Board} */ (board).params);

/** Where each part of the page's side stands: its tab, and what unfolds it there. @type {Record<string, {tab: string, unfolds?: string}>} */
const PARTS = {
  thinking: { tab: "engine", unfolds: "expert" },
  player: { tab: "engine" },
  autoplay: { tab: "engine", unfolds: "watching" },
  share: { tab: "moves" },
  game: { tab: "game" },
  position: { tab: "game", unfolds: "editor" },
};

/** Shows a part of the page's side. @param {Page} page @param {string} name */
export async function openPanel(page, name) {
  const { tab, unfolds } = PARTS[name];
  await page.locator(`#tab-${tab}`).click();
  if (unfolds) await page.locator(`#${unfolds}`).evaluate((part) => part.setAttribute("open", ""));
  if (name === "share") await expect(page.locator("#replay-speed option")).not.toHaveCount(0); // its script is there
  if (name !== "player") return;
  if ((await page.locator("#tune").getAttribute("aria-expanded")) !== "true") await page.locator("#tune").click();
  await expect(page.locator("#tuning")).toBeVisible();
  await page.locator("#all-settings").evaluate((part) => part.setAttribute("open", ""));
}

/** Opens the sheet for a new game, from the tab of the game where the button starts one at once. @param {Page} page */
export async function openSheet(page) {
  const sheet = page.locator("#new-game-sheet");
  if (await sheet.isVisible()) return sheet;
  if ((await page.locator("body").getAttribute("data-game")) === "2048") {
    await openPanel(page, "game");
    await page.locator("#change-rules").click();
  } else await page.locator("#new-game").click();
  await expect(sheet).toBeVisible();
  return sheet;
}

/**
 * Starts a new game by the sheet, as a visitor does.
 * @param {Page} page
 * @param {{opponent?: string, level?: number, side?: string, clock?: string, rules?: string, name?: string}} [choices]
 */
export async function startGame(page, { opponent, level, side, clock, rules, name } = {}) {
  const sheet = await openSheet(page);
  const choose = (/** @type {string} */ group, /** @type {string} */ value) =>
    sheet.locator(`label:has(input[name=${group}][value=${value}])`).click();
  if (opponent) await choose("opponent", opponent);
  if (level) await sheet.locator("#level-slider").fill(String(level));
  if (side) await choose("side", side);
  if (clock !== undefined) await sheet.locator("#new-game-clock").selectOption(clock);
  if (rules) await sheet.locator("#game-preset").selectOption({ label: rules });
  if (name) await sheet.locator("#new-game-name").fill(name);
  await sheet.locator("#start-game").click();
  await expect(sheet).toBeHidden();
}

/** Opens everything that unfolds, at once: the page may take some away. @param {Page} page */
export const unfold = (page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });

/** A game of which every spawn is known, with some moves made by key. @param {Page} page @param {string[]} keys */
export async function playKnownGame(page, keys = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowUp", "ArrowLeft"]) {
  await boardOf(page).evaluate((board) => /** @type {Board} */ (board).reset({ seed: 1n }));
  for (const key of keys) await page.keyboard.press(key);
}

/** @param {Page} page @param {string} position */
export const setPosition = (page, position) =>
  boardOf(page).evaluate((board, given) => /** @type {Board} */ (board).reset({ position: given }), position);

/** The notice that says this. @param {Page} page @param {string | RegExp} words */
export const notice = (page, words) => page.locator("#notices .notice").filter({ hasText: words });

/** Puts words into storage before the page first looks. @param {Page} page @param {string} key @param {string} words */
export const remember = (page, key, words) =>
  page.addInitScript(
    ([name, saved]) => {
      if (location.protocol.startsWith("http")) localStorage.setItem(`plyground/1/${name}`, saved); // not on about:blank
    },
    [key, words],
  );

/** Holds files back. Answers what lets them go. @param {Page} page @param {RegExp} files */
export async function hold(page, files) {
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(undefined)));
  await page.route(files, async (route) => (await held, route.continue()));
  return release;
}

/** Makes the page put what it copies into `window.copied`. @param {Page} page */
export const catchCopies = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (/** @type {string} */ words) => void Reflect.set(window, "copied", words) },
    });
  });

/** @param {Page} page @returns {Promise<string>} */
export const copied = (page) => page.evaluate(() => Reflect.get(window, "copied"));

/** Nothing can be kept in the browser, from before the page first looks. @param {Page} page */
export const forbidStorage = (page) =>
  page.addInitScript(() => {
    for (const name of ["getItem", "setItem", "removeItem"]) {
      Reflect.set(Storage.prototype, name, () => {
        throw new DOMException("forbidden", "SecurityError");
      });
    }
  });

/** Storage has no room left for anything, from before the page first looks; what it holds can be read. @param {Page} page */
export const fillStorage = (page) =>
  page.addInitScript(() => {
    Reflect.set(Storage.prototype, "setItem", () => {
      throw new DOMException("full", "QuotaExceededError");
    });
  });
