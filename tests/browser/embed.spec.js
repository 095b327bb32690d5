// The board in other people's pages: a copied folder, another origin, a frame; attributes, life and death.
import { blocks } from "../package/examples.js";
import { download } from "./download.js";
import { expect, onOnePage, test } from "./harness.js";
import { fillStorage } from "./page.js";
import { said } from "./said.js";
import { COPY, closeServers, pageOf, serve } from "./static.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

test.afterEach(closeServers);

/** One move by the thinker. @param {import('@playwright/test').Locator} board */
const step = (board) =>
  board.evaluate(async (/** @type {Board} */ board) => {
    await board.ready;
    await board.step();
    return board.state.ply;
  });

/** Opens a page for frames; answers where the site is that they show. @param {import('@playwright/test').Page} page */
async function aroundFrames(page) {
  await page.goto(await serve({ "/": '<!doctype html><html lang="en"><title>t</title><main></main></html>' }));
  return serve({});
}

const framed = onOnePage();
test("a frame heeds its address", framed.all);
const keyed = onOnePage();
test("a board in a page of somebody's", keyed.all);
const attributed = onOnePage();
test("attributes, properties and the game that is kept", attributed.all);

test("a copied folder, one tag, a strict policy @first", async ({ page }) => {
  const csp = {
    "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
  };
  const site = await serve({ "/blog/post": pageOf(`..${COPY}`, "<plyground-board controls></plyground-board>") }, csp);
  await page.goto(`${site}/blog/post`);
  const board = page.locator("plyground-board");
  expect(await step(board)).toBe(1);
  await board.getByRole("button", { name: "Undo" }).click();
  expect(await board.evaluate((/** @type {Board} */ board) => board.state.ply)).toBe(0);
});

keyed("a script of another origin brings its worker along", async (page) => {
  const script = await serve({}, { "access-control-allow-origin": "*" });
  const site = await serve({ "/": pageOf(`${script}${COPY}`, "<plyground-board></plyground-board>") });
  await page.goto(site);
  expect(await step(page.locator("plyground-board"))).toBe(1);
  expect(page.workers().length).toBe(1);
});

test("one file of another origin brings boards of each game that think, and what it lacks lies beside it", async ({
  page,
}) => {
  const host = await serve({}, { "access-control-allow-origin": "*" }, "www");
  const tags = ["2048", "pentago", "loa"].map((game) => `<plyground-board game="${game}"></plyground-board>`);
  const site = await serve({ "/": pageOf(`${host}/plyground/plyground.js`, tags.join("")) });
  /** @type {Set<string>} */
  const asked = new Set();
  page.context().on("request", (request) => asked.add(request.url()));
  await page.goto(site);
  for (const board of await page.locator("plyground-board").all()) {
    await board.scrollIntoViewIfNeeded();
    expect(await step(board)).toBe(1);
  }
  const files = [...asked].filter((url) => url.startsWith(host)).map((url) => url.replace(`${host}/plyground/`, ""));
  const engines = ["pkg-loa", "pkg-pentago", "pkg"].map((folder) => `${folder}/plyground_bg.wasm`);
  const weights = ["loa-network", "pentago-openings"].map((name) => `weights/${name}.weights`);
  expect(files.sort()).toEqual([...engines, "plyground.js", ...weights]);
});

