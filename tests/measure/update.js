// The update from an older version, as a visitor takes it. Plays, solves and saves on the older site, and puts the newer one in its place.
// Then it takes the update, and says what is still there. `node tests/measure/update.js OLD_DIST NEW_DIST`; the older site is one of 0.2.0.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { startChromium } from "../browser/chromium.js";
import { TYPES } from "../browser/static.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const [older, newer] = process.argv.slice(2);
if (!newer) throw new Error("node tests/measure/update.js OLD_DIST NEW_DIST");

const EXPERIMENT = { name: "short", game: "2048", games: 2, seed: 1, players: [{ player: "random" }] };
const PRESET = { name: "calm", game: "2048", player: "expectimax", settings: { empty: 300 } };
/** One move to the left, and it is over. */
const LAST = "2,2,8,16,8,16,32,64,16,32,64,128,32,64,128,256";
const RECORD = "pentago.1..b21L_c22L_e51L_c63L";
/** Addresses that people have shared, and where they lead now. */
const LINKS = [
  [`#record=${RECORD}&ply=2`, "index.html"],
  [`inside.html#record=${RECORD}`, "analyse.html"],
  ["inside.html#lesson=alpha-beta", "learn.html"],
  ["guide.html#loa", "learn.html"],
  ["guide.html#embed", "embedding.html"],
  ["about.html", "learn.html"],
];

let folder = older;
const server = createServer(async ({ url }, response) => {
  const path = normalize(new URL(url ?? "/", "http://x").pathname).slice(1) || "index.html";
  const type = TYPES[extname(path)] ?? "application/octet-stream";
  const body = await readFile(join(folder, path)).catch(() => null);
  if (body) response.writeHead(200, { "content-type": type }).end(body);
  else response.writeHead(404).end();
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
const site = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`;

let failures = 0;
/** Says whether something holds. @param {string} what @param {unknown} holds @param {unknown} [seen] */
function check(what, holds, seen = "") {
  if (!holds) failures += 1;
  console.log(`${holds ? "ok    " : "BROKEN"} ${what} ${holds ? "" : JSON.stringify(seen)}`);
}

/** @param {Page} page @param {string} address */
async function visit(page, address) {
  await page.goto("about:blank");
  await page.goto(`${site}${address}`);
  await page
    .locator("body.is-ready")
    .waitFor()
    .catch(() => check(`${address} is ready`, false, page.url()));
}

/** @param {Page} page @returns {import('@playwright/test').Locator} */
const board = (page) => page.locator("plyground-board").first();
const recordOf = (/** @type {Page} */ page) => board(page).evaluate((board) => /** @type {Board} */ (board).record);
/** Plays a move, or the first legal one, so often. @param {Page} page @param {number} times @param {string} [move] */
const play = (page, times, move) =>
  board(page).evaluate(
    (element, [times, move]) => {
      const board = /** @type {Board} */ (element);
      for (let i = 0; i < times; i++) board.play(move ?? board.state.legal[0]);
    },
    /** @type {const} */ ([times, move]),
  );
/** What the browser keeps. @param {Page} page @returns {Promise<Record<string, string>>} */
const kept = (page) => page.evaluate(() => ({ ...localStorage }));
const caches = (/** @type {Page} */ page) =>
  page.evaluate(async () => (await self.caches.keys()).filter((name) => name.startsWith("plyground-build-")));
/** The text of a part once it fits. @param {Page} page @param {string} selector @param {RegExp} words */
const says = (page, selector, words) => page.locator(selector).filter({ hasText: words }).first().waitFor();

/** A puzzle of Pentago that one marble wins. */
async function puzzle() {
  const lines = (await readFile("www/puzzles/pentago.txt", "utf8")).split("\n").map((line) => line.split(" "));
  const found = lines.find(([kind, moves, , solution]) => kind === "win" && moves === "1" && solution.length === 2);
  if (!found) throw new Error("there is no such puzzle");
  const [, , , solution, ...position] = found;
  return { solution, hash: new URLSearchParams({ game: "pentago", kind: "win.1", position: position.join(" ") }) };
}

/** Saves everything that a file of the page may hold. @param {Page} page */
async function download(page) {
  await visit(page, "statistics.html");
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
  return readFile(await file.path(), "utf8");
}

/** What a visitor does on the older site. @param {Page} page */
async function use(page) {
  await visit(page, "?offline");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await board(page).evaluate((board, position) => /** @type {Board} */ (board).reset({ position }), LAST);
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => localStorage.getItem("plyground/1/statistics") !== null);
  await board(page).evaluate((board) => /** @type {Board} */ (board).reset({ seed: 1n }));
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowRight"]) await page.keyboard.press(key);
  /** @type {Record<string, string>} */
  const records = { 2048: await recordOf(page) };
  for (const game of ["pentago", "loa"]) {
    await visit(page, `?offline&game=${game}`);
    await play(page, 3);
    records[game] = await recordOf(page);
    await page.waitForTimeout(500); // until it is saved
  }
  await visit(page, `lab.html#${new URLSearchParams({ preset: JSON.stringify(PRESET) })}`);
  await visit(page, `lab.html#experiment=${encodeURIComponent(JSON.stringify(EXPERIMENT))}&start=1`);
  await says(page, "#run-status", /^Done/);
  const { solution, hash } = await puzzle();
  await visit(page, `puzzles.html#${hash}`);
  await play(page, 1, solution);
  await says(page, "#solved", /^1 of|[^\d]1 of/);
  await visit(page, "?offline&game=pentago");
  await page.locator("#panel-match").evaluate((panel) => panel.setAttribute("open", ""));
  await page.locator("#match-begin").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "New game" })
    .click({ timeout: 3000 })
    .catch(() => {});
  await page.locator("#match").waitFor();
  await play(page, 1);
  records.match = await recordOf(page);
  await page.waitForTimeout(500);
  return { records, file: await download(page) };
}

