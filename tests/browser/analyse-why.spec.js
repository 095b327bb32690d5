// Why a move is played: the line on the board, features where they look, the history of the search, and what its switches save.
import { expectToFit } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { forget, hold, open, ready } from "./page.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** X overlooks a win, then O lets X win. */
const LOST = "pentago.1..b21L_c22L_e51L_c63L_c11R_f63R_a13R_b13R_d4";
const LOA = "loa.1..b1-b3_h4-f2_b8-b6";

const board = (/** @type {import('@playwright/test').Page} */ page) => page.locator("plyground-board");
/** @param {import('@playwright/test').Page} page @param {(board: Board) => unknown} of */
const stateOf = (page, of) =>
  board(page).evaluate((one, words) => new Function("board", `return (${words})(board)`)(one), of.toString());

/** @param {import('@playwright/test').Page} page @param {string} words */
async function look(page, words) {
  await page.goto(`analyse.html#${words}`);
  await ready(page);
  await page.getByRole("tab", { name: "Position" }).click();
  await expect(page.locator("#why-best")).not.toBeEmpty({ timeout: 30_000 });
}

const told = onOnePage(forget);
test("why a move is played: its line, its features, its search", told.all);

told("from a lost game to its first mistake, played right, in two clicks", async (page) => {
  await open(page, `#record=${LOST}&players=human,human`);
  await page.locator("#end").getByRole("link", { name: "Review" }).click();
  await page.getByRole("button", { name: "Try move 8 again" }).click({ timeout: 60_000 });
  await expect(page.locator("#retry-words")).toContainText("Find a better move than b13R");
  await stateOf(page, (board) => board.play("d41R"));
  await expect(page.locator("#retry-words")).toContainText("Right");
});

told("the expected line plays on the board, forth and back", async (page) => {
  await look(page, `record=${LOA}&ply=2`);
  const plies = page.locator("#why-line button");
  await expect(plies.nth(1)).toBeVisible();
  const before = await stateOf(page, (board) => board.position);
  const moves = await plies.allTextContents();
  await plies.nth(1).click();
  await expect.poll(() => stateOf(page, (board) => board.state.ply)).toBe(4);
  expect(await stateOf(page, (board) => board.moves(2, 4))).toEqual(moves.slice(0, 2));
  await expect(plies.nth(1)).toHaveAttribute("aria-pressed", "true");
  await plies.nth(0).click();
  await expect.poll(() => stateOf(page, (board) => board.state.ply)).toBe(3);
  await expect(page.getByText("You are exploring a line.")).toBeVisible();
  // A move there is refused in words.
  await expect(page.locator("#retry-words")).toBeHidden();
  await stateOf(page, (board) => board.play(board.state.legal[0]));
  await expect(page.getByText("Moves are judged in the game only.")).toBeVisible();
  // By keys back to before the line, and on: that is the game again.
  await board(page).focus();
  for (let i = 0; i < 2; i++) await page.keyboard.press("Control+z");
  await expect(plies).not.toHaveText(moves);
  await page.keyboard.press("Control+y");
  await expect(plies).toHaveText(moves);
  // So do the buttons, step by step, and the way back in one.
  await plies.nth(0).click();
  const [back, forth] = ["Previous", "Next"].map((name) => page.getByRole("button", { name, exact: true }));
  await forth.click();
  await expect(plies.nth(1)).toHaveAttribute("aria-pressed", "true");
  for (let i = 0; i < 2; i++) await back.click();
  await expect.poll(() => stateOf(page, (board) => board.position)).toBe(before);
  await expect(page.getByText("You are exploring a line.")).toBeHidden();
  await plies.nth(1).click();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect.poll(() => stateOf(page, (board) => board.position)).toBe(before);
  await forth.click();
  await expect.poll(() => stateOf(page, (board) => board.record)).toBe(LOA);
});

told("a line of 2048 plays with the tiles that it expects", async (page) => {
  await look(page, "record=2048.1.1.1123000000000000.");
  await page.locator("#why-line button").first().click();
  const [move, tile] = ((await page.locator("#why-line button").first().textContent()) ?? "").split(" ");
  await expect.poll(() => stateOf(page, (board) => board.state.ply)).toBe(1);
  expect(move && tile).toMatch(/^[a-d][1-4]=[24]$/);
  await expect(page.locator("#why-line button").first()).toHaveAttribute("aria-pressed", "true");
});

