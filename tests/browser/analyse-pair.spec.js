// Compare: two players side by side.
import { onBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { forget, open, ready } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

/** A game of 2048 before its first move; the seed decides every tile. */
const RECORD = "2048.1.7.1100000000000000.";

/** @param {Page} page @param {string} record @param {[string, string]} players */
async function compare(page, record, [one, other]) {
  await page.goto(`analyse.html#record=${record}`);
  await ready(page);
  await page.locator("#tab-compare").click();
  await page.locator("#pair-one").selectOption(`${one}/`);
  await page.locator("#pair-other").selectOption(`${other}/`);
  await page.locator("#pair-start").click();
  await expect(page.locator("#pair-start")).toHaveText("Compare from here", { timeout: 50_000 });
}

/** A row of the table. @param {Page} page @param {string} name */
const row = (page, name) => page.locator("#pair-rows tr").filter({ has: page.getByRole("rowheader", { name }) });

const compared = onOnePage(forget);
test("two players are compared", compared.all);

compared("two players part where they differ, and play on to the end", async (page) => {
  await compare(page, RECORD, ["corner", "greedy"]);
  await expect(page.locator("#pair-status")).toContainText(/disagree .*move/);
  const [one, other] = await row(page, "Chooses").locator("td").allTextContents();
  expect(one).not.toBe(other);
  await expect(row(page, "Result")).toContainText(/\d points, after .*Open this game.*\d points, after/s);
  await page.getByRole("link", { name: "Open this game" }).first().click();
  await expect(page).toHaveURL(/record=2048\.1\.7/);
});

compared("in a game of two sides they play against each other from both choices", async (page) => {
  await compare(page, "pentago.1..b21L_c22L_e51L_c63L", ["mcts", "genetic"]);
  await expect(page.locator("#pair-status")).toContainText(/disagree .*move|agree on all/);
  await expect(row(page, "Result")).toContainText(/(wins|draw).*Open this game/s);
});

compared("where O begins, the winners are those of the games", async (page) => {
  await compare(page, "pentago.1.X..................................._O.", ["mcts", "genetic"]);
  const words = String(await page.locator("#pair-status").textContent());
  const difference = Number(/move (\d+)/.exec(words)?.[1]);
  const names = await page.locator("#pair-head th").allTextContents();
  const found = await row(page, "Result").locator("td").allTextContents();
  const links = await row(page, "Result").getByRole("link").all();
  const records = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(records).toHaveLength(2);
  for (const [at, record] of records.entries()) {
    await page.goto(String(record));
    await ready(page);
    const outcome = await onBoard(page, (board) => {
      board.seek(board.state.plies);
      return /** @type {any} */ (board.state).outcome;
    });
    const mover = difference % 2 ? "o" : "x";
    const winner = outcome === mover ? names[at] : names[1 - at];
    expect(found[at]).toContain(outcome === "draw" ? "draw" : `${winner} wins`);
  }
});

compared("a player is compared with a level of itself", async (page) => {
  await page.goto("analyse.html#record=pentago.1..b21L_c22L_e51L_c63L");
  await ready(page);
  await page.locator("#tab-compare").click();
  await page.getByLabel("First engine").selectOption({ label: "Strong, default" });
  await page.getByLabel("Second engine").selectOption({ label: "Strong, Level 1" });
  await page.locator("#pair-start").click();
  await expect(page.locator("#pair-start")).toHaveText("Compare from here", { timeout: 50_000 });
  await expect(page.locator("#pair-head")).toContainText("Strong, Level 1");
  await expect(row(page, "Result")).toContainText(/wins|draw/);
  await page.getByRole("link", { name: "Test them in the lab" }).click();
  await expect(page).toHaveURL(/lab\.html/);
  await ready(page);
  await expect(page.locator("#name")).toHaveValue("Strong, default against Strong, Level 1");
  await expect(page.locator(".entry-title").last()).toHaveText("Strong, Level 1");
});

compared("versions saved on the board are compared and tested, also those saved meanwhile", async (page) => {
  await page.goto(`analyse.html#record=${RECORD}`);
  await ready(page);
  await page.locator("#tab-compare").click();
  await page.locator("#pair-one").selectOption("greedy/");
  const board = await page.context().newPage();
  await open(board, "#game=2048-3x3&empty=0");
  await board.locator("#tune").click();
  await board.locator("#save-version").click();
  await board.getByLabel("Name of your version").fill("crowded");
  await board.getByLabel("Name of your version").press("Enter");
  await board.close();
  await page.locator("#pair-other").selectOption({ label: "Expectimax, crowded" });
  await expect(page.locator("#pair-one")).toHaveValue("greedy/"); // what was chosen stays
  await page.locator("#pair-start").click();
  await expect(page.locator("#pair-start")).toHaveText("Compare from here", { timeout: 50_000 });
  await page.getByRole("link", { name: "Test them in the lab" }).click();
  await ready(page);
  await expect(page.locator(".entry-title").last()).toHaveText("crowded");
  await page.locator(".entry > summary").last().click();
  await expect(page.locator("#p1-preset")).toHaveValue("mine/crowded");
});

compared("a player agrees with itself", async (page) => {
  await compare(page, "pentago.1..b21L_c22L_e51L_c63L_c11R_f63R_a13R", ["alpha-beta", "alpha-beta"]);
  await expect(page.locator("#pair-status")).toContainText("They agree on all");
});
