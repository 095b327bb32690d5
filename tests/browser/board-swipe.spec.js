// Swipes by a real finger: a phone in Chromium.

import { expectDrawn, onBoard, openBoard, positions, setUp } from "./board-table.js";
import { expect, test } from "./harness.js";
import { swipe } from "./touch.js";

test.beforeEach(async ({ page }) => {
  await openBoard(page);
  await page.evaluate(() => {
    document.body.style.minHeight = "3000px"; // something to scroll
    const main = document.querySelector("main");
    if (main) main.style.paddingBlock = "60px";
  });
});

test("@phone swipes move and do not scroll", async ({ page }) => {
  const box = await page.locator("plyground-board").boundingBox();
  if (!box) throw new Error("no board");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const [dx, dy, cell] of [
    [0, -90, 1],
    [90, 12, 7],
    [-8, 90, 13],
    [-90, 0, 4],
  ]) {
    await setUp(page, positions.free);
    await swipe(page, middle, { x: middle.x + dx, y: middle.y + dy });
    expect(await onBoard(page, (board, at) => [board.state.ply, board.state.cells[at]], cell)).toEqual([1, 2]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectDrawn(page);
  }
});

test("@phone swipes beside the board count where the page says so", async ({ page }) => {
  const box = await page.locator("plyground-board").boundingBox();
  if (!box) throw new Error("no board");
  const below = { x: box.x + box.width / 2, y: box.y + box.height + 40 }; // a finger aims at what is near
  const up = { x: below.x, y: below.y - 90 };
  await setUp(page, positions.free);
  await onBoard(page, (board) => board.setAttribute("swipe-area", "main"));
  await swipe(page, below, up);
  expect(await onBoard(page, (board) => [board.state.ply, board.state.cells[1]])).toEqual([1, 2]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const inside = { x: below.x, y: box.y + 60 };
  await setUp(page, positions.free);
  await swipe(page, inside, { x: inside.x + 90, y: inside.y });
  expect(await onBoard(page, (board) => board.state.ply)).toBe(1); // heard by one of them, not by both
  await onBoard(page, (board) => board.removeAttribute("swipe-area"));
  await setUp(page, positions.free);
  await swipe(page, below, up);
  expect(await onBoard(page, (board) => board.state.ply)).toBe(0);
});

test("@phone a tap is no move, and buttons on the board can be tapped", async ({ page }) => {
  await setUp(page, positions.nearlyOver);
  await page.locator("plyground-board").tap();
  expect(await onBoard(page, (board) => board.state.ply)).toBe(0);
  await onBoard(page, (board) => board.play("left"));
  await page.getByRole("button", { name: "New game" }).tap();
  expect(await onBoard(page, (board) => board.state.over)).toBe(false);
});
