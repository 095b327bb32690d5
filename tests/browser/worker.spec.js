// The thinker's real worker in a browser: it ends, hangs, goes and comes back. tests/core/thinker.test.js has the rest.

import { onBoard, openBoard, setUp } from "./board-table.js";
import { expect, test } from "./harness.js";
import { note, often, random } from "./lasting.js";

/** @typedef {import('@playwright/test').Page} Page */

const middle = "0,2,4,0,0,0,8,2,4,16,64,32,512,256,128,1024";

/** Hangs or ends the board's worker. @param {Page} page @param {'hang' | 'close'} how */
async function harm(page, how) {
  await expect.poll(() => page.workers().length).toBe(1);
  const [worker] = page.workers();
  if (how === "close") await worker.evaluate(() => self.close());
  else
    worker
      .evaluate(() => {
        for (;;);
      })
      .catch(() => {});
}

/** Collects the board's events, to be asked for later. @param {Page} page */
const watch = (page) =>
  onBoard(page, (board) => {
    /** @type {[string, any][]} */
    const seen = [];
    Object.assign(globalThis, { seen });
    for (const name of ["notice", "error", "thinking", "bestmove", "autoplay"]) {
      board.addEventListener(name, (event) => void seen.push([name, /** @type {CustomEvent} */ (event).detail]));
    }
  });
/** @param {Page} page @param {string} name */
const seen = (page, name) =>
  page.evaluate(
    (wanted) =>
      /** @type {any} */ (globalThis).seen
        .filter((/** @type {any} */ [is]) => is === wanted)
        .map((/** @type {any} */ [, detail]) => detail),
    name,
  );

test.beforeEach(async ({ page }) => {
  await openBoard(page);
  await setUp(page, middle);
  await watch(page);
});

test("Escape stops too", async ({ page }) => {
  const answer = onBoard(page, (board) => board.think({ limits: { movetime: 60_000 } }).then(({ move }) => move));
  await expect.poll(() => seen(page, "thinking")).toHaveLength(1);
  await page.keyboard.press("Escape");
  expect(await answer).not.toBeNull();
});

test("a move by hand ends the search for the old position", async ({ page }) => {
  const end = onBoard(page, (board) =>
    board.think({ limits: { movetime: 60_000 } }).then(
      () => "answered",
      ({ name }) => name,
    ),
  );
  await expect.poll(() => seen(page, "thinking")).toHaveLength(1);
  await page.keyboard.press("ArrowLeft");
  expect(await end).toBe("AbortError");
  const elsewhere = onBoard(
    page,
    (board, position) =>
      board.think({ position, limits: { movetime: 300 } }).then(
        () => "answered",
        ({ name }) => name,
      ),
    middle,
  );
  await page.keyboard.press("ArrowRight");
  expect(await elsewhere).toBe("answered"); // that one was about another position
});

for (const how of /** @type {const} */ (["hang", "close"])) {
  test(`a worker that is made to ${how} in mid-search is replaced`, async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "a worker cannot be reached there");
    const answer = onBoard(page, (board) => board.think({ limits: { movetime: 1500 } }));
    await harm(page, how);
    expect((await answer).move).not.toBeNull();
    expect(await onBoard(page, (board) => board.state.position)).toBe(middle);
    expect((await seen(page, "notice")).map((/** @type {any} */ { kind }) => kind)).toEqual(["worker-restarted"]);
    expect(await seen(page, "error")).toEqual([]);
  });
}

for (const [name, pace] of /** @type {const} */ ([
  ["autoplay", 50],
  ["autoplay at full speed", 0],
])) {
  test(`${name} outlives its worker, however often it ends`, async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "a worker cannot be reached there");
    await onBoard(
      page,
      (board, pace) => Object.assign(board, { pace, restart: true, limits: { movetime: 5 }, autoplay: true }),
      pace,
    );
    const [kills, chance] = [often(3, 100), random(1)];
    test.setTimeout(60_000 + 15_000 * kills);
    const ply = () => onBoard(page, (board) => board.state.ply);
    for (let times = 1; times <= kills; times += 1) {
      // A worker that ends before its first message is given ten seconds to start.
      const before = await ply();
      await expect.poll(ply).not.toBe(before);
      await page.waitForTimeout(300 * chance());
      await harm(page, "close");
      await expect.poll(() => seen(page, "notice")).toHaveLength(times);
    }
    const before = await ply();
    await expect.poll(ply).not.toBe(before);
    expect(await onBoard(page, (board) => board.autoplay)).toBe(true);
    note(`workers that end, ${name}`, `${kills} at random moments, the game went on each time`);
  });
}

test("the worker goes with the element and comes back with it", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "workers are not seen there");
  const end = onBoard(page, (board) => {
    Object.assign(globalThis, { board });
    const search = board.think({ limits: { movetime: 60_000 } }).then(
      () => "answered",
      ({ name }) => name,
    );
    setTimeout(() => board.remove(), 200);
    return search;
  });
  expect(await end).toBe("AbortError");
  await expect.poll(() => page.workers().length).toBe(0);
  await page.evaluate(() => void document.querySelector("main")?.append(/** @type {any} */ (globalThis).board));
  expect(await onBoard(page, (board) => board.state.position)).toBe(middle);
  await page.keyboard.press("ArrowLeft");
  expect(await onBoard(page, (board) => board.step())).toBe(true);
  expect(await onBoard(page, (board) => board.state.ply)).toBe(2);
  expect(page.workers()).toHaveLength(1);
});

test("the page goes on drawing during a search", async ({ page }) => {
  const frames = await onBoard(page, async (board) => {
    let frames = 0;
    let thinks = true;
    const draw = () => {
      frames += 1;
      if (thinks) requestAnimationFrame(draw);
    };
    draw();
    await board.think({ limits: { nodes: 5_000_000 } });
    thinks = false;
    return frames;
  });
  expect(frames).toBeGreaterThan(5);
});