test("a frame takes messages and tells what happens @first", async ({ page }) => {
  const frames = await serve({});
  const site = await serve({
    "/": '<!doctype html><html lang="en"><title>t</title><main><h1>A page</h1></main></html>',
  });
  await page.goto(site);
  const told = await page.evaluate(async (address) => {
    const frame = document.createElement("iframe");
    frame.title = "2048";
    frame.src = address;
    /** @type {any[]} */
    const told = [];
    const ready = new Promise((resolve) => {
      addEventListener("message", ({ data }) => {
        told.push(data);
        if (data.plyground === "ready") resolve(null);
      });
    });
    document.querySelector("main")?.append(frame);
    await ready;
    /** @param {string} plyground @param {...any} args */
    const ask = (plyground, ...args) => send({ plyground, args });
    /** @param {{plyground: string, [field: string]: unknown}} message */
    const send = (message) =>
      new Promise((resolve) => {
        const id = `${message.plyground}-${told.length}`;
        addEventListener("message", ({ data }) => data.plyground === "answer" && data.id === id && resolve(data));
        frame.contentWindow?.postMessage({ ...message, id }, "*");
      });
    return {
      before: await ask("state"),
      played: await ask("play", "left"),
      after: await ask("state"),
      refused: await ask("remove"),
      long: await ask("x".repeat(1e6)),
      misspelt: await send({ plyground: "hint", agrs: [] }),
      bare: await send({ plyground: "hint", args: "x" }),
      unknown: await ask("hint", { line: 3 }),
      marked: await ask("mark", [{ circle: "a1" }, { move: "left" }]),
      unmarked: await ask("mark", [{ circle: "a5" }]),
      set: await ask("set", "keys", "off"),
      unset: await ask("set", "swipe-area", "body"),
      events: told.map(({ plyground }) => plyground),
    };
  }, `${frames}/deep/copy/?embed=1&game=2048&position=2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0&controls=undo`);
  expect(told.before).toMatchObject({ result: { ply: 0, position: "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0" } });
  expect(told.played).toMatchObject({ result: true });
  expect(told.after).toMatchObject({ result: { ply: 1, score: 4 } });
  expect(told.refused).toMatchObject({ error: expect.stringContaining("remove") });
  expect(told.long).toMatchObject({ error: expect.stringMatching(/^there is no "x{60}…"[^x]/) });
  expect(told.misspelt).toMatchObject({ error: 'message: unknown option "agrs" (options: plyground, id, args)' });
  expect(told.bare).toMatchObject({ error: "args: should be a list" });
  expect(told.unknown).toMatchObject({ error: 'hint: unknown option "line" (options: lines)' });
  expect(told.marked).toMatchObject({ result: null });
  expect(told.unmarked).toMatchObject({ error: 'marks[0].circle: "a5" is not a cell of 2048' });
  expect(told.set).toMatchObject({ result: null });
  expect(told.unset).toMatchObject({ error: expect.stringContaining('no attribute "swipe-area"') });
  expect(told.events).toEqual(expect.arrayContaining(["ready", "move", "position", "answer"]));
});

framed("a frame names what is wrong in its address, and uses the rest", async (page) => {
  const frames = await aroundFrames(page);
  const wrong = ["noise=abc", "solve=", "openings=0.5", "depth=0", "ply=-1", "seed=-1"];
  const words = ["game=pentago", "player=strong", "nodes=300", ...wrong].join("&");
  const told = await page.evaluate(async (address) => {
    const frame = Object.assign(document.createElement("iframe"), { title: "Pentago", src: address });
    const heard = (/** @type {string} */ name) =>
      new Promise((then) => addEventListener("message", ({ data }) => data.plyground === name && then(data)));
    const [error, ready] = [heard("error"), heard("ready")];
    document.querySelector("main")?.append(frame);
    await ready;
    const { message } = (await error).detail;
    const answer = heard("answer");
    frame.contentWindow?.postMessage({ plyground: "step", id: 1 }, "*");
    const bestmove = heard("bestmove");
    return { message, result: (await answer).result, nodes: (await bestmove).detail.nodes };
  }, `${frames}/deep/copy/embed.html?${words}`);
  for (const words of wrong) expect(told.message).toContain(`${words}: it should be `);
  expect(told.result).toBe(true);
  expect(told.nodes).toBeLessThan(1000);
});

framed("a frame names what cannot be", async (page) => {
  const frames = await aroundFrames(page);
  for (const [words, wrong] of [
    ["player=strong&preset=level-0", "preset=level-0: it should be one of level-1"],
    ["player=learned", "player=learned: it should be one of strong"],
    ["position=XO", "position: expected 36"],
    ["game=chess", 'there is no "chess"'],
  ]) {
    const message = await page.evaluate((address) => {
      const frame = Object.assign(document.createElement("iframe"), { title: "Pentago", src: address });
      document.querySelector("main")?.replaceChildren(frame);
      return new Promise((then) =>
        addEventListener("message", ({ data }) => data.plyground === "error" && then(data.detail.message)),
      );
    }, `${frames}/deep/copy/embed.html?game=pentago&${words}`);
    expect(message).toContain(wrong);
  }
});

