import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { isLong } from "./tests/browser/lasting.js";

// `cargo xtask test` serves the site itself and says where; otherwise the servers below are started.
const url = process.env.PLYGROUND_URL;
const serve = "cargo xtask serve --no-build";

/** The system's browser where there is one, else Playwright's own. @param {string} path */
const installed = (path) => (existsSync(path) ? path : undefined);

// The headless shell needs about half of the processor's time.
const chromium = {
  browserName: /** @type {const} */ ("chromium"),
  launchOptions: {
    executablePath: installed("/usr/bin/chromium-headless-shell") ?? installed("/usr/bin/chromium"),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  },
};

const esr = installed("/usr/bin/firefox-esr");
const firefox = {
  browserName: /** @type {const} */ ("firefox"),
  ...(esr && { channel: "moz-firefox", launchOptions: { executablePath: esr } }),
};

/**
 * `cargo xtask trust` leaves these tests out in Firefox, which takes three times as long as Chromium: axe takes it half a minute a page, and is
 * asked in the embedding test alone.
 */
const NOT_IN_FIREFOX = /@phone|@webkit|axe finds|accessible|(any width|on a phone): (?!English)/;

/**
 * Tests tagged `@first` are what a visitor does first: `cargo xtask test` runs these. Those tagged `@phone` run on the phone alone, those
 * tagged `@all` on it too, those tagged `@webkit` start WebKit themselves. Those tagged `@long` belong to the long form,
 * `cargo xtask trust`. Those tagged `@firefox` run in Firefox too: storing, caching, drawing and WebAssembly, which it does in its own way.
 */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A race is a fault of the page. A shared machine misses a deadline now and then; what passes at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: { baseURL: url ?? "http://127.0.0.1:8765/", screenshot: "only-on-failure" },
  projects: [
    { name: "chromium", use: chromium, grepInvert: isLong ? /@phone|@webkit/ : /@phone|@webkit|@long/ },
    // The command for long forms names the files itself.
    { name: "firefox", use: firefox, ...(isLong ? { grepInvert: NOT_IN_FIREFOX } : { grep: /@firefox/ }) },
    {
      name: "phone",
      use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: /@phone|@all/,
    },
    { name: "webkit", grep: /@webkit/ },
  ],
  webServer: url
    ? undefined
    : [
        { command: `${serve} --port 8765`, url: "http://127.0.0.1:8765/www/pkg/plyground.js" },
        {
          command: `${serve} --port 8766 --prefix /some/sub/folder`,
          url: "http://127.0.0.1:8766/some/sub/folder/www/pkg/plyground.js",
        },
      ],
});
