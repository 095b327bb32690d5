// Visits a page with a board of each game, as built by somebody's bundler or framework, and plays.

import { swipe } from "../browser/touch.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** What a visit tries. */
export const TRIED = /** @type {const} */ (["draws", "key", "touch", "thinks"]);
/** Where it goes: a note for each thing tried, empty where it works, and what nobody asked for. @typedef {{notes: Record<typeof TRIED[number], string>, faults: string[], bodies: {url: string, text: string}[]}} Visit */

const GAMES = { 2048: "tile", pentago: "quadrant", loa: "man" };
/** Time for an answer of the page, in milliseconds; builds for development are slow at first. */
const PATIENCE = 60_000;
const WAYS = /** @type {Record<string, [number, number]>} */ ({
  up: [0, -80],
  right: [80, 0],
  down: [0, 80],
  left: [-80, 0],
});

/** @param {import('@playwright/test').Browser} browser @param {string} address @returns {Promise<Visit>} */
export async function visit(browser, address) {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 400, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const told = listen(page);
  const notes = { draws: "", key: "", touch: "", thinks: "" };
  try {
    await page.goto(address);
    for (const [name, attempt] of Object.entries({ draws, key, touch, thinks }))
      notes[/** @type {keyof typeof notes} */ (name)] = await attempt(page).then(
        () => "",
        (error) => `${error.message}`.split("\n")[0] || "failed",
      );
    return { notes, faults: told.faults, bodies: await Promise.all(told.bodies) };
  } finally {
    await context.close();
  }
}

/** What a page loads, and its errors. @param {Page} page */
function listen(page) {
  /** @type {string[]} */
  const faults = [];
  /** @type {Promise<{url: string, text: string}>[]} */
  const bodies = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error" && !url.endsWith("/favicon.ico")) faults.push(`console: ${message.text()} ${url}`);
  });
  page.on("requestfailed", (request) => faults.push(`request: ${request.failure()?.errorText} ${request.url()}`));
  page.on("response", (response) => {
    const url = response.url();
    if (response.ok())
      bodies.push(
        response
          .text()
          .catch(() => "")
          .then((text) => ({ url, text })),
      );
    else if (!url.endsWith("/favicon.ico")) faults.push(`request: ${response.status()} ${url}`);
  });
  return { faults, bodies };
}

/** Asks a board; an answer that does not come is an error. @template T @param {Page} page @param {string} game @param {(board: Board) => Promise<T> | T} question @returns {Promise<T>} */
async function ask(page, game, question) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the board of ${game} does not answer`)), PATIENCE);
  });
  const answer = page.locator(`plyground-board[game="${game}"]`).evaluate(question);
  return /** @type {Promise<T>} */ (Promise.race([answer, late]).finally(() => clearTimeout(timer)));
}

/** Pieces or squares of every game are on the screen. @param {Page} page */
async function draws(page) {
  for (const [game, part] of Object.entries(GAMES)) {
    const board = page.locator(`plyground-board[game="${game}"]`);
    await board.scrollIntoViewIfNeeded();
    await ask(page, game, async (board) => void (await board.ready));
    await board.locator(`[part~="${part}"]:visible`).first().waitFor();
  }
}

/** A key slides the tiles, and the page hears of the move. @param {Page} page */
async function key(page) {
  await moves(page, async (move) => {
    await page.locator('plyground-board[game="2048"]').focus();
    await page.keyboard.press(`Arrow${move[0].toUpperCase()}${move.slice(1)}`);
  });
}

/** A finger slides the tiles. @param {Page} page */
async function touch(page) {
  await moves(page, async (move) => {
    const board = page.locator('plyground-board[game="2048"] [part~="board"]');
    await board.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const from = { x: x + width / 2, y: y + height / 2 };
    const [right, down] = WAYS[move];
    await swipe(page, from, { x: from.x + right, y: from.y + down });
  });
}

/** A visitor's move arrives at the board and at the page's listener. @param {Page} page @param {(move: string) => Promise<void>} play */
async function moves(page, play) {
  const { move, ply } = await ask(page, "2048", ({ state }) => ({ move: state.legal[0], ply: state.ply }));
  await play(move);
  await page.waitForFunction(
    ([ply, move]) => {
      const board = /** @type {Board | null} */ (document.querySelector('plyground-board[game="2048"]'));
      return board?.state.ply === Number(ply) + 1 && document.querySelector("output")?.textContent === move;
    },
    [ply, move],
    { timeout: PATIENCE / 4 },
  );
}

/** The engine of every game has a hint, and makes a move. @param {Page} page */
async function thinks(page) {
  for (const game of Object.keys(GAMES)) {
    await page.locator(`plyground-board[game="${game}"]`).scrollIntoViewIfNeeded();
    const plies = await ask(page, game, async (board) => {
      const { ply } = board.state;
      await board.hint();
      await board.step();
      return board.state.ply - ply;
    });
    if (plies < 1) throw new Error(`the board of ${game} makes no move`);
  }
}
