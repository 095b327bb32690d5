// The board in the hands of frameworks and other people's scripts: odd values of properties, moves in the document, errors.
import { expect, onOnePage, test } from "./harness.js";
import { said } from "./said.js";
import { COPY, closeServers, pageOf, serve } from "./static.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

test.afterEach(closeServers);

/** @param {Page} page @param {string} [tags] */
async function open(page, tags = "<plyground-board></plyground-board>") {
  const site = await serve({ "/post": pageOf(`.${COPY}`, tags) });
  await page.goto(`${site}/post`);
  await page.evaluate(() => customElements.whenDefined("plyground-board"));
  const board = page.locator("plyground-board").first();
  await board.evaluate((/** @type {Board} */ board) => board.ready);
  return board;
}

const PROPERTIES = {
  autoplay: "autoplay",
  budget: "budget",
  controls: "controls",
  flipped: "flipped",
  game: "game",
  guest: "guest",
  keys: "keys",
  level: "level",
  player: "player",
  players: "players",
  ponder: "ponder",
  position: "position",
  poster: "poster",
  storageKey: "storage-key",
  theme: "theme",
};

const valued = onOnePage();
test("odd values of attributes and properties mean what they say, or nothing", valued.all);
const lived = onOnePage();
test("errors and refusals of a board are told at the board", lived.all);

valued("a property that is set to false, null or undefined takes its attribute away", async (page) => {
  const board = await open(page);
  const left = await board.evaluate(
    (_, properties) =>
      [false, null, undefined].map((value) => {
        const board = document.createElement("plyground-board");
        for (const name of Object.values(properties)) board.setAttribute(name, "");
        for (const name of Object.keys(properties)) Reflect.set(board, name, value);
        return board.getAttributeNames();
      }),
    PROPERTIES,
  );
  expect(left).toEqual([[], [], []]);
});

valued("what is no settings leaves a board the usual ones", async (page) => {
  const board = await open(page);
  const found = await board.evaluate(async (/** @type {any} */ board) => {
    for (const nothing of [null, undefined, false])
      for (const name of ["limits", "params", "weights", "budget"]) board[name] = nothing;
    await board.step();
    return [board.limits, board.params, board.weights, board.budget, board.state.ply];
  });
  expect(found).toEqual([{ movetime: 100 }, {}, "", 100, 1]);
});

valued("true is a bare attribute, also as a text", async (page) => {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  /** @type {string[]} */
  const warned = [];
  page.on("console", (message) => warned.push(message.text()));
  const board = await open(
    page,
    '<plyground-board></plyground-board><plyground-board poster="true" controls="true"></plyground-board>',
  );
  const found = await board.evaluate(
    (_, names) => {
      return [true, "true"].flatMap((value) => {
        const board = document.createElement("plyground-board");
        for (const name of names) Reflect.set(board, name, value);
        return names.map((name) => board.getAttribute(name));
      });
    },
    ["controls", "poster", "autoplay", "ponder", "flipped"],
  );
  expect(found).toEqual(Array(10).fill(""));
  const other = page.locator("plyground-board").nth(1);
  await expect(other.getByRole("button", { name: "Play: 2048" })).toBeVisible();
  await expect(other.getByRole("button", { name: "Hint", includeHidden: true })).toHaveCount(1);
  expect(asked).not.toContain("/true");
  expect(warned).toEqual([]);
});

valued("false in a tag leaves a board without controls and poster", async (page) => {
  /** @type {string[]} */
  const warned = [];
  page.on("console", (message) => warned.push(message.text()));
  const board = await open(page, '<plyground-board poster="false" controls="false"></plyground-board>');
  await expect(board.locator(".cell").first()).toBeVisible();
  await expect(board.locator(".poster, .controls button")).toHaveCount(0);
  await expect(board).not.toHaveCSS("aspect-ratio", "auto");
  expect(await board.evaluate((/** @type {Board} */ board) => [board.poster, board.controls])).toEqual(["", ""]);
  expect(warned).toEqual([]);
  await board.evaluate((board) => board.setAttribute("controls", "true"));
  await expect(board.getByRole("button", { name: "Hint" })).toBeVisible();
  await board.evaluate((board) => board.setAttribute("controls", "false"));
  await expect(board.locator(".controls")).toBeHidden();
});

valued("true and false in a tag are a bare attribute and none, for each that needs no value", async (page) => {
  const names = /** @type {const} */ (["autoplay", "flipped", "ponder"]);
  const off = names.map((name) => `${name}="false"`).join(" ");
  const board = await open(page, `<plyground-board game="pentago" ${off}></plyground-board>`);
  await expect(board.locator(".cell").first()).toBeVisible();
  const read = () => board.evaluate((/** @type {Board} */ board, names) => names.map((name) => board[name]), names);
  expect(await read()).toEqual([false, false, false]);
  await expect(board.locator(".board")).toHaveCSS("transform", "none");
  await board.evaluate((board) => board.setAttribute("flipped", "true"));
  await expect(board.locator(".board")).not.toHaveCSS("transform", "none");
  await board.evaluate((board) => board.setAttribute("flipped", "false"));
  await expect(board.locator(".board")).toHaveCSS("transform", "none");
  // A property counts over a "false" in the tag.
  await board.evaluate((/** @type {Board} */ board, names) => names.map((name) => (board[name] = true)), names);
  expect(await read()).toEqual([true, true, true]);
  await board.evaluate((board, names) => names.map((name) => board.setAttribute(name, "false")), names);
  expect(await read()).toEqual([false, false, false]);
});