framed("in a frame the first move of the computer keeps to the limits of the address", async (page) => {
  const frames = await aroundFrames(page);
  const nodes = await page.evaluate((address) => {
    const frame = Object.assign(document.createElement("iframe"), { title: "Pentago", src: address });
    document.querySelector("main")?.append(frame);
    return new Promise((then) =>
      addEventListener("message", ({ data }) => data.plyground === "bestmove" && then(data.detail.nodes)),
    );
  }, `${frames}/deep/copy/embed.html?game=pentago&players=ai,human&player=alpha-beta&nodes=300`);
  expect(nodes).toBeLessThan(1000);
});

framed("a frame with a poster is started by a message", async (page) => {
  const frames = await aroundFrames(page);
  const told = await page.evaluate(async (address) => {
    const frame = Object.assign(document.createElement("iframe"), { title: "2048", src: address });
    const loaded = new Promise((then) => frame.addEventListener("load", then, { once: true }));
    document.querySelector("main")?.append(frame);
    await loaded;
    const heard = (/** @type {(data: any) => boolean} */ suits) =>
      new Promise((then) => addEventListener("message", ({ data }) => suits(data) && then(data)));
    const ready = heard(({ plyground }) => plyground === "ready");
    for (const [id, args] of Object.entries({ theme: ["theme", "dark"], poster: ["poster", null] })) {
      const answer = heard((data) => data.plyground === "answer" && data.id === id);
      frame.contentWindow?.postMessage({ plyground: "set", id, args }, "*");
      await answer;
    }
    await ready;
    return true;
  }, `${frames}/deep/copy/?embed=1&poster`);
  expect(told).toBe(true);
});

framed("a frame leaves the keys alone where its address says so", async (page) => {
  const site = await serve({});
  const board = page.locator("plyground-board");
  for (const [keys, plies] of /** @type {const} */ ([
    ["off", 0],
    ["page", 1],
  ])) {
    await page.goto(`${site}/deep/copy/embed.html?keys=${keys}&position=0,2,0,0,2,0,0,0,0,0,0,0,0,0,0,0`);
    await board.evaluate((/** @type {Board} */ board) => board.ready);
    await page.keyboard.press("ArrowLeft");
    expect(await board.evaluate((/** @type {Board} */ board) => board.state.ply), keys).toBe(plies);
  }
});

keyed("a board leaves the keys to the page around it until it has the focus", async (page) => {
  for (const keys of ["", 'keys="none"']) {
    const tag = `<plyground-board game="2048-3x3" position="0,2,0,2,0,0,0,0,0" ${keys}></plyground-board>`;
    const site = await serve({ "/": pageOf(COPY, `${tag}<div style="height: 5000px"></div>`) });
    await page.goto(site);
    const board = page.locator("plyground-board");
    const ply = () => board.evaluate((/** @type {Board} */ board) => board.state.ply);
    await board.evaluate((/** @type {Board} */ board) => board.ready);
    for (const key of ["ArrowDown", "p", "ArrowLeft"]) await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await ply()).toBe(0);
    expect(await board.evaluate((/** @type {Board} */ board) => board.autoplay)).toBe(false);
    await board.focus();
    await page.keyboard.press("ArrowLeft");
    expect(await ply()).toBe(1);
  }
});

keyed("a board hears the keys of the page also beside one that does not", async (page) => {
  const tags = ["board", "off", "page"].map(
    (keys) => `<plyground-board game="2048-3x3" position="0,2,0,2,0,0,0,0,0" keys="${keys}"></plyground-board>`,
  );
  await page.goto(await serve({ "/": pageOf(COPY, tags.join("")) }));
  /** How far each game is, once all are ready. */
  const plies = () =>
    page.locator("plyground-board").evaluateAll(async (/** @type {Board[]} */ boards) => {
      await Promise.all(boards.map(({ ready }) => ready));
      return boards.map(({ state }) => state.ply);
    });
  expect(await plies()).toEqual([0, 0, 0]);
  await page.keyboard.press("ArrowLeft");
  expect(await plies()).toEqual([0, 0, 1]);
  await page.locator("plyground-board").first().click();
  await page.getByRole("heading").click(); // the focus is in no board any more
  await page.keyboard.press("ArrowRight");
  expect(await plies()).toEqual([0, 0, 2]);
});

