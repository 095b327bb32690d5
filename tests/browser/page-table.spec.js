// Two sides at one board: clocks, resigning, a draw, and a board that is turned.
import { expectAccessibleInThemes } from "./access.js";
import { onBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { square } from "./loa.js";
import { forget, notice, open, ready, startGame, stateOf } from "./page.js";
import { hole } from "./pentago.js";

/** @typedef {import('@playwright/test').Page} Page */

const status = (/** @type {Page} */ page) => page.locator("#status-line");
const clockOf = (/** @type {Page} */ page, /** @type {string} */ side) => page.locator(`#side-${side} [role=timer]`);
const play = (/** @type {Page} */ page, /** @type {string} */ move) =>
  onBoard(page, (board, move) => board.play(move), move);

/** @param {Page} page @param {string} hash */
async function openTable(page, hash) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, hash);
}

const seated = onOnePage(forget);
test("two sides at one board: turned, resigned, drawn", seated.all);

seated("a turned board is played by pointer and by keys, and stays turned", async (page) => {
  for (const [game, from, to, move] of [
    ["loa", "b1", "b3", "b1-b3"],
    ["pentago", "a1", "", ""],
  ]) {
    await openTable(page, `#game=${game}&players=human,human`);
    const place = game === "loa" ? square : hole;
    const before = await place(page, from).boundingBox();
    await page.getByRole("button", { name: "Flip board" }).click();
    await expect.poll(async () => (await place(page, from).boundingBox())?.y).not.toBe(before?.y);
    const [board, after] = [await page.locator("#board").boundingBox(), await place(page, from).boundingBox()];
    if (!before || !after || !board) throw new Error("nothing is shown");
    // Half a turn: as far from the right as it was from the left. The edges of the boards differ a little.
    expect(Math.abs(board.x + board.width - after.x - after.width - (before.x - board.x))).toBeLessThan(2);
    await place(page, from).click();
    if (to) await place(page, to).click();
    if (move) expect((await stateOf(page)).ply).toBe(1);
    // Arrow keys lead as they look on the screen.
    await page.locator("#board").focus();
    if (!move) await page.keyboard.press("Escape"); // takes the marble back
    const cursor = async () => (await page.locator("#board [data-cursor]").boundingBox())?.x ?? 0;
    const start = await cursor();
    const [key, way] = move ? ["ArrowRight", 1] : ["ArrowLeft", -1];
    await page.keyboard.press(key);
    expect(Math.sign((await cursor()) - start)).toBe(way);
    await page.reload();
    await ready(page);
    expect(await onBoard(page, (board) => board.flipped)).toBe(true);
  }
  // The other kind of game has its own side up.
  await open(page, "#game=2048");
  await expect.poll(() => onBoard(page, (board) => board.flipped)).toBe(false);
});

seated("a dragged man follows the pointer on a turned board", async (page) => {
  await openTable(page, "#game=loa&players=human,human");
  await page.getByRole("button", { name: "Flip board" }).click();
  await square(page, "b1").scrollIntoViewIfNeeded();
  const [from, to] = [await square(page, "b1").boundingBox(), await square(page, "b3").boundingBox()];
  if (!from || !to) throw new Error("nothing is shown");
  const middle = (/** @type {{x: number, y: number, width: number, height: number}} */ box) => [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ];
  const [[x, y], [endX, endY]] = [middle(from), middle(to)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + endX) / 2, (y + endY) / 2);
  await page.mouse.move(endX, endY);
  const man = await square(page, "b1").locator(".man").boundingBox();
  expect(Math.abs((man?.y ?? 0) + (man?.height ?? 0) / 2 - endY)).toBeLessThan(3);
  await page.mouse.up();
  await expect.poll(async () => (await stateOf(page)).ply).toBe(1);
});

