// Script a frame while the picture of a large tree is panned, all its nodes open, at three sizes of the picture.
//   cargo xtask build && node tests/measure/tree.js [--slower 4]

import { parseArgs } from "node:util";
import { startChromium } from "../browser/chromium.js";
import { serveCompressed } from "../browser/static.js";

/** Three plies of Pentago's default player from here are more than 100 000 nodes. */
const GAME = "pentago.1..b21L_c22L_e51L_c63L";
const FRAMES = 200;

const { values } = parseArgs({ options: { slower: { type: "string", default: "1" } } });
const browser = await startChromium();
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const devtools = await page.context().newCDPSession(page);
await page.goto(`${await serveCompressed("dist")}/analyse.html#record=${GAME}&ply=4`);
await page.locator("body.is-ready").waitFor();
await page.locator("#tab-tree").click();
await page.locator("#tree-depth").selectOption("3");
await page.locator("#tree-record").click();
await page.locator("#tree-place").waitFor();
console.log(await page.locator("#tree-status").textContent());
await page.locator("#tree-open-all").click();
await page.evaluate(() => {
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (work) =>
    ask((time) => {
      const begin = performance.now();
      work(time);
      Reflect.get(window, "spent")?.push(performance.now() - begin);
    });
});
await devtools.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slower) });

/** Moves the pointer once a frame; answers the milliseconds of script of each. */
async function pan() {
  const { x, y, width, height } = /** @type {{x: number, y: number, width: number, height: number}} */ (
    await page.locator("#tree-picture").boundingBox()
  );
  await page.evaluate(() => Reflect.set(window, "spent", []));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  for (let i = 0; i < FRAMES; i++) {
    await page.mouse.move(x + width / 2 + 40 * Math.sin(i / 9), y + height / 2 + 200 * Math.sin(i / 20));
  }
  await page.mouse.up();
  return page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, "spent")).sort((a, b) => a - b));
}

await page.locator("#tree-picture").scrollIntoViewIfNeeded();
for (const [name, zoomOut] of /** @type {[string, number][]} */ ([
  ["readable", 0],
  ["smallest words", 2],
  ["small", 8],
])) {
  for (let i = 0; i < zoomOut; i++) await page.locator("#tree-out").click();
  report(name, await pan());
}
await page.locator("#tree-fit").click();
report("all", await pan());

/** @param {string} name @param {number[]} spent */
function report(name, spent) {
  const at = (/** @type {number} */ part) => spent[Math.floor(part * (spent.length - 1))].toFixed(1);
  console.log(
    `${name}: ${spent.length} frames, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, most ${at(1)} ms`,
  );
}
await browser.close();
process.exit();
