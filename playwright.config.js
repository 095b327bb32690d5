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
 * The tests for Firefox, which takes three times as long as Chromium: those of storing, caching, drawing and running WebAssembly, which it
 * does in its own way. `cargo xtask trust` gives it more, by name. axe, which takes it half a minute a page, is asked in the
 * embedding test alone.
 */
const IN_FIREFOX = {
  files: /\/(board|embedding|loading|offline|page|pins|smoke|worker)\.spec/,
  notTitles: /@phone|@webkit|axe finds|accessible|(any width|on a phone): (?!English)/,
  // Newer builds and sizes of the window take it longest.
  notQuick: /offline.spec.*(newer build|an update|in the middle of an upload)|board and controls fit/,
};

/** Tests tagged `@phone` run on the phone alone, those tagged `@all` on it too, those tagged `@webkit` start WebKit themselves. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // Real browsers on a busy machine miss a deadline now and then. What passes at a later try is listed as flaky.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: { baseURL: url ?? "http://127.0.0.1:8765/", screenshot: "only-on-failure" },
  projects: [
    { name: "chromium", use: chromium, grepInvert: /@phone|@webkit/ },
    // The command for long forms names the browsers itself.
    {
      name: "firefox",
      use: firefox,
      testMatch: isLong ? undefined : IN_FIREFOX.files,
      grepInvert: isLong ? IN_FIREFOX.notTitles : [IN_FIREFOX.notTitles, IN_FIREFOX.notQuick],
    },
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