test.describe("in a browser that asks for German", () => {
  test.use({ locale: "de-AT" });
  test("a frame speaks it, unless its address says another", async ({ page }) => {
    const site = await serve({});
    for (const [address, language] of [
      ["embed.html?controls", "de"],
      ["embed.html?controls&lang=sv", "sv"],
    ]) {
      await page.goto(`${site}/deep/copy/${address}`);
      const hint = said(language, "board:controls.hint");
      await expect(page.locator("plyground-board").getByRole("button", { name: hint })).toBeVisible();
    }
    await page.goto(`${site}/deep/copy/embed.html?v=2`);
    await expect(page.getByText(said("de", "board:linkVersion", { version: 2 }))).toBeVisible();
  });
});

test("the examples of the guides do what they say", async ({ page }) => {
  /** @type {string[]} */
  const told = [];
  page.on("console", (message) => told.push(message.text()));
  const network = await serve({}, { "access-control-allow-origin": "*" }, "www");
  const pages = await Promise.all(["docs/embedding.md", "docs/frames.md"].map((page) => blocks(page, "html")));
  const examples = pages
    .flat()
    .join("\n")
    .replace("https://example.org", "")
    .replace(/https:\/\/unpkg\.com\/plyground@[^/]*\/www/, `${network}/plyground`)
    .replace(/integrity=".*?"/, ""); // that of the last release
  await page.goto(await serve({ "/": examples }));
  const board = page.locator("plyground-board").first();
  const played = await board.evaluate(async (/** @type {Board} */ board) => {
    await board.ready;
    board.reset({ position: "0,2,0,0,2,0,0,0,0,0,0,0,0,0,0,0" });
    return [board.play("up"), board.play("left")];
  });
  expect(played).toEqual([false, true]);
  await page.locator("iframe").scrollIntoViewIfNeeded(); // before that it loads nothing
  await expect.poll(() => told.some((words) => words.startsWith("1 "))).toBe(true);
  const over = await board.evaluate((/** @type {Board} */ board) => {
    board.reset({ position: "2,4,2,4,4,2,4,2,2,4,2,4,8,8,2,16", seed: 1n });
    return board.play("left") && board.state.over;
  });
  expect(over).toBe(true);
  expect(told.some((words) => /^\d+$/.test(words))).toBe(true);
  await expect.poll(() => told.some((words) => /^best answer: \w+/.test(words))).toBe(true);
  const puzzle = page.locator("#puzzle");
  await puzzle.scrollIntoViewIfNeeded();
  for (const [move, verdict] of [
    ["f11L", /Undo/],
    ["e1", "Solved!"],
  ]) {
    await puzzle.evaluate(
      async (/** @type {Board} */ board, move) => {
        await board.ready;
        board.reset({ position: board.getAttribute("position") ?? "" });
        board.play(move);
      },
      /** @type {string} */ (move),
    );
    await expect(page.locator("#verdict")).toHaveText(verdict);
  }
});

/** The most bytes of a board with its engine, compressed. Learned weights come after the first thought and do not count. */
const MOST_BYTES = { 2048: 150_000, pentago: 185_000, loa: 175_000 };

test("a board that has thought has its size", async ({ page }) => {
  test.skip(test.info().project.name === "firefox", "what is downloaded is the same");
  for (const [game, most] of Object.entries(MOST_BYTES)) {
    const site = await serve({ "/": pageOf(COPY, `<plyground-board game="${game}"></plyground-board>`) });
    const downloaded = download(page, (address) => !address.endsWith(".weights"));
    await page.goto(site);
    expect(await step(page.locator("plyground-board"))).toBe(1);
    const bytes = await downloaded();
    expect(bytes, game).toBeGreaterThan(60_000); // all of it was seen
    expect(bytes, game).toBeLessThan(most);
  }
});

