// The helpers of the board's tests: the bare board's page, and reading what it shows.
import { expect } from "./harness.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.js').BoardElement} Board */

const BARE = "www/board/example.html";

/** The page with a board and nothing else, ready to play; a new board where the page is open. @param {Page} page */
export async function openBoard(page) {
  if (!page.url().endsWith(BARE)) await page.goto(BARE);
  else await page.evaluate(renew);
  await onBoard(page, (board) => board.ready);
}

/** Puts a new board in the place of whatever a case has left. */
function renew() {
  document.documentElement.removeAttribute("style");
  for (const part of document.querySelectorAll("body > :not(main), main > :not(h1)")) part.remove();
  const board = document.createElement("plyground-board");
  board.setAttribute("keys", "page");
  document.querySelector("main")?.append(board);
}

/**
 * Runs a function in the page, with the board and one more value.
 * @template T, V
 * @param {Page} page
 * @param {(board: Board, value: V) => T} act
 * @param {V} [value]
 * @returns {Promise<Awaited<T>>}
 */
export async function onBoard(page, act, value) {
  const board = page.locator("plyground-board").first();
  return /** @type {any} */ (board.evaluate(/** @type {any} */ (act), value));
}

/** Shows the board and the page around it light or dark. @param {import('@playwright/test').Page} page @param {string} theme */
export const setTheme = (page, theme) =>
  onBoard(
    page,
    (board, name) => {
      board.setAttribute("theme", name);
      document.documentElement.style.colorScheme = name;
    },
    theme,
  );

/** A position to start from. @param {Page} page @param {string} position */
export const setUp = (page, position) =>
  onBoard(page, (board, to) => board.reset({ position: to, seed: 1n }), position);

/** @param {Page} page */
export const cellsOf = (page) => onBoard(page, (board) => board.state.cells);

/** The tiles as a visitor sees them, 0 for an empty cell; null while stand-ins still move. @param {Page} page */
export const shownCells = (page) =>
  onBoard(page, (board) => {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    if (root.querySelector(".ghost")) return null;
    return [...root.querySelectorAll(".cell")].map((cell) => {
      const tile = cell.querySelector(".tile");
      const seen = tile && getComputedStyle(tile).display !== "none";
      return seen ? Number(tile.textContent) : 0;
    });
  });

/** The picture shows the state. @param {Page} page */
export async function expectDrawn(page) {
  await expect.poll(() => shownCells(page)).toEqual(await cellsOf(page));
}

/** Four positions that keep coming up. */
export const positions = {
  /** One 2 in the middle: it can go anywhere. */
  free: "0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0",
  /** Up and down do nothing here. */
  stuckUp: "2,4,8,16,0,0,0,0,0,0,0,0,0,0,0,0",
  /** A move to the left makes 2048. */
  nearlyWon: "1024,1024,8,2,0,0,0,0,0,4,8,16,2,4,2,64",
  /** A move to the left is the last one, whatever the new tile is. */
  nearlyOver: "2,2,8,16,32,64,128,256,8,16,32,64,128,256,512,1024",
};
