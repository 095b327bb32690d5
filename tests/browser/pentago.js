// The helpers of the tests of Pentago's board.
import { onBoard, openBoard } from "./board-table.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.js').BoardElement} Board */
/** @typedef {import('../../www/types.js').DuelState} DuelState */

/** The page with a board of Pentago and nothing else, for two people. @param {Page} page */
export async function openPentago(page) {
  await openBoard(page);
  await onBoard(page, async (board) => {
    await board.load("pentago");
    board.reset({ game: "pentago" });
  });
}

/** @param {Page} page @param {string} name such as c3 */
export const hole = (page, name) => {
  const number = 6 * (Number(name[1]) - 1) + name.charCodeAt(0) - 97;
  return page.locator("plyground-board").first().locator(`#hole-${number}`);
};

/** The arrow of a turn such as 4L. @param {Page} page @param {string} turn */
export const arrow = (page, turn) => page.locator("plyground-board").first().locator(`button[data-turn="${turn}"]`);

/** @param {Page} page */
export const duelOf = (page) => onBoard(page, (board) => /** @type {DuelState} */ (board.state));

/** The marbles as a visitor sees them, row by row. @param {Page} page */
export const shownMarbles = (page) =>
  onBoard(page, (board) => {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    return Array.from({ length: 36 }, (_, hole) => {
      const marble = root.querySelector(`#hole-${hole} .marble`);
      const seen = marble instanceof HTMLElement && getComputedStyle(marble).display !== "none";
      return seen ? (marble.dataset.side ?? "?").toUpperCase() : ".";
    }).join("");
  });

/** Four X in the first row, X to move: e1 wins. */
export const FOUR = "XXXX..............O.OO....O.........";