/** Takes the newer version. @param {Page} page */
async function update(page) {
  await visit(page, "?offline");
  const before = await caches(page);
  folder = newer;
  await page.reload();
  await page.locator("#notices").getByRole("button").first().click();
  await page.waitForFunction((old) => self.caches.keys().then((names) => !names.includes(old)), before[0]);
  await page.locator("body.is-ready").waitFor();
  const after = await caches(page);
  check("the update replaces the offline copy", after.length === 1 && after[0] !== before[0], { before, after });
}

/** Nothing was set aside, and no page complains. @param {Page} page */
async function unharmed(page) {
  const aside = Object.keys(await kept(page)).filter((key) => key.includes("/aside/"));
  check("nothing is set aside", aside.length === 0, aside);
}

/** What a visitor finds on the newer site. @param {Page} page @param {Record<string, string>} records */
async function find(page, records) {
  await visit(page, "?offline&game=2048");
  check("2048 goes on", (await recordOf(page)) === records[2048], [await recordOf(page), records[2048]]);
  await visit(page, "?offline&game=loa");
  check("Lines of Action goes on", (await recordOf(page)).startsWith(records.loa), [await recordOf(page), records.loa]);
  await visit(page, "?offline&game=pentago");
  check("the match goes on", (await recordOf(page)) === records.match, [await recordOf(page), records.match]);
  check("the match has its card", await page.locator("#match").isVisible());
  await visit(page, "statistics.html");
  const row = await page.locator('[data-game="2048"] tbody tr').allTextContents();
  check("statistics count the game", row.length === 1 && row[0].includes("1"), row);
  await visit(page, "puzzles.html#game=pentago");
  const solved = await page.locator("#solved").textContent();
  check("the puzzle is solved", /(^|\D)1 of/.test(solved ?? ""), solved);
  await visit(page, "lab.html");
  const presets = await page.locator("#presets li").allTextContents();
  check(
    "the preset is there",
    presets.some((text) => text.includes(PRESET.name)),
    presets,
  );
  const runs = await page.locator("#kept li").allTextContents();
  check(
    "the lab lists the run",
    runs.some((text) => text.includes(EXPERIMENT.name)),
    runs,
  );
  await page.locator("#panel-kept").evaluate((panel) => panel.setAttribute("open", ""));
  await page.locator("#kept li button").first().click();
  const games = page.locator("#table tbody tr").first();
  await games.waitFor().catch(() => {});
  check(
    "the run opens",
    /random/i.test((await games.textContent().catch(() => "")) ?? ""),
    await page.locator("#results").textContent(),
  );
  await unharmed(page);
}

/** Shared addresses of the older site. @param {Page} page */
async function follow(page) {
  for (const [address, place] of LINKS) {
    await visit(page, address.startsWith("#") ? `?offline${address}` : address);
    const name = new URL(page.url()).pathname.slice(1) || "index.html";
    check(`${address} leads to ${place}`, name === place, page.url());
    if (!address.includes("record")) continue;
    const record = await recordOf(page);
    check(`${address} shows its game`, record.startsWith(RECORD), record);
  }
}

const browser = await startChromium();
const context = await browser.newContext({ acceptDownloads: true });
const page = await context.newPage();
page.on("pageerror", (error) => check(`no page throws: ${error.message}`, false));
const { records, file } = await use(page);
await update(page);
await find(page, records);

const another = await (await browser.newContext()).newPage();
await follow(another);
await visit(another, "statistics.html");
const backup = { name: "backup.json", mimeType: "application/json", buffer: Buffer.from(file) };
await another.locator("#file").setInputFiles(backup);
await another.locator("#confirm-yes").click();
await says(another, "#file-status", /restored/);
await find(another, records);

server.closeAllConnections();
server.close();
await visit(page, "?offline&game=2048");
const offline = await recordOf(page);
check("the new version has the game without a connection", offline === records[2048], offline);
await browser.close();
console.log(failures ? `${failures} broken` : "all is there");
process.exitCode = failures ? 1 : 0;
