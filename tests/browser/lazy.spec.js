// A click whose script does not arrive, offline or after a new build, says so; the next one tries again.
import { onBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { begin, card } from "./match.js";
import { forget, notice, open, openPanel, openSheet, ready, setPosition, startGame } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

// The browser logs what does not arrive.
test.use({ allowErrors: true });

const SCRIPTS = /\.js$/;

/** @param {Page} page @param {number} plies */
const play = (page, plies) =>
  onBoard(
    page,
    (board, plies) => {
      for (let ply = 0; ply < plies; ply += 1) board.play(board.state.legal[0]);
    },
    plies,
  );

/** Clicks without scripts and hears of it, then clicks with them. @param {Page} page @param {() => Promise<unknown>} click */
async function twice(page, click) {
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(`${error}`));
  await page.route(SCRIPTS, (route) => route.abort());
  await click();
  const told = notice(page, "Try again, or reload");
  await expect(told).toBeVisible();
  await told.evaluate((told) => told.remove()); // a dialog may lie above its button
  await page.unroute(SCRIPTS);
  await click();
  expect(errors).toEqual([]);
}

const confirming = (/** @type {Page} */ page) => expect(page.locator("#confirm-yes")).toBeVisible();

/** @type {{name: string, prepare?: (page: Page) => Promise<unknown>, click: (page: Page) => Promise<unknown>, comes: (page: Page) => Promise<unknown>}[]} */
const CLICKS = [
  {
    name: "New game",
    prepare: (page) => play(page, 2),
    click: (page) => page.locator("#new-game").click(),
    comes: confirming,
  },
  {
    name: "help",
    click: (page) => page.locator("#help").click(),
    comes: (page) => expect(page.locator("#help-dialog")).toBeVisible(),
  },
  {
    name: "settings",
    click: (page) => page.locator("#settings").click(),
    comes: (page) => expect(page.locator("#preferences")).toBeVisible(),
  },
  {
    name: "the picture at the end of a game",
    prepare: async (page) => {
      await setPosition(page, "4,4,16,32,16,32,64,128,32,64,128,256,64,128,256,512");
      await play(page, 1); // the last move, whatever tile follows
      await expect.poll(() => page.evaluate(() => localStorage["plyground/1/statistics"])).toContain("games");
    },
    click: (page) => page.getByRole("button", { name: "Share a picture" }).click(),
    comes: (page) => page.waitForEvent("download"),
  },
  {
    name: "the picture of the board",
    prepare: (page) => openPanel(page, "share"),
    click: (page) => page.locator("#picture").click(),
    comes: (page) => page.waitForEvent("download"),
  },
  {
    name: "sounds",
    prepare: (page) => page.locator("#settings").click(),
    click: (page) => onCheckbox(page, "#preferences input[type=checkbox]"),
    comes: (page) => expect(page.locator("#notices .is-error")).toHaveCount(0, { timeout: 12_000 }),
  },
  {
    name: "what the features contribute",
    prepare: (page) => page.locator("#tab-engine").click(),
    click: async (page) => {
      const details = page.locator("#expert");
      if (await details.evaluate((details) => Reflect.get(details, "open"))) await details.locator("summary").click();
      await details.locator("summary").click();
    },
    comes: (page) => expect(page.locator("#explain-list li").first()).toBeVisible(),
  },
];

/** Switches every box of these, one way and on. @param {Page} page @param {string} boxes */
async function onCheckbox(page, boxes) {
  for (const box of await page.locator(boxes).all()) await box.setChecked(false);
  for (const box of await page.locator(boxes).all()) await box.setChecked(true);
}

test("a click whose script does not arrive says so, and works the next time", async ({ page }) => {
  test.slow();
  for (const { name, prepare, click, comes } of CLICKS)
    await test.step(name, async () => {
      await forget(page);
      await open(page);
      await prepare?.(page);
      const coming = /picture/.test(name) ? comes(page) : undefined;
      await twice(page, () => click(page));
      await (coming ?? comes(page));
    });
});

test("a game that takes long is marked, then offered anew; another one may be played meanwhile", async ({ page }) => {
  const ENGINE = /\/pkg-pentago\/.*wasm$/;
  await page.clock.install();
  await open(page);
  let isStalled = true;
  await page.route(ENGINE, (route) => (isStalled ? undefined : route.continue()));
  const link = page.locator("#games").getByRole("link", { name: "Pentago" });
  await link.click();
  await expect(link).toHaveAttribute("aria-busy", "true");
  await play(page, 2);
  await page.clock.runFor(15_000);
  const late = notice(page, "failed to load");
  await expect(late).toBeVisible();
  await page.locator("#games").getByRole("link", { name: "2048" }).click();
  await expect(late).toHaveCount(0);
  await expect(link).not.toHaveAttribute("aria-busy");
  await link.click();
  await page.clock.runFor(15_000);
  isStalled = false;
  await late.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => onBoard(page, (board) => board.state?.game)).toBe("pentago");
  await page.goBack();
  await ready(page);
  await expect.poll(() => onBoard(page, (board) => board.state?.plies)).toBe(2);
});

const late = onOnePage(forget);
test("rules, matches and trees whose scripts do not arrive say so", late.all);

late("rules whose part of the engine does not arrive say so, and are played the next time", async (page) => {
  const PART = /\/pkg-players\//;
  await open(page);
  await openSheet(page);
  await page.locator("#custom-rules > summary").click();
  await page.route(PART, (route) => route.abort());
  await page.locator("#game-rows").press("ArrowRight");
  await expect(page.locator("#new-game-sheet [role=alert]")).toContainText("Try");
  await page.unroute(PART);
  await page.locator("#start-game").click();
  await expect.poll(() => onBoard(page, (board) => board.state.game)).toBe("2048-5x4");
});

late("a match begins and shows its code once the scripts are there", async (page) => {
  await open(page, "?game=pentago#players=human,human");
  await play(page, 3);
  await openSheet(page);
  await expect(page.locator("#new-game-sheet")).toContainText("Your current game will be lost.");
  await startGame(page, { opponent: "link" });
  await expect(card(page)).toBeVisible();
  await play(page, 1);
  await twice(page, () => page.getByRole("button", { name: "QR code" }).click());
  await expect(card(page).locator("svg").first()).toBeVisible();
});

late("a page whose match does not arrive plays on, and says so", async (page) => {
  await begin(page, "pentago");
  await page.route(/\/main-[^/]*\.js$|\/match\//, (route) => route.abort());
  await page.reload();
  await ready(page);
  await expect(notice(page, "Try again, or reload")).toBeVisible();
});

late("a tree whose script does not arrive says so, and comes the next time", async (page) => {
  const LATE = /\/tree-view-[^/]*\.js$/;
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(`${error}`));
  await page.goto("analyse.html");
  await ready(page);
  await page.route(LATE, (route) => route.abort());
  const record = async () => {
    await page.locator("#record").fill("pentago.1..a13L_f63L_b13L");
    await page.locator("#record").press("Enter");
    await expect(page.locator("#player")).not.toHaveValue("");
    await page.locator("#tab-tree").click();
    await page.locator("#tree-depth").selectOption("2");
    await page.getByRole("button", { name: "Search and draw" }).click();
  };
  await record();
  await expect(page.locator("#tree-status")).toContainText("went wrong");
  await page.unroute(LATE);
  await record();
  await expect(page.locator("#tree-place")).toBeVisible();
  expect(errors).toEqual([]);
});
