// The page about Plyground: boards to try and to copy, what they weigh, how strong they are.
import { expectAccessible } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { catchCopies, copied, forget, ready } from "./page.js";
import { said } from "./said.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** @param {Page} page @param {string} [query] */
async function open(page, query = "") {
  await page.goto(`about.html${query}`);
  await ready(page);
}

const weights = (/** @type {Page} */ page) => page.locator("#weight tbody td:nth-child(2)");

test("a board is started by a click, weighed, and its tag copied @first", async ({ page }) => {
  await catchCopies(page);
  await open(page);
  await expect(weights(page)).toHaveText([/^\d+ KB$/, "not started", "not started", "not started"]);
  const board = page.locator('plyground-board[game="pentago"]');
  await board.getByRole("button", { name: "Play: pentago" }).click();
  await expect(weights(page).nth(2)).toHaveText(/^\d{2,3} KB$/);
  await expect(weights(page).nth(1)).toHaveText("not started");
  // A file that is loaded between two boards counts for none of them.
  await page.evaluate(async () => void (await (await fetch("www/lab/pkg/plyground_bg.wasm")).arrayBuffer()));
  await page.getByRole("button", { name: "Play: 2048" }).click();
  await expect(weights(page).nth(1)).toHaveText(/^\d{2,3} KB$/);
  const [first, second] = (await weights(page).allTextContents()).slice(1).map(Number.parseFloat);
  expect(first).toBeLessThan(second);
  await expect(board.locator("[part=status]")).toContainText("Your turn");
  await page.getByRole("button", { name: "Copy: Pentago" }).click();
  await expect(page.locator("#copied")).toHaveText("Copied.");
  const tag = await copied(page);
  expect(tag).toContain('<script type="module" src="plyground/www/board/element.js"></script>');
  expect(tag).toContain('game="pentago" players="human,ai" level="3" poster controls="status new undo hint open"');
});

const shown = onOnePage(forget);
test("the page about Plyground is whole, in a language and for everyone", shown.all);

shown("the ladder of every game is there", async (page) => {
  await open(page);
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
    await open(page);
    await expect(page.locator("#ladders")).toContainText("Something went wrong.");
    await page.getByRole("button", { name: "Play: 2048" }).click();
    await expect(weights(page).nth(1)).toHaveText(/^\d{2,3} KB$/);
  });
});

shown("boards that wait speak the language of the page", async (page) => {
  await open(page, "?lang=de");
  const board = page.locator('plyground-board[game="loa"]');
  await expect(board.getByRole("button", { name: `${said("de", "board:play")}: loa` })).toBeVisible();
  await expect(board.getByRole("button", { name: said("de", "board:controls.new") })).toBeVisible();
});

shown("axe finds nothing on the page about Plyground", async (page) => {
  await open(page);
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page, { colours: colorScheme === "dark" });
  }
});
