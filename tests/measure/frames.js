// Script a frame while autoplay runs at full speed, and while the lab tests and tunes: what a page takes from each frame that
// it draws. Where the system tells, it is the time of the thread, and other programs do not count.
//   cargo xtask build && node tests/measure/frames.js [--seconds 5] [--slower 4]

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { startChromium } from "../browser/chromium.js";
import { serveCompressed } from "../browser/static.js";

/** @typedef {{name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number}} TraceEvent times in microseconds */

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "5" }, slower: { type: "string", default: "1" } },
});
/** The events in which a page's scripts run; one may lie within another. */
const SCRIPT = new Set(["FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch"]);
/** Once a frame, on the thread of the page. */
const FRAME = "Layerize";

const browser = await startChromium();
const address = await serveCompressed("dist");

/** @typedef {import("@playwright/test").Page} Page */
/** A page at work: its address, and how the work begins. @typedef {{name: string, path: string, begin: (page: Page) => Promise<void>}} Scene */

const autoplay = (/** @type {string} */ game) => ({
  name: game,
  path: `?game=${game}#movetime=1&pace=0&restart=1`,
  begin: (/** @type {Page} */ page) => page.locator("#autoplay").click(),
});

/** An experiment of the lab, made so long that it goes on. @param {string} file */
function experiment(file) {
  const { test, tune, ...rest } = JSON.parse(readFileSync(new URL(`../wasm/${file}.json`, import.meta.url), "utf8"));
  const long = { ...rest, games: 10_000, test: { ...test, better: 0.1 }, ...(tune && { tune }) };
  return {
    name: file,
    path: `lab.html#${new URLSearchParams({ experiment: JSON.stringify(long), start: "1" })}`,
    begin: (/** @type {Page} */ page) => page.locator("#progress-panel").waitFor(),
  };
}

/** A trace of some seconds of work. @param {Scene} scene @returns {Promise<TraceEvent[]>} */
async function trace({ path, begin }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${address}/${path}`);
  await page.locator("body.is-ready").waitFor();
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slower) });
  await begin(page);
  await page.waitForTimeout(3000); // the first moves and charts compile the scripts
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
  for (const { ts, dur = 0, tdur = dur } of scripts) {
    if (ts < end) continue; // within the one before
    end = ts + dur;
    while (at + 1 < frames.length && frames[at + 1].ts <= ts) at++;
    if (ts >= first.ts) sums[at] += tdur / 1000;
  }
  return sums.sort((a, b) => a - b);
}

for (const scene of [...["2048", "pentago", "loa"].map(autoplay), ...["lab-test", "lab-tune"].map(experiment)]) {
  const sums = scriptByFrame(await trace(scene));
  const part = (/** @type {number} */ share) => sums[Math.floor(share * (sums.length - 1))].toFixed(1);
  const [frames, median, most, last] = [sums.length, part(0.5), part(0.95), part(1)];
  console.log(
    `${scene.name}: ${frames} frames, script a frame: median ${median} ms, 95th percentile ${most} ms, most ${last} ms`,
  );
}
await browser.close();
process.exit();