seated("a side resigns, of two people the one to move, and the game stays ended", async (page) => {
  await openTable(page, "#game=pentago&players=human,human");
  for (const id of ["resign", "offer-draw"]) await expect(page.locator(`#${id}`)).toBeHidden();
  await play(page, "a13L");
  await expect(page.locator("#side-o-state")).toHaveText("to move");
  await page.locator("#undo").click(); // a look back
  await page.locator("#resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(status(page)).toHaveText("Yellow wins. Blue resigned.");
  await expect(page.locator("#side-x-state")).toHaveText("won");
  await expect(page.locator("#side-o-state")).toHaveText("");
  await expect(page.locator("#resign")).toBeHidden();
  await expect(page.locator("#board")).toBeFocused();
  expect(await play(page, "b13L")).toBe(false);
  await page.reload();
  await ready(page);
  await expect(status(page)).toHaveText("Yellow wins. Blue resigned.");
  await startGame(page);
  // The same move in another game.
  expect(await play(page, "a13L")).toBe(true);
  await expect(status(page)).not.toContainText("resigned");
  expect(await play(page, "b13L")).toBe(true);
  // Both agree on a draw.
  await page.locator("#offer-draw").click();
  await page.getByRole("dialog").getByRole("button", { name: "Draw" }).click();
  await expect(status(page)).toHaveText("Draw. Both sides agreed.");
  await page.locator("#autoplay").click(); // of another game, as after any end
  await expect(status(page)).not.toContainText("Draw");
});

seated("against the computer one resigns, and it declines an early draw", async (page) => {
  await openTable(page, "#game=loa&nodes=200&pace=0");
  await play(page, "g1-g3");
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  await page.locator("#offer-draw").click();
  await expect(notice(page, "only just begun")).toBeVisible();
  await page.locator("#undo").click(); // a look back
  await page.locator("#resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(status(page)).toHaveText("The computer won. You resigned.");
  // The game counts as lost, once.
  const counted = () => page.evaluate(() => localStorage.getItem("plyground/1/statistics"));
  await expect.poll(counted).toContain('"games":1,');
  await page.reload();
  await ready(page);
  await expect(status(page)).toHaveText("The computer won. You resigned.");
  await expect.poll(counted).toContain('"games":1,"wins":0,"draws":0,"losses":1,');
});

seated("a computer that tells the share of the points takes no draw where it is ahead", async (page) => {
  const moves = ["a13L", "f63L", "b13L", "f53L", "d13L", "f33L", "e13L", "a63L", "a33L", "d63L"];
  await openTable(page, `#record=pentago.1..${moves.join("_")}&player=mcts`);
  const offer = (/** @type {number} */ value) =>
    onBoard(
      page,
      (board, value) => {
        // Earlier it was even.
        board.think = async () => ({
          ...{ value: board.state.ply < board.state.plies ? 0.5 : value, exact: null, move: null },
          ...{ depth: 1, nodes: 1, ms: 1, moves: [], pv: [] },
        });
        document.getElementById("offer-draw")?.click();
      },
      value,
    );
  await page.locator("#undo").click(); // a look back
  await offer(0.4);
  await expect(notice(page, "declines your draw offer")).toBeVisible();
  await offer(0.5);
  await expect(status(page)).toHaveText("Draw. The computer accepts your draw offer.");
});

test("two people with a clock get no help from the engine, and the cards keep their height", async ({ page }) => {
  await openTable(page, "#game=pentago&players=human,human");
  const height = async () => (await page.locator("#side-x").boundingBox())?.height;
  const before = await height();
  await expect(page.locator("#hint")).toBeVisible();
  await startGame(page, { clock: "5+3" });
  for (const id of ["hint", "autoplay", "step"]) await expect(page.locator(`#${id}`)).toBeHidden();
  await expect(page.getByText("No engine help in a game against a person.")).toBeVisible();
  for (const key of ["i", "p", "."]) await page.keyboard.press(key);
  await play(page, "a13L");
  expect((await stateOf(page)).plies).toBe(1);
  expect(await onBoard(page, (board) => board.autoplay)).toBe(false);
  expect(await height()).toBe(before);
  await startGame(page, { clock: "" });
  await expect(page.locator("#hint")).toBeVisible();
});

test("a clock runs for the side to move, survives a reload, and its flag ends the game", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-25T12:00:00Z") });
  await openTable(page, "#game=pentago&players=human,human");
  await startGame(page, { clock: "1+1" });
  for (const side of ["x", "o"]) await expect(clockOf(page, side)).toHaveText("1:00");
  await play(page, "a13L");
  await expect(clockOf(page, "x")).toHaveText("1:01");
  await page.clock.runFor(30_000);
  await expect(clockOf(page, "o")).toHaveText(/0:(29|30)/);
  await expect(clockOf(page, "x")).toHaveText("1:01");
  await page.reload();
  await ready(page);
  await expect(clockOf(page, "o")).toHaveText(/0:(28|29|30)/);
  await expect(clockOf(page, "x")).toHaveText("1:01");
  await play(page, "b13L");
  await expect(clockOf(page, "o")).toHaveText(/0:(29|30|31)/);
  await page.clock.runFor(62_000);
  await expect(clockOf(page, "x")).toHaveText("0.0");
  await expect(status(page)).toHaveText("Blue wins. Yellow ran out of time.");
  expect(await play(page, "c13L")).toBe(false);
  // A new game has all its time.
  await startGame(page);
  for (const side of ["x", "o"]) await expect(clockOf(page, side)).toHaveText("1:00");
  // So has one that is opened.
  await play(page, "a13L");
  await page.clock.runFor(20_000);
  await expect(clockOf(page, "o")).toHaveText(/0:(39|40)/);
  await onBoard(page, (board) => board.reset({ record: "pentago.1..a13L_f63L" }));
  await expect(clockOf(page, "o")).toHaveText("1:00");
  // Another game has its own clock: none.
  await open(page, "#game=loa");
  await expect(clockOf(page, "x")).toBeHidden();
});

test("a clock stops where a side resigns, and the result stays", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-25T12:00:00Z") });
  await openTable(page, "#game=pentago&players=human,human");
  await startGame(page, { clock: "1+1" });
  await play(page, "a13L");
  await page.locator("#resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(status(page)).toHaveText("Yellow wins. Blue resigned.");
  await page.clock.runFor(70_000);
  await expect(clockOf(page, "o")).toHaveText(/^(0:5\d|1:00)$/);
  await expect(status(page)).toHaveText("Yellow wins. Blue resigned.");
});

test("a flag that falls while a side is asked whether it resigns decides the game", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-25T12:00:00Z") });
  await openTable(page, "#game=pentago&players=human,human");
  await startGame(page, { clock: "1+1" });
  await play(page, "a13L");
  await page.locator("#resign").click();
  const resign = page.getByRole("dialog").getByRole("button", { name: "Resign" });
  await expect(resign).toBeVisible();
  await page.clock.runFor(62_000);
  await expect(status(page)).toHaveText("Yellow wins. Blue ran out of time.");
  await resign.click();
  await expect(resign).toBeHidden();
  await expect(status(page)).toHaveText("Yellow wins. Blue ran out of time.");
});

