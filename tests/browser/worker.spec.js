// The worker and its client: stopping, overtaking, crashing, hanging.

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

/** A client of its own, beside the board's. @param {Page} page */
const newClient = (page) =>
  page.evaluateHandle(async () => {
    const at = (/** @type {string} */ file) => new URL(`../${file}`, location.href).href;
    const { ThinkerClient } = await import(at("thinker-client.js"));
    const { loadEngine } = await import(at("engine.js"));
    const engine = await loadEngine("2048");
    return new ThinkerClient(() => engine);
  });

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

test("a search with a limit of time reports each depth and ends", async ({ page }) => {
  const { infos, outcome } = await onBoard(page, async (board) => {
    /** @type {any[]} */
    const infos = [];
    board.addEventListener("info", (event) => infos.push(/** @type {CustomEvent} */ (event).detail));
    const outcome = await board.think({ limits: { movetime: 300 } });
    return { infos, outcome };
  });
  expect(infos.length).toBeGreaterThan(1);
  expect(infos[0].moves.map((/** @type {any} */ { move }) => move)).toEqual(["up", "right", "down", "left"]);
  expect(outcome.depth).toBeGreaterThanOrEqual(infos.at(-1).depth);
  expect(["up", "right", "down", "left"]).toContain(outcome.move);
  expect(await seen(page, "thinking")).toEqual([
    { on: true, purpose: "think" },
    { on: false, purpose: "think" },
  ]);
});

test("stop ends a search with the best move so far", async ({ page }) => {
  const move = await onBoard(page, async (board) => {
    const answer = board.think({ limits: { movetime: 3_600_000 } });
    await new Promise((resolve) => setTimeout(resolve, 200));
    board.stop();
    return (await answer).move;
  });
  expect(move).not.toBeNull();
});

test("Escape stops too", async ({ page }) => {
  const answer = onBoard(page, (board) => board.think({ limits: { movetime: 60_000 } }).then(({ move }) => move));
  await expect.poll(() => seen(page, "thinking")).toHaveLength(1);
  await page.keyboard.press("Escape");
  expect(await answer).not.toBeNull();
});

test("a stop that comes before the engine is there ends in a move all the same", async ({ page }) => {
  const move = await onBoard(page, (board) => {
    const answer = board.think({ limits: { movetime: 60_000 } }).then(({ move }) => move);
    board.stop();
    return answer;
  });
  expect(move).not.toBeNull();
});

test("the newest request wins, and late answers are dropped", async ({ page }) => {
  const [ends, bestmoves] = await onBoard(page, async (board) => {
    let bestmoves = 0;
    board.addEventListener("bestmove", () => (bestmoves += 1));
    const ended = Array.from({ length: 20 }, (_, i) =>
      board.think({ limits: { movetime: i === 19 ? 50 : 60_000 } }).then(
        ({ move }) => typeof move,
        ({ name }) => name,
      ),
    );
    const ends = await Promise.all(ended);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return /** @type {const} */ ([ends, bestmoves]);
  });
  expect(ends).toEqual([...Array(19).fill("AbortError"), "string"]);
  expect(bestmoves).toBe(1);
  expect(await seen(page, "error")).toEqual([]);
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

test("a bad request is refused by name and harms nothing", async ({ page }) => {
  const why = await onBoard(page, async (board) => {
    board.params = { nonsense: 1 };
    const why = await board.hint().then(String, ({ message }) => message);
    board.params = {};
    await board.think({ limits: { movetime: 20 } });
    return why;
  });
  expect(why).toContain("nonsense");
  expect(await seen(page, "error")).toEqual([{ message: why }]);
  expect(await seen(page, "notice")).toEqual([]);
});

test("explain answers beside a search", async ({ page }) => {
  const [alone, beside, move] = await onBoard(page, async (board) => {
    const alone = await board.explain();
    const search = board.think({ limits: { movetime: 300 } });
    const beside = await board.explain();
    return /** @type {const} */ ([alone, beside, (await search).move]);
  });
  expect(alone.length).toBeGreaterThan(0);
  expect(beside).toEqual(alone);
  expect(move).not.toBeNull();
});

test("signals and dismissal end searches", async ({ page }) => {
  const thinker = await newClient(page);
  const { names, again } = await thinker.evaluate(async (client, position) => {
    const request = { game: "2048", position, player: "expectimax", params: {}, limits: { movetime: 60_000 } };
    const names = [];
    const end = (/** @type {Promise<unknown>} */ search) =>
      search.then(
        () => "answered",
        ({ name }) => name,
      );
    const stopper = new AbortController();
    const first = end(client.think(request, { signal: stopper.signal }));
    setTimeout(() => stopper.abort(), 50);
    names.push(await first, await end(client.think(request, { signal: AbortSignal.abort() })));
    const second = end(client.think(request));
    setTimeout(() => client.dispose(), 50);
    names.push(await second);
    const again = await client.think({ ...request, limits: { movetime: 20 } });
    client.dispose();
    return { names, again: again.move };
  }, middle);
  expect(names).toEqual(["AbortError", "AbortError", "AbortError"]);
  expect(again).not.toBeNull();
});

test("an answer comes, whatever a listener throws on the way", async ({ page }) => {
  const thinker = await newClient(page);
  const { move, thrown } = await thinker.evaluate(async (client, position) => {
    let thrown = 0;
    addEventListener("error", (event) => {
      event.preventDefault();
      thrown += 1;
    });
    const onInfo = () => {
      throw new Error("told");
    };
    const { move } = await client.think(
      { game: "2048", position, player: "expectimax", params: {}, limits: { depth: 1 } },
      { onInfo },
    );
    client.dispose();
    return { move, thrown };
  }, middle);
  expect(move).not.toBeNull();
  expect(thrown).toBe(1);
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

test("the same request is not asked for ever", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "a worker cannot be reached there");
  const end = onBoard(page, (board) =>
    board.think({ limits: { movetime: 60_000 } }).then(
      () => "answered",
      ({ message }) => message,
    ),
  );
  await harm(page, "close");
  await expect.poll(() => seen(page, "notice")).toHaveLength(1);
  await harm(page, "close");
  expect(await end).toMatch(/silent/);
  expect(await seen(page, "error")).toHaveLength(1);
  expect(await seen(page, "notice")).toHaveLength(1); // the second time nothing was started afresh
  const { move } = await onBoard(page, (board) => board.think({ limits: { movetime: 20 } }));
  expect(move).not.toBeNull(); // and the next one finds a fresh worker
});

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
