// Files that are missing, damaged or never come: the page says so in words, and the game is kept.

import { expect, test } from "./harness.js";
import { ready } from "./page.js";

test.use({ allowErrors: true, serviceWorkers: "block" });

/** The scripts and modules of a visit, by their paths. @param {import('@playwright/test').Page} page */
async function files(page) {
  const asked = new Set();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await page.goto("/");
  await ready(page);
  await page.keyboard.press("h");
  await expect(page.locator("#hint")).toBeEnabled();
  return [...asked].filter((path) => /\.(js|wasm|css)$/.test(path) && !path.endsWith("early.js"));
}

/** @type {Record<string, (route: import('@playwright/test').Route) => Promise<void>>} */
const FAULTS = {
  missing: (route) => route.fulfill({ status: 404, body: "not found" }),
  damaged: (route) => {
    const kind = /\.\w+$/.exec(new URL(route.request().url()).pathname)?.[0];
    const contentType = { ".js": "text/javascript", ".css": "text/css" }[kind ?? ""] ?? "application/wasm";
    return route.fulfill({ contentType, body: "export const half = (" });
  },
  unreachable: (route) => route.abort(),
};

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`a file that is ${fault} is told of, and the next visit has the game`, async ({ page }) => {
    const paths = await files(page);
    expect(paths.length).toBeGreaterThan(5);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    const record = () => page.locator("plyground-board").evaluate((board) => /** @type {any} */ (board).record);
    const before = await record();
    for (const path of paths) {
      await page.route(`**${path}`, answer);
      await page.reload();
      await test.step(path, async () => {
        // Either the page plays all the same, or it says what is wrong.
        const words = page.locator("#not-started, #notices, [role=alert]").filter({ hasText: /\w/, visible: true });
        await expect(words.or(page.locator("#controls:not([inert])")).first()).toBeVisible();
      });
      await page.unroute(`**${path}`);
    }
    await page.goto("/");
    await ready(page);
    expect(await record()).toBe(before);
  });
}

test("scripts that never come are told of, and the words go when they do", async ({ page }) => {
  await page.clock.install();
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(undefined)));
  await page.route(/\/page(-[\w-]+)?\.js$/, async (route) => (await held, route.continue()));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("#new-game")).toBeVisible();
  await expect(page.locator("#not-started")).toBeHidden();
  await page.clock.runFor(16_000);
  await expect(page.locator("#not-started")).toBeVisible();
  release();
  await expect(page.locator("#not-started")).toBeHidden();
});
