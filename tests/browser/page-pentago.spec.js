// Pentago in the page: coming and going, links, the panels.

import { LANGUAGES } from "../../www/words/language.js";
import { expectAccessibleInThemes, expectToFit } from "./access.js";
import { onBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { boardOf, forget, open, openPanel, playKnownGame, ready, setPosition, startGame } from "./page.js";
import { arrow, duelOf, hole, shownMarbles } from "./pentago.js";
import { said } from "./said.js";

/** @typedef {import('../../www/types.js').BoardElement} Board */

/** Nobody answers, unless told. @param {import('@playwright/test').Page} page @param {string} [players] @param {string} [more] settings */
const openGame = (page, players = "human,human", more = "") =>
  open(page, `#game=pentago&players=${players}&movetime=60${more}`);

const told = onOnePage(forget);
test("the page tells who moves, wins and would win in Pentago", told.all);
const gone = onOnePage(forget);
test("games of Pentago come and go by links and replays", gone.all);

test("a visitor of 2048 loads nothing of Pentago, and one of Pentago nothing of 2048 but its name", async ({
  page,
}) => {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  expect(asked.filter((path) => path.includes("pentago"))).toEqual([]);
  await page.getByRole("link", { name: "Pentago" }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(36);
  expect(asked.some((path) => path.endsWith("pkg-pentago/plyground_bg.wasm"))).toBe(true);
  await page.reload(); // it is remembered
  await ready(page);
  asked.length = 0;
  expect((await duelOf(page)).game).toBe("pentago");
});

gone("the address says the game, before a # or after", async (page) => {
  await page.goto("./?game=pentago");
  await ready(page);
  expect((await duelOf(page)).game).toBe("pentago");
  expect(new URL(page.url()).search).toBe("");
  expect(page.url()).toContain("#game=pentago");
  await expect(page.getByRole("link", { name: "Pentago" })).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveTitle(/Pentago/);
});

test("each game is kept while another is played, and over a reload @first", async ({ page }) => {
  await openGame(page);
  await hole(page, "c3").click();
  await arrow(page, "4L").click();
  const before = await duelOf(page);
  await page.getByRole("link", { name: "2048" }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(16);
  await expect(page.locator("#score")).toBeVisible();
  await expect(page.locator("#side-x")).toBeHidden();
  await page.getByRole("link", { name: "Pentago" }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(36);
  expect(await duelOf(page)).toEqual(before);
  await page.reload();
  await ready(page);
  expect(await duelOf(page)).toEqual(before);
  await expect.poll(() => shownMarbles(page)).toBe(before.position.slice(0, 36));
});

told("the header says whose turn it is and who won", async (page) => {
  await openGame(page);
  await expect(page.locator("#side-x")).toHaveText(/^Yellow\s*to move/);
  await setPosition(page, "XXXX..............O.OO....O.........");
  await hole(page, "e1").click();
  await expect(page.locator("#side-x")).toHaveText(/^Yellow\s*won/);
  await expect(page.locator("#side-o-who")).toHaveText("Blue");
});

told("every language says that you won", async (page) => {
  for (const lang of Object.keys(LANGUAGES)) {
    await page.goto("about:blank"); // a change after # alone loads nothing
    await open(page, `?lang=${lang}#game=pentago&players=human,ai&movetime=60`);
    await setPosition(page, "XXXX..............O.OO....O.........");
    await hole(page, "e1").click();
    await expect(page.locator("#status-line")).toContainText(`${said(lang, "board:duel.youWin")}.`);
  }
});

told("who won is told by person where one plays the computer", async (page) => {
  await openGame(page, "human,ai");
  await setPosition(page, "XXXX..............O.OO....O.........");
  await hole(page, "e1").click();
  await expect(page.locator("#side-x")).toHaveText(/^You\s*won/);
  await expect(page.locator("#status-line")).toHaveText("You won. Five in a row after 1 move.");
  await expect(page.locator("plyground-board .card")).toBeHidden();
  await expect(page.locator("plyground-board .lines .win")).toHaveCount(1);
  await expect(page.locator("#board").getByRole("status")).toContainText("You won. Five in a row");
});

gone("the computer takes the side that the visitor leaves it", async (page) => {
  await openGame(page, "human,ai");
  await expect(page.locator("#side-o")).toContainText("Computer");
  await hole(page, "b2").click();
  await arrow(page, "1R").click();
  await expect.poll(async () => (await duelOf(page)).ply, { timeout: 15_000 }).toBe(2);
  await startGame(page, { side: "o" });
  await expect.poll(async () => (await duelOf(page)).ply, { timeout: 15_000 }).toBe(1);
  await expect(page).toHaveURL(/players=ai%2Chuman/);
  await page.reload();
  await ready(page);
  await expect(page.locator("#side-x")).toContainText("Computer");
  await onBoard(page, (board) => board.reset());
  await expect.poll(async () => (await duelOf(page)).ply, { timeout: 15_000 }).toBe(1);
  await expect(page.locator("#undo")).toHaveAttribute("aria-disabled", "true"); // the computer's first move stays
});

gone("the settings of a link come with its game, and not to the one that was there before", async (page) => {
  await open(page);
  await openPanel(page, "player");
  await page.evaluate(
    () => void (location.hash = "#players=ai,human&movetime=60&player=mcts&record=pentago.1..c34L_d42R_a13L_f63L_b22R"),
  );
  await expect.poll(async () => (await duelOf(page)).plies).toBe(5);
  expect(await onBoard(page, (board) => board.players)).toBe("ai,human");
  await expect(page.locator("#player")).toHaveValue("mcts");
  await expect(page.locator("#movetime-value")).toHaveText("60 ms");
  await expect(page.locator("#notices .notice")).toHaveCount(0);
  await page.getByRole("link", { name: "2048" }).click();
  await expect(page.locator("#movetime-value")).toHaveText("50 ms");
  await expect(page.locator("#player")).toHaveValue("expectimax");
});

gone("a link that the visitor declines leaves the settings too", async (page) => {
  await openGame(page);
  await openPanel(page, "player");
  await hole(page, "c3").click();
  await arrow(page, "4L").click();
  const mine = await duelOf(page);
  for (const here of ["Pentago", "2048"]) {
    await page.getByRole("link", { name: here }).click();
    await expect(page).toHaveTitle(new RegExp(here));
    const settings = await page.locator("#movetime-value").textContent();
    await page.waitForTimeout(400); // until the address says what is on the table, which would write over a new one
    await page.evaluate(() => void (location.hash = "#players=ai,human&movetime=777&record=pentago.1..d42R"));
    await page.locator("#confirm-no").click();
    await expect(page).toHaveTitle(new RegExp(here));
    await expect.poll(() => page.url()).not.toContain("record");
    await expect(page.locator("#movetime-value")).toHaveText(settings ?? "");
    await expect(page.locator("#notices .notice")).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Pentago" }).click();
  expect(await onBoard(page, (board) => board.players)).toBe("human,human");
  await expect(page.locator("#movetime-value")).toHaveText("60 ms");
  expect(await duelOf(page)).toEqual(mine);
});

gone("a replay shows the moves of both sides", async (page) => {
  await openGame(page, "human,ai");
  await openPanel(page, "share");
  await onBoard(page, (board) => board.reset({ record: "pentago.1..c34L_d42R_a13L_f63L", ply: 0 }));
  await page.evaluate(() => {
    /** @type {number[]} */
    const plies = [];
    Object.assign(window, { plies });
    document
      .querySelector("#board")
      ?.addEventListener("position", (event) => plies.push(/** @type {CustomEvent} */ (event).detail.state.ply));
  });
  await page.locator("#replay-speed").selectOption("15");
  await page.locator("#replay-play").click();
  await expect(page.locator("#replay-play")).toHaveText("Replay");
  expect(await page.evaluate(() => Reflect.get(window, "plies"))).toEqual([1, 2, 3, 4]);
});

gone("a replay does not go on in another game", async (page) => {
  await open(page);
  await openPanel(page, "share");
  await playKnownGame(page);
  await onBoard(page, (board) => board.seek(0));
  await page.getByRole("link", { name: "Pentago" }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(36);
  await onBoard(page, (board) => board.reset({ record: "pentago.1..c34L_d42R_a13L_f63L", ply: 0 }));
  await page.locator("#replay-speed").selectOption("2");
  await page.locator("#replay-play").click();
  await expect(page.locator("#replay-play")).toHaveText("Pause");
  await page.getByRole("link", { name: "2048" }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(16);
  await expect(page.locator("#replay-play")).toHaveText("Replay");
  await page.waitForTimeout(1200);
  await expect(page.locator("#moves")).toHaveText("0");
});

told("the thinking panel shows a search of Pentago", async (page) => {
  await openGame(page);
  await setPosition(page, "XXX.X.............O.OO....O.........");
  await openPanel(page, "thinking");
  await page.locator("#hint").click();
  await expect(page.locator("#thinking-values li").first()).toContainText("d1");
  await expect(page.locator("#thinking-values li").first()).toContainText("wins in 1");
  await expect(page.locator("#thinking-values li")).toHaveCount(6);
  await expect(page.locator("#thinking-line")).toContainText("d1");
  await expect(page.locator("#thinking-status")).toHaveText(/^Yellow wins with d1\b/);
  await page.getByRole("link", { name: "2048" }).click();
  await expect(page.locator("#thinking-values li")).toHaveCount(4);
});

told("a win that is not at once comes in so many moves", async (page) => {
  await open(page, "#game=pentago&players=human,human&nodes=20000");
  await setPosition(page, "X.O......XO.X...XOOO.O...X..X...O.X. X");
  await openPanel(page, "thinking");
  await page.locator("#hint").click();
  await expect(page.locator("#thinking-values li").first()).toContainText("c5, lower right ↻");
  await expect(page.locator("#thinking-values li").first()).toContainText("wins in 2");
  await expect(page.locator("#thinking-status")).toHaveText("Yellow wins in 2 moves. c5, lower right ↻ comes first.");
});

told("a draw is told as one, and a loss by its moves", async (page) => {
  await open(page, "#game=pentago&players=human,human&nodes=3000");
  await setPosition(page, "OOXOXXXOXOOOOOXX.XOX.OXO.XOOXX.XO.X. X");
  await openPanel(page, "thinking");
  await page.locator("#hint").click();
  const numbers = page.locator("#thinking-values .number");
  await expect(numbers.first()).toHaveText("50%");
  await expect(page.locator("#thinking-values .is-bound .number")).toHaveText(Array(3).fill("loses in 1"));
  await expect(page.locator("#thinking-status")).toHaveText("With best play this game is a draw.");
});

test("autoplay plays both sides and counts how games end @first", async ({ page }) => {
  await openGame(page, "human,human", "&player=random&pace=0");
  await openPanel(page, "autoplay");
  await page.locator("#autoplay").click();
  await expect(page.locator("#stats-games")).toHaveText("1", { timeout: 20_000 });
  await expect(page.locator("#stats-reached")).toContainText("Yellow wins");
});

test("axe finds nothing, with all panels open", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openGame(page);
  await page.evaluate(() => document.querySelectorAll("details").forEach((one) => void (one.open = true)));
  await hole(page, "c3").click();
  await expectAccessibleInThemes(page);
});

test("@phone the whole board and the choice of games fit a phone", async ({ page }) => {
  await openGame(page);
  await expectToFit(page);
  const box = await boardOf(page).boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
  const lowest = await page.locator("#duel-controls").boundingBox();
  expect((lowest?.y ?? 999) + (lowest?.height ?? 999)).toBeLessThanOrEqual(844);
  await hole(page, "f6").tap();
  await arrow(page, "4R").tap();
  expect((await duelOf(page)).last).toBe("f64R");
});
