// What a board costs a page: bytes, time until it is ready, frames a second with three of them playing.
// `cargo xtask serve`, then `node tests/browser/embed-measure.js [ADDRESS]`.
import { chromium } from '@playwright/test';
import playwright from '../../playwright.config.js';
import { download } from './download.js';

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const site = process.argv[2] ?? 'http://127.0.0.1:8000/';
const SECONDS = 10;

const launch = playwright.projects?.find(({ name }) => name === 'chromium')?.use?.launchOptions;
const browser = await chromium.launch(launch);

for (const game of ['2048', 'pentago', 'loa']) {
  const page = await browser.newPage();
  const downloaded = download(page);
  await page.goto(`${site}embed.html?game=${game}`);
  const ready = await page.locator('plyground-board').evaluate(async (/** @type {Board} */ board) => (await board.ready, performance.now()));
  await page.locator('plyground-board').evaluate((/** @type {Board} */ board) => board.step());
  console.log(`${game}: ${await downloaded()} bytes compressed with one move by the computer, ready ${ready.toFixed(0)} ms after the page was asked for`);
  await page.close();
}

const page = await browser.newPage({ viewport: { width: 1200, height: 500 } });
await page.goto(`${site}www/board/example.html`);
const frames = await page.evaluate(async (seconds) => {
  const main = /** @type {HTMLElement} */ (document.querySelector('main'));
  main.replaceChildren();
  const boards = [0, 1, 2].map(() => /** @type {Board} */ (document.createElement('plyground-board')));
  main.append(...boards);
  await Promise.all(boards.map(({ ready }) => ready));
  for (const board of boards) Object.assign(board, { pace: 100, budget: 50, restart: true, autoplay: true });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const began = performance.now();
  let frames = 0;
  while (performance.now() - began < seconds * 1000) {
    await new Promise(requestAnimationFrame);
    frames++;
  }
  return { rate: (frames * 1000) / (performance.now() - began), moves: boards.map(({ state }) => state.ply) };
}, SECONDS);
console.log(`three boards playing: ${frames.rate.toFixed(1)} frames a second over ${SECONDS} s; ${frames.moves.join(', ')} moves`);
await browser.close();
