// How strong and how fast the engine is in Chromium's worker: whole games by the board of the page.
//
//   cargo xtask build && node tests/measure/games.js --games 10 --movetime 10 --seed 1 --pages 2
//   cargo xtask build && node tests/measure/games.js --player learned
//
// Prints one JSON object for each game, then their sum. `first` is the time from the start to the first move in ms,
// downloads included. `peak` is the largest memory of the page's process in MB, with its worker but without the
// browser's code. `kept` is its memory after the game and a garbage collection (Linux only). Limits are --movetime,
// --depth or --nodes, as on the command line. The games are those of `plyground play 2048` with the same seed.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startChromium } from "../browser/chromium.js";
import { serve } from "../browser/static.js";

/** @typedef {import('../../www/types.js').BoardElement} Board */

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    pages: { type: "string", default: "1" },
    player: { type: "string", default: "expectimax" },
    movetime: { type: "string" },
    depth: { type: "string" },
    nodes: { type: "string" },
  },
});
const limits = Object.fromEntries(
  Object.entries({ movetime: values.movetime, depth: values.depth, nodes: values.nodes })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, Number(value)]),
);
if (!Object.keys(limits).length) limits.movetime = 10;

const site = `${await serve({})}/plyground/`;
const browser = await startChromium();

const cdp = await browser.newBrowserCDPSession();

/**
 * The memory of the open page whose process has most, in MB.
 * @param {'VmHWM' | 'VmRSS'} kind at its peak, or now
 */
async function memory(kind) {
  if (process.platform !== "linux") return undefined;
  const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
  const held = processInfo
    .filter(({ type, id }) => type === "renderer" && existsSync(`/proc/${id}`)) // one may just have been closed
    .map(({ id }) => {
      const status = readFileSync(`/proc/${id}/status`, "utf8");
      const kilobytes = (/** @type {string} */ name) => Number(RegExp(`${name}:\\s*(\\d+)`).exec(status)?.[1] ?? 0);
      return kilobytes(kind) - kilobytes("RssFile");
    });
  return Math.round((Math.max(...held) * 1024) / 1e6);
}

/** Every open page tidies up; its worker does not. */
async function collectGarbage() {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.collectGarbage");
    await session.detach();
  }
}

/** Plays the game of a seed on a page of its own. @param {number} seed */
async function play(seed) {
  const page = await browser.newPage();
  await page.goto(`${site}www/board/example.html`);
  const game = await page.locator("plyground-board").evaluate(
    async (element, { seed, player, limits }) => {
      const board = /** @type {Board} */ (element);
      await board.ready;
      board.player = player;
      board.limits = limits;
      board.pace = 0;
      board.reset({ seed: BigInt(seed) });
      let [nodes, ms, first] = [0, 0, 0];
      board.addEventListener("bestmove", (event) => {
        const { detail } = /** @type {CustomEvent<import('../../www/types.js').Outcome>} */ (event);
        first ||= performance.now() - start;
        nodes += detail.nodes;
        ms += detail.ms;
      });
      const over = new Promise((resolve) => board.addEventListener("gameover", resolve, { once: true }));
      const start = performance.now();
      board.autoplay = true;
      await over;
      const { score, best, ply } = /** @type {import('../../www/types.js').TileState} */ (board.state);
      return { seed, moves: ply, first, ms, score, max: best, nodes };
    },
    { seed, player: values.player, limits },
  );
  const peak = await memory("VmHWM");
  await collectGarbage();
  const result = { ...game, peak, kept: await memory("VmRSS") };
  await page.close();
  console.log(JSON.stringify(result));
  return result;
}

const seeds = Array.from({ length: Number(values.games) }, (_, i) => Number(values.seed) + i);
/** @type {Awaited<ReturnType<typeof play>>[]} */
const results = [];
const lane = async () => {
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) results.push(await play(seed));
};
await Promise.all(Array.from({ length: Number(values.pages) }, lane));
await browser.close();

/** @param {(game: (typeof results)[0]) => number} of */
const sum = (of) => results.reduce((total, game) => total + of(game), 0);
const mean = sum((game) => game.score) / results.length;
const deviation = Math.sqrt(sum((game) => (game.score - mean) ** 2) / Math.max(1, results.length - 1));
console.log(
  JSON.stringify({
    games: results.length,
    mean,
    deviation,
    median: results.map((game) => game.score).sort((a, b) => a - b)[results.length >> 1],
    ms_per_move: sum((game) => game.ms) / sum((game) => game.moves),
    nodes_per_second: (sum((game) => game.nodes) / sum((game) => game.ms)) * 1000,
    tiles: Object.fromEntries([8192, 16384, 32768].map((tile) => [tile, sum((game) => +(game.max >= tile))])),
  }),
);
process.exit();