told("the best move stands beside the one that was played, in columns that add up", async (page) => {
  await look(page, "record=loa.1..f1-f3_h7-h1&ply=0");
  await expect(page.locator("#why-best")).toContainText(/^Black played f1-f3\b/, { timeout: 30_000 });
  const columns = await page.locator("#why-features tr").evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll("td")].map((cell) => {
        const words = cell.textContent ?? "";
        return Number(words.replaceAll(",", "").replace("−", "-"));
      }),
    ),
  );
  const sum = columns.pop() ?? [];
  expect(columns.length).toBeGreaterThan(0);
  for (const [at, whole] of sum.entries()) {
    const parts = columns.reduce((all, row) => all + row[at], 0);
    expect(Math.abs(parts - whole)).toBeLessThan(0.01 * columns.length + 0.001 * Math.abs(whole)); // they are rounded
  }
});

told("a feature shows on the board where it looks, and a move how it goes", async (page) => {
  await look(page, "record=loa.1..f1-f3_h7-h1&ply=0");
  const marks = page.locator(".marks span");
  const shower = page.locator("#why-features button").first();
  await shower.focus();
  await expect(marks).not.toHaveCount(0);
  const [mark, frame] = await Promise.all([marks.first().boundingBox(), board(page).boundingBox()]);
  expect(mark?.x).toBeGreaterThan(frame?.x ?? Infinity);
  await page.locator("#why-moves button").first().focus();
  await expect(marks).toHaveCount(0);
  await expect(board(page).locator('.mark[data-colour="blue"]')).toHaveCount(1);
  await page.getByRole("tab", { name: "Position" }).focus();
  await expect(board(page).locator('.mark[data-colour="blue"]')).toHaveCount(0);
});

test("tuples of the learned player are drawn on their cells @long", async ({ page }) => {
  test.setTimeout(120_000);
  await look(page, "record=2048.1.1.1123000000000000.&judge=learned");
  await page.locator("#why-features button").first().focus({ timeout: 60_000 });
  await expect(page.locator(".marks span")).toHaveCount(6);
});

told("the search tells its history, its counts, and what its switches save", async (page) => {
  await look(page, `record=${LOA}&ply=2&effort=50000`);
  await page.getByText("The search, depth by depth").click();
  await expect(page.locator("#history-chart svg")).toBeVisible();
  const column = (/** @type {number} */ n) => page.locator(`#history-rows td:nth-child(${n})`).allTextContents();
  const numbers = async (/** @type {number} */ n) =>
    (await column(n)).map((words) => Number(words.replaceAll(",", "")));
  const depths = await numbers(1);
  expect(depths.length).toBeGreaterThan(2);
  expect(depths).toEqual(depths.map((_, i) => i + 1));
  expect(await numbers(4)).toEqual((await numbers(4)).toSorted((a, b) => a - b));

  // A search that goes on when another is asked for leaves nothing in the table.
  await page.getByRole("tab", { name: "Tree" }).click();
  for (const depth of ["6", "2"]) {
    await page.locator("#tree-depth").selectOption(depth);
    await page.getByRole("button", { name: "How much does each optimisation save?" }).click();
  }
  await expect(page.locator("#savings-status")).toContainText("2 plies ahead", { timeout: 60_000 });
  await expect(page.locator("#savings-rows tr", { hasText: "Nothing" })).toHaveCount(1);
  const row = page.locator("#savings-rows tr", { hasText: "Alpha-beta pruning" });
  expect(Number(await row.locator("td").nth(1).textContent())).toBeGreaterThan(1.5);

  await page.getByRole("button", { name: "Search and draw" }).click();
  await page.getByText("Counts of each iteration").click();
  await expect(page.locator("#tree-counts-rows tr")).toHaveCount(2);
  await expect(page.locator("#tree-counts-head")).toContainText("Beta cut-off");
});

test("the chart of the search goes with its position", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-25T12:00:00Z") });
  await look(page, `record=${LOA}&ply=2&effort=50000`);
  await page.clock.pauseAt(new Date("2026-11-25T13:00:00Z"));
  await page.getByText("The search, depth by depth").click();
  const chart = page.locator("#history-chart svg");
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(chart).toBeVisible({ timeout: 100 });
  }).toPass();
  await chart.evaluate((one) => one.setAttribute("data-before", ""));
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await page.clock.runFor(200);
  await expect(page.locator("#why")).toHaveJSProperty("inert", false, { timeout: 30_000 });
  await expect(page.locator("#history-chart [data-before]")).toHaveCount(0);
});

