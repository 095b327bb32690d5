// Learn: boards that play, everybody in the catalogue, how strong they are, and the old addresses that lead there.
import { expectAccessible, expectToFit } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { forget, ready, remember } from "./page.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const played = onOnePage(forget);
test("the boards of Learn play, and say how strong their players are", played.all);

played("the boards play, and everybody in the catalogue is named", async (page) => {
  await page.goto("learn.html#thinking");
  await ready(page);
  const board = page.locator('[id="2048"] plyground-board');
  await board.evaluate((/** @type {Board} */ board) => board.ready);
  await board.getByRole("button", { name: "Hint" }).click();
  await expect(board.getByRole("status")).toContainText("Best move");
  expect(await page.locator('[data-players="2048"] dt').count()).toBeGreaterThan(10);
  for (const game of ["pentago", "loa"]) {
    const other = page.locator(`#${game} plyground-board`);
    await other.scrollIntoViewIfNeeded(); // nothing loads before it is near
    await other.evaluate((/** @type {Board} */ board) => board.ready);
    expect(await page.locator(`[data-players="${game}"] dt`).count()).toBeGreaterThan(3);
  }
});

test("a link to a game leads to its heading @phone", async ({ page }) => {
  await page.goto("learn.html#loa");
  await ready(page);
  const top = () =>
    page.locator("#loa").evaluate((section) => Math.abs(Math.round(section.getBoundingClientRect().top)));
  await expect.poll(top).toBe(0);
});

played("each game has positions to try, which come to the board beside them", async (page) => {
  await page.goto("learn.html#thinking");
  await ready(page);
  for (const [game, buttons] of /** @type {const} */ ([
    ["2048", ["slide four pairs", "corner in order"]],
    ["pentago", ["win with one move", "Only one move wins"]],
    ["loa", ["connect with one move", "A middlegame"]],
  ])) {
    const section = page.locator(`[id="${game}"]`);
    const board = section.locator("plyground-board");
    for (const name of buttons) {
      const button = section.getByRole("button", { name });
      const wanted = await button.getAttribute("data-position");
      await button.click();
      await board.evaluate((/** @type {Board} */ board) => board.ready);
      await expect.poll(() => board.evaluate((/** @type {Board} */ board) => board.state.position)).toBe(wanted);
      await expect(board).toBeFocused();
    }
  }
  // The solved position of Pentago has one move that wins.
  const pentago = page.locator("#pentago plyground-board");
  const position = await page.getByRole("button", { name: "Only one move wins" }).getAttribute("data-position");
  const exact = await pentago.evaluate(
    (/** @type {Board} */ board, position) => board.think({ position: position ?? "", limits: { movetime: 20_000 } }),
    position,
  );
  expect(exact.exact).toBe(1);
});

played("the ladder of every game is there", async (page) => {
  await page.goto("learn.html#thinking");
  await ready(page);
  await expect(page.locator("#ladders table")).toHaveCount(3);
  for (const table of [0, 1, 2]) {
    const values = await page.locator("#ladders table").nth(table).locator("td").allTextContents();
    expect(values).toHaveLength(10);
  }
});

test.describe("where a ladder does not arrive", () => {
  test.use({ allowErrors: true }); // the browser logs the failure

  test("the page says so, and its boards play", async ({ page }) => {
    await page.route(/ratings[^/]*\.js$/, (route) => route.abort());
    await page.goto("learn.html#thinking");
    await ready(page);
    await expect(page.locator("#ladders")).toContainText("Something went wrong.");
    await page.locator('[id="2048"] plyground-board').evaluate((/** @type {Board} */ board) => board.ready);
  });
});

test("an old address leads on, with its query and its hash", async ({ page }) => {
  for (const [from, to] of [
    ["guide.html?lang=de#loa", "learn.html?lang=de#loa"],
    ["guide.html#embed", "embedding.html#embed"],
    ["about.html", "learn.html"],
    ["about.html?lang=sv#weight", "embedding.html?lang=sv#weight"],
    ["inside.html?lang=en#lessons", "learn.html?lang=en#lessons"],
  ]) {
    await page.goto("about:blank"); // a change after # alone loads nothing
    await page.goto(from);
    await page.waitForURL(`**/${to}`);
    await ready(page);
  }
  await expect(page.getByRole("tab", { name: "Lessons" })).toHaveAttribute("aria-selected", "true");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("an old address has links", async ({ page }) => {
    await page.goto("guide.html#embed");
    await page.getByRole("link", { name: "Learn" }).click();
    await expect(page).toHaveURL(/learn\.html$/);
  });
});

test("one click leads from the header to the first lesson, and boards load with their tab alone", async ({ page }) => {
  /** @type {string[]} */
  const engines = [];
  page.on("request", (request) => /plyground_bg\.wasm/.test(request.url()) && engines.push(request.url()));
  await page.goto("statistics.html");
  await ready(page);
  await page.locator(".bar-pages").getByRole("link", { name: "Learn" }).click();
  await expect(page.locator("#lesson-picture")).toBeVisible();
  expect(engines.filter((url) => !url.includes("lab/pkg"))).toEqual([]);
  await page.getByRole("tab", { name: "How it works" }).click();
  await page.locator('[id="2048"] plyground-board').evaluate((/** @type {Board} */ board) => board.ready);
});

test("a first lesson that could not be loaded is tried again with the next tab", async ({ page }) => {
  await page.route(/lab\/pkg\/plyground_bg\.wasm/, (route) => route.abort());
  await page.goto("learn.html#teachers");
  await ready(page);
  await page.getByRole("tab", { name: "Lessons" }).click();
  await expect(page.locator("#lesson-error")).not.toBeEmpty();
  await page.unroute(/lab\/pkg\/plyground_bg\.wasm/);
  await page.getByRole("tab", { name: "For teachers" }).click();
  await page.getByRole("tab", { name: "Lessons" }).click();
  await expect(page.locator("#lesson-picture")).toBeVisible();
});

test("saved mistakes are practised or removed, and without one the page says how to save it", async ({ page }) => {
  const place = { game: "pentago", position: "XXXX................O....O....O....O X", player: "strong", nodes: 2000 };
  const mistake = { ...place, move: "f11R", best: "e1", right: 0, due: 0 };
  await remember(page, "mistakes", JSON.stringify({ v: 1, all: [mistake] }));
  await page.goto("learn.html#practice");
  await ready(page);
  await expect(page.locator("#shelf-count")).toHaveText("1 saved mistake, 1 due today.");
  await expect(page.getByRole("link", { name: "Practise next" })).toHaveAttribute(
    "href",
    /^analyse\.html#.*practise=XXXX/,
  );
  await page.getByRole("button", { name: "Remove: Pentago" }).click();
  await expect(page.locator("#shelf-count")).toContainText("No saved mistakes yet.");
  await expect(page.getByRole("link", { name: "Practise next" })).toBeHidden();
  await page.getByRole("link", { name: "Review a game" }).click();
  await expect(page).toHaveURL(/analyse\.html$/);
});

test("nobody is shut out, light and dark @all", async ({ page }) => {
  await page.goto("learn.html#thinking");
  await ready(page);
  await page.locator('[id="2048"] plyground-board').evaluate((/** @type {Board} */ board) => board.ready);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, { colours: colorScheme === "dark" });
  }
  await expectToFit(page);
});
