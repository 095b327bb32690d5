// Embed: boards to try and to copy, what they weigh, and a form whose tag does what was chosen.
import { expectAccessible } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { catchCopies, copied, forget, ready } from "./page.js";
import { said } from "./said.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** @param {Page} page @param {string} [query] */
async function open(page, query = "") {
  await page.goto(`embedding.html${query}`);
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
  await expect(page.locator("#example-copied")).toHaveText("Copied.");
  const tag = await copied(page);
  expect(tag).toContain('<script type="module" src="plyground/www/board/element.js"></script>');
  expect(tag).toContain('game="pentago" players="human,ai" level="3" poster controls="status new undo hint open"');
});

const shown = onOnePage(forget);
test("Embed is whole, in a language and for everyone", shown.all);

shown("boards that wait speak the language of the page", async (page) => {
  await open(page, "?lang=de");
  const board = page.locator('plyground-board[game="loa"]');
  await expect(board.getByRole("button", { name: `${said("de", "board:play")}: loa` })).toBeVisible();
  await expect(board.getByRole("button", { name: said("de", "board:controls.new") })).toBeVisible();
});

shown("axe finds nothing on Embed", async (page) => {
  await open(page);
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page, { colours: colorScheme === "dark" });
  }
});

shown("the tag does what was chosen", async (page) => {
  await open(page);
  await expect(page.getByLabel("The computer plays")).toBeHidden(); // 2048 has no second side
  // The other learned players play on boards of other sizes.
  await expect(page.getByLabel("Engine").locator("[value^=learned]")).toHaveCount(1);
  await page.getByLabel("Game", { exact: true }).selectOption("pentago");
  await page.getByLabel("Engine").selectOption("mcts");
  await page.getByLabel("The computer plays").selectOption("ai,human");
  const budget = page.getByLabel("Time per move");
  await budget.evaluate((field) =>
    field.addEventListener("invalid", () => field.setAttribute("data-told", ""), { once: true }),
  );
  await budget.press("ControlOrMeta+a");
  await page.keyboard.type("0");
  await expect(budget).toHaveAttribute("data-told");
  await budget.press("ControlOrMeta+a");
  await page.keyboard.type("20");
  const lines = await page.locator("#tag").textContent();
  expect(lines).toContain(
    '<plyground-board game="pentago" player="mcts" players="ai,human" budget="20" controls></plyground-board>',
  );
  const preview = page.locator("#preview plyground-board");
  await preview.evaluate((/** @type {Board} */ board) => board.ready);
  await expect.poll(() => preview.evaluate((/** @type {Board} */ board) => board.state.ply)).toBe(1);

  // The same lines, as a page of their own.
  await page.goto("www/board/example.html");
  await page.evaluate((tag) => {
    const holder = document.createElement("div");
    holder.innerHTML = tag.slice(tag.indexOf("<plyground-board"));
    document.querySelector("main")?.replaceChildren(holder);
  }, lines ?? "");
  const pasted = page.locator("plyground-board");
  await pasted.evaluate((/** @type {Board} */ board) => board.ready);
  await expect.poll(() => pasted.evaluate((/** @type {Board} */ board) => board.state.ply)).toBe(1);
});

test("where there is no clipboard, the copy button says so", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined })); // as without TLS
  await open(page);
  await page.locator("#copy").click();
  await expect(page.locator("#copied")).toHaveText("Copying was not allowed. Select the lines and copy them.");
  await page.getByLabel("Game", { exact: true }).selectOption("loa");
  await expect(page.locator("#copied")).toBeEmpty();
});

shown("the address of a frame shows the board that was chosen", async (page) => {
  await open(page);
  await page.getByLabel("Game", { exact: true }).selectOption("pentago");
  const lines = await page.locator("#frame").textContent();
  const address = lines?.match(/src="([^"]+)"/)?.[1].replaceAll("&amp;", "&") ?? "";
  // A host may keep `index.html`, where `?embed=1` starts, out of the frames of other sites.
  expect(address).toContain("/embed.html?game=pentago");
  await page.goto(address);
  const board = page.locator("plyground-board");
  await board.evaluate((/** @type {Board} */ board) => board.ready);
  expect(await board.evaluate((/** @type {Board} */ board) => board.state.game)).toBe("pentago");
  await expect(board.getByRole("button", { name: "New game" })).toBeVisible();
});
