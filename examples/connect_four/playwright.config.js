import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.js";

const chromium = base.projects?.filter(({ name }) => name === "chromium");

/** `cargo xtask test --only example` serves the site and says where. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../test-results",
  projects: chromium,
  webServer: undefined,
});