test("times are those of their game after another game was opened, or looked at", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-25T12:00:00Z") });
  await openTable(page, "#game=pentago&players=human,human");
  await startGame(page, { clock: "1+1" });
  await play(page, "a13L");
  await page.clock.runFor(20_000);
  await page.locator('#games a[data-game="loa"]').click();
  await expect(page.locator("body")).toHaveAttribute("data-game", "loa");
  await page.clock.runFor(2000);
  await page.locator('#games a[data-game="pentago"]').click();
  await expect(page.locator("body")).toHaveAttribute("data-game", "pentago");
  await expect(clockOf(page, "o")).toHaveText(/0:(38|39|40)/);
  await page.evaluate(() => void (location.hash = "#record=pentago.1..a23L_f63L"));
  await page.getByRole("button", { name: "View only" }).click();
  await expect(clockOf(page, "o")).toBeHidden();
  await page.clock.runFor(2000);
  await page.getByRole("button", { name: "Back to my game" }).click();
  await expect(clockOf(page, "o")).toHaveText(/0:(37|38|39|40)/);
});

test("the computer's time stands still while the visitor looks back", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-25T12:00:00Z") });
  await openTable(page, "#game=pentago&pace=0&movetime=60000");
  await startGame(page, { clock: "1+1" });
  await onBoard(page, (board) => {
    board.play("a13L");
    board.undo(); // at once: a slow machine would let the computer answer before
  });
  await page.clock.runFor(70_000);
  await expect(clockOf(page, "o")).toHaveText(/^(0:5\d|1:00)$/);
  await expect(status(page)).not.toContainText("time");
});

seated("the computer keeps to its clock", async (page) => {
  await openTable(page, "#game=loa&pace=0&movetime=5000");
  const movetime = () => onBoard(page, (board) => board.limits.movetime);
  await startGame(page, { clock: "1+1" });
  await play(page, "g1-g3");
  // A share of a minute and most of the increment, not five seconds.
  expect(await movetime()).toBeLessThan(3200);
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  await expect(clockOf(page, "o")).toHaveText(/^0:5\d|^1:00/);
  // A hint takes the time that was set, and so does the computer without a clock.
  expect(await movetime()).toBe(5000);
  await onBoard(page, (board) => board.play(board.state.legal[0]));
  expect(await movetime()).toBeLessThan(3200);
  await startGame(page, { clock: "" });
  expect(await movetime()).toBe(5000);
});

test("axe finds nothing in a game with a clock, in both themes", async ({ page }) => {
  await openTable(page, "#game=pentago&players=human,human");
  await startGame(page, { clock: "5+3" });
  await play(page, "a13L");
  await expectAccessibleInThemes(page);
});
