// Wall time a move while autoplay runs at full speed: what messages and drawing add to a search.
//   cargo xtask build && node tests/measure/pace.js [--seconds 5] [--player expectimax] [--limits 1,5] [--slower 1,4]
//
// One JSON object for each limit in milliseconds and each slowing down of the page. `wall` is the mean time from a move to the next; several are told at once.
// `engine` is what the search says it took; `ratio` is `wall` in the limit. `page` is the processor's time on the page's own thread a move, and
// `script` the part of it in scripts: a busy machine lengthens them less. Forced moves and settled searches take less than the limit.

import { parseArgs } from "node:util";
import { startChromium } from "../browser/chromium.js";
import { serveCompressed } from "../browser/static.js";

/** @typedef {import('../../www/types.js').BoardElement} Board */
/** @typedef {import('../../www/types.js').Outcome} Outcome */

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    player: { type: "string", default: "expectimax" },
    limits: { type: "string", default: "1,5" },
    slower: { type: "string", default: "1,4" },
    dist: { type: "string", default: "dist" },
  },
});
const numbers = (/** @type {string} */ list) => list.split(",").map(Number);

const browser = await startChromium();
const address = await serveCompressed(values.dist);

/** Times between moves, and those of the searches, in milliseconds. @param {number} limit @param {number} slower */
async function measure(limit, slower) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${address}/?game=2048#player=${values.player}&movetime=${limit}&pace=0&restart=1`);
  await page.locator("body.is-ready").waitFor();
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const processor = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return ["TaskDuration", "ScriptDuration"].map(
      (wanted) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0),
    );
  };
  const board = page.locator("plyground-board");
  await board.evaluate(async (element) => {
    const board = /** @type {Board} */ (element);
    const [moves, searches] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
    Object.assign(window, { measured: { moves, searches } });
    const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
    board.addEventListener("move", () => moves.push(performance.now()));
    board.addEventListener("bestmove", (event) => searches.push(/** @type {CustomEvent<Outcome>} */ (event).detail.ms));
    board.autoplay = true;
    while (moves.length < 50) await wait(50); // the first moves load the player and compile the scripts
    await wait(1000);
    moves.length = searches.length = 0;
  });
  const before = await processor();
  await page.waitForTimeout(1000 * Number(values.seconds));
  const times = await page.evaluate(
    () => /** @type {{measured: {moves: number[], searches: number[]}}} */ (/** @type {unknown} */ (window)).measured,
  );
  const after = await processor();
  await page.close();
  const [task, script] = after.map((ms, i) => (ms - before[i]) / times.moves.length);
  const walls = times.moves.slice(1).map((time, i) => time - times.moves[i]);
  return { walls, searches: times.searches, task, script };
}

const mean = (/** @type {number[]} */ list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const rounded = (/** @type {number} */ number) => Number(number.toFixed(2));
for (const limit of numbers(values.limits)) {
  for (const slower of numbers(values.slower)) {
    const { walls, searches, task, script } = await measure(limit, slower);
    const [wall, engine] = [mean(walls), mean(searches)];
    const times = { wall, engine, page: task, script, ratio: wall / limit };
    const shown = Object.entries(times).map(([name, ms]) => [name, rounded(ms)]);
    console.log(JSON.stringify({ limit, slower, moves: walls.length, ...Object.fromEntries(shown) }));
  }
}
await browser.close();
process.exit();
