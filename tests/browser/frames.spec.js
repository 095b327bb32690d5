// Sandboxed frames, policies and browsers that refuse storage: every page works, and boards think.
import { policies } from "../package/examples.js";
import { expect, onOnePage, test } from "./harness.js";
import { COPY, closeServers, pageOf, serve } from "./static.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').FrameLocator} FrameLocator */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

test.use({ serviceWorkers: "allow", allowErrors: /favicon\.ico/ }); // browsers ask for that by themselves
test.afterEach(closeServers);

const CORS = { "access-control-allow-origin": "*" };
const [ownHost, otherOrigin, sandboxed, trustedTypes] = await policies("docs/security-policies.md");

/** Presses "Hint", and waits for the answer. @param {Page | FrameLocator} page */
async function hint(page) {
  await page.locator("#hint").click();
  await expect(page.locator("plyground-board .spoken")).toContainText("Best move");
}

/** What a visitor does on each page, after which it has drawn, played and thought. @type {Record<string, (page: Page | FrameLocator) => Promise<unknown>>} */
const PAGES = {
  "index.html": hint,
  "lab.html": async (page) => {
    await page.locator('[href="#question=published"]').click();
    await page.locator('[href="#question=corner"]').click();
    await page.locator("#start").click();
    await expect(page.locator("#chart svg")).toBeVisible({ timeout: 20_000 });
  },
  "analyse.html": async (page) => {
    await page.locator("#record").fill("pentago.1..b21L_c22L");
    await page.locator("#open button").click();
    await expect(page.locator("#review-status")).toHaveText(/moves analysed/);
  },
  "puzzles.html": async (page) => {
    await expect(page.locator("#task")).toHaveText(/\w/);
    await page.locator("#hint").click();
    await expect(page.locator("#told")).toHaveAttribute("data-what", "hint");
  },
  "statistics.html": (page) => expect(page.locator("body")).toHaveClass(/is-ready/),
  "embedding.html": (page) => expect(page.locator("body")).toHaveClass(/is-ready/),
  "learn.html#2048": (page) => hintOn(page.locator("plyground-board").first()),
  "embed.html?game=pentago": (page) => hintOn(page.locator("plyground-board")),
};

/** Asks a board for a hint. @param {import('@playwright/test').Locator} board */
const hintOn = async (board) =>
  expect(
    await board.evaluate(async (/** @type {Board} */ board) => {
      await customElements.whenDefined(board.localName);
      await board.ready;
      return (await board.hint()).move;
    }),
  ).toMatch(/\w/);

/** What a browser may lack or refuse, before any script runs. @type {Record<string, () => void>} */
const REFUSALS = {
  "no service workers": () => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"),
  "nothing that is kept": () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    for (const name of ["serviceWorker", "storage", "locks", "clipboard"])
      Object.defineProperty(navigator, name, { get: refuse, configurable: true });
  },
};

for (const [name, visit] of Object.entries(PAGES)) {
  test(`in a sandboxed frame: ${name} @firefox`, async ({ page }) => {
    const site = await serve({}, CORS);
    const frame = `<iframe title="t" width="1000" height="700" sandbox="allow-scripts" src="${site}/deep/copy/${name}"></iframe>`;
    await page.goto(await serve({ "/": `<!doctype html><html lang="en"><title>t</title>${frame}</html>` }));
    await visit(page.frameLocator("iframe"));
  });

  for (const [refusal, refuse] of Object.entries(REFUSALS))
    test(`with ${refusal}: ${name}`, async ({ page }) => {
      await page.addInitScript(refuse);
      await page.goto(name);
      await visit(page);
    });
}

