// Links: one grammar for the address of the page, of the lab and of a frame, and for what is pasted. docs/links.md describes it.

import { expect, test } from "./harness.js";
import { boardOf, notice, open, openPanel, ready, stateOf } from "./page.js";
import { said } from "./said.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const RECORD = "pentago.1..d42R_c34L";

test.describe("the page", () => {
  test("says that a link is of a newer version, keeps the address, and plays on", async ({ page }) => {
    await open(page, `#v=2&record=${RECORD}`);
    await expect(notice(page, "This link needs a newer Plyground")).toHaveCount(1);
    expect((await stateOf(page)).game).toBe("2048");
    expect(new URL(page.url()).hash).toBe(`#v=2&record=${RECORD}`);
    await openPanel(page, "share");
    await page.locator("#open-record").fill(`#v=2&record=${RECORD}`);
    await page.locator("#open-game").click();
    await expect(page.locator("#open-error")).toContainText("This link needs a newer Plyground");
    await page.locator("#open-record").fill(RECORD);
    await page.locator("#open-game").click();
    await expect.poll(async () => (await stateOf(page)).game).toBe("pentago");
  });

  test("takes a pasted link as one in the address", async ({ page }) => {
    await open(page);
    await openPanel(page, "share");
    const error = page.locator("#open-error");
    const limits = () => boardOf(page).evaluate((/** @type {Board} */ { limits }) => limits);
    const paste = async (/** @type {string} */ words) => {
      await page.locator("#open-record").fill(words);
      await page.locator("#open-game").click();
    };
    await paste("#game=loa&nodes=500&depth=65");
    await expect(error).toContainText("Part of this link could not be read. The rest works.");
    await expect(error).toContainText("depth=65: should be a number from 0 to 64.");
    expect((await stateOf(page)).game).toBe("loa");
    expect(await limits()).toEqual({ movetime: 1000, nodes: 500 });
    await paste("#nonsense=1"); // nothing of it can be used
    await expect(error).toContainText("nonsense=1");
    expect(await limits()).toEqual({ movetime: 1000, nodes: 500 });
    await paste("index.html#depth=3"); // of the game on the board
    await expect.poll(limits).toEqual({ movetime: 1000, depth: 3 });
    await expect(error).toHaveText("");
    await paste("#position=2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0"); // of the first game
    await expect.poll(async () => (await stateOf(page)).game).toBe("2048");
  });
});

test("the lab says that a link is of a newer version", async ({ page }) => {
  await page.goto("lab.html#v=3&experiment={}");
  await ready(page);
  await expect(notice(page, "This link needs a newer Plyground")).toBeVisible();
});

test.describe("a frame", () => {
  const board = (/** @type {import('@playwright/test').Page} */ page) => page.locator("plyground-board");

  test("shows the game of a link, at its place", async ({ page }) => {
    await page.goto(`./?embed=1&controls#record=${RECORD}&ply=1&player=alpha-beta&depth=2&one=7`);
    await page.waitForFunction(() =>
      /** @type {any} */ (document.querySelector("plyground-board"))?.ready?.then(() => true),
    );
    await expect
      .poll(() => board(page).evaluate((/** @type {Board} */ { state }) => [state.game, state.ply, state.plies]))
      .toEqual(["pentago", 1, 2]);
    const { player, limits, params } = await board(page).evaluate(
      (/** @type {Board} */ { player, limits, params }) => ({ player, limits, params }),
    );
    expect({ player, limits, params }).toEqual({ player: "alpha-beta", limits: { depth: 2 }, params: { one: 7 } });
  });

  test("refuses a newer version", async ({ page }) => {
    await page.goto("embed.html?v=2&game=loa&lang=de");
    await expect(page.getByText(said("de", "board:linkVersion", { version: 2 }))).toBeVisible();
    await expect(board(page)).toHaveCount(0);
  });
});
