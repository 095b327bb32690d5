// A board that waits for a click, its level, its status, and the way from it to the page.
import { onBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { ready } from "./page.js";
import { COPY, closeServers, pageOf, serve } from "./static.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

test.afterEach(closeServers);

/** A page with a board. @param {import('@playwright/test').Page} page @param {string} tag */
async function open(page, tag) {
  const site = await serve({ "/post": pageOf(`.${COPY}`, tag) });
  await page.goto(`${site}/post`);
}

const waited = onOnePage();
test("a board with a poster waits for a click", waited.all);
const levelled = onOnePage();
test("the level and the card of a board", levelled.all);

waited("a board with a poster loads nothing of the engine before a click", async (page) => {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, '<plyground-board game="pentago" poster controls="status"></plyground-board>');
  const play = page.getByRole("button", { name: "Play: pentago" });
  await expect(play).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /wasm|pkg|engine|pentago(?!\.svg)/.test(url))).toEqual([]);
  const width = page.locator("plyground-board img").evaluate((/** @type {HTMLImageElement} */ img) => img.naturalWidth);
  expect(await width).toBeGreaterThan(0);

  await play.focus();
  await page.keyboard.press("Enter");
  await onBoard(page, (board) => board.ready);
  expect(asked.filter((url) => url.endsWith(".wasm"))).toHaveLength(1);
  await expect(play).toHaveCount(0);
  await expect(page.locator("plyground-board")).toBeFocused();
  await page.keyboard.press("Enter"); // the keys are the board's now
  await expect(page.locator("plyground-board .marble:visible")).toHaveCount(1);
});

waited("a poster may be a picture, and speaks the language around it", async (page) => {
  await open(
    page,
    '<div lang="de"><plyground-board poster="deep/copy/www/icons/plyground-192.png"></plyground-board></div>',
  );
  await expect(page.getByRole("button", { name: "Spielen: 2048" })).toHaveText("Spielen");
  const width = () =>
    page.locator("plyground-board img").evaluate((img) => /** @type {HTMLImageElement} */ (img).naturalWidth);
  await expect.poll(width).toBe(192);
  await onBoard(page, (board) => void Object.assign(board, { game: "loa", poster: "" }));
  await expect(page.getByRole("button", { name: "Spielen: loa" })).toBeVisible();
  await expect(page.locator("plyground-board img")).toHaveAttribute("src", /poster-loa\.svg$/);
  // A script that takes the attribute away starts the board.
  await onBoard(page, (board) => board.removeAttribute("poster"));
  await onBoard(page, (board) => board.ready);
  await expect(page.locator("plyground-board .man:visible")).toHaveCount(24);
});

waited("a board with a poster does not take the focus from where the visitor has gone", async (page) => {
  await open(page, '<plyground-board poster></plyground-board><input aria-label="Name">');
  await page.getByRole("button", { name: "Play: 2048" }).waitFor();
  await onBoard(page, async (board) => {
    board.shadowRoot?.querySelector("button")?.click();
    document.querySelector("input")?.focus();
    await board.ready;
  });
  await expect(page.getByRole("textbox")).toBeFocused();
});

levelled("a level is the preset of that level", async (page) => {
  await open(page, '<plyground-board game="loa" level="2"></plyground-board>');
  const found = await onBoard(page, async (board) => {
    await board.ready;
    const think = async () => {
      board.reset({ seed: 1n });
      // The move of a weak level is random.
      const { nodes, depth } = await board.think({ limits: { nodes: 3000 } });
      return { nodes, depth };
    };
    const byLevel = await think();
    const strong = board.catalogue.players.find(({ game, id }) => game === "loa" && id === "strong");
    const preset = strong?.presets.find(({ name }) => name === "level-2")?.values ?? {};
    board.level = 0;
    Object.assign(board, { player: "strong", params: preset });
    const byPreset = await think();
    board.params = {};
    return { byLevel, byPreset, usual: await think(), attribute: board.getAttribute("level") };
  });
  expect(found.byLevel).toEqual(found.byPreset);
  expect(found.byLevel).not.toEqual(found.usual);
  expect(found.attribute).toBe(null);
});

levelled("a level that no player has is reported once, and the usual player thinks", async (page) => {
  /** @type {string[]} */
  const warnings = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await open(page, '<plyground-board game="2048" level="3"></plyground-board>');
  const played = await onBoard(page, async (board) => {
    await board.ready;
    board.limits = { depth: 1 };
    return [await board.step(), await board.step()];
  });
  expect(played).toEqual([true, true]);
  await expect.poll(() => warnings.filter((words) => words.includes('level="3"'))).toHaveLength(1);
});

