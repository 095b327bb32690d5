// Pondering in a page: the computer thinks in the visitor's time, and gives way at once. tests/core/pondering.test.js says when.
import { onBoard } from "./board-table.js";
import { expect, test } from "./harness.js";
import { openLoa } from "./loa.js";
import { boardOf, open, openPanel, ready } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */
/** @typedef {import('../../www/types.d.ts').Request} Request */
/** @typedef {import('../../www/core/worker-host.js').WorkerMessage} WorkerMessage */

/** The messages of the board and its worker, and the events of the board. @typedef {{asked: Request[], told: WorkerMessage[], events: [string, any][]}} Heard */

/** Listens to workers, before the page makes any. @param {Page} page */
const listen = (page) =>
  page.addInitScript(() => {
    /** @type {Heard} */
    const heard = { asked: [], told: [], events: [] };
    Object.assign(globalThis, { heard });
    globalThis.Worker = class extends Worker {
      /** @param {string | URL} address @param {WorkerOptions} [options] */
      constructor(address, options) {
        super(address, options);
        this.addEventListener("message", ({ data }) => void heard.told.push(data));
      }
      /** @override @param {any} request */
      postMessage(request) {
        heard.asked.push(request);
        super.postMessage(request);
      }
    };
  });

/**
 * A part of the messages and events so far.
 * @template T
 * @param {Page} page
 * @param {(heard: Heard) => T} of
 * @returns {Promise<T>}
 */
const heard = (page, of) => /** @type {any} */ (page.evaluate(`(${of})(globalThis.heard)`));

/** Whether a search in the visitor's time runs, by the events; undefined where none ever did. @param {Page} page */
const pondering = (page) => heard(page, ({ events }) => events.filter(([name]) => name === "pondering").at(-1)?.[1].on);

/** How often such a search began. @param {Page} page */
const begun = (page) =>
  heard(page, ({ events }) => events.filter(([name, { on }]) => name === "pondering" && on).length);

/** The depth of the last report of the worker. @param {Page} page */
const depth = (page) =>
  heard(
    page,
    ({ told }) => told.flatMap(({ progress }) => (Array.isArray(progress) ? progress : [])).at(-1)?.depth ?? 0,
  );

/** A person plays, and the computer answers. @param {Page} page */
async function playOn(page) {
  const ply = await onBoard(page, (board) => {
    board.play(board.state.legal[0]);
    return board.state.ply;
  });
  await expect.poll(() => onBoard(page, (board) => board.state.ply)).toBe(ply + 1);
}

/** A person plays, and the computer answers and ponders. @param {Page} page */
async function playUntilItPonders(page) {
  await playOn(page);
  await expect.poll(() => pondering(page)).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await listen(page);
  await openLoa(page);
  await onBoard(page, (board) => {
    const { events } = /** @type {Heard} */ (Reflect.get(globalThis, "heard"));
    for (const name of ["pondering", "thinking", "info", "bestmove", "notice", "error"])
      board.addEventListener(name, (event) => void events.push([name, /** @type {CustomEvent} */ (event).detail]));
    Object.assign(board, { players: "human,ai", limits: { movetime: 1 }, ponder: true });
  });
});

test("after its answer it searches the position of the visitor, whose move ends that", async ({ page }) => {
  expect(await begun(page)).toBe(0); // the visitor begins
  await playUntilItPonders(page);
  await expect.poll(() => depth(page)).toBeGreaterThan(3);
  const last = await heard(page, ({ asked }) => asked.filter(({ kind }) => kind === "go").at(-1));
  const { moves, limits } = /** @type {Extract<Request, {kind: "go"}>} */ (last);
  expect(moves).toHaveLength(2);
  expect(Object.keys(limits)).toEqual(["movetime"]);
  expect(limits.movetime).toBeGreaterThan(50_000);
  expect(limits.movetime).toBeLessThanOrEqual(60_000);

  const before = await heard(page, ({ asked }) => asked.length);
  await playOn(page);
  const [dropped, asked] = await heard(page, ({ asked }) => asked).then((all) => all.slice(before));
  expect(dropped).toEqual({ kind: "cancel", id: /** @type {any} */ (last).id });
  expect(asked).toMatchObject({ kind: "go", limits: { movetime: 1 } });
  await expect.poll(() => begun(page)).toBe(2);
});

