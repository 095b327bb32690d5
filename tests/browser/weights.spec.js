// Learned weights in the page: the download and what can go wrong with it, the cache.
import { readFile } from "node:fs/promises";
import { test as base, expect } from "./harness.js";
import { boardOf, notice, openPanel, ready } from "./page.js";
import { send, serveWeights, tiny } from "./weights-site.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */
/** @typedef {Awaited<ReturnType<typeof serveWeights>>} Site */

const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<{site: Site}, {}, any>} */ ({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    site: async ({}, /** @type {(site: Site) => Promise<void>} */ use) => {
      const site = await serveWeights();
      await use(site);
      await site.close();
    },
  }),
);

const POSITION = "2,4,0,0,8,16,2,0,64,32,8,2,256,128,4,2";

/** @param {Page} page @param {Site} site @param {string} [hash] */
async function open(page, site, hash = "#player=learned") {
  await page.goto(site.url + hash);
  await ready(page);
}

/** The current player's view of one position, two plies deep. @param {Page} page */
const thoughtOf = (page) =>
  boardOf(page).evaluate(async (board, position) => {
    const { value } = await /** @type {Board} */ (board).think({ position, limits: { depth: 1 } });
    return value;
  }, POSITION);

// plyground think 2048 $POSITION --depth 1, with --player learned --weights tests/data/2048-tiny.weights, and without.
const LEARNED = 5888;
const HEURISTIC = -83702.78;

const progress = (/** @type {Page} */ page) => page.locator("#notices progress");
const failure = (/** @type {Page} */ page) => notice(page, /did not load/);
const plies = (/** @type {Page} */ page) => boardOf(page).evaluate((board) => /** @type {Board} */ (board).state.ply);

/** Autoplay goes on. @param {Page} page */
async function expectMoves(page) {
  const before = await plies(page);
  await expect.poll(() => plies(page)).toBeGreaterThan(before + 3);
}

test("nothing is loaded before a player needs it; then it is, once", async ({ page, site }) => {
  await open(page, site, "");
  expect(await thoughtOf(page)).toBeCloseTo(HEURISTIC, 0);
  expect(site.asked).toEqual([]);
  await openPanel(page, "player");
  await page.locator("#player").selectOption("learned");
  expect(await thoughtOf(page)).toBeCloseTo(LEARNED, 0);
  await page.locator("#player").selectOption("expectimax");
  expect(await thoughtOf(page)).toBeCloseTo(HEURISTIC, 0);
  await page.locator("#player").selectOption("learned");
  expect(await thoughtOf(page)).toBeCloseTo(LEARNED, 0);
  expect(site.asked).toEqual(["GET 4x4"]);
  await expect(progress(page)).toHaveCount(0);
});

test("progress shows in bytes, and another player breaks the download off", async ({ page, site }) => {
  let closed = false;
  site.answer = (response) => {
    response.writeHead(200, { "content-length": 10_900_000 });
    response.write(new Uint8Array(3_100_000));
    response.on("close", () => (closed = true));
  };
  await open(page, site);
  await page.locator("#autoplay").click();
  await expect(notice(page, "3.1 of 10.9 MB")).toBeVisible();
  await expect(progress(page)).toHaveJSProperty("value", 3_100_000);
  await expect(progress(page)).toHaveJSProperty("max", 10_900_000);
  await page.waitForTimeout(2500); // longer than a worker may be silent
  await expect(progress(page)).toBeVisible();
  expect(site.asked).toEqual(["GET 4x4"]);
  await openPanel(page, "player");
  await page.locator("#player").selectOption("greedy");
  await expect(progress(page)).toHaveCount(0);
  await expectMoves(page);
  await expect.poll(() => closed).toBe(true);
});

test("a host that is slow to answer is waited for, and the visitor sees it @long", async ({ page, site }) => {
  site.answer = (response) => void setTimeout(() => send(response, tiny), 5000); // longer than a worker may be silent, twice
  await open(page, site);
  const value = thoughtOf(page);
  await expect(progress(page)).toBeVisible({ timeout: 4000 });
  expect(await value).toBeCloseTo(LEARNED, 0);
  expect(site.asked).toEqual(["GET 4x4"]);
  await expect(page.locator("#notices .notice")).toHaveCount(0);
});

test("smaller boards load weights of their own", async ({ page, site }) => {
  const file = await readFile("www/weights/2048-3x3.weights");
  site.answer = (response) => send(response, file);
  await open(page, site, "#game=2048-3x3&player=learned-3x3");
  await page.locator("#autoplay").click();
  await expectMoves(page);
  expect(site.asked).toEqual(["GET 3x3"]);
  await expect(page.locator("#notices .notice")).toHaveCount(0);
});

