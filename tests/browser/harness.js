import { test as base, expect } from "@playwright/test";
import { keepNotes } from "./lasting.js";

export { expect };

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} Own
 * @property {string} subfolder The address of the same site, served from a sub-folder.
 * @property {boolean | RegExp} allowErrors For tests about errors, or about these: `test.use({ allowErrors: true })`.
 * @property {void} watchErrors Fails a test of which a page throws, logs an error, breaks the content security policy or asks another host.
 */

/** Where the tests serve the site. */
const HOSTS = ["localhost", "127.0.0.1"];

/** @type {import('@playwright/test').Fixtures<Own, {}, import('@playwright/test').PlaywrightTestArgs>} */
const fixtures = {
  subfolder: process.env.PLYGROUND_SUBFOLDER_URL ?? "http://127.0.0.1:8766/some/sub/folder/",
  allowErrors: [false, { option: true }],
  watchErrors: [
    async ({ context, allowErrors }, use, info) => {
      /** @type {string[]} */
      const errors = [];
      /** @type {string[]} */
      const strangers = [];
      context.on("request", (request) => {
        const { protocol, hostname, href } = new URL(request.url());
        if (/^http/.test(protocol) && !HOSTS.includes(hostname)) strangers.push(href);
      });
      const count = (/** @type {string} */ text, where = "") => {
        const isAllowed = allowErrors instanceof RegExp ? allowErrors.test(text) : allowErrors;
        if (!isAllowed) errors.push(text + where);
      };
      context.on("weberror", (thrown) => count(`${thrown.error()}`));
      context.on("console", (message) => {
        const { url } = message.location();
        const asked = url.endsWith("/favicon.ico"); // by the browser itself, for pages that name no icon
        if (message.type() === "error" && !asked) count(message.text(), ` (${url})`);
      });
      await use();
      expect(strangers, "requests to other hosts").toEqual([]);
      expect(errors, "errors on the page").toEqual([]);
      keepNotes(info);
    },
    { auto: true },
  ],
};

/** Playwright's `test` with the fixtures above. */
export const test = base.extend(fixtures);

/**
 * Cases of one test that share a page, each beginning with what `open` puts there: `test("title", cases.all)`.
 * @param {(page: Page) => Promise<unknown>} [open]
 */
export function onOnePage(open) {
  /** @type {[string, (page: Page) => Promise<unknown>][]} */
  const cases = [];
  const add = (/** @type {string} */ name, /** @type {(page: Page) => Promise<unknown>} */ act) =>
    void cases.push([name, act]);
  return Object.assign(add, {
    /** @param {{ page: Page }} fixtures */
    async all({ page }) {
      test.setTimeout(60_000 + 5_000 * cases.length);
      for (const [name, act] of cases)
        await test.step(name, async () => {
          await open?.(page);
          await act(page);
        });
    },
  });
}
