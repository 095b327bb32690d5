// Links: one grammar for the address of the page, of the lab and of a frame, and for what is pasted. docs/links.md describes it.

import { readFileSync } from "node:fs";
import { numberIn, readLink, readPlayers, readWords, UnknownVersion, writeLink } from "../../www/core/link.js";
import { expect, test } from "./harness.js";
import { boardOf, notice, open, openPanel, paramsOf, ready, stateOf } from "./page.js";
import { said } from "./said.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const RECORD = "pentago.1..d42R_c34L";

test.describe("the grammar", () => {
  test("tells the game from who plays it", () => {
    const link = {
      game: { game: "pentago", ply: "3" },
      settings: [
        ["player", "strong"],
        ["movetime", "20"],
        ["solve", "12"],
      ],
    };
    for (const words of [
      "#game=pentago&ply=3&player=strong&movetime=20&solve=12",
      "player=strong&v=1&movetime=20&solve=12&ply=3&game=pentago",
      "https://example.org/?lang=de&game=pentago#ply=3&player=strong&budget=20&solve=12",
    ]) {
      expect(readLink(words), words).toEqual(link);
    }
    expect(readLink("pentago.1..d42R")).toEqual({ game: { record: "pentago.1..d42R" }, settings: [] });
    expect(readLink("")).toEqual({ game: {}, settings: [] });
    expect(readLink("?lang=de")).toEqual({ game: {}, settings: [] });
  });

  test("what is written is read back", () => {
    const link = {
      game: { game: "2048-5x5", position: "2,0 & more=#", seed: "7" },
      settings: /** @type {[string, string][]} */ ([
        ["empty", "-1.5"],
        ["players", "human,ai"],
      ]),
    };
    expect(readLink(`#${writeLink(link)}`)).toEqual(link);
  });

  test("a version that is not known is refused", () => {
    for (const words of ["v=2", "game=loa&v=10", "v=one"])
      expect(() => readWords(words), words).toThrow(UnknownVersion);
    expect(readWords("v=1&game=loa")).toEqual([["game", "loa"]]);
  });

  test("a player may be named for a side", () => {
    expect(readPlayers("human,ai")).toEqual({ sides: "human,ai", named: [] });
    expect(readPlayers("strong,human")).toEqual({ sides: "ai,human", named: ["strong"] });
    expect(readPlayers("mcts,mcts")).toEqual({ sides: "ai,ai", named: ["mcts"] });
  });

  test("a number is decimal, and lies in its range", () => {
    const range = { min: -2, max: 1e3 };
    for (const [words, value] of /** @type {[string, number][]} */ ([
      ["-2", -2],
      ["1e3", 1000],
      [".5", 0.5],
    ]))
      expect(numberIn(words, range), words).toBe(value);
    for (const words of ["", " 5", "0x10", "NaN", "Infinity", "-2.1", "1e4", "5ms"])
      expect(numberIn(words, range), words).toBe(undefined);
    expect([numberIn("1.5", range, true), numberIn("1.0", range, true)]).toEqual([undefined, 1]);
  });
});

test.describe("the page", () => {
  test("writes its sliders as the command line reads them", async ({ page }) => {
    const written = readFileSync(new URL("../data/sliders_link.txt", import.meta.url), "utf8").trim();
    await open(page);
    await openPanel(page, "player");
    for (const [name, value] of readLink(written).settings) {
      const exact = page.locator(`#param-${name}-exact`);
      await exact.press("ControlOrMeta+a");
      await exact.pressSequentially(value);
      await exact.press("Enter");
    }
    await expect.poll(() => new URL(page.url()).hash).toBe(written);
  });

  test("says that a link is of a newer version, keeps the address, and plays on", async ({ page }) => {
    await open(page, `#v=2&record=${RECORD}`);
    await expect(notice(page, "The link is of version 2")).toHaveCount(1);
    expect((await stateOf(page)).game).toBe("2048");
    expect(new URL(page.url()).hash).toBe(`#v=2&record=${RECORD}`);
    await openPanel(page, "share");
    await page.locator("#open-record").fill(`#v=2&record=${RECORD}`);
    await page.locator("#open-game").click();
    await expect(page.locator("#open-error")).toContainText("The link is of version 2");
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
    await expect(error).toContainText("Part of the link could not be used; the rest was.");
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

  test("begins the game of a seed", async ({ page, context }) => {
    const other = await context.newPage();
    for (const one of [page, other]) await open(one, "#game=2048-3x3&seed=18446744073709551615");
    const { game, position, ply } = await stateOf(page);
    expect([game, ply]).toEqual(["2048-3x3", 0]);
    expect((await stateOf(other)).position).toBe(position);
    await page.evaluate(() => void (location.hash = "#seed=-1"));
    await expect(notice(page, "seed=-1: should be")).toBeVisible();
  });

  test("takes limits, a preset and a player for its side", async ({ page }) => {
    await open(page, "#game=pentago&players=human,mcts&nodes=500&depth=3");
    const sides = await boardOf(page).evaluate((/** @type {Board} */ { players, player, limits }) => ({
      players,
      player,
      limits,
    }));
    expect(sides).toEqual({ players: "human,ai", player: "mcts", limits: { movetime: 1000, depth: 3, nodes: 500 } });
    await page.reload();
    await ready(page);
    expect(await boardOf(page).evaluate((/** @type {Board} */ { limits }) => limits)).toEqual({
      movetime: 1000,
      depth: 3,
      nodes: 500,
    });

    await open(page, "?fresh#game=2048&empty=1&preset=ovolve&depth=4");
    const preset = await boardOf(page).evaluate(
      (/** @type {Board} */ { catalogue }) =>
        catalogue.players.find(({ id }) => id === "expectimax")?.presets.find(({ name }) => name === "ovolve")?.values,
    );
    expect(await paramsOf(page)).toMatchObject({ ...preset, empty: 1 });
  });

  for (const naming of ["players=human,mcts", "player=strong&player=mcts"]) {
    test(`the named player begins with its defaults, the others keep what they have: ${naming}`, async ({ page }) => {
      await open(page, "#game=pentago&player=mcts&exploration=3");
      const follow = (/** @type {string} */ words) => page.evaluate((words) => void (location.hash = words), words);
      const kept = () =>
        page.evaluate(() => JSON.parse(localStorage.getItem("plyground/1/settings/pentago") ?? "{}").params);
      await follow("#game=pentago&middle=5");
      await expect.poll(kept).toEqual({ mcts: { exploration: 3 }, strong: { middle: 5 } });
      await follow(`#game=pentago&${naming}`);
      await expect.poll(kept).toEqual({ mcts: {}, strong: { middle: 5 } });
    });
  }

  test("a name that is a parameter of the player means the parameter", async ({ page }) => {
    const limit = () => boardOf(page).evaluate((/** @type {Board} */ { limits }) => limits.depth);
    await open(page, "#player=frolov&depth=2");
    expect((await paramsOf(page)).depth).toBe(2);
    expect(await limit()).toBe(undefined);

    // Nor does a limit of another player's count, which no link of this one could say.
    await open(page, "?fresh#player=expectimax&depth=2");
    expect(await limit()).toBe(2);
    await openPanel(page, "player");
    await page.locator("#player").selectOption("alpha-beta");
    expect(await limit()).toBe(undefined);
  });
});

test("the lab says that a link is of a newer version", async ({ page }) => {
  await page.goto("lab.html#v=3&experiment={}");
  await ready(page);
  await expect(notice(page, "The link is of version 3")).toBeVisible();
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
