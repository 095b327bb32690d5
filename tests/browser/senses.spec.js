// Sounds and vibration: off until wanted, silent before a touch, never loud.

import { expect, test } from "./harness.js";
import { ready } from "./page.js";

/** Counts what the page lets sound and vibrate. @param {import('@playwright/test').Page} page */
const listen = (page) =>
  page.addInitScript(() => {
    const counts = { contexts: 0, tones: 0, pulses: 0 };
    Object.assign(window, { counts });
    const { AudioContext: Context, OscillatorNode: Oscillator } = window;
    window.AudioContext = class extends Context {
      constructor() {
        super();
        counts.contexts += 1;
      }
    };
    window.OscillatorNode = class extends Oscillator {
      /** @param {BaseAudioContext} context @param {OscillatorOptions} [options] */
      constructor(context, options) {
        super(context, options);
        counts.tones += 1;
      }
    };
    navigator.vibrate = () => {
      counts.pulses += 1;
      return true;
    };
  });

/** @param {import('@playwright/test').Page} page @returns {Promise<{contexts: number, tones: number, pulses: number}>} */
const counts = (page) => page.evaluate(() => Reflect.get(window, "counts"));

/** A move without a gesture. @param {import('@playwright/test').Page} page */
const moveByScript = (page) =>
  page.locator("plyground-board").evaluate((board) => {
    const element = /** @type {import('../../www/types.js').BoardElement} */ (board);
    element.reset({ position: "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0", seed: 1n });
    return element.play("left");
  });

test("moves sound and are felt when the visitor wants it, and after a reload too", async ({ page }) => {
  await listen(page);
  await page.goto("/");
  await ready(page);
  await page.keyboard.press("ArrowLeft");
  expect(await counts(page)).toEqual({ contexts: 0, tones: 0, pulses: 0 });

  await page.locator("#settings").click();
  await page.getByLabel("Sound").check();
  await page.getByLabel("Vibration").check();
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await moveByScript(page), (await counts(page)).tones)).toBeGreaterThan(0);
  expect(await counts(page)).toMatchObject({ contexts: 1 });
  expect((await counts(page)).pulses).toBeGreaterThan(0);
});

test("nothing sounds before a touch, whatever was wanted at an earlier visit", async ({ page }) => {
  await listen(page);
  // What Playwright evaluates counts as a touch, so the page plays by itself and tells what it counted.
  await page.addInitScript(() => {
    for (const sense of ["sounds", "vibration"]) localStorage.setItem(`plyground/1/${sense}`, "on");
    addEventListener("load", () => setTimeout(play, 2000));
    function play() {
      const board = /** @type {import('../../www/types.js').BoardElement} */ (
        document.querySelector("plyground-board")
      );
      board.reset({ position: "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0", seed: 1n });
      console.log(`played ${board.play("left")} ${JSON.stringify(Reflect.get(window, "counts"))}`);
    }
  });
  const told = page.waitForEvent("console", (message) => message.text().startsWith("played"));
  await page.goto("/");
  expect((await told).text()).toBe('played true {"contexts":0,"tones":0,"pulses":0}');
  await page.mouse.click(1, 1);
  await expect.poll(async () => (await moveByScript(page), (await counts(page)).tones)).toBeGreaterThan(0);
});

/** What is heard of a move, in samples. @type {[string, string, string][]} */
const MOVES = [
  ["2048", "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0", "left"],
  ["2048", "1024,1024,2,4,2,4,8,16,4,8,16,32,8,16,32,64", "left"],
  ["pentago", ".................................... X", "a12R"],
  ["pentago", "XXXX..OOO........................O.. X", "e1"],
  ["loa", ".xxxxxx./o......o/o......o/o......o/o......o/o......o/o......o/.xxxxxx. x", "b1-h1"],
  ["loa", "o......o/......../......../......../......../..o...../......../x.x..... x", "c1xc3"],
];

test("no sound is louder than -12 dBFS", async ({ context }) => {
  for (const [game, position, move] of MOVES) {
    const page = await context.newPage();
    await page.addInitScript(() => {
      localStorage.clear(); // the game before
      localStorage.setItem("plyground/1/sounds", "on");
      window.AudioContext = /** @type {any} */ (
        class extends OfflineAudioContext {
          constructor() {
            super(1, 3 * 48_000, 48_000);
            Object.assign(window, { context: this });
          }
          /** @override */
          async resume() {}
        }
      );
    });
    await page.goto(`/?game=${game}`);
    await ready(page);
    await page.mouse.click(1, 1);
    const peak = () =>
      page.locator("plyground-board").evaluate(
        async (board, [position, move]) => {
          const element = /** @type {import('../../www/types.js').BoardElement} */ (board);
          element.reset({ position, seed: 1n });
          const legal = element.state.legal.find((one) => one === move) ?? element.state.legal[0];
          element.play(legal);
          const context = /** @type {OfflineAudioContext | undefined} */ (Reflect.get(window, "context"));
          if (!context) return 0;
          return (await context.startRendering())
            .getChannelData(0)
            .reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        },
        [position, move],
      );
    // The scripts of sounds come after the page.
    let loudest = 0;
    await expect.poll(async () => (loudest = loudest || (await peak()))).toBeGreaterThan(0.05);
    expect(loudest).toBeLessThanOrEqual(0.2512);
    await page.close();
  }
});
