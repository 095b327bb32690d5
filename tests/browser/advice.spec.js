// Advice: hints, "Best move" and the analysis ask the chosen player at full strength.
import { expect, onOnePage, test } from "./harness.js";
import { boardOf, forget, open, openPanel, setPosition, stateOf } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */
/** @typedef {import('../../www/types.d.ts').Outcome} Outcome */

/** Four X in the column b1 to b4, X to move: a marble on b5 wins. */
const COLUMN = ".X.....X..O..X.O...XO............O.. X";
const WIN = "b5";
/** The lowest level of Pentago in a link. */
const WEAK = "noise=1900&level-nodes=300&openings=0";

/** Collects the moves that searches end with. @param {Page} page */
const collect = (page) =>
  boardOf(page).evaluate((board) => {
    const found = /** @type {Outcome[]} */ ([]);
    Reflect.set(window, "found", found);
    board.addEventListener("bestmove", (event) => found.push(/** @type {CustomEvent<Outcome>} */ (event).detail));
  });

/** @param {Page} page @returns {Promise<Outcome[]>} */
const found = (page) => page.evaluate(() => Reflect.get(window, "found"));

/** The holes that a hint marks. @param {Page} page */
const marked = (page) =>
  boardOf(page).evaluate((board) =>
    [.../** @type {ShadowRoot} */ (board.shadowRoot).querySelectorAll("[data-hint]")].map(({ id }) => id),
  );

const advised = onOnePage(forget);
test("advice is that of the chosen player at full strength", advised.all);

advised("at the lowest level a hint takes the win, however often it is pressed", async (page) => {
  await open(page, "#game=pentago&preset=level-1");
  await setPosition(page, COLUMN);
  await openPanel(page, "thinking");
  await collect(page);
  for (let press = 0; press < 8; press += 1) {
    const before = (await found(page)).length;
    await page.locator("#hint").click();
    await expect.poll(async () => (await found(page)).length).toBeGreaterThan(before);
    await expect.poll(() => marked(page)).toEqual(["hole-25"]);
  }
  expect(new Set((await found(page)).map(({ move }) => move))).toEqual(new Set([WIN]));
  const best = page.locator("#thinking-values .is-best");
  await expect(best).toContainText(WIN);
  await expect(best).toContainText("wins in 1");
  await expect(page.locator("#thinking-values li").first()).toHaveClass(/is-best/);

  // So do the analysis and the best move of the editor.
  for (const ask of ["think", "analyse"]) {
    const move = boardOf(page).evaluate(
      async (board, ask) => (await /** @type {any} */ (board)[ask]({ limits: { nodes: 2000 } })).move,
      ask,
    );
    expect(await move).toBe(WIN);
  }
  await openPanel(page, "position");
  await page.locator("#editor-text").fill(COLUMN);
  await page.locator("#editor-best").click();
  await expect(page.locator("#editor-answer")).toContainText(`Best move: ${WIN}`);
});

advised(
  "a hint of an unchanged position is the same, whatever was asked between, until something changes",
  async (page) => {
    await open(page, `#game=loa&player=mcts&movetime=100`);
    await collect(page);
    const hint = () => boardOf(page).evaluate(async (board) => /** @type {Board} */ (board).hint());
    const first = await hint();
    await boardOf(page).evaluate(async (board) => /** @type {Board} */ (board).think({ limits: { nodes: 300 } }));
    expect(await hint()).toEqual(first);
    expect((await found(page)).length).toBe(3); // also what is known is told
    await boardOf(page).evaluate((board) => void Object.assign(board, { limits: { nodes: 300 } }));
    expect((await hint()).nodes).not.toBe(first.nodes);
  },
);

advised("what a weak computer played is marked as played, and the best as the best", async (page) => {
  // So much noise that all moves are as likely.
  await open(page, `#game=pentago&players=ai,human&noise=10000&openings=0&nodes=600&movetime=2000`);
  await openPanel(page, "thinking");
  await collect(page);
  const rows = page.locator("#thinking-values li");
  for (let game = 0; game < 3; game += 1) {
    await expect.poll(async () => (await stateOf(page)).ply).toBe(1); // the computer has made its move
    const before = (await found(page)).length;
    await setPosition(page, COLUMN);
    await expect.poll(async () => (await found(page)).length).toBe(before + 1);
    const { value } = (await found(page))[before];
    await expect(rows.first()).toHaveClass(/is-best/);
    await expect(rows.first()).toContainText("wins in 1");
    await expect(page.locator("#thinking-values .is-best")).toHaveCount(1);
    const isBest = value > 1e5;
    await expect(rows.filter({ hasText: ", played" })).toHaveCount(isBest ? 0 : 1);
  }
});

advised("a hint loads no weights that the chosen player does not load itself", async (page) => {
  /** @type {string[]} */
  const loaded = [];
  page.on("request", (request) => request.url().includes(".weights") && loaded.push(request.url()));
  for (const hash of [`#game=pentago&${WEAK}`, "#game=loa&noise=140&level-nodes=50&network=0&solver=0", "#game=2048"]) {
    await page.goto("about:blank");
    await open(page, hash);
    await collect(page);
    await page.locator("#hint").click();
    await expect.poll(async () => (await found(page)).length).toBe(1);
  }
  expect(loaded).toEqual([]);
});