keyed("a board plays 2048 also where its name says the usual size", async (page) => {
  for (const game of ["2048-4x4", "2048-5x5"]) {
    const site = await serve({ "/": pageOf(COPY, `<plyground-board game="${game}"></plyground-board>`) });
    await page.goto(site);
    const board = page.locator("plyground-board");
    const played = await board.evaluate(async (/** @type {Board} */ board) => {
      await board.ready;
      board.reset({ game: "2048-4x4" });
      return [board.state.game, board.game];
    });
    expect(played).toEqual(["2048", "2048"]);
    expect(await step(board)).toBe(1);
  }
});

test.describe("attributes", () => {
  test("of no value fall back to the default, and the console names them", async ({ page }) => {
    /** @type {string[]} */
    const warnings = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    const bad = {
      game: "2048-99x99",
      player: "nobody",
      players: "cat,dog",
      budget: "soon",
      position: "1,2",
      controls: "jump",
      theme: "pink",
      keys: "all",
      "swipe-area": "main[",
    };
    const tag = `<plyground-board ${Object.entries(bad)
      .map(([name, value]) => `${name}="${value}"`)
      .join(" ")}></plyground-board>`;
    const site = await serve({ "/": pageOf(COPY, tag) });
    await page.goto(site);
    const board = page.locator("plyground-board");
    expect(await step(board)).toBe(1);
    for (const [name, value] of Object.entries(bad)) {
      expect(
        warnings.filter((words) => words.includes(`${name}="${value}"`)),
        name,
      ).not.toEqual([]);
    }
    expect(
      await board.evaluate((/** @type {Board} */ board) => [
        board.state.game,
        board.budget,
        board.players,
        board.theme,
      ]),
    ).toEqual(["2048", 100, "human,human", ""]);
    const meanwhile = await board.evaluate(async (/** @type {Board} */ board) => {
      const other = /** @type {typeof board} */ (document.createElement("plyground-board"));
      other.game = "chess";
      board.after(other);
      const { ready } = other;
      other.game = "pentago"; // while the wrong one loads
      await ready;
      return other.state.game;
    });
    expect(meanwhile).toBe("pentago");
  });

  attributed("and properties mirror each other", async (page) => {
    const site = await serve({
      "/": pageOf(
        COPY,
        '<plyground-board budget="20" game="2048-3x3" position="2,2,0,0,0,0,0,0,0" storage-key="k"></plyground-board>',
      ),
    });
    await page.goto(site);
    const seen = await page.locator("plyground-board").evaluate(async (/** @type {Board} */ board) => {
      await board.ready;
      const before = [board.game, board.budget, board.limits.movetime, board.position, board.storageKey];
      Object.assign(board, { budget: 30, theme: "dark", controls: "hint undo", position: "4,4,0,0,0,0,0,0,0" });
      return {
        before,
        after: ["budget", "theme", "controls"].map((name) => board.getAttribute(name)),
        limits: board.limits,
        position: board.position,
        usual: (board.removeAttribute("budget"), [board.budget, board.limits.movetime]),
      };
    });
    expect(seen).toEqual({
      before: ["2048-3x3", 20, 20, "2,2,0,0,0,0,0,0,0", "k"],
      after: ["30", "dark", "hint undo"],
      limits: { movetime: 30 },
      position: "4,4,0,0,0,0,0,0,0",
      usual: [100, 100],
    });
    // A position that is set with its game is of that game.
    const both = await page.locator("plyground-board").evaluate((/** @type {Board} */ board) => {
      let errors = 0;
      board.addEventListener("error", () => (errors += 1));
      return new Promise((then) => {
        board.addEventListener("position", () => board.position.startsWith("X") && then([board.state.game, errors]));
        Object.assign(board, { game: "pentago", position: "X".padEnd(36, ".") });
      });
    });
    expect(both).toEqual(["pentago", 0]);
  });

  attributed("storage-key keeps the game for the next visit", async (page) => {
    for (const game of ["2048", "2048-evil-5x5"]) {
      const tag = `<plyground-board game="${game}" storage-key="mine"></plyground-board>`;
      const site = await serve({ "/": pageOf(COPY, tag) });
      await page.goto(site);
      const board = page.locator("plyground-board");
      expect(await step(board)).toBe(1);
      const position = await board.evaluate((/** @type {Board} */ board) => board.position);
      await page.reload();
      const kept = await board.evaluate(
        async (/** @type {Board} */ board) => (await board.ready, [board.position, board.state.ply]),
      );
      expect(kept).toEqual([position, 1]);
    }
  });

  attributed(
    "a game that another visit stored under storage-key is opened, and an unreadable one is set aside",
    async (page) => {
      const tag = '<plyground-board game="2048-3x3" storage-key="mine"></plyground-board>';
      const site = await serve({ "/": pageOf(COPY, tag) });
      await page.goto(site);
      const board = page.locator("plyground-board");
      const record = await board.evaluate(async (/** @type {Board} */ board) => {
        await board.ready;
        await board.step();
        dispatchEvent(new Event("pagehide")); // it writes what is due
        return board.record;
      });
      const key = "plyground/board/mine";
      const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ""), key);
      expect(stored).toEqual({ record, ply: 1 });
      await page.evaluate(() => {
        // The board stores its game when the page is left: this one is stored after that.
        addEventListener("pagehide", () =>
          localStorage.setItem("plyground/board/mine", '{"record":"2048-3x3.unreadable","ply":0}'),
        );
      });
      await page.reload();
      expect(await step(board)).toBe(1);
      expect(await page.evaluate(() => localStorage.getItem("plyground/board/aside/mine"))).toContain("unreadable");
    },
  );

  test("with storage full storage-key keeps nothing, and says so once", async ({ page }) => {
    await fillStorage(page);
    await page.addInitScript(() => {
      /** @type {any[]} */
      const told = [];
      Object.assign(window, { told });
      // It may come before a script of the test can listen to the board.
      addEventListener("notice", (event) => told.push(/** @type {CustomEvent} */ (event).detail), { capture: true });
    });
    const site = await serve({ "/": pageOf(COPY, '<plyground-board storage-key="mine" lang="de"></plyground-board>') });
    await page.goto(site);
    for (let move = 1; move <= 2; move += 1) {
      expect(await step(page.locator("plyground-board"))).toBe(move);
      await page.evaluate(() => dispatchEvent(new Event("pagehide"))); // it writes what is due
    }
    const told = await page.evaluate(() => Reflect.get(window, "told"));
    expect(told).toEqual([{ kind: "not-kept", message: said("de", "board:notKept") }]);
  });
});