test("Cancel goes back to the default player", async ({ page, site }) => {
  site.answer = (response) => void response.writeHead(200).write(new Uint8Array(3_100_000));
  await open(page, site);
  await page.locator("#autoplay").click();
  await notice(page, "3.1 MB").getByRole("button", { name: "Cancel" }).click();
  await openPanel(page, "player");
  await expect(page.locator("#player")).toHaveValue("expectimax");
  await expectMoves(page);
});

test("another game breaks the download off, and nothing is left of it", async ({ page, site }) => {
  site.answer = (response) => void response.writeHead(200).write(new Uint8Array(3_100_000));
  await open(page, site);
  await page.locator("#autoplay").click();
  await expect(progress(page)).toBeVisible();
  await page.getByRole("link", { name: "Pentago" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-game", "pentago");
  await expect(page.locator("#notices .notice")).toHaveCount(0);
  await page.getByRole("link", { name: "2048" }).click();
  await openPanel(page, "player");
  await expect(page.locator("#player")).toHaveValue("learned");
});

test("moves by hand and Escape do not break the download off", async ({ page, site }) => {
  /** @type {() => void} */
  let goOn = () => {};
  site.answer = (response) => {
    response.writeHead(200, { "content-length": tiny.length }).write(tiny.subarray(0, 999));
    goOn = () => void response.end(tiny.subarray(999));
  };
  await open(page, site);
  await page.locator("#autoplay").click();
  await expect(progress(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(boardOf(page)).not.toHaveAttribute("autoplay");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  goOn();
  await expect(progress(page)).toHaveCount(0);
  expect(await thoughtOf(page)).toBeCloseTo(LEARNED, 0);
  expect(site.asked).toEqual(["GET 4x4"]);
});

test("a reload takes the weights from the cache, also without a connection", async ({ page, site }) => {
  await open(page, site);
  expect(await thoughtOf(page)).toBeCloseTo(LEARNED, 0);
  await expect.poll(() => kept(page)).toBe(1);
  site.answer = (response) => void response.destroy();
  await page.reload();
  await ready(page);
  expect(await thoughtOf(page)).toBeCloseTo(LEARNED, 0);
  expect(site.asked.filter((one) => one.startsWith("GET"))).toEqual(["GET 4x4"]);
});

test("weights that have changed on the site come with the next visit", async ({ page, site }) => {
  site.answer = (response) => send(response, tiny, { etag: '"1"' });
  await open(page, site);
  await thoughtOf(page);
  await expect.poll(() => kept(page)).toBe(1);
  site.answer = (response) => send(response, tiny, { etag: '"2"' });
  await page.reload();
  await ready(page);
  await thoughtOf(page);
  await expect.poll(() => kept(page)).toBe(0);
  await page.reload();
  await ready(page);
  await thoughtOf(page);
  expect(site.asked).toEqual(["GET 4x4", "HEAD 4x4", "GET 4x4"]);
});

test("spoilt weights in the cache are loaded again", async ({ page, site }) => {
  await open(page, site);
  await thoughtOf(page);
  await expect.poll(() => kept(page)).toBe(1);
  await page.evaluate(async () => {
    const cache = await caches.open("plyground-weights");
    const [request] = await cache.keys();
    await cache.put(request, new Response("spoilt"));
  });
  await page.reload();
  await ready(page);
  expect(await thoughtOf(page)).toBeCloseTo(LEARNED, 0);
  expect(site.asked).toEqual(["GET 4x4", "GET 4x4"]);
});

test.describe("what cannot be used", () => {
  test.use({ allowErrors: true }); // the browser reports failed requests itself

  const altered = Uint8Array.from(tiny);
  altered[tiny.length >> 1] ^= 1;
  /** @type {[string, Site['answer'], RegExp][]} */
  const cases = [
    ["a missing file", (response) => void response.writeHead(404, "Not Found").end(), /404 Not Found/],
    ["no connection", (response) => void response.destroy(), /did not start/],
    [
      "a download that breaks off",
      (response) => {
        response.writeHead(200, { "content-length": tiny.length }).write(tiny.subarray(0, tiny.length >> 1));
        setTimeout(() => response.destroy(), 100);
      },
      /broke off/,
    ],
    ["a file cut off", (response) => send(response, tiny.subarray(0, tiny.length >> 1)), /damaged or cut off/],
    ["an altered file", (response) => send(response, altered), /damaged or cut off/],
    ["a foreign file", (response) => send(response, "<!doctype html><p>Not here"), /not a file of weights/],
    ["a later version", (response) => send(response, "plyground weights 4\n\n"), /version 4/],
  ];
  const goesOn =
    (/** @type {typeof cases} */ faults) =>
    async (/** @type {{page: Page, site: Site}} */ { page, site }) => {
      test.slow();
      for (const [what, answer, message] of faults)
        await test.step(what, async () => {
          await page.goto("about:blank");
          Object.assign(site, { answer, asked: [] });
          await open(page, site);
          await page.evaluate(() => caches.delete("plyground-weights"));
          await page.locator("#autoplay").click();
          await expect(failure(page)).toContainText(message);
          await expect(failure(page)).toContainText("Expectimax plays instead");
          await expectMoves(page);
          await expect(boardOf(page)).toHaveAttribute("autoplay");
          expect(await kept(page)).toBe(0);
          // Not once for every move. (Browsers try again by themselves when a connection is cut.)
          if (what !== "no connection") expect(site.asked).toEqual(["GET 4x4"]);

          site.answer = (response) => send(response, tiny);
          await failure(page).getByRole("button", { name: "Try again" }).click();
          await expect.poll(() => kept(page)).toBe(1);
          await expect(failure(page)).toHaveCount(0);
          await expectMoves(page);
          expect(await thoughtOf(page)).toBeCloseTo(LEARNED, 0);
        });
    };
  test("the default player goes on, and another try is offered", goesOn([cases[0], cases[2], cases[4]]));
  test("the default player goes on with every fault @long", goesOn(cases));
});

/** How many files the cache holds. @param {Page} page */
const kept = (page) => page.evaluate(async () => (await (await caches.open("plyground-weights")).keys()).length);

test("the lab plays with them too", async ({ page, site }) => {
  const experiment = {
    name: "learned",
    game: "2048",
    players: [{ player: "learned" }],
    games: 2,
    seed: 1,
    limits: { depth: 1 },
  };
  await page.goto(`${site.url}lab.html#experiment=${encodeURIComponent(JSON.stringify(experiment))}`);
  await ready(page);
  await page.locator("#start").click();
  await expect(page.locator("#run-status")).toHaveText(/^Done/);
  expect(site.asked).toContain("GET 4x4");
  await expect(page.locator("#table tbody tr")).toContainText("14,832"); // plyground play 2048 --players learned --depth 1 --seed 1 --games 2 --weights tests/data/2048-tiny.weights
});

test.describe("without weights", () => {
  test.use({ allowErrors: true }); // the browser logs the 404

  test("the lab says so where they cannot be loaded", async ({ page, site }) => {
    site.answer = (response) => response.writeHead(404).end();
    const experiment = {
      name: "learned",
      game: "2048",
      players: [{ player: "learned" }],
      games: 2,
      seed: 1,
      limits: { depth: 1 },
    };
    await page.goto(`${site.url}lab.html#experiment=${encodeURIComponent(JSON.stringify(experiment))}`);
    await ready(page);
    await page.locator("#start").click();
    await expect(page.locator("#run-error")).toContainText("404");
  });
});

const EMPTY = `${".".repeat(36)} X`;
const SIX = ".O........X.....O...X.........O....X X";

/** Pentago's strong player, looking one ply ahead. @param {Page} page @param {string} position */
const strongOn = (page, position) =>
  boardOf(page).evaluate(async (board, position) => {
    const limits = { depth: 1 };
    const { moves } = await /** @type {Board} */ (board).think({ position, limits });
    return moves.length;
  }, position);

test("Pentago's openings are loaded once, when it first thinks with few marbles, and the page says nothing", async ({
  page,
  site,
}) => {
  const openings = await readFile("www/weights/pentago-openings.weights");
  site.answer = (response) => send(response, openings);
  await open(page, site, "#game=pentago&player=strong");
  expect(await strongOn(page, SIX)).toBe(240);
  expect(site.asked).toEqual([]);
  expect(await strongOn(page, EMPTY)).toBe(288);
  expect(await strongOn(page, EMPTY)).toBe(288);
  expect(site.asked).toEqual(["GET openings"]);
  await expect(page.locator("#notices > *")).toHaveCount(0);
});

test("without its openings Pentago's strong player thinks as well as it can", async ({ page, site }) => {
  site.answer = (response) => void response.writeHead(404).end();
  await open(page, site, "#game=pentago&player=strong");
  expect(await strongOn(page, EMPTY)).toBe(288);
  expect(await strongOn(page, EMPTY)).toBe(288);
  expect(site.asked).toEqual(["GET openings"]);
  await expect(page.locator("#notices > *")).toHaveCount(0);
});
