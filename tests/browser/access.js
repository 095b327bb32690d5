/** Accessibility of a page, as axe finds it. */
import AxeBuilder from "@axe-core/playwright";
import { expect } from "./harness.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The only rules that a theme can break. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * axe finds nothing.
 * @param {Page} page
 * @param {{ within?: string, colours?: boolean }} [options] the part to look at; whether the colours alone are new
 */
export async function expectAccessible(page, { within, colours = false } = {}) {
  // The builder may name another copy of Playwright's types.
  const axe = new AxeBuilder({ page: /** @type {any} */ (page) });
  if (within) axe.include(within);
  if (colours) axe.withRules(COLOURS);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

/** An element that still fades in or changes its colour has too little contrast. Some animations never end. @param {Page} page */
const comeToRest = (page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const ends = (/** @type {Animation} */ { playState, effect }) =>
          playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime));
        return document.getAnimations().filter(ends).length;
      }),
    )
    .toBe(0);

/** axe finds nothing, light and dark. @param {Page} page @param {string} [within] the part to look at */
export async function expectAccessibleInThemes(page, within) {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
    await comeToRest(page);
    await expectAccessible(page, { within, colours: theme === "dark" });
  }
}

/** The page is no wider than the screen. @param {Page} page */
export async function expectToFit(page) {
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider)).toBeLessThanOrEqual(0);
}
