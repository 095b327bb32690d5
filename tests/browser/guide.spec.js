// The guide: boards that play, everybody in the catalogue, and a tag that does what was chosen.
import { expectAccessible, expectToFit } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { forget, ready } from "./page.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const played = onOnePage(forget);
test("the boards of the guide play, and its tag does what was chosen", played.all);

played("the boards play, and everybody in the catalogue is named", async (page) => {
  await page.goto("guide.html");
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

test("a link to a game of the guide leads to its heading @phone", async ({ page }) => {
  await page.goto("guide.html#loa");
  await ready(page);
  const top = () => page.locator("#loa").evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBe(0);
});

played("each paragraph of a game puts a position on the board beside it", async (page) => {
  await page.goto("guide.html");
  await ready(page);
  for (const [game, buttons] of /** @type {const} */ ([
    ["2048", ["slide four pairs", "corner in order"]],
    ["pentago", ["win with one move", "Only one move wins"]],
    ["loa", ["connect with one move", "A middle game"]],
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

played("the tag does what was chosen", async (page) => {
  await page.goto("guide.html");
  await ready(page);
  await expect(page.getByLabel("The computer plays")).toBeHidden(); // 2048 has no second side
  // The other learned players play on boards of other sizes.
  await expect(page.getByLabel("Who thinks").locator("[value^=learned]")).toHaveCount(1);
  await page.getByLabel("Game", { exact: true }).selectOption("pentago");
  await page.getByLabel("Who thinks").selectOption("mcts");
  await page.getByLabel("The computer plays").selectOption("ai,human");
  const budget = page.getByLabel("Time for a move");
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
  await page.goto("guide.html");
  await ready(page);
  await page.locator("#copy").click();
  await expect(page.locator("#copied")).toHaveText("Copying was not allowed; select the lines and copy them.");
  await page.getByLabel("Game", { exact: true }).selectOption("loa");
  await expect(page.locator("#copied")).toBeEmpty();
});

played("the address of a frame shows the board that was chosen", async (page) => {
  await page.goto("guide.html");
  await ready(page);
  await page.getByLabel("Game", { exact: true }).selectOption("pentago");
  const lines = await page.locator("#frame").textContent();
  const address = lines?.match(/src="([^"]+)"/)?.[1].replaceAll("&amp;", "&") ?? "";
  await page.goto(address);
  const board = page.locator("plyground-board");
  await board.evaluate((/** @type {Board} */ board) => board.ready);
  expect(await board.evaluate((/** @type {Board} */ board) => board.state.game)).toBe("pentago");
  await expect(board.getByRole("button", { name: "New game" })).toBeVisible();
});

test("nobody is shut out, light and dark @all", async ({ page }) => {
  await page.goto("guide.html");
  await ready(page);
  await page.locator('[id="2048"] plyground-board').evaluate((/** @type {Board} */ board) => board.ready);
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, { colours: colorScheme === "dark" });
  }
  await expectToFit(page);
});
