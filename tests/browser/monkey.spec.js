// A visitor who does anything at random: nothing breaks, and the game is there afterwards.

import { test } from "./harness.js";
import { isLong, note, often, random } from "./lasting.js";
import { boardOf, ready } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

// Firefox logs that there is no module at an address that the visitor made up.
test.use({ allowErrors: /^Loading Worker from “[^”]*(?<!\.js)” was blocked/ });

const KEYS = [
  ..."ArrowLeft ArrowUp ArrowRight ArrowDown Tab Shift+Tab Enter Escape Space Backspace Home End".split(" "),
  ..."abcdefghijklmnopqrstuvwxyz0123456789.,?/+-",
];
const WIDTHS = [320, 390, 768, 1280];
const HEIGHT = 800;

/** What a visitor may do, each with its weight. @type {[number, (page: Page, chance: () => number) => Promise<unknown>][]} */
const DEEDS = [
  [10, (page, chance) => page.keyboard.press(KEYS[Math.floor(chance() * KEYS.length)])],
  [10, (page, chance) => page.mouse.click(...placeOn(page, chance))],
  [2, (page, chance) => drag(page, chance)],
  [2, (page, chance) => turnWheel(page, chance)],
  [
    0.3,
    (page, chance) => page.setViewportSize({ width: WIDTHS[Math.floor(chance() * WIDTHS.length)], height: HEIGHT }),
  ],
  [0.2, (page, chance) => page.emulateMedia({ colorScheme: chance() < 0.5 ? "dark" : "light" })],
];
const WEIGHT = DEEDS.reduce((sum, [weight]) => sum + weight, 0);

/** A place in the window. @param {Page} page @param {() => number} chance @returns {[number, number]} */
function placeOn(page, chance) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return [Math.floor(chance() * width), Math.floor(chance() * height)];
}

/** @param {Page} page @param {() => number} chance */
async function drag(page, chance) {
  await page.mouse.move(...placeOn(page, chance));
  await page.mouse.down();
  await page.mouse.move(...placeOn(page, chance), { steps: 3 });
  await page.mouse.up();
}

/** @param {Page} page @param {() => number} chance */
async function turnWheel(page, chance) {
  await page.mouse.move(...placeOn(page, chance)); // it may be outside of a window that has become smaller
  await page.mouse.wheel(0, Math.round((chance() - 0.5) * 2000));
}

/** @param {Page} page @param {() => number} chance */
async function act(page, chance) {
  let left = chance() * WEIGHT;
  const deed = DEEDS.find(([weight]) => (left -= weight) < 0) ?? DEEDS[0];
  try {
    await deed[1](page, chance);
  } catch (error) {
    // Firefox's driver reaches no page that is just being loaded.
    if (!String(error).includes("NS_ERROR_FAILURE")) throw error;
  }
}

/** Links to other pages lead nowhere. @param {Page} page */
const stay = (page) =>
  page.route("**/*", (route) => {
    const request = route.request();
    const isLeft = request.isNavigationRequest() && new URL(request.url()).pathname !== new URL(page.url()).pathname;
    return isLeft && page.url() !== "about:blank" ? route.abort("aborted") : route.continue();
  });

/** The game on the board, which the engine must be able to read again. @param {Page} page @returns {Promise<string>} */
async function readable(page) {
  await ready(page); // a link may have loaded it anew
  return boardOf(page).evaluate(async (element) => {
    const board = /** @type {import('../../www/types.js').BoardElement} */ (element);
    const { record, state } = board;
    const { loadEngine, gameOf } = await import(new URL("www/engine.js", location.href).href);
    const table = (await loadEngine(gameOf(record))).Table.fromRecord(record);
    const again = table.seek(state.ply).position;
    if (again !== state.position) throw new Error(`the board shows ${state.position}, its record leads to ${again}`);
    return record;
  });
}

/** The short form goes to one game and one page. */
const GAMES = { Pentago: "pentago", 2048: "2048", "Lines of Action": "loa" };
const PAGES = ["lab", "analyse", "puzzles", "statistics", "learn", "embedding"];
const some = (/** @type {any[]} */ all) => (isLong ? all : all.slice(-1));

for (const [place, game] of some(Object.entries(GAMES))) {
  test(`whoever does anything at random in ${place} breaks nothing`, async ({ page }) => {
    const [events, seed] = [often(150, 10_000), 31];
    test.setTimeout(60_000 + 250 * events);
    const chance = random(seed);
    await stay(page);
    await page.goto(`./?game=${game}`);
    await ready(page);
    for (let event = 1; event <= events; event += 1) {
      await act(page, chance);
      if (event % 50 === 0) await readable(page);
    }
    await page.keyboard.press("Escape");
    await boardOf(page).evaluate((board) => Object.assign(board, { autoplay: false, players: "human,human" }));
    const record = await readable(page);
    await page.reload();
    await ready(page);
    await readable(page);
    note(`visitor at random, ${place}`, `${events} events, ${record.length} characters of a game at the end`);
  });
}

for (const name of some(PAGES.toReversed())) {
  test(`whoever does anything at random on the page ${name} breaks nothing`, async ({ page }) => {
    const events = often(40, 10_000);
    test.setTimeout(60_000 + 250 * events);
    const chance = random(31);
    await stay(page);
    await page.goto(`${name}.html`);
    await ready(page);
    for (let event = 1; event <= events; event += 1) await act(page, chance);
    await page.reload();
    await ready(page);
    note(`visitor at random, page ${name}`, `${events} events, and a reload`);
  });
}
