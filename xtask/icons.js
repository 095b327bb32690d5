// Draws the icons that want pixels from plyground.svg: `node xtask/icons.js`.

import { readFile } from "node:fs/promises";
import { startChromium } from "../tests/browser/chromium.js";

const svg = await readFile(new URL("../www/icons/plyground.svg", import.meta.url), "utf8");
const browser = await startChromium();
const page = await browser.newPage();
// A maskable icon fills its square; what matters lies within four fifths of its width.
for (const [name, size, share] of /** @type {const} */ ([
  ["192", 192, 1],
  ["512", 512, 1],
  ["maskable-512", 512, 0.75],
  ["apple-180", 180, 0.85],
])) {
  const bled = share < 1 ? "#fbf6ec" : "transparent";
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${bled}}svg{width:${share * 100}%}</style>${svg}`,
  );
  await page.screenshot({
    path: new URL(`../www/icons/plyground-${name}.png`, import.meta.url).pathname,
    omitBackground: true,
  });
}
await browser.close();
