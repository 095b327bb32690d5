// The cost of a board to a page: bytes, time until it is ready, frames a second with three of them playing.
// `cargo xtask serve --release`, then `node tests/measure/embed.js [ADDRESS] [BUDGET]`.
import { startChromium } from "../browser/chromium.js";
import { download } from "../browser/download.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const site = process.argv[2] ?? "http://127.0.0.1:8000/";
/** Milliseconds that each of three boards thinks about a move, ten moves a second. */
const budget = Number(process.argv[3] ?? 50);
const SECONDS = 10;
const RUNS = 9;

const browser = await startChromium();

/** A board in a page of its own, and when it was ready, in milliseconds after the page was asked for. @param {string} game */
async function open(game) {
  const page = await browser.newPage();
  const downloaded = download(page);
  await page.goto(`${site}embed.html?game=${game}`);
  const board = page.locator("plyground-board");
  const ready = await board.evaluate(async (/** @type {Board} */ board) => (await board.ready, performance.now()));
  return { page, board, ready, downloaded };
}

for (const game of ["2048", "pentago", "loa"]) {
  /** @type {number[]} */
  const times = [];
  let bytes = 0;
  for (let run = 0; run < RUNS; run++) {
    const { page, board, ready, downloaded } = await open(game);
    times.push(ready);
    if (run === 0) {
      await board.evaluate((/** @type {Board} */ board) => board.step());
      bytes = await downloaded();
    }
    await page.close();
  }
  times.sort((a, b) => a - b);
  const [least, median, most] = [0, RUNS >> 1, RUNS - 1].map((i) => times[i].toFixed(0));
  console.log(
    `${game}: ${bytes} bytes compressed with one move by the computer, ready after ${median} ms (${least} to ${most}, ${RUNS} runs)`,
  );
}

const page = await browser.newPage({ viewport: { width: 1200, height: 500 } });
await page.goto(`${site}www/board/example.html`);
const frames = await page.evaluate(
  async ({ seconds, budget }) => {
    const main = /** @type {HTMLElement} */ (document.querySelector("main"));
    main.replaceChildren();
    const boards = [0, 1, 2].map(() => /** @type {Board} */ (document.createElement("plyground-board")));
    main.append(...boards);
    await Promise.all(boards.map(({ ready }) => ready));
    for (const board of boards) Object.assign(board, { pace: 100, budget, restart: true, autoplay: true });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const began = performance.now();
    let frames = 0;
    while (performance.now() - began < seconds * 1000) {
      await new Promise(requestAnimationFrame);
      frames++;
    }
    return { rate: (frames * 1000) / (performance.now() - began), moves: boards.map(({ state }) => state.ply) };
  },
  { seconds: SECONDS, budget },
);
console.log(
  `three boards playing, ${budget} ms a move: ${frames.rate.toFixed(1)} frames a second over ${SECONDS} s; ${frames.moves.join(", ")} moves`,
);
await browser.close();
