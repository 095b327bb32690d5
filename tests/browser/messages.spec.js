// Messages are words of the visitor's language; the technical text, in English, unfolds below them.
import { words as germanBoard } from "../../www/words/de/board.js";
import { words as germanLab } from "../../www/words/de/lab.js";
import { words as germanPage } from "../../www/words/de/page.js";
import { words as englishBoard } from "../../www/words/en/board.js";
import { words as englishLab } from "../../www/words/en/lab.js";
import { words as englishPage } from "../../www/words/en/page.js";
import { withEnglishFallback } from "../../www/words/language.js";
import { expect, test } from "./harness.js";
import { notice, open, openPanel, ready } from "./page.js";

/** @typedef {import('@playwright/test').Locator} Locator */

const board = withEnglishFallback(englishBoard, germanBoard);
const lab = withEnglishFallback(englishLab, germanLab);
const { bar, notices } = withEnglishFallback(englishPage, germanPage);

/** The place says the words in sight, and unfolds a technical text. @param {Locator} place @param {string} words @param {RegExp} technical */
async function expectKind(place, words, technical) {
  await expect(place.locator("p").first()).toHaveText(words);
  await expect(place.locator("summary")).toHaveText(notices.details);
  await expect(place.locator("details p")).toBeHidden();
  await expect(place.locator("details p")).toHaveText(technical);
}

test("what is wrong with a link, a game or a position is said in German", async ({ page }) => {
  await open(page, "?lang=de#record=2048-4x4.nonsense");
  await expectKind(notice(page, /Link/), notices.linkGame.replace("{name}", "record"), /expected/);
  await openPanel(page, "share");
  await page.locator("#open-record").fill("2048.nonsense");
  await page.locator("#open-game").click();
  await expectKind(page.locator("#open-error"), notices.badGame, /expected/);
  await openPanel(page, "position");
  await page.locator("#editor-text").fill("1, 2");
  await page.locator("#editor-play").click();
  await expect(page.locator("#editor-error")).toContainText(`${notices.badPosition} `);
});

test("a link of a later version is refused in German, in a frame too", async ({ page }) => {
  await open(page, "?lang=de#v=99");
  await expect(notice(page, notices.linkVersion)).toBeVisible();
  await page.goto("embed.html?lang=de#v=99");
  await expect(page.getByText(board.linkVersion)).toBeVisible();
});

test.describe("what fails", () => {
  test.use({ allowErrors: true }); // the browser reports failed requests itself

  test("an engine that does not load is told in German", async ({ page }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto("./?lang=de");
    await expectKind(page.locator("#not-started"), bar.missing, /./);
    await expect(page.locator("#board")).toContainText(board.unable.load);
  });

  test("a lab without workers says so in German", async ({ page }) => {
    await page.goto("lab.html?lang=de#question=random");
    await ready(page);
    await page.route("**/lab-worker-*", (route) => route.abort());
    await page.locator("#start").click();
    await expect(page.locator("#run-error")).toHaveText(lab.results.noWorker);
  });

  test("a picture that cannot be drawn is told in German", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await page.goto("lab.html?lang=de#question=random");
    await ready(page);
    await page.locator("#games").fill("20");
    await page.locator("#start").click();
    await expect(page.locator("#chart svg")).toBeVisible();
    await page.locator("#export > summary").click();
    await page.locator("#save-png").click();
    await expect(notice(page, lab.chart.unable)).toBeVisible();
  });
});
