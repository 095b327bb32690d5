// A first visit: painted before its scripts are there, and nothing loaded that is not needed.
import { expect, test } from "./harness.js";
import { hold, ready } from "./page.js";

/** The addresses that a page asks for, without the origin. @param {import('@playwright/test').Page} page */
function requests(page) {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** The places of the parts of the stage. @param {import('@playwright/test').Page} page */
const places = (page) =>
  page.evaluate(() =>
    [".bar", ".scores", ".board-frame", ".controls"].map((part) =>
      JSON.stringify(document.querySelector(part)?.getBoundingClientRect()),
    ),
  );

test("the page is painted without its scripts, and they move nothing @firefox", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ]) {
    await page.goto("about:blank");
    await page.setViewportSize({ width, height });
    const release = await hold(page, /\/www\/[^/]+\.js$/);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("link", { name: "Pentago" })).toBeVisible();
    await expect(page.locator("#new-game")).toHaveText("New game");
    await expect(page.locator("#controls")).toHaveJSProperty("inert", true);
    const before = await places(page);
    release();
    await ready(page);
    await expect(page.locator("#controls")).toHaveJSProperty("inert", false);
    expect(await places(page)).toEqual(before);
    await page.unrouteAll();
  }
});

test("a first visit asks for few files", async ({ page }) => {
  const asked = requests(page);
  await page.goto("/");
  await ready(page);
  // Browsers differ in how many of the icons they fetch.
  const files = new Set(asked.filter((path) => !path.includes("/icons/")));
  expect(files.size).toBeLessThanOrEqual(14);
});

test("a page of another game loads one engine", async ({ context }) => {
  for (const [game, address] of [
    ["pentago", "/?game=pentago"],
    ["loa", "/#v=1&game=loa"],
  ]) {
    const page = await context.newPage();
    const asked = requests(page);
    /** @type {string[]} */
    const warnings = [];
    page.on("console", (message) => warnings.push(message.text()));
    await page.goto(address);
    await ready(page);
    expect([...new Set(asked.filter((path) => path.endsWith(".wasm")))]).toEqual([
      `/www/pkg-${game}/plyground_bg.wasm`,
    ]);
    expect(warnings).toEqual([]);
  }
});
