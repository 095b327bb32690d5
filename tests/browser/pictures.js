// Takes the pictures that show the site elsewhere, from its own pages: `cargo xtask build && node tests/browser/pictures.js`.

import { chromium } from "@playwright/test";
import playwright from "../../playwright.config.js";
import { serve } from "./static.js";

/** @typedef {import("../../www/types.d.ts").BoardElement} Board */

/** What services ask for that show a picture beside a link. */
const CARD = { width: 1200, height: 630 };

const site = `${await serve({})}/plyground/`;
const options = playwright.projects?.find(({ name }) => name === "chromium")?.use?.launchOptions;
const browser = await chromium.launch(options);
await takeCard();
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
  await page.locator("#thinking-values li").first().waitFor();
  await page.screenshot({ path: new URL("../../www/icons/plyground-share.png", import.meta.url).pathname });
}