test.describe("life and death", () => {
  test("a board that nobody has scrolled to loads nothing", async ({ page }) => {
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    const site = await serve({
      "/": pageOf(COPY, '<div style="height: 5000px"></div><plyground-board></plyground-board>'),
    });
    await page.goto(site, { waitUntil: "networkidle" });
    expect(asked.filter((url) => url.endsWith(".wasm"))).toEqual([]);
    await page.locator("plyground-board").scrollIntoViewIfNeeded();
    await expect.poll(() => asked.filter((url) => url.endsWith(".wasm")).length).toBe(1);
  });

  test("boards share one module, are independent, and leave no worker behind", async ({ page }) => {
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    const site = await serve({ "/": pageOf(COPY, "<plyground-board></plyground-board>".repeat(3)) });
    await page.goto(site);
    const boards = page.locator("plyground-board");
    expect(await step(boards.nth(0))).toBe(1);
    expect(await step(boards.nth(2))).toBe(1);
    expect(
      await boards.nth(1).evaluate(async (/** @type {Board} */ board) => (await board.ready, board.state.ply)),
    ).toBe(0);
    expect(asked.filter((url) => url.endsWith(".wasm")).length).toBe(1);
    expect(page.workers().length).toBe(2);
    await boards.nth(2).evaluate((board) => document.querySelector("main")?.prepend(board)); // moved
    expect(await step(boards.nth(0))).toBe(2);
    await page.evaluate(() => document.querySelector("main")?.replaceChildren());
    await expect.poll(() => page.workers().length).toBe(0);
  });
});
