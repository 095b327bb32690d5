// The helpers of the tests of Lines of Action's board.
import { onBoard, openBoard } from "./board-table.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.js').DuelState} DuelState */

/** The page with a board of Lines of Action and nothing else, for two people. @param {Page} page */
export async function openLoa(page) {
  await openBoard(page);
  await onBoard(page, async (board) => {
    await board.load("loa");
    board.reset({ game: "loa" });
  });
}

/** @param {Page} page @param {string} name such as c3 */
export const square = (page, name) => {
  const number = 8 * (8 - Number(name[1])) + name.charCodeAt(0) - 97;
  return page.locator("plyground-board").first().locator(`#square-${number}`);
};

/** @param {Page} page */
export const duelOf = (page) => onBoard(page, (board) => /** @type {DuelState} */ (board.state));

/** The men as a visitor sees them, rank by rank from the eighth. @param {Page} page */
export const shownMen = (page) =>
  onBoard(page, (board) => {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    const ranks = Array.from({ length: 8 }, (_, rank) =>
      Array.from({ length: 8 }, (_, file) => {
        const man = root.querySelector(`#square-${8 * rank + file} .man`);
        const seen = man instanceof HTMLElement && getComputedStyle(man).display !== "none";
        return seen ? (man.dataset.side ?? "?") : ".";
      }).join(""),
    );
    return ranks.join("/");
  });

/** The names of the squares that an attribute marks. @param {Page} page @param {string} attribute */
export const marked = (page, attribute) =>
  onBoard(
    page,
    (board, name) => {
      const cells = [...(board.shadowRoot?.querySelectorAll(`.cell[${name}]`) ?? [])];
      return cells
        .map((cell) => cell.getAttribute("aria-label")?.slice(0, 2))
        .sort()
        .join(" ");
    },
    attribute,
  );