valued("a warning says what is used in place of a value", async (page) => {
  /** @type {string[]} */
  const warned = [];
  page.on("console", (message) => message.type() === "warning" && warned.push(message.text()));
  const board = await open(page, '<plyground-board controls="score jump" level="x"></plyground-board>');
  await expect(board.locator(".score")).toBeVisible();
  await board.evaluate((board) => board.setAttribute("position", "junk"));
  await expect.poll(() => warned.length).toBe(3);
  const used = warned.map((warning) => /="(.*?)".*; (.*?)\.$/.exec(warning)?.slice(1));
  expect(used).toEqual([
    ["score jump", "the rest is used"],
    ["x", "the default is used"],
    ["junk", "the game on the board stays"],
  ]);
});

valued("a poster whose attribute turns false starts the board", async (page) => {
  await open(page);
  const board = page.locator("plyground-board").nth(1);
  await page.evaluate(() => {
    const board = document.createElement("plyground-board");
    board.setAttribute("poster", "");
    document.querySelector("main")?.append(board);
  });
  await expect(board.locator(".poster")).toBeVisible();
  await board.evaluate((board) => board.setAttribute("poster", "false"));
  await expect(board.locator(".cell").first()).toBeVisible();
  await expect(board.locator(".poster")).toHaveCount(0);
});

test("a board that is moved in the document thinks on", async ({ page }) => {
  test.skip(test.info().project.name === "firefox", "only Chromium has moveBefore for certain");
  const board = await open(page, '<plyground-board></plyground-board><section lang="de"></section>');
  const ply = await board.evaluate(async (/** @type {Board} */ board) => {
    board.limits = { movetime: 400 };
    const step = board.step();
    const place = /** @type {any} */ (document.querySelector("section"));
    await new Promise((then) => board.addEventListener("info", then, { once: true }));
    place.moveBefore(board, null);
    await step;
    return board.state.ply;
  });
  expect(ply).toBe(1);
  await expect(board.locator(".frame")).toHaveAttribute("lang", "de");
});

lived("an error of a board is told at the board alone", async (page) => {
  const board = await open(page, "<article><plyground-board></plyground-board></article>");
  const heard = await board.evaluate(async (board) => {
    /** @type {string[]} */
    const heard = [];
    for (const [name, target] of Object.entries({ board, around: board.parentElement, document, window }))
      target?.addEventListener("error", () => heard.push(name));
    board.addEventListener("status", () => heard.push("status"), { once: true });
    board.setAttribute("game", "chess");
    await new Promise((then) => board.addEventListener("error", then, { once: true }));
    return heard;
  });
  expect(heard).toEqual(["board"]);
});

lived("a board refuses to load what is no game, and plays on", async (page) => {
  const board = await open(page);
  for (const [name, reason] of Object.entries({
    nonsense: 'game: there is no "nonsense" (there is 2048, pentago, loa)',
    "2048-nonsense": /^game: "nonsense" is none of ROWS/,
    "2048.1.00000000": 'game: there is no "2048.1.00000000" (there is 2048, pentago, loa)',
    "": 'game: there is no "" (there is 2048, pentago, loa)',
  })) {
    const refused = await board.evaluate(async (/** @type {Board} */ board, name) => {
      const reason = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : "?");
      const reset = async () => board.reset({ game: name });
      return [await board.load(name).then(() => "", reason), await reset().then(() => "", reason)];
    }, name);
    for (const words of refused) expect(words).toMatch(reason);
    expect(await board.evaluate((/** @type {Board} */ board) => board.play(board.state.legal[0]))).toBe(true);
  }
});

valued("a tag that names no game is told of all games", async (page) => {
  const warning = page.waitForEvent("console", (message) => message.type() === "warning");
  const board = await open(page, '<plyground-board game="chess"></plyground-board>');
  expect((await warning).text()).toContain('there is no "chess" (there is 2048, pentago, loa)');
  expect(await board.evaluate((/** @type {Board} */ board) => board.state.game)).toBe("2048");
});

lived("beside a module of one's own, a hint says that it is the engine's", async (page) => {
  const board = await open(page, '<plyground-board game="loa" controls="hint" guest="mine.js"></plyground-board>');
  await board.getByRole("button", { name: "Engine hint", exact: true }).click();
  await expect(board.locator(".spoken")).toContainText(/Engine hint\. Best move: \w/);
  await board.evaluate((/** @type {Board} */ board) => void (board.lang = "de"));
  await expect(board.getByRole("button", { name: said("de", "board:controls.engineHint"), exact: true })).toBeVisible();
  await board.evaluate((/** @type {any} */ board) => Object.assign(board, { guest: null, lang: "en" }));
  await board.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(board.locator(".spoken")).toContainText(/^Best move: \w/);
});
