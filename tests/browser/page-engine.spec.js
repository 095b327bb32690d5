// The tab of the engine: what it found in words, the bar beside the board, and what to do with its sliders.
import { expect, onOnePage, test } from "./harness.js";
import { boardOf, catchCopies, copied, forget, notice, open, paramsOf, ready, setPosition, stateOf } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** Four yellow marbles from b1 to b4. */
const COLUMN = ".X.....X..O..X.O...XO............O.. X";
const MESSY = "2,4,8,16,4,2,0,2,0,8,2,4,2,0,4,2";

const bar = (/** @type {Page} */ page) => page.locator("#evaluation");
const sentence = (/** @type {Page} */ page) => page.locator("#thinking-status");

const engine = onOnePage(forget);
test("the tab of the engine", engine.all);

engine("nothing is told before the engine has thought, then it is told in words and drawn", async (page) => {
  await open(page, "#game=pentago&preset=level-1");
  await expect(page.locator("#thinking")).toBeHidden();
  await expect(bar(page)).not.toHaveAttribute("role");
  await setPosition(page, COLUMN);
  await page.locator("#hint").click();
  await expect(sentence(page)).toHaveText("Yellow wins with b5.");
  await expect(bar(page)).toHaveRole("meter");
  await expect(bar(page)).toHaveAttribute("aria-valuetext", "Yellow’s chance to win is 100%");
  // A move that the visitor points at stands on the board meanwhile.
  const marks = page.locator("#board .marks > *");
  const before = await marks.count();
  await page.locator("#thinking-values li").nth(1).hover();
  await expect.poll(() => marks.count()).toBeGreaterThan(before);
  await page.locator("#status-line").hover();
  await expect(marks).toHaveCount(before);
  // Of an earlier position the bar fades.
  await boardOf(page).evaluate((board) => void Object.assign(board, { players: "human,human" }));
  await boardOf(page).evaluate((board) => /** @type {Board} */ (board).play("f11L"));
  await expect(bar(page)).toHaveAttribute("data-earlier");
  await expect(page.locator("#thinking-how")).toHaveText(/^From an earlier position/);
});

engine("of moves that are as good, the played one is told and marked", async (page) => {
  await open(page, "#game=pentago");
  await setPosition(page, COLUMN);
  await boardOf(page).evaluate((board) => {
    const moves = ["a1LR", "f6LR"].map((move) => ({ move, value: 20 }));
    const told = { move: "f6LR", moves, depth: 3, nodes: 100, ms: 1 };
    board.dispatchEvent(new CustomEvent("thinking", { detail: { on: true, purpose: "answer" } }));
    board.dispatchEvent(new CustomEvent("info", { detail: told }));
  });
  await expect(page.locator("#thinking-values .is-best")).toContainText("f6");
  await expect(sentence(page)).toHaveText(/^f6.* is best/);
});

engine("the bar of 2048 says how safe the board is, and can be off", async (page) => {
  await open(page);
  await setPosition(page, MESSY);
  await page.locator("#hint").click();
  await expect(bar(page)).toHaveAttribute("aria-valuetext", /safe|risky|danger/);
  await page.evaluate(() => localStorage.setItem("plyground/1/evaluation-bar", "off"));
  await page.reload();
  await ready(page);
  await expect(bar(page)).toBeHidden();
});

engine("settings are saved by name, shared as a link, and put back with a way back", async (page) => {
  await catchCopies(page);
  await open(page);
  await page.locator("#tune").click();
  await expect(page.locator("#main-empty")).toBeVisible();
  await page.locator("#main-empty").press("End");
  const { empty } = await paramsOf(page);
  await expect(page.locator(".main-slider[data-changed]")).toHaveCount(1);
  await expect(page.locator("#param-empty")).toHaveValue(String(empty)); // both are one setting
  expect((await stateOf(page)).ply).toBe(0);

  await page.locator("#save-version").click();
  await page.keyboard.type("Roomy");
  await page.keyboard.press("Enter");
  await expect(notice(page, "Saved as “Roomy”.")).toBeVisible();
  await expect(page.locator("#preset option:checked")).toHaveText("Roomy");

  await page.locator("#share-settings").click();
  await expect.poll(() => copied(page)).toContain(`empty=${empty}`);
  expect(await copied(page)).not.toContain("record=");

  await page.locator("#reset-all").click();
  expect((await paramsOf(page)).empty).not.toBe(empty);
  await notice(page, /defaults/)
    .getByRole("button", { name: "Undo" })
    .click();
  expect((await paramsOf(page)).empty).toBe(empty);

  await page.locator("#all-settings > summary").click();
  await page.locator("#delete-version").click();
  await expect(page.locator("#preset option", { hasText: "Roomy" })).toHaveCount(0);
});

engine("the sliders stay open over a reload", async (page) => {
  await open(page);
  await expect(page.locator("#tuning")).toBeHidden();
  await page.locator("#tune").click();
  await expect(page.locator("#main-empty")).toBeVisible();
  await open(page);
  await expect(page.locator("#main-empty")).toBeVisible();
  await expect(page.locator("#tune")).toHaveAttribute("aria-expanded", "true");
});

engine("the strongest player of 2048 is a click away, and says what it costs", async (page) => {
  await open(page);
  await page.locator("#tune").click();
  const offer = page.locator("#strongest");
  await expect(offer).toContainText(/makes about [\d,]+ points a game/);
  await expect(offer).toContainText(/download of [\d.]+ MB/);
  await open(page, "#game=pentago");
  await expect(offer).toBeHidden();
});
