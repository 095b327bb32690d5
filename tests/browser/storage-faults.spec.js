// Storage that fails at one call: the game is there at the next visit, or the visitor was told that it would not be.

import { expect, test } from "./harness.js";
import { note, often } from "./lasting.js";
import { boardOf, notice, open } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

/** What the page says of a game that is not kept. */
const KNOWN = /cannot keep your game|could not be read/;

/** Lets one call of localStorage fail in the visits of a page, counted from 1; 0 lets all succeed. @param {Page} page @param {number} call */
const failAt = (page, call) =>
  page.addInitScript((call) => {
    let calls = 0;
    for (const name of /** @type {const} */ (["getItem", "setItem", "removeItem"])) {
      const usual = Storage.prototype[name];
      /** @this {Storage} @param {any[]} args */
      function failing(...args) {
        calls += 1;
        Reflect.set(window, "storageCalls", calls);
        if (calls === call) throw new DOMException("fails once", "QuotaExceededError");
        return Reflect.apply(usual, this, args);
      }
      Reflect.set(Storage.prototype, name, failing);
    }
  }, call);

/** A visit in a tab of its own, with some moves. @param {import('@playwright/test').BrowserContext} context @param {number} call @param {string[]} keys */
async function visit(context, call, keys) {
  const page = await context.newPage();
  await failAt(page, call);
  await open(page);
  for (const key of keys) await page.keyboard.press(key);
  const record = await boardOf(page).evaluate((board) => /** @type {any} */ (board).record);
  // A page that is left stores what is due.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  // A notice comes a moment after the failure.
  const told =
    call > 0 &&
    (await notice(page, KNOWN)
      .first()
      .waitFor({ timeout: 1000 })
      .then(
        () => true,
        () => false,
      ));
  const calls = await page.evaluate(() => Number(Reflect.get(window, "storageCalls")));
  await page.close();
  return { record, told, calls };
}

test("a call of storage that fails loses no game in silence", async ({ context }) => {
  const first = await visit(context, 0, ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowUp"]);
  let before = first.record;
  const { calls } = await visit(context, 0, ["ArrowDown", "ArrowLeft"]);
  const step = often(Math.ceil(calls / 6), 1);
  test.setTimeout(60_000 + (20_000 * calls) / step);
  let tried = 0;
  before = (await visit(context, 0, [])).record;
  for (let call = 1; call <= calls; call += step) {
    await test.step(`call ${call} of ${calls}`, async () => {
      const { record, told } = await visit(context, call, ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]);
      const after = (await visit(context, 0, [])).record;
      expect(told ? [record, before] : [record], "kept for the next visit").toContain(after);
      // The visit goes on with the game before.
      if (!told) expect(record.startsWith(before), `${before} was replaced by ${record}`).toBe(true);
      before = after;
    });
    tried += 1;
  }
  note("storage", `${tried} calls failed in turn, no game was lost in silence`);
});
