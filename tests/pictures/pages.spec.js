// Pages as visitors see them, held against kept pictures: every page large and small, light and dark, in English and German.

import { readFileSync } from "node:fs";
import { expect, test } from "../browser/harness.js";
import { ready, remember } from "../browser/page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** A game of Pentago with a blunder: X overlooks a win, then O lets X win at once. */
const PENTAGO = "pentago.1..b21L_c22L_e51L_c63L_c11R_f63R_a13R_b13R_d4";
const LAB = readFileSync("tests/wasm/lab-match.json", "utf8");
const KEPT = JSON.parse(readFileSync("tests/browser/kept-1.json", "utf8"));
const PUZZLE = { game: "pentago", kind: "win.2" };

/**
 * The content of a picture: the address, what the browser has kept, and what it waits for.
 * @type {Record<string, {address: string, kept?: Record<string, string>, until?: (page: Page) => Promise<unknown>}>}
 */
const SCENES = {
  "first-visit": { address: "./#game=2048&seed=1", kept: {} },
  2048: { address: "./#game=2048&seed=1&position=2048,512,64,4,256,128,16,2,32,16,8,0,4,2,0,0" },
  pentago: { address: `./#record=${PENTAGO}&ply=7&players=human,human` },
  "pentago-won": { address: `./#record=${PENTAGO}` },
  loa: { address: "./#game=loa&players=human,human&seed=1" },
  lab: { address: `./lab.html#${new URLSearchParams({ experiment: LAB })}` },
  inside: {
    address: `./analyse.html#record=${PENTAGO}`,
    until: async (page) => {
      await ready(page);
      await expect(page.locator("#review-status")).toHaveText(/^9/);
    },
  },
  puzzles: { address: `./puzzles.html#${puzzle()}` },
  learn: { address: "./learn.html#loa" },
  embedding: { address: "./embedding.html" },
  statistics: { address: "./statistics.html", kept: KEPT.texts },
  embed: {
    address: `./embed.html#record=${PENTAGO}&ply=7`,
    until: (page) =>
      page.locator("plyground-board").evaluate((board) => Promise.resolve(/** @type {Board} */ (board).ready)),
  },
};

/** Each size and each language with each theme once. */
const LOOKS = /** @type {const} */ ([
  { size: "desktop", theme: "light", lang: "en" },
  { size: "desktop", theme: "dark", lang: "de" },
  { size: "phone", theme: "dark", lang: "en" },
  { size: "phone", theme: "light", lang: "de" },
]);
/** Small pictures still show where things stand, in which colours, and what is written. */
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.75 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 0.9, isMobile: true, hasTouch: true },
};
const NOW = new Date("2026-01-05T12:00:00Z");

/** The first shipped puzzle of its kind. */
function puzzle() {
  const { game, kind } = PUZZLE;
  const lines = readFileSync(`www/puzzles/${game}.txt`, "utf8").split("\n");
  const [, , , , ...position] = lines.find((line) => line.startsWith(kind.replace(".", " ")))?.split(" ") ?? [];
  return new URLSearchParams({ game, kind, position: position.join(" ") });
}

for (const { size, theme, lang } of LOOKS) {
  test.describe(`${size}, ${theme}, ${lang}`, () => {
    test.use({
      ...SIZES[size],
      colorScheme: theme,
      locale: lang,
      timezoneId: "UTC",
      contextOptions: { reducedMotion: "reduce" },
    });
    for (const [name, { address, kept = { "plyground/1/met": "yes" }, until = ready }] of Object.entries(SCENES)) {
      test(name, async ({ page }) => {
        await page.clock.setFixedTime(NOW);
        for (const [key, text] of Object.entries(kept)) await remember(page, key.replace("plyground/1/", ""), text);
        await page.goto(address);
        await until(page);
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${name}-${size}-${theme}-${lang}.png`, { scale: "device" });
      });
    }
  });
}