test("it is no thinking for the page", async ({ page }) => {
  await playUntilItPonders(page);
  const events = () => heard(page, ({ events }) => events.filter(([name]) => name !== "pondering"));
  const before = await events();
  await expect.poll(() => depth(page)).toBeGreaterThan(3);
  expect(await events()).toEqual(before);
  expect(before.at(-1)).toEqual(["thinking", { on: false, purpose: "answer" }]);
  expect(await onBoard(page, (board) => board.status.kind)).toBe("turn");
});

test("what it finds helps the next search", async ({ page }) => {
  /** The positions of a search of five plies, where the computer has answered. */
  const nodes = () => onBoard(page, (board) => board.think({ limits: { depth: 5 } }).then(({ nodes }) => nodes));
  const start = () => onBoard(page, (board) => board.reset({ seed: 1n }));
  await playUntilItPonders(page);
  await expect.poll(() => depth(page)).toBeGreaterThan(5);
  const helped = await nodes();
  await onBoard(page, (board) => void (board.ponder = false));
  await start();
  await playOn(page);
  expect(helped).toBeLessThan((await nodes()) / 2);
});

test("a hint takes over, and then it goes on", async ({ page }) => {
  await playUntilItPonders(page);
  expect(await onBoard(page, (board) => board.hint().then(({ move }) => move))).not.toBeNull();
  await expect.poll(() => begun(page)).toBe(2);
  const names = await heard(page, ({ events }) => events.map(([name]) => name));
  expect(names.filter((name) => name === "error")).toEqual([]);
});

test("autoplay ends it", async ({ page }) => {
  await playUntilItPonders(page);
  await onBoard(page, (board) => Object.assign(board, { pace: 0, autoplay: true }));
  await expect.poll(() => onBoard(page, (board) => board.state.ply)).toBeGreaterThan(6);
  expect([await pondering(page), await begun(page)]).toEqual([false, 1]);
});

test("a hidden page ends it, until it is seen again", async ({ page }) => {
  const show = (/** @type {boolean} */ seen) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, !seen);
  await playUntilItPonders(page);
  await show(false);
  await expect.poll(() => pondering(page)).toBe(false);
  await show(true);
  await expect.poll(() => pondering(page)).toBe(true);
});

test("a worker that ends meanwhile costs the game nothing", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "a worker cannot be reached there");
  await playUntilItPonders(page);
  const [worker] = page.workers();
  await worker.evaluate(() => self.close());
  await playOn(page);
  await expect.poll(() => pondering(page)).toBe(true);
  expect(await heard(page, ({ events }) => events.filter(([name]) => name === "error"))).toEqual([]);
});

test("the page has a switch, which it keeps, and which stands in its address", async ({ page }) => {
  await open(page, "?game=pentago");
  await openPanel(page, "player");
  const toggle = page.getByRole("checkbox", { name: "Also think on my turn" });
  const isOn = () => boardOf(page).evaluate((board) => /** @type {Board} */ (board).ponder);
  await expect(toggle).not.toBeChecked();
  expect(await isOn()).toBe(false);
  await toggle.check();
  expect(await isOn()).toBe(true);
  await expect.poll(() => new URL(page.url()).hash).toBe("#game=pentago&preset=level-2&ponder=1");
  await page.goto("embedding.html");
  await open(page, "?game=pentago");
  await openPanel(page, "player");
  await expect(toggle).toBeChecked();
  expect(await isOn()).toBe(true);
  await open(page, "?game=2048");
  await ready(page);
  await expect(toggle).toBeHidden();
});

test("a frame takes the switch from its address", async ({ page }) => {
  for (const [words, isOn] of /** @type {const} */ ([
    ["ponder", true],
    ["ponder=1", true],
    ["ponder=0", false],
    ["", false],
  ])) {
    await page.goto(`embed.html?game=loa&players=human,ai&${words}`);
    expect(await onBoard(page, (board) => board.ready.then(() => board.ponder)), words).toBe(isOn);
  }
});
