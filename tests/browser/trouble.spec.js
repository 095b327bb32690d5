// Boards that cannot be shown, or cannot think: visitors are told in words of theirs, owners why on the console. Pages without an engine
// say so.
import { expect, onOnePage, test } from "./harness.js";
import { said } from "./said.js";
import { COPY, closeServers, pageOf, serve } from "./static.js";

test.use({ allowErrors: true });
test.afterEach(closeServers);

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const CORS = { "access-control-allow-origin": "*" };
const SAME = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * A trouble: the `policy` of the page, with the origin O of the files if they have another, or what happens to some files. `kind` is the
 * name of the visitor's words, `cause` stands on the console.
 * @typedef {{kind: string, cause: RegExp, policy?: string, isAway?: boolean, files?: string, answer?: (route: import('@playwright/test').Route) => unknown, isShown?: boolean}} Trouble
 */

/** @type {Record<string, Trouble>} */
const TROUBLES = {
  "WebAssembly is refused": {
    policy: "default-src 'none'; script-src 'self'; connect-src 'self'",
    kind: "policy",
    cause: /'wasm-unsafe-eval'/,
  },
  "the engine is refused": {
    policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    kind: "policy",
    cause: /plyground_bg\.wasm.*connect-src/,
  },
  "the engine is not there": {
    files: "**/*.wasm",
    answer: (route) => route.fulfill({ status: 404, body: "not found" }),
    kind: "file",
    cause: /plyground_bg\.wasm: 404/,
  },
  "a page comes in place of the engine": {
    files: "**/*.wasm",
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
    kind: "file",
    cause: /plyground_bg\.wasm is sent as text\/html/,
  },
  "the engine of another origin comes without its header": {
    isAway: true,
    files: "**/*.wasm",
    answer: async (route) => route.continue({ url: (await serve({})) + new URL(route.request().url()).pathname }),
    kind: "file",
    cause: /Access-Control-Allow-Origin/,
  },
  "the worker is refused": {
    policy: `${SAME}; worker-src 'none'`,
    kind: "policy",
    cause: /worker-src 'self'/,
    isShown: true,
  },
  "the worker of another origin is not named": {
    isAway: true,
    policy: "default-src 'none'; script-src O 'wasm-unsafe-eval'; connect-src O; worker-src blob:",
    kind: "refused",
    cause: /worker-src blob: http:/,
    isShown: true,
  },
  "the worker's policy is not named": {
    policy: `${SAME}; require-trusted-types-for 'script'; trusted-types others`,
    kind: "policy",
    cause: /trusted-types plyground/,
    isShown: true,
  },
  "the worker is not there": {
    files: "**/worker-*.js",
    answer: (route) => route.fulfill({ status: 404, body: "not found" }),
    kind: "file",
    cause: /worker-\S+\.js: 404/,
    isShown: true,
  },
  "the worker cannot be reached": {
    files: "**/worker-*.js",
    answer: (route) => route.abort(),
    kind: "offline",
    cause: /worker-\S+\.js cannot be reached/,
    isShown: true,
  },
};

const TAG = '<plyground-board game="pentago" controls="status hint"></plyground-board>';
const CARD = "plyground-board .notice";

/**
 * Opens a page with that trouble; answers what its board says on the console.
 * @param {Page} page @param {Trouble} trouble @param {string} [tag]
 */
async function open(page, { policy, isAway, files, answer }, tag = TAG) {
  /** @type {string[]} */
  const causes = [];
  page.on("console", (message) => {
    if (message.text().startsWith("plyground-board: ")) causes.push(message.text());
  });
  if (files && answer) await page.route(files, answer);
  const away = isAway ? await serve({}, CORS) : "";
  /** @type {Record<string, string>} */
  const headers = policy ? { "content-security-policy": policy.replaceAll("O", away || "'self'") } : {};
  const site = await serve({ "/post": pageOf(away + COPY, tag) }, headers);
  await page.goto(`${site}/post`);
  return causes;
}