test.describe("weights that do not arrive", () => {
  test.use({ allowErrors: true });
  test("take what was said of another game away, and come with a later question", async ({ page }) => {
    await look(page, `record=${LOA}&ply=2`);
    await expect(page.locator("#why-line button").first()).toBeVisible();
    await page.route(/\.weights$/, (route) => route.abort());
    await page.evaluate(() => (location.hash = "record=2048.1.1.0100000000001000.d1l5r2dalfr8&judge=learned"));
    await expect(page.locator("#error")).not.toBeEmpty({ timeout: 60_000 });
    await expect(page.locator("#player")).toHaveValue("learned"); // so that another one can be chosen
    await expect(page.locator("#why-best")).toBeEmpty();
    await expect(page.locator("#why-line button")).toHaveCount(0);
    await expect(page.locator("#review-status")).toBeEmpty({ timeout: 60_000 });
    await page.getByRole("tab", { name: "Tree" }).click();
    await page.getByRole("button", { name: "Search and draw" }).click();
    await expect(page.locator("#tree-status")).toBeEmpty({ timeout: 60_000 });
    await page.unroute(/\.weights$/);
    await page.getByRole("button", { name: "Previous", exact: true }).click();
    await expect(page.locator("#why-best")).toContainText(/best/i, { timeout: 60_000 });
    await expect(page.locator("#error")).toBeEmpty();
  });

  test("let the next move be judged, and count", async ({ page }) => {
    await page.route(/\.weights$/, (route) => route.abort());
    await page.goto("analyse.html#record=2048.1.1.0100000000001000.d1l5r2dalfr8&ply=2&judge=learned&exercise=1");
    await ready(page);
    await expect(page.locator("#error")).not.toBeEmpty({ timeout: 60_000 });
    await page.unroute(/\.weights$/);
    await stateOf(page, (board) => board.play(board.state.legal[0]));
    await expect(page.locator("#exercise-count")).toContainText("1 question answered", { timeout: 60_000 });
  });
});

test.describe("a worker that comes late", () => {
  test.use({ allowErrors: true });
  test("says what it thinks of the position", async ({ page }) => {
    const arrive = await hold(page, /lab\/pkg\/plyground_bg\.wasm/);
    await page.clock.install();
    await page.goto(`analyse.html#record=${LOA}&ply=2`);
    await ready(page);
    await page.clock.runFor(35_000);
    await expect(page.locator("#error")).not.toBeEmpty();
    arrive();
    await expect(page.locator("#why-best")).toContainText(/best/i, { timeout: 60_000 });
    await expect(page.locator("#error")).toBeEmpty();
  });
});

told("a search that runs out of positions claims no ratio", async (page) => {
  await look(page, "record=pentago.1..b21L_c22L&ply=2&judge=alpha-beta");
  await page.getByRole("tab", { name: "Tree" }).click();
  await page.locator("#tree-depth").selectOption("10");
  await page.getByRole("button", { name: "How much does each optimisation save?" }).click();
  await expect(page.locator("#savings-rows tr").nth(1)).toContainText("–", { timeout: 60_000 });
  await expect(page.locator("#savings-rows tr").nth(1)).toContainText("over a million");
});

told("where nothing is searched no ratio is claimed", async (page) => {
  await look(page, `record=${LOST}&judge=alpha-beta`);
  await expect(page.locator("#why-best")).toContainText("over");
  await page.getByRole("tab", { name: "Tree" }).click();
  await page.locator("#tree-depth").selectOption("1");
  await page.getByRole("button", { name: "How much does each optimisation save?" }).click();
  await expect(page.locator("#savings-status")).toContainText("1 ply ahead", { timeout: 60_000 });
  const row = page.locator("#savings-rows tr", { hasText: "Alpha-beta pruning" });
  await expect(row.locator("td")).toHaveText(["0", "–"]);
});

test("what is new fits on a phone @phone", async ({ page }) => {
  await look(page, `record=${LOA}&ply=2`);
  await page.getByText("The search, depth by depth").click();
  await expect(page.locator("#history-chart svg")).toBeVisible();
  await page.locator("#why-features button").first().click();
  await page.locator("#why-line button").last().click();
  await page.getByRole("tab", { name: "Tree" }).click();
  await page.locator("#tree-depth").selectOption("2");
  await page.locator("#tree-record").click();
  await expect(page.locator("#tree-place")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "How much does each optimisation save?" }).click();
  await expect(page.locator("#savings-status")).toContainText("plies ahead", { timeout: 60_000 });
  await expectToFit(page);
});
