import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.js";

const chromium = base.projects?.find(({ name }) => name === "chromium");

/** `cargo xtask pictures` serves the site and says where. Fonts differ between machines: a picture is worth what the last renewal is. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../test-results",
  snapshotPathTemplate: "{testDir}/kept/{arg}{ext}",
  retries: 0,
  webServer: undefined,
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: "disabled", caret: "hide" } },
  projects: [{ ...chromium, name: "pictures" }],
});
