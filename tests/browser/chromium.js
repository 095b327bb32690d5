// Starts Chromium as the tests do, for scripts that measure or draw.

import { chromium } from "@playwright/test";
import playwright from "../../playwright.config.js";

export const startChromium = () =>
  chromium.launch(playwright.projects?.find(({ name }) => name === "chromium")?.use?.launchOptions);
