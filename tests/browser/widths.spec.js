// Every page at every width, in the long form in every language: nothing is wider than its place, and no control covers another.
import { LANGUAGES } from "../../www/words/language.js";
import { expect, test } from "./harness.js";
import { isLong, note, often } from "./lasting.js";
import { layoutFaults } from "./layout.js";
import { open, ready } from "./page.js";

/** Phones upright and on their side, tablets, windows of a desktop. */
const SIZES = [
  [320, 568],
  [320, 700],
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
  [430, 932],
  [480, 800],
  [568, 320],
  [600, 900],
  [639, 900],
  [640, 360],
  [640, 425],
  [650, 900],
  [667, 375],
  [701, 900],
  [740, 360],
  [768, 1024],
  [799, 600],
  [800, 600],
  [844, 390],
  [900, 700],
  [960, 600],
  [1024, 768],
  [1280, 720],
  [1407, 900],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];

/** English, a language of long words, and one of another script; the long form has all. */
const SHORT = ["en", "de", "el"];

for (const [id, name] of Object.entries(LANGUAGES)) {
  if (!isLong && !SHORT.includes(id)) continue;
  test(`nothing overflows or covers anything at any width: ${name}`, async ({ page }) => {
    test.setTimeout(often(60_000, 300_000));
    for (const game of ["2048", "pentago", "loa"]) {
      await open(page, `?lang=${id}&game=${game}`);
      for (const panels of ["closed", "open"]) {
        await page.evaluate((open) => {
          for (const panel of document.querySelectorAll("details.panel")) panel.toggleAttribute("open", open);
        }, panels === "open");
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          expect(await layoutFaults(page), `${game}, ${width} by ${height}, panels ${panels}`).toEqual([]);
        }
      }
    }
    for (const other of ["lab.html", "guide.html", "inside.html", "puzzles.html", "statistics.html", "about.html"]) {
      await page.goto(`${other}?lang=${id}`);
      await ready(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await layoutFaults(page), `${other}, ${width} by ${height}`).toEqual([]);
      }
    }
    note(`layout, ${name}`, `nothing overflows or is covered on seven pages at ${SIZES.length} sizes`);
  });
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
])
  test(`a notice leaves the buttons free: ${width} by ${height}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await open(page, "#v=99");
    const told = await page.locator("#notices .notice").boundingBox();
    const controls = await page.locator("#controls").boundingBox();
    expect((told?.y ?? Infinity) + (told?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0);
  });
