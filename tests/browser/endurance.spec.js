// An hour at full speed: memory does not grow. Only `cargo xtask trust` has the time; PLYGROUND_MINUTES sets another one.

import { expect, test } from "./harness.js";
import { isLong, megabytes, memoryOf, note } from "./lasting.js";
import { open, stateOf } from "./page.js";

const MINUTES = Number(process.env.PLYGROUND_MINUTES ?? 60);
/** The share of the time after which memory counts: caches and tables are full by then. */
const FULL = 1 / 6;
const MOST_GROWTH = 0.05;

test("memory does not grow while the computer plays on and on", async ({ page }) => {
  test.skip(!isLong, "takes an hour");
  test.setTimeout((MINUTES + 2) * 60_000);
  await open(page, "?game=2048#movetime=1&pace=0&restart=1");
  let moves = 0;
  await page.exposeFunction("told", (/** @type {number} */ more) => (moves += more));
  await page.locator("#board").evaluate((board) => {
    let more = 0;
    board.addEventListener("move", () => (more += 1));
    setInterval(() => {
      /** @type {any} */ (window).told(more);
      more = 0;
    }, 5000);
  });
  await page.locator("#autoplay").click();
  await page.waitForTimeout(MINUTES * FULL * 60_000);
  const first = await memoryOf(page);
  await page.waitForTimeout(MINUTES * (1 - FULL) * 60_000);
  const last = await memoryOf(page);
  expect((await stateOf(page)).ply).toBeGreaterThan(0);
  const growth = last.scripts / first.scripts - 1;
  note(
    "autoplay",
    `${MINUTES} minutes, ${moves} moves; ${megabytes(last.scripts)} of scripts' memory, ${(100 * growth).toFixed(1)} % more than after ${MINUTES * FULL} minutes; processes ${megabytes(first.processes)}, then ${megabytes(last.processes)}`,
  );
  expect(growth).toBeLessThan(MOST_GROWTH);
  expect(last.nodes).toBeLessThan(first.nodes * (1 + MOST_GROWTH) + 200);
});
