// Every page at every width, in the long form in every language: nothing is wider than its place, and no control covers another.
import { LANGUAGES } from "../../www/words/language.js";
import { expect, test } from "./harness.js";
import { isLong, note, often } from "./lasting.js";
import { layoutFaults } from "./layout.js";
import { open, openPanel, ready, remember, unfold } from "./page.js";

/** A small phone, a usual one, phones on their side, tablets, windows of a desktop. */
const USUAL = [
  [320, 568],
  [390, 844],
  [640, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
];
/** More of them, where pages change their layout and beside it. */
const MORE = [
  [320, 700],
  [360, 640],
  [375, 667],
  [412, 915],
  [430, 932],
  [480, 800],
  [568, 320],
  [600, 900],
  [639, 900],
  [640, 425],
  [650, 900],
  [667, 375],
  [701, 900],
  [740, 360],
  [799, 600],
  [800, 600],
  [900, 700],
  [960, 600],
  [1280, 720],
  [1407, 900],
  [1920, 1080],
];
/** A window of 1280 pixels at 400 % zoom, and the smallest phone. */
const SMALL = [
  [320, 256],
  [320, 480],
];
const SIZES = [...SMALL, ...USUAL, ...(isLong ? MORE : [])];

/** English, a language of long words, and one of another script; the long form has all. */
const SHORT = ["en", "de", "el"];
const languages = Object.entries(LANGUAGES).filter(([id]) => isLong || SHORT.includes(id));

/** Experiments that are soon over. */
const LAB = { name: "short", game: "2048", players: [{ player: "random" }, { player: "corner" }], games: 600 };
const MATCH = {
  name: "match",
  game: "pentago",
  players: [{ player: "random" }, { player: "random", name: "another" }],
  games: 4,
};

for (const [id, name] of languages) {
  test(`nothing overflows or covers anything at any width: ${name}`, async ({ page }) => {
    test.setTimeout(often(120_000, 300_000));
    for (const game of ["2048", "pentago", "loa"]) {
      await open(page, `?lang=${id}&game=${game}`);
      for (const panels of ["closed", "open"]) {
        await page.evaluate((open) => {
          for (const part of document.querySelectorAll("details")) part.toggleAttribute("open", open);
        }, panels === "open");
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          expect(await layoutFaults(page), `${game}, ${width} by ${height}, panels ${panels}`).toEqual([]);
        }
      }
    }
    for (const other of [
      "lab.html",
      "learn.html",
      "analyse.html",
      "puzzles.html",
      "statistics.html",
      "embedding.html",
    ]) {
      await page.goto(`${other}?lang=${id}`);
      await ready(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await layoutFaults(page), `${other}, ${width} by ${height}`).toEqual([]);
      }
    }
    note(`layout, ${name}`, `nothing overflows or is covered in three games and on six pages at ${SIZES.length} sizes`);
  });
}

for (const [id, name] of languages) {
  test(`nothing is too wide on a phone: ${name}`, async ({ page }) => {
    test.slow();
    await remember(page, "language", id);
    /** Nothing is too wide at these widths. @param {string} what @param {number[]} [widths] */
    const expectFit = async (what, widths = [320, 390, 1024]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 568 });
        expect(await layoutFaults(page), `${what}, ${width} pixels`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 568 });
    };
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, "#movetime=100");
    await expect(page.locator("html")).toHaveAttribute("lang", id);
    for (const panel of ["thinking", "autoplay", "share", "game", "player", "position"]) await openPanel(page, panel);
    await page.locator("#hint").click();
    await page.locator("#tab-engine").click();
    await expect(page.locator("#thinking-values .is-best")).toBeVisible();
    for (const game of ["2048", "pentago", "loa"]) {
      await page.locator(`#games a[data-game="${game}"]`).click();
      await expect(page.locator("body")).toHaveAttribute("data-game", game);
      await expectFit(game, [320, 360, 390]);
    }
    await page.locator("#help").click();
    await expect(page.locator("#help-dialog")).toBeVisible();
    await expectFit("help", [320]);

    await page.locator("#help-dialog").press("Escape");
    await page.locator("#settings").click();
    await expect(page.locator("#preferences")).toBeVisible();
    await expectFit("settings", [320]);

    await page.goto("embedding.html");
    await ready(page);
    await page.getByRole("combobox").first().selectOption("pentago");
    await expectFit("embedding");
    for (const experiment of [LAB, MATCH]) {
      await page.goto("about:blank"); // a change after # alone loads nothing
      await page.goto(`lab.html#experiment=${encodeURIComponent(JSON.stringify(experiment))}`);
      await ready(page);
      await page.locator("#start").click();
      await expect(page.locator("#list tbody tr")).not.toHaveCount(0);
      await unfold(page);
      await expectFit(`lab, ${experiment.game}`);
    }
  });
}

test("board and controls fit the window", async ({ page }) => {
  for (const [width, height] of [...USUAL, [3840, 2160]]) {
    await page.setViewportSize({ width, height });
    await open(page);
    const stage = await page.locator("#stage").boundingBox();
    const bottom = (stage?.y ?? 0) + (stage?.height ?? Infinity);
    expect(bottom, `${width} by ${height}`).toBeLessThanOrEqual(height);
  }
});

/** Where an element stands. @param {import('@playwright/test').Page} page @param {string} selector */
const boxOf = (page, selector) =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

test("a notice leaves the buttons free", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1440, 900],
  ]) {
    await page.goto("about:blank");
    await page.setViewportSize({ width, height });
    await open(page, "#v=99");
    await expect(async () => {
      const told = await boxOf(page, "#notices .notice");
      for (const free of ["#controls", "#status-line"]) {
        const { left, right, top, bottom } = await boxOf(page, free);
        const isBeside = told.bottom <= top || told.top >= bottom || told.right <= left || told.left >= right;
        expect(isBeside, `${free} at ${width} by ${height}`).toBe(true);
      }
    }).toPass({ timeout: 10_000 });
  }
});