/** Asks for a hint, and waits until it fails. @param {Page} page */
const failHint = (page) =>
  page.locator("plyground-board").evaluate(async (/** @type {Board} */ board) => {
    await board.ready;
    await board.hint().catch(() => {});
  });

for (const [name, trouble] of Object.entries(TROUBLES))
  test(`told, with the cause for the owner: ${name} @firefox`, async ({ page }) => {
    const causes = await open(page, trouble);
    const { kind, cause, isShown } = trouble;
    const words = said("en", `trouble:${kind}`);
    if (!isShown) {
      await expect(page.locator(CARD)).toContainText(words);
      await expect(page.locator(CARD)).toContainText(said("en", "board:unable.title"));
      expect(causes.join("\n")).toMatch(cause);
      return;
    }
    await failHint(page);
    await expect(page.locator(CARD)).toContainText(words);
    await expect(page.locator(CARD)).toContainText(said("en", "trouble:safe"));
    expect(causes.join("\n")).toMatch(cause);
    // The game goes on, and the card leaves with the move.
    const isPlayed = await page
      .locator("plyground-board")
      .evaluate((/** @type {any} */ board) => board.play(board.state.legal[0]));
    expect(isPlayed).toBe(true);
    await expect(page.locator(CARD)).toBeHidden();
    // Once a board on the console, but again on the board where a visitor asks again.
    await failHint(page);
    await expect(page.locator(CARD)).toContainText(words);
    expect(causes).toHaveLength(1);
  });

const cases = onOnePage();
test("where the computer is to move, and cannot", cases.all);

cases("the status says so, and the computer moves once it can", async (page) => {
  let isThere = false;
  await page.route("**/worker-*.js", (route) => (isThere ? route.fallback() : route.abort()));
  await open(page, { kind: "", cause: /./ }, TAG.replace("controls", 'lang="de" players="human,ai" controls'));
  const board = page.locator("plyground-board");
  await board.evaluate(async (/** @type {Board} */ board) => {
    await board.ready;
    board.play(board.state.legal[0]);
  });
  const now = `${said("de", "trouble:now")}.`;
  await expect(page.locator("plyground-board [part~=status]")).toHaveText(now);
  expect(await board.evaluate((/** @type {Board} */ board) => board.status)).toMatchObject({
    kind: "unable",
    message: now,
  });
  await expect(page.locator(CARD)).toContainText(said("de", "trouble:safe"));
  await page.locator(CARD).getByRole("button").click();
  await expect(page.locator(CARD)).toBeHidden();
  isThere = true;
  await board.evaluate((/** @type {Board} */ board) => board.step());
  expect(await board.evaluate((/** @type {Board} */ board) => [board.state.ply, board.status.kind])).toEqual([
    2,
    "turn",
  ]);
});

cases("a request that the engine refuses is no trouble of the page", async (page) => {
  const causes = await open(page, { kind: "", cause: /./ });
  const refused = await page.locator("plyground-board").evaluate(async (/** @type {Board} */ board) => {
    await board.ready;
    return board.think({ position: "nonsense" }).catch((error) => String(error));
  });
  expect(refused).toMatch(/position/);
  await expect(page.locator(CARD)).toBeHidden();
  expect(causes).toEqual([]);
});

const PAGES = ["index", "lab", "analyse", "puzzles", "statistics", "embedding", "learn", "embed"];

/** Expects each page to say something. @param {Page} page @param {string} site @param {string} words */
async function expectAllToTell(page, site, words) {
  for (const name of PAGES) {
    await page.goto(`${site}/deep/copy/${name}.html`);
    await expect(page.getByText(words).first(), name).toBeVisible();
  }
}

test("every page says that the browser has no WebAssembly", async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, "WebAssembly"));
  await expectAllToTell(page, await serve({}), said("en", "trouble:missing", { what: "WebAssembly" }));
});

test("every page says that a policy refuses WebAssembly", async ({ page }) => {
  await expectAllToTell(
    page,
    await serve({}, { "content-security-policy": "script-src 'self'" }),
    said("en", "trouble:policy"),
  );
});
