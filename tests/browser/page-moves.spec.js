// The list of the moves of a game.
import { onBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { boardOf, forget, open, openPanel, setPosition, stateOf } from "./page.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./page.js").Board} Board */

/** Plays the first legal move again and again. @param {Page} page @param {number} plies */
const playOn = (page, plies) =>
  boardOf(page).evaluate((element, count) => {
    const board = /** @type {Board} */ (element);
    board.players = "human,human";
    for (let ply = 0; ply < count && !board.state.over; ply++) board.play(board.state.legal[0]);
    return board.moves();
  }, plies);

const list = (/** @type {Page} */ page) => page.locator("#move-list");
const current = (/** @type {Page} */ page) => list(page).locator("[aria-current]");

const listed = onOnePage(forget);
test("the list of the moves of a game", listed.all);

for (const [game, hash, arrows] of /** @type {const} */ ([
  ["2048", "?game=2048", { up: "↑", right: "→", down: "↓", left: "←" }],
  ["Pentago", "?game=pentago", {}],
  ["Lines of Action", "?game=loa", {}],
])) {
  listed(`${game}: a click on a move goes there, and later moves stay`, async (page) => {
    await open(page, hash);
    await openPanel(page, "share");
    const moves = await playOn(page, 9);
    expect(moves).toHaveLength(9);
    const shown = (/** @type {string} */ move) => Object.entries(arrows).find(([word]) => word === move)?.[1] ?? move;
    await expect(current(page)).toHaveText(shown(moves[8]));
    await expect(current(page)).toHaveAccessibleName(/^Move 9: /);
    await list(page).getByRole("button", { name: "Move 6:" }).click();
    await expect.poll(() => stateOf(page)).toMatchObject({ ply: 6, plies: 9 });
    await expect(current(page)).toHaveText(shown(moves[5]));
    await expect(list(page).getByRole("button", { name: "Move 7:" })).toHaveAttribute("data-undone");
  });
}

listed("keys go through the moves, and play none", async (page) => {
  await open(page);
  await openPanel(page, "share");
  await playOn(page, 14);
  await current(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => stateOf(page)).toMatchObject({ ply: 13, plies: 14 });
  await expect(current(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => stateOf(page)).toMatchObject({ ply: 7, plies: 14 });
  await page.keyboard.press("Home");
  await expect.poll(() => stateOf(page)).toMatchObject({ ply: 0, plies: 14 });
  await expect(current(page)).toHaveText("Start");
  await page.keyboard.press("End");
  await expect.poll(() => stateOf(page)).toMatchObject({ ply: 14, plies: 14 });
});

listed("a long game shows the rows in view only", async (page) => {
  await open(page);
  await openPanel(page, "share");
  await onBoard(page, (board) => board.reset({ seed: 7n }));
  const { length } = await playOn(page, 120);
  expect(length).toBeGreaterThan(60);
  await expect(current(page)).toBeInViewport();
  expect(await list(page).getByRole("button").count()).toBeLessThan(60);
  await list(page).evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(list(page).getByRole("button", { name: "Move 1:" })).toBeInViewport();
});

listed("a position with the second side to move begins in the second column", async (page) => {
  await open(page, "?game=pentago");
  await openPanel(page, "share");
  await setPosition(page, `X${".".repeat(35)}`);
  await playOn(page, 2);
  const row = list(page).locator(".move-row").nth(1);
  await expect(row).toContainText("…");
  await expect(row.getByRole("button")).toHaveCount(1);
});
