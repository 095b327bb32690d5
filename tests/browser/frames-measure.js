// Script a frame while autoplay runs at full speed: what the page takes from each frame that it draws.
//   cargo xtask build && node tests/browser/frames-measure.js [--seconds 5] [--slower 4]

import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import playwright from "../../playwright.config.js";
import { serveCompressed } from "./static.js";

/** @typedef {{name: string, ph: string, ts: number, dur?: number, pid: number, tid: number}} TraceEvent times in microseconds */

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "5" }, slower: { type: "string", default: "1" } },
});
/** The events in which a page's scripts run; one may lie within another. */
const SCRIPT = new Set(["FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch"]);
/** Once a frame, on the thread of the page. */
const FRAME = "Layerize";

const launch = playwright.projects?.find(({ name }) => name === "chromium")?.use?.launchOptions;
const browser = await chromium.launch(launch);
const address = await serveCompressed("dist");

/** A trace of some seconds of autoplay. @param {string} game @returns {Promise<TraceEvent[]>} */
async function trace(game) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${address}/?game=${game}#movetime=1&pace=0&restart=1`);
  await page.locator("body.is-ready").waitFor();
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slower) });
  await page.locator("#autoplay").click();
  await page.waitForTimeout(1000); // the first moves compile the scripts
  await browser.startTracing(page, { path: "target/frames.json", categories: ["devtools.timeline"] });
  await page.waitForTimeout(1000 * Number(values.seconds));
  await browser.stopTracing();
  await page.close();
  return JSON.parse(await readFile("target/frames.json", "utf8")).traceEvents;
}

/** Milliseconds of script between a frame and the next, for each frame. @param {TraceEvent[]} events */
function scriptByFrame(events) {
  const frames = events.filter(({ name }) => name === FRAME).sort((a, b) => a.ts - b.ts);
  const [first] = frames;
  const onPage = (/** @type {TraceEvent} */ { pid, tid }) => pid === first.pid && tid === first.tid;
  const scripts = events
    .filter((event) => event.ph === "X" && SCRIPT.has(event.name) && onPage(event))
    .sort((a, b) => a.ts - b.ts);
  const sums = frames.map(() => 0);
  let [at, end] = [0, 0];
  for (const { ts, dur = 0 } of scripts) {
    if (ts < end) continue; // within the one before
    end = ts + dur;
    while (at + 1 < frames.length && frames[at + 1].ts <= ts) at++;
    if (ts >= first.ts) sums[at] += dur / 1000;
  }
  return sums.sort((a, b) => a - b);
}

for (const game of ["2048", "pentago", "loa"]) {
  const sums = scriptByFrame(await trace(game));
  const part = (/** @type {number} */ share) => sums[Math.floor(share * (sums.length - 1))].toFixed(1);
  console.log(
    `${game}: ${sums.length} frames, script a frame: median ${part(0.5)} ms, 95th percentile ${part(0.95)} ms`,
  );
}
await browser.close();
process.exit();
