// Marks that a page draws on its board: in each game's own names, until there are others, or another game.
import { onBoard, openBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').Mark} Mark */

const marked = onOnePage(openBoard);
test("a page draws marks on its board", marked.all);

/** Another game on the board. @param {Page} page @param {string} game */
const begin = (page, game) =>
  onBoard(
    page,
    async (board, game) => {
      await board.load(game);
      board.reset({ game });
    },
    game,
  );

/** What is wrong with marks, and the marks after it. @param {Page} page @param {unknown} marks */
const mark = (page, marks) =>
  onBoard(
    page,
    async (board, marks) => {
      const refusal = await board.mark(/** @type {any} */ (marks)).then(
        () => "",
        ({ message }) => message,
      );
      return { refusal, marks: board.marks };
    },
    marks,
  );

/** How far the middle of a mark is from that of a cell, in widths of the cell. @param {Page} page @param {string} part @param {string} cell its label begins so */
const distance = (page, part, cell) =>
  onBoard(
    page,
    (board, [part, cell]) => {
      const root = /** @type {ShadowRoot} */ (board.shadowRoot);
      const middle = (/** @type {Element | null | undefined} */ found) => {
        const { x, y, width, height } = /** @type {Element} */ (found).getBoundingClientRect();
        return [x + width / 2, y + height / 2, width];
      };
      const [x, y] = middle(root.querySelector(part));
      const [cx, cy, width] = middle(
        [...root.querySelectorAll(".cell")].find((one) => one.ariaLabel?.startsWith(cell)),
      );
      return Math.hypot(x - cx, y - cy) / width;
    },
    /** @type {const} */ ([part, cell]),
  );

for (const [game, cell, label, move] of [
  ["2048-3x5", "e1", "row 1 column 5", "left"],
  ["pentago", "b5", "b5", "e34L"],
  ["loa", "c4", "c4", "b1-b3"],
]) {
  marked(`${game}: marks stand on the cells that they name`, async (page) => {
    await begin(page, game);
    await expect(page.locator("plyground-board").locator(".cell").first()).toBeVisible();
    expect((await mark(page, [{ circle: cell }, { move }])).refusal).toBe("");
    expect(await distance(page, ".marks circle", label)).toBeLessThan(0.05);
    await mark(page, [{ text: "!?", at: cell, colour: "red" }]);
    expect(await distance(page, ".marks text", label)).toBeLessThan(0.25);
    await expect(page.getByRole("img", { name: `Marks: ${cell} !?` })).toBeVisible();
  });
}

marked("marks turn with a board that is turned, and their texts stay upright", async (page) => {
  await begin(page, "loa");
  await mark(page, [{ circle: "c4" }, { text: "A", at: "h8" }]);
  await onBoard(page, (board) => void (board.flipped = true));
  expect(await distance(page, ".marks circle", "c4")).toBeLessThan(0.05);
  expect(await distance(page, ".marks text", "h8")).toBeLessThan(0.25);
  await expect(page.locator(".marks text")).toHaveCSS("transform", "matrix(-1, 0, 0, -1, 0, 0)");
});

marked("a wrong mark is refused by its place and value, and those before stay", async (page) => {
  await begin(page, "loa");
  const before = [{ arrow: ["b1", "b3"], colour: "blue" }];
  await mark(page, before);
  for (const [marks, refusal] of /** @type {[unknown, string][]} */ ([
    [[{ circle: "c4" }, { arrow: ["z9", "a1"] }], 'marks[1].arrow[0]: "z9" is not a cell of loa'],
    [[{ move: "left" }], 'marks[0].move: "left" is not a move of loa'],
    [[{ circel: "c4" }], 'marks[0]: unknown option "circel" (options: arrow, circle, text, move, at, colour)'],
    [5, "marks: should be a list"],
  ])) {
    expect(await mark(page, marks)).toEqual({ refusal, marks: before });
    await expect(page.locator(".mark")).toHaveCount(1);
  }
  const told = await onBoard(page, (board) => {
    const told = new Promise((then) => board.addEventListener("error", (event) => then(event.detail.message)));
    board.marks = /** @type {any} */ ([{ circle: "i9" }]);
    return told;
  });
  expect(told).toBe('marks[0].circle: "i9" is not a cell of loa');
  expect((await mark(page, null)).marks).toEqual([]);
  await expect(page.locator(".marks")).toHaveCount(0);
});

marked("marks stay while the position changes, and go with the game", async (page) => {
  await begin(page, "loa");
  await onBoard(page, (board) => void (board.marks = [{ arrow: ["b1", "b3"] }]));
  await expect(page.locator(".mark")).toHaveCount(1);
  await onBoard(page, (board) => board.play("b1-b3"));
  await onBoard(page, (board) => board.reset());
  await expect(page.locator(".mark")).toHaveCount(1);
  // These are for the game that is loading.
  await onBoard(page, async (board) => {
    board.game = "pentago";
    await board.mark([{ move: "4L" }, { circle: "f6" }]);
  });
  await expect(page.locator(".mark")).toHaveCount(2);
  await begin(page, "2048");
  await expect(page.locator(".mark")).toHaveCount(0);
  expect(await onBoard(page, (board) => board.marks)).toEqual([]);
});

marked("marks of a page that were set before the board knew them are drawn", async (page) => {
  await page.evaluate(() => {
    const board = document.createElement("plyground-board");
    board.marks = [{ circle: "a1" }];
    document.querySelector("main")?.replaceChildren(board);
  });
  await expect(page.locator(".mark")).toHaveCount(1);
});

marked("marks that a template sets before the game that they are for wait until it has loaded", async (page) => {
  await page.reload(); // no game but the first is loaded
  await openBoard(page);
  await onBoard(
    page,
    (board) => void Object.assign(board, { marks: [{ move: "b1-b3" }, { circle: "h8" }], game: "loa" }),
  );
  await expect(page.getByRole("img", { name: "Marks: b1-b3, h8" })).toBeVisible();
});
