// Sharing: a game with a picture of its board, the puzzle of the day, and what a link to a page shows elsewhere.
import { readFile } from "node:fs/promises";
import { puzzleOfDay } from "../../www/core/puzzles/daily.js";
import { parsePuzzles } from "../../www/core/puzzles/list.js";
import { HEAD, MARGIN } from "../../www/page/board-picture.js";
import { onBoard } from "./board-table.js";
import { expect, test } from "./harness.js";
import { boardOf, notice, open, openPanel, ready, setPosition } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const LAST_MOVE = "2,2,8,16,8,16,32,64,16,32,64,128,32,64,128,256";

/** A device whose dialog takes everything: what it is handed is left in `window.shared`. @param {Page} page */
const shareAll = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "canShare", { value: () => true });
    Object.defineProperty(navigator, "share", {
      value: async (/** @type {ShareData} */ { url, text, files = [] }) => {
        const kinds = files.map(({ name, type, size }) => ({ name, type, size }));
        Reflect.set(window, "shared", { url, text, kinds });
      },
    });
    const own = window.matchMedia.bind(window);
    const coarse = (/** @type {string} */ query) => (query === "(pointer: coarse)" ? "all" : query);
    window.matchMedia = (query) => own(coarse(query));
  });

/** @param {Page} page @returns {Promise<any>} */
const shared = (page) => page.evaluate(() => Reflect.get(window, "shared"));

test("a device that shares gets the link and a picture of the game", async ({ page }) => {
  await shareAll(page);
  await open(page);
  await setPosition(page, LAST_MOVE);
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Share a picture" }).click();
  await expect.poll(() => shared(page)).toBeTruthy();
  const { url, kinds } = await shared(page);
  expect(url).toContain("#record=2048.1.");
  expect(kinds).toEqual([{ name: "plyground-2048.png", type: "image/png", size: expect.any(Number) }]);
  expect(kinds[0].size).toBeGreaterThan(5000);
});

test("the picture of the board has the colours of the page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const game of ["2048", "pentago", "loa"]) {
    await open(page, `?game=${game}`);
    await boardOf(page).evaluate((board) => {
      const { state, play } = /** @type {Board} */ (board);
      play.call(board, state.legal[0]);
    });
    await openPanel(page, "share");
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#picture").click()]);
    expect(download.suggestedFilename()).toBe(`plyground-${game}.png`);
    const picture = { bytes: [...(await readFile(await download.path()))], margin: MARGIN, head: HEAD };
    const seen = await boardOf(page).evaluate(async (board, { bytes, margin, head }) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const root = /** @type {HTMLElement} */ (board.shadowRoot?.querySelector("[part~='board']"));
      const whole = root.getBoundingClientRect();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
      context.drawImage(picture, 0, 0);
      const scale = (picture.width - 2 * margin) / whole.width;
      // An empty cell, beside its middle, where no word stands.
      const cells = [...root.querySelectorAll(".cell")];
      const { cells: pieces } = /** @type {Board} */ (board).state;
      const cell = cells[pieces.indexOf(0)];
      const { left, top, width, height } = cell.getBoundingClientRect();
      const [x, y] = [left + width * 0.5 - whole.left, top + height * 0.7 - whole.top];
      const [red, green, blue] = context.getImageData(margin + x * scale, head + y * scale, 1, 1).data;
      return {
        width: picture.width,
        painted: `rgb(${red}, ${green}, ${blue})`,
        styled: getComputedStyle(cell).backgroundColor,
      };
    }, picture);
    expect(seen.width).toBe(960);
    expect(seen.painted).toBe(seen.styled);
  }
});

test("a notice covers neither the board nor what belongs to it, and shows in an open dialog", async ({ page }) => {
  await open(page);
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() =>
      document.querySelector("#board")?.dispatchEvent(new CustomEvent("notice", { detail: { message: "Told." } })),
    );
    const told = await notice(page, "Told.").boundingBox();
    for (const part of ["#board", "#status-line", "#controls"]) {
      const box = await page.locator(part).boundingBox();
      const isBeside = !told || !box || told.y >= box.y + box.height || told.y + told.height <= box.y;
      expect(isBeside || (told?.x ?? 0) >= (box?.x ?? 0) + (box?.width ?? 0), part).toBe(true);
    }
  }
  await page.evaluate(() => {
    document.querySelector("dialog")?.showModal();
    document.querySelector("#board")?.dispatchEvent(new CustomEvent("notice", { detail: { message: "Told above." } }));
  });
  await notice(page, "Told above.").getByRole("button", { name: "Dismiss" }).click();
  await page.evaluate(() => document.querySelector("dialog")?.close());
  await expect(page.locator("body > #notices")).toHaveCount(1);
});

test("the puzzle of the day has a line to share", async ({ page }) => {
  const text = await readFile("www/puzzles/pentago.txt", "utf8");
  const puzzles = parsePuzzles("pentago", text);
  const days = Array.from({ length: 300 }, (_, day) => new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10));
  const solutionOn = (/** @type {string} */ day) =>
    text.split("\n")[puzzles.indexOf(puzzleOfDay(puzzles, day))].split(" ");
  // A win at once, without a turn.
  const day = days.find((day) => solutionOn(day)[0] === "win" && solutionOn(day)[3].length === 2) ?? "";
  await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("puzzles.html");
  await ready(page);
  await page.locator("#today a", { hasText: "Pentago" }).click();
  await expect(page.locator("#task")).toContainText("to play and win now");
  await expect(page.locator("#share")).toBeHidden();
  await onBoard(page, (board, move) => board.play(move), solutionOn(day)[3]);
  await expect(page.locator("#share-line")).toHaveValue(
    /^Plyground, Pentago puzzle of .*: solved on the first try\. http.*kind=win\.1/,
  );
  await page.locator("#next").click();
  await expect(page.locator("#share")).toBeHidden();
});

test("every page says what a link to it shows", async ({ request }) => {
  for (const page of [
    "",
    "lab.html",
    "learn.html",
    "analyse.html",
    "puzzles.html",
    "statistics.html",
    "embedding.html",
  ]) {
    const html = await (await request.get(page || "./")).text();
    const of = (/** @type {string} */ name) =>
      new RegExp(`<meta content="([^"]+)" property="og:${name}">`).exec(html)?.[1];
    expect(of("title")).toContain("Plyground");
    expect(of("description")?.length).toBeGreaterThan(40);
    expect((await request.get(of("image") ?? "none")).ok()).toBe(true);
  }
});
