// Chromium as the tests start it, for scripts that measure or draw.

import { chromium } from "@playwright/test";
import playwright from "../../playwright.config.js";

/** Starts it. */
export const startChromium = () =>
  chromium.launch(playwright.projects?.find(({ name }) => name === "chromium")?.use?.launchOptions);
