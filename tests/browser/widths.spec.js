// Every page in every language at every width: nothing is wider than its place, and no control covers another.
import { LANGUAGES } from "../../www/words/language.js";
import { expect, test } from "./harness.js";
import { open, ready } from "./page.js";

/** Phones upright and on their side, tablets, windows of a desktop. */
const SIZES = [
  [320, 568],
  [320, 700],
  [360, 640],
  [375, 667],
  [390, 844],
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

/** The faults of a page as it stands. @param {import('@playwright/test').Page} page */
const faults = (page) =>
  page.evaluate(() => {
    const nameOf = (/** @type {Element} */ part) => part.id || part.textContent?.trim() || part.className;
    const shown = (/** @type {string} */ parts) =>
      [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility() && !part.closest(".hidden-text"));
    const inked = (/** @type {Element} */ part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return words.getBoundingClientRect();
    };
    const overlap = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

    const { scrollWidth, clientWidth } = document.documentElement;
    const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : [];
    const bars = shown(".bar").filter(
      (bar) => bar.scrollHeight > bar.clientHeight + 1 || bar.scrollWidth > bar.clientWidth,
    );
    const wide = shown("button, dt, dd, h2, h3, output, a, .status-line, .peek").filter((part) => {
      const [ink, place] = [inked(part), part.getBoundingClientRect()];
      return (
        !part.querySelector("select") && ink.width > 0 && (ink.right > place.right + 1 || ink.left < place.left - 1)
      );
    });
    const controls = shown(".bar a, .bar button, .controls button, .scores > div");
    const covered = controls.filter((one, at) =>
      controls.slice(at + 1).some((other) => overlap(one.getBoundingClientRect(), other.getBoundingClientRect())),
    );
    const labels = shown(".param, .field").filter((field) => {
      const [label, number] = [
        field.querySelector("label, .name"),
        field.querySelector("input:not([type=range]), output"),
      ];
      return label && number && !label.contains(number) && overlap(inked(label), number.getBoundingClientRect());
    });
    return [
      ...page,
      ...bars.map(() => "the bar overflows"),
      ...wide.map((part) => `too wide: ${nameOf(part)}`),
      ...covered.map((part) => `covered: ${nameOf(part)}`),
      ...labels.map((part) => `under its field: ${nameOf(part)}`),
    ];
  });

for (const [id, name] of Object.entries(LANGUAGES)) {
  test(`nothing overflows or covers anything at any width: ${name}`, async ({ page }) => {
    for (const game of ["2048", "pentago", "loa"]) {
      await open(page, `?lang=${id}&game=${game}`);
      for (const panels of ["closed", "open"]) {
        await page.evaluate((open) => {
          for (const panel of document.querySelectorAll("details.panel")) panel.toggleAttribute("open", open);
        }, panels === "open");
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          expect(await faults(page), `${game}, ${width} by ${height}, panels ${panels}`).toEqual([]);
        }
      }
    }
    for (const other of ["lab.html", "guide.html"]) {
      await page.goto(`${other}?lang=${id}`);
      await ready(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await faults(page), `${other}, ${width} by ${height}`).toEqual([]);
      }
    }
  });
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
])
  test(`a notice leaves the buttons free: ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "#v=99");
    const told = await page.locator("#notices .notice").boundingBox();
    const controls = await page.locator("#controls").boundingBox();
    expect((told?.y ?? Infinity) + (told?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0);
  });