test("the status and a link to the page stand below the board; the link has the game", async ({ page, context }) => {
  await open(
    page,
    '<plyground-board game="pentago" player="learned" players="human" controls="status open"></plyground-board>',
  );
  await onBoard(page, (board) => board.ready);
  const status = page.locator("plyground-board [part=status]");
  await expect(status).toContainText("Yellow to move");
  await onBoard(page, (board) => board.play(board.state.legal[0]));
  await expect(status).toContainText("Blue to move");
  const link = page.getByRole("link", { name: "Open in Plyground" });
  await link.focus();
  await expect(link).toHaveAttribute("href", /index\.html#player=strong&players=human%2Chuman&.*record=pentago/);
  await onBoard(page, (board) => board.play(board.state.legal[0])); // while it has the focus
  const [other] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
  await ready(other);
  const record = await onBoard(page, (board) => board.record);
  await expect.poll(() => onBoard(other, (board) => board.record)).toBe(record);
});

test("the link to the page has the level of the computer, what differs from it, and the limits", async ({
  page,
  context,
}) => {
  await open(page, '<plyground-board game="loa" level="3" players="human,ai" controls="open"></plyground-board>');
  const level = await onBoard(page, async (board) => {
    await board.ready;
    board.params = { unique: 1 };
    board.limits = { movetime: 10_000, nodes: 500 };
    const strong = board.catalogue.players.find(({ game, id }) => game === "loa" && id === "strong");
    return strong?.presets.find(({ name }) => name === "level-3")?.values;
  });
  const link = page.getByRole("link", { name: "Open in Plyground" });
  await link.focus();
  await expect(link).toHaveAttribute("href", /#player=strong&preset=level-3&unique=1&players=human%2Cai&/);
  const [other] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
  await ready(other);
  await expect.poll(() => onBoard(other, (board) => board.params)).toMatchObject({ ...level, unique: 1 });
  expect(await onBoard(other, (board) => board.limits)).toEqual({ movetime: 10_000, nodes: 500 });
});

levelled("the card of the end has its buttons where the controls have none for them", async (page) => {
  for (const [controls, shown] of /** @type {const} */ ([
    ["status", 1],
    ["status new", 1],
    ["undo new", 0],
  ])) {
    await open(page, `<plyground-board game="loa" controls="${controls}"></plyground-board>`);
    await onBoard(page, async (board) => {
      await board.ready;
      board.reset({ position: "......../......../......../..xx..../.x....../......../...x..../o......o x" });
      board.play("d2-d4"); // it connects
    });
    const card = page.locator("plyground-board .notice");
    await expect(card).toContainText("Black wins");
    for (const name of ["New game", "Take back"]) await expect(card.getByRole("button", { name })).toHaveCount(shown);
  }
});

test.describe("a file that does not come", () => {
  test.use({ allowErrors: true }); // the browser reports failed requests itself

  test("leaves the board without its poster, ready to play", async ({ page }) => {
    await page.route(/\/poster[^/]*\.js$/, (route) => route.abort());
    await open(page, "<plyground-board poster></plyground-board>");
    await expect(page.locator("plyground-board .tile:visible")).toHaveCount(2);
  });

  test("no link leads to a page that the host does not have, as beside the package", async ({ page }) => {
    const gone = page.waitForResponse(
      (response) => response.url().endsWith("/index.html") && response.status() === 404,
    );
    await page.route(/\/index\.html$/, (route) => route.fulfill({ status: 404 }));
    await open(page, '<plyground-board controls="undo open"></plyground-board>');
    await gone;
    await onBoard(page, (board) => board.ready);
    await expect(page.locator("plyground-board a")).toHaveCount(0);
  });

  test("leaves the board without its link to the page, and an error event says so", async ({ page }) => {
    /** @type {Error[]} */
    const thrown = [];
    page.on("pageerror", (error) => thrown.push(error));
    await page.addInitScript(() => {
      /** @type {string[]} */
      const told = [];
      Object.assign(window, { told });
      addEventListener("error", (event) => event instanceof CustomEvent && told.push(event.detail.message), true);
    });
    await page.route(/\/page-link[^/]*\.js$/, (route) => route.abort());
    await open(page, '<plyground-board controls="undo open"></plyground-board>');
    await onBoard(page, (board) => board.ready);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "told"))).toHaveLength(1);
    expect(thrown).toEqual([]);
  });
});
