// The game of docs/adding-a-game.md on a board and in the page: nothing in src or www but the list names it.
import AxeBuilder from "@axe-core/playwright";
import { onBoard, openBoard } from "../../tests/browser/board-table.js";
import { expect, test } from "../../tests/browser/harness.js";
import { open, openPanel, ready } from "../../tests/browser/page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.js').DuelState} DuelState */

const EMPTY = "......./......./......./......./......./.......";
/** X wins by d. */
const THREE = "......./......./......./......./ooo..../xxx....";

/** A board and nothing else, for two people. @param {Page} page @param {string} [position] */
async function openFour(page, position) {
  await openBoard(page);
  await onBoard(
    page,
    async (board, position) => {
      await board.load("connect-four");
      board.reset(position ? { game: "connect-four", position } : { game: "connect-four" });
    },
    position,
  );
}

/** @param {Page} page */
const stateOf = (page) => onBoard(page, (board) => /** @type {DuelState} */ (board.state));

/** A cell by its name. @param {Page} page @param {string} name */
const cell = (page, name) => page.getByRole("gridcell", { name: new RegExp(`^${name}:`) });

/** The discs as a visitor sees them, rows from the top. @param {Page} page */
const shown = (page) =>
  onBoard(page, (board) => {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    const discs = [...root.querySelectorAll(".disc")].map((disc) => {
      const seen = disc instanceof HTMLElement && getComputedStyle(disc).display !== "none";
      return seen ? disc.dataset.side : ".";
    });
    return (discs.join("").match(/.{7}/g) ?? []).join("/");
  });

/** The picture shows the state. @param {Page} page */
async function expectDrawn(page) {
  const { position } = await stateOf(page);
  await expect.poll(() => shown(page)).toBe(position.slice(0, EMPTY.length));
}

test("on a board: discs fall by click and by key", async ({ page }) => {
  await openFour(page);
  await cell(page, "d6").click();
  await expect(cell(page, "d1")).toHaveAccessibleName("d1: Red");
  await page.locator("plyground-board").focus();
  await page.keyboard.press("4");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  const { position } = await stateOf(page);
  expect(position).toBe(`${EMPTY.slice(0, 32)}...o.../..xx... o`);
  await expectDrawn(page);
  await page.keyboard.press("u");
  expect((await stateOf(page)).ply).toBe(2);
  await expectDrawn(page);
});

test("the end is marked, told and can be taken back", async ({ page }) => {
  await openFour(page, THREE);
  await page.locator("plyground-board").focus();
  await page.keyboard.press("4");
  expect((await stateOf(page)).outcome).toBe("x");
  const marked = await onBoard(page, (board) =>
    [...(board.shadowRoot?.querySelectorAll(".disc[data-deciding]") ?? [])].map(
      (disc) => disc.parentElement?.ariaLabel,
    ),
  );
  expect(marked).toEqual(["a1: Red", "b1: Red", "c1: Red", "d1: Red"]);
  await expect(page.getByRole("status")).toContainText("Red wins. Four in a row");
  await page.getByRole("button", { name: "Take back" }).click();
  expect((await stateOf(page)).over).toBe(false);
});

test("a full column and a wrong position are refused", async ({ page }) => {
  await openFour(page);
  await onBoard(page, (board) => board.reset({ record: "connect-four.1..a_a_a_a_a_a" }));
  await cell(page, "a3").click();
  await expect(page.getByRole("status")).toContainText("That move is not possible.");
  const refused = await onBoard(
    page,
    (board, position) => {
      try {
        board.reset({ position });
      } catch (error) {
        return /** @type {Error} */ (error).message;
      }
    },
    `x${EMPTY.slice(1)}`,
  );
  expect(refused).toBe("position, cell a6: the disc has nothing below it");
});

test("a hint marks where the best disc comes to lie", async ({ page }) => {
  await openFour(page, THREE);
  await page.locator("plyground-board").focus();
  await page.keyboard.press("i");
  await expect
    .poll(() => onBoard(page, (board) => board.shadowRoot?.querySelector(".cell[data-hint]")?.ariaLabel))
    .toBe("d1: empty");
  await expect(page.getByRole("status")).toContainText("Best move: d.");
  await page.keyboard.press("b");
  await expect(page.getByRole("status")).toContainText("a, from below: Red, Yellow. b, from below: Red, Yellow.");
});

test("a click while autoplay thinks for the side of the computer ends autoplay, and is no move", async ({ page }) => {
  await openFour(page);
  await onBoard(page, (board) => {
    Object.assign(board, { limits: { movetime: 60_000 }, players: "human,ai" });
    board.play("d");
    board.autoplay = true;
  });
  await cell(page, "a3").click();
  expect((await stateOf(page)).ply).toBe(1);
  expect(await onBoard(page, (board) => board.autoplay)).toBe(false);
});

test("two players play a game to its end", async ({ page }) => {
  await openFour(page);
  await onBoard(page, (board) => {
    board.limits = { nodes: 500 };
    board.pace = 0;
    board.autoplay = true;
  });
  await expect.poll(async () => (await stateOf(page)).over, { timeout: 30_000 }).toBe(true);
  await expectDrawn(page);
});

test("in the page: the game is offered, played against the computer and kept", async ({ page }) => {
  await open(page, "#game=connect-four&movetime=60&players=human,ai");
  await expect(page).toHaveTitle(/Connect Four/);
  await expect(page.getByRole("link", { name: "Connect Four" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("gridcell").nth(38).click();
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  const before = await stateOf(page);
  await page.reload();
  await ready(page);
  expect(await stateOf(page)).toEqual(before);
  // Unbundled style sheets have imports: axe would preload them in a style element, which the page's policy forbids.
  const axe = new AxeBuilder({ page: /** @type {any} */ (page) }).options({ preload: false });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test("in the page: a position is set up, and the help says the rules", async ({ page }) => {
  await open(page, "#game=connect-four&players=human,human&movetime=60");
  await openPanel(page, "position");
  await expect(page.locator("#editor-help")).toContainText("Red begins");
  await page.locator("#editor-clear").click();
  await page.getByRole("button", { name: "g1: empty" }).click();
  await expect(page.locator("#editor-text")).toHaveValue(`${EMPTY.slice(0, -1)}x`);
  await page.locator("#editor-text").fill(`${THREE} x`.replaceAll("/", "\n"));
  await page.locator("#editor-best").click();
  await expect(page.locator("#editor-answer")).toContainText("d");
  await page.locator("#editor-play").click();
  await expect.poll(async () => (await stateOf(page)).position).toBe(`${THREE} x`);
  await page.locator("#board").focus();
  await page.keyboard.press("?");
  await expect(page.locator("#help-how")).toContainText("Four of yours in a row win");
  await expect(page.locator("#help-keys")).toContainText("Choose a column");
});
