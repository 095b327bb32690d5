// How the lab's page fares while it runs 10 000 random games: frames, and games a second.
//
//   cargo xtask build && node tests/measure/lab.js --games 10000 --workers 2
//   cargo xtask build && node tests/measure/lab.js --experiment FILE --workers 2
//
// Prints one JSON object: the number of frames, the longest frames in milliseconds, and how many took longer than 20.
// It also has the tasks of the main thread of 50 ms and more, the games a second of all workers, and the time of a
// game in the engine. A match has its row of the table. The experiment of a file takes the place of random games.
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { startChromium } from "../browser/chromium.js";
import { serve } from "../browser/static.js";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "10000" },
    workers: { type: "string" },
    player: { type: "string", default: "random" },
    experiment: { type: "string" },
  },
});
const site = `${await serve({})}/plyground/`;
const browser = await startChromium();
const page = await browser.newPage();
const random = {
  name: "measure",
  game: "2048",
  players: [{ player: values.player }],
  games: Number(values.games),
  seed: 1,
};
const experiment = values.experiment ? await readFile(values.experiment, "utf8") : JSON.stringify(random);
await page.goto(`${site}lab.html#experiment=${encodeURIComponent(experiment)}`);
await page.waitForSelector("body.is-ready");
if (values.workers) {
  await page.locator("#more").evaluate((more) => more.setAttribute("open", ""));
  await page.locator("#workers").selectOption(values.workers);
}
const result = await page.evaluate(async () => {
  const status = document.getElementById("run-status");
  /** @type {number[]} */
  const frames = [];
  const begin = performance.now();
  /** @type {number[]} */
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
  });
  let last = begin;
  document.getElementById("start")?.click();
  await new Promise((resolve) => {
    const frame = (/** @type {number} */ now) => {
      frames.push(now - last);
      last = now;
      if (status?.textContent?.startsWith("Done")) resolve(null);
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const ms = performance.now() - begin;
  await new Promise((resolve) => setTimeout(resolve, 1000)); // tables follow a moment later
  frames.sort((a, b) => b - a);
  return {
    ms: Math.round(ms),
    frames: frames.length,
    longest: frames.slice(0, 3).map((one) => Math.round(one * 10) / 10),
    tasks_over_50_ms: tasks.map(Math.round),
    over_20_ms: frames.filter((one) => one > 20).length,
    status: status?.textContent,
    figures: document.getElementById("run-figures")?.textContent,
    match: [...document.querySelectorAll("#matches td")].map((cell) => cell.textContent),
    time_a_game: document.querySelector("#table tbody tr td:last-child span")?.firstChild?.textContent,
  };
});
console.log(JSON.stringify(result));
await browser.close();
process.exit();