test("a question is answered in a sandboxed frame, where forms are sent nowhere @firefox", async ({ page }) => {
  const site = await serve({}, CORS);
  const frame = `<iframe title="t" width="1000" height="700" sandbox="allow-scripts" src="${site}/deep/copy/index.html"></iframe>`;
  await page.goto(await serve({ "/": `<!doctype html><html lang="en"><title>t</title>${frame}</html>` }));
  const inside = page.frameLocator("iframe");
  const ply = () => inside.locator("#board").evaluate((board) => /** @type {Board} */ (board).state.ply);
  await hint(inside);
  await inside
    .locator("#board")
    .evaluate((board) => /** @type {Board} */ (board).play(/** @type {Board} */ (board).state.legal[0]));
  await inside.locator("#new-game").click();
  await inside.locator("#confirm-no").click();
  expect(await ply()).toBe(1);
  await inside.locator("#new-game").click();
  await inside.locator("#confirm-yes").click();
  await expect.poll(ply).toBe(0);
});

const policed = onOnePage();
test("boards think under the policies of the guide @firefox", policed.all);

const TAGS = '<plyground-board controls></plyground-board><plyground-board game="pentago" poster></plyground-board>';

/** A page under a policy, in which every board thinks. @param {Page} page @param {string} script @param {string} policy @param {Record<string, string>} [headers] */
async function expectThinking(page, script, policy, headers) {
  const site = await serve({ "/post": pageOf(script, TAGS) }, { "content-security-policy": policy, ...headers });
  await page.goto(`${site}/post`);
  const boards = page.locator("plyground-board");
  await boards.nth(1).locator(".poster img, .poster svg").first().waitFor({ state: "attached" });
  await boards.nth(1).evaluate((board) => board.removeAttribute("poster"));
  for (const board of await boards.all()) {
    await hintOn(board);
    expect(await board.evaluate((/** @type {Board} */ board) => board.step())).toBe(true);
  }
}

/** A policy for files of an origin. @param {string} policy @param {string} origin */
const forOrigin = (policy, origin) => policy.replaceAll("https://boards.example", origin);

policed("files on the page's own host", (page) => expectThinking(page, COPY, ownHost));

policed("files from another origin", async (page) => {
  const other = await serve({}, CORS);
  await expectThinking(page, other + COPY, forOrigin(otherOrigin, other));
});

policed("a sandboxed page, files from another origin", async (page) => {
  const other = await serve({}, CORS);
  await expectThinking(page, other + COPY, `sandbox allow-scripts; ${forOrigin(sandboxed, other)}`);
});

policed("a sandboxed page, files on its own host", (page) =>
  expectThinking(page, COPY, `sandbox allow-scripts; ${forOrigin(sandboxed, "'self'")}`, CORS),
);

for (const [name, types] of [
  ["any policy", trustedTypes.split(";")[0]],
  ["one policy", trustedTypes],
])
  policed(`Trusted Types with ${name}`, async (page) => {
    const other = await serve({}, CORS);
    await expectThinking(page, COPY, `${ownHost}; ${types}`);
    await expectThinking(page, other + COPY, `${forOrigin(otherOrigin, other)}; ${types}`);
    await expectThinking(page, other + COPY, `sandbox allow-scripts; ${forOrigin(sandboxed, other)}; ${types}`);
  });

policed("the policy of the board passes its worker alone", async (page) => {
  await page.addInitScript(() => {
    /** @type {any} */
    const factory = Reflect.get(window, "trustedTypes");
    const make = factory?.createPolicy.bind(factory);
    if (factory)
      factory.createPolicy = (/** @type {string} */ name, /** @type {any} */ rules) => {
        Object.assign(window, { rules, policy: name });
        return make(name, rules);
      };
  });
  await expectThinking(page, COPY, `${ownHost}; ${trustedTypes}`);
  const passed = await page.evaluate(() => {
    const { policy, rules } = /** @type {any} */ (window);
    if (!policy) return null; // a browser without Trusted Types
    const passes = (/** @type {string} */ address) => {
      try {
        return rules.createScriptURL(address) === address;
      } catch {
        return false;
      }
    };
    return [policy, Object.keys(rules), ["https://x.example/a.js", "data:text/javascript,1", "/a.js"].map(passes)];
  });
  if (passed) expect(passed).toEqual(["plyground", ["createScriptURL"], [false, false, false]]);
});
