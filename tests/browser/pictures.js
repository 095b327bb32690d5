// Takes the pictures that show the site elsewhere, from its own pages: `cargo xtask build && node tests/browser/pictures.js`.

import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { startChromium } from "./chromium.js";
import { serve } from "./static.js";

/** @typedef {import("../../www/types.d.ts").BoardElement} Board */

/** What services ask for that show a picture beside a link. */
const CARD = { width: 1200, height: 630 };

/** A game of Pentago with a blunder: X overlooks a win, then O lets X win at once. */
const GAME = "pentago.1..b21L_c22L_e51L_c63L_c11R_f63R_a13R_b13R_d4";
/** A tuning that is soon over. */
const TUNING = await readFile(new URL("../wasm/lab-tune.json", import.meta.url), "utf8");

const site = `${await serve({})}/plyground/`;
const browser = await startChromium();
await takeCard();
await takeTour();
await browser.close();
process.exit();

/** A page of the site, on a screen of some size. @param {string} address @param {{width: number, height: number}} viewport */
async function open(address, viewport) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", colorScheme: "light" });
  const page = await context.newPage();
  // Not the first visit of anybody.
  await page.addInitScript(() => localStorage.setItem("plyground/1/met", "yes"));
  await page.goto(site + address);
  await page.locator("body.is-ready").waitFor();
  return page;
}

/** The picture of links: a game, and what the computer thinks of it. */
async function takeCard() {
  const page = await open("index.html", CARD);
  await page
    .locator("#board")
    .evaluate((board) =>
      /** @type {Board} */ (board).reset({ position: "2048,512,64,4,256,128,16,2,32,16,8,0,4,2,0,0", seed: 1n }),
    );
  await page.locator("#hint").click();
  await page.locator("#thinking-values .is-best").waitFor();
  await page.screenshot({ path: new URL("../../www/icons/plyground-share.png", import.meta.url).pathname });
}

/** The animated picture of the README: a game, its review, and a tuning. */
async function takeTour() {
  const size = { width: 1000, height: 640 };
  /** @type {{picture: Buffer, ms: number}[]} */
  const frames = [];
  const take = async (/** @type {import("@playwright/test").Page} */ page, /** @type {number} */ ms) =>
    void frames.push({ picture: await page.screenshot(), ms });

  const game = await open("index.html#seed=7&nodes=3000", size);
  for (const moves of [60, 60, 60, 60, 60, 60]) {
    await game.locator("#board").evaluate(async (board, moves) => {
      for (let move = 0; move < moves; move += 1) await /** @type {Board} */ (board).step();
    }, moves);
    await take(game, 450);
  }
  await game.locator("#hint").click();
  await game.locator("#thinking-values .is-best").waitFor();
  await take(game, 1800);

  const review = await open(`analyse.html#record=${GAME}`, size);
  await review.locator("#judgements button").first().waitFor();
  await take(review, 2000);
  await review.locator("#judgements").scrollIntoViewIfNeeded();
  await take(review, 1800);

  const lab = await open(`lab.html#experiment=${encodeURIComponent(TUNING)}`, size);
  await lab.locator("#setup-time", { hasText: /^(?!Measuring)\w/ }).waitFor();
  await lab.locator("#start").click();
  await lab.locator("#tuning-charts svg").first().waitFor();
  await lab.locator("#tuning-panel").scrollIntoViewIfNeeded();
  await take(lab, 1200);
  await lab.locator("#run-status", { hasText: /^Done/ }).waitFor({ timeout: 60_000 });
  // Another width has the charts drawn to the end of the run.
  await lab.setViewportSize({ width: size.width - 20, height: size.height });
  await lab.setViewportSize(size);
  await lab.waitForTimeout(500);
  await take(lab, 2200);

  await sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
    .webp({ delay: frames.map(({ ms }) => ms), loop: 0, quality: 72, effort: 6 })
    .toFile(new URL("../../docs/images/tour.webp", import.meta.url).pathname);
}
