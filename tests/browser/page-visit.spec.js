// What a visitor meets: the first visit of each game, the end of a game, the bar of every page.
import { onBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { boardOf, forget, open, openPanel, ready, setPosition, stateOf } from "./page.js";
import { said } from "./said.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** One move from the end: a full board, and down is left. */
const NEARLY = "2,4,2,4,4,2,4,2,2,4,2,4,8,8,2,16";

const met = onOnePage(forget);
test("what a visitor meets at first", met.all);

for (const [game, goal] of [
  ["2048", "2048"],
  ["pentago", "five"],
  ["loa", "Connect all your pieces"],
])
  met(`a newcomer to ${game} reads that the board thinks, and sees how to play`, async (page) => {
    await open(page, `?game=${game}`);
    await expect(page.locator("#intro")).toContainText("This board thinks.");
    const coach = page.getByRole("region", { name: "How to play" });
    await expect(coach.locator("svg.picture")).toHaveCount(3);
    await expect(coach).toContainText(goal);
    await page.locator("#tab-moves").click();
    await expect(page.locator("#intro")).toBeHidden();
    await page.reload();
    await ready(page);
    await expect(page.locator("#tab-moves")).toHaveAttribute("aria-selected", "true");
    await page.locator("#tab-engine").click();
    await expect(page.locator("#intro")).toBeVisible();
  });

met("the introduction leads to a hint, to the watched AI and to the sliders", async (page) => {
  await open(page);
  await page.locator("#intro-tune").click();
  await expect(page.locator(".main-slider input").first()).toBeVisible();
  await page.locator("#intro-hint").click();
  await expect(page.locator("#thinking-values .is-best")).toBeVisible();
  await page.locator("#intro-watch").click();
  await expect.poll(async () => (await stateOf(page)).ply).toBeGreaterThan(3);
  await page.reload(); // the sliders stay in sight
  await ready(page);
  await expect(page.locator(".main-slider input").first()).toBeVisible();
});

met("tabs are chosen by arrow keys, and the tab of the game says how to play", async (page) => {
  await open(page);
  await page.locator("#tab-engine").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#tab-game")).toBeFocused();
  await expect(page.locator("#panel-game")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.locator("#panel-engine")).toBeVisible();
  await expect(page.locator("#panel-game")).toBeHidden();
});

met("each game has a first visit of its own, until a game is over", async (page) => {
  await open(page);
  await setPosition(page, NEARLY);
  await onBoard(page, (board) => board.play("down"));
  for (let moves = 0; moves < 600 && !(await stateOf(page)).over; moves++)
    for (const key of ["ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  await expect(page.locator("#coach")).toBeHidden();
  await page.getByRole("link", { name: "Pentago" }).click();
  await expect(page.locator("#coach")).toBeVisible();
  await page.getByRole("link", { name: "2048" }).click();
  await expect(page.locator("#coach")).toBeHidden();
  await page.locator("#tab-game").click();
  await expect(page.locator("#coach svg.picture")).toHaveCount(3);
});

met("the hints of a first visit follow the moves, and end with the first game", async (page) => {
  await open(page, "#players=human&game=pentago"); // one word for both sides
  await expect(page).toHaveURL(/players=human%2Chuman/);
  const tip = page.locator("#coach .tip");
  await expect(tip).toContainText("a good place to start");
  await boardOf(page).evaluate((board) => {
    for (const move of ["b21R", "e22R", "b53L", "e54L"]) /** @type {Board} */ (board).play(move);
  });
  await expect(tip).toContainText("Opponent has three in a row?");
  await setPosition(page, "XXXX..............O.OO....O.........");
  await onBoard(page, (board) => board.play("e1"));
  await expect(page.locator("#coach")).toBeHidden();
});

met("Play, Learn and Lab lead to each other, in one language and one theme", async (page) => {
  await open(page, "?lang=de");
  await page.locator("#settings").click();
  await page.getByRole("radio", { name: said("de", "dialogs:preferences.themes.dark") }).check();
  await page.keyboard.press("Escape");
  await page
    .locator(".bar")
    .getByRole("link", { name: said("de", "page:bar.learn") })
    .click();
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said("de", "learn:heading"));
  await expect(page.locator(".bar [aria-current]")).toHaveText(said("de", "page:bar.learn"));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page
    .locator(".bar")
    .getByRole("link", { name: said("de", "page:bar.lab") })
    .click();
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page
    .locator(".bar")
    .getByRole("link", { name: said("de", "page:bar.learn") })
    .click();
  await page
    .locator(".bar")
    .getByRole("link", { name: said("de", "page:bar.play"), exact: true })
    .click();
  await ready(page);
  await expect(page.locator("#new-game")).toHaveText(said("de", "page:stage.newGame"));
});

met("the pictures are there in every language", async (page) => {
  for (const lang of ["el", "fr"]) {
    await open(page, `?lang=${lang}&game=loa`);
    await expect(page.locator("#coach")).toContainText(said(lang, "page:help.title"));
    await expect(page.locator("#coach svg.picture")).toHaveCount(3);
  }
  await openPanel(page, "thinking"); // an open panel is in sight beside the card
  await expect(page.locator("#panel-engine")).toBeVisible();
});

met("the marks of a hint cover neither the score nor the line nor a button", async (page) => {
  await open(page);
  await setPosition(page, "0,2,4,0,0,0,8,2,4,16,64,32,512,256,128,1024");
  await page.locator("#hint").click();
  const chip = page.locator("plyground-board .chip");
  const shown = async (/** @type {string} */ move) => {
    await chip.evaluate((chip, move) => chip.setAttribute("data-move", move), move);
    return box(page, ".chip");
  };
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    const [up, down] = [await shown("up"), await shown("down")];
    const [line, scores, controls] = [
      await box(page, "#status-line"),
      await box(page, "#scores"),
      await box(page, "#controls"),
    ];
    for (const chip of [up, down])
      for (const other of [line, scores, controls]) expect(overlap(chip, other), `${width} by ${height}`).toBe(false);
  }
});

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** @param {import('@playwright/test').Page} page @param {string} part @returns {Promise<Box>} */
const box = async (page, part) => (await page.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
