// How long a page takes to load: first paint, playable, requests, long tasks.
//   cargo xtask build && node tests/measure/loading.js [--site DIST]... [--runs 5] [--player learned]
// Several sites, such as the builds of two commits, are measured by turns. A player is asked for a move once the page is
// playable: its time is that of its downloads, too. The processor is slower for the page, not for its workers.

import { parseArgs } from "node:util";
import { startChromium } from "../browser/chromium.js";
import { serveCompressed } from "../browser/static.js";

/** @typedef {{paint: number, playable: number, requests: number, bytes: number, longest: number, move: number}} Loading times in milliseconds */

const { values } = parseArgs({
  options: {
    site: { type: "string", multiple: true, default: ["dist"] },
    runs: { type: "string", default: "5" },
    player: { type: "string" },
  },
});
const RUNS = Number(values.runs);
/** Chrome's "Fast 3G". */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 1.44e6 / 8, uploadThroughput: 675e3 / 8 };
const DEVICES = [
  { name: "desktop", slower: 1, network: null, viewport: { width: 1280, height: 800 } },
  { name: "phone, Fast 3G, processor / 4", slower: 4, network: FAST_3G, viewport: { width: 390, height: 844 } },
];

const browser = await startChromium();
const sites = await Promise.all(
  values.site.map(async (folder) => ({ folder, address: await serveCompressed(folder) })),
);

/** A page on a device, with what happens there from the start. @param {typeof DEVICES[number]} device */
async function open({ slower, network, viewport }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  if (network) await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript(() => {
    /** @type {number[]} */
    const tasks = [];
    const seen = Object.assign(globalThis, { loading: { tasks, playable: NaN } }).loading;
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
      buffered: true,
    });
    new MutationObserver((_, observer) => {
      if (!document.body?.classList.contains("is-ready")) return;
      seen.playable = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["class"] });
  });
  return { context, page, devtools };
}

/** One first visit. @param {string} address @param {typeof DEVICES[number]} device @returns {Promise<Loading>} */
async function load(address, device) {
  const { context, page, devtools } = await open(device);
  let [requests, bytes] = [0, 0];
  devtools.on("Network.requestWillBeSent", () => requests++);
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(`${address}${values.player ? `#player=${values.player}` : ""}`, { waitUntil: "commit" });
  await page.locator("body.is-ready").waitFor();
  await page.waitForTimeout(500);
  const { paint, playable, longest } = await page.evaluate(() => {
    const { tasks, playable } = /** @type {{tasks: number[], playable: number}} */ (Reflect.get(globalThis, "loading"));
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
    return { paint, playable, longest: Math.max(0, ...tasks) };
  });
  const loading = { paint, playable, requests, bytes, longest };
  const move = values.player ? await firstMove(page) : NaN;
  await context.close();
  return { ...loading, move };
}

/** How long the player of the page takes to its first move. @param {import("@playwright/test").Page} page */
function firstMove(page) {
  return page.locator("plyground-board").evaluate(async (board) => {
    const start = performance.now();
    await /** @type {import("../../www/types.js").BoardElement} */ (board).think({ limits: { movetime: 10 } });
    return performance.now() - start;
  });
}

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

for (const device of DEVICES) {
  /** @type {Map<string, Loading[]>} */
  const found = new Map(sites.map(({ folder }) => [folder, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const { folder, address } of sites) found.get(folder)?.push(await load(address, device));
  }
  for (const [folder, loads] of found) {
    const of = (/** @type {keyof Loading} */ key) => Math.round(median(loads.map((load) => load[key])));
    console.log(
      `${device.name}, ${folder}: first contentful paint ${of("paint")} ms, playable ${of("playable")} ms, ` +
        `${of("requests")} requests, ${of("bytes")} bytes, longest task ${of("longest")} ms` +
        `${values.player ? `, ${values.player} moves after ${of("move")} ms` : ""} (medians of ${RUNS})`,
    );
  }
}
await browser.close();
process.exit();
