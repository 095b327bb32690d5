// Load: many requests to one worker, many boards on one page.

import { onBoard, openBoard } from "./board-table.js";
import { expect, test } from "./harness.js";
import { megabytes, memoryOf, note, often } from "./lasting.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const MOST_GROWTH = 0.05;
const GAMES = ["2048", "pentago", "loa"];

test("a worker answers each of many requests, and memory does not grow", async ({ page }) => {
  const count = often(1000, 100_000);
  test.setTimeout(60_000 + 20 * count);
  await openBoard(page);
  /** Answers of a search and of an explanation, one pair after the other. @param {number} pairs */
  const ask = (pairs) =>
    onBoard(
      page,
      async (board, pairs) => {
        let answers = 0;
        for (let pair = 0; pair < pairs; pair += 1) {
          const [{ move }, parts] = await Promise.all([board.think({ limits: { depth: 1 } }), board.explain()]);
          answers += Number(move !== null) + Number(parts.length > 0);
        }
        return answers;
      },
      pairs,
    );
  const first = count / 10; // tables and caches are full by then
  expect(await ask(first / 2)).toBe(first);
  const before = await memoryOf(page);
  expect(await ask((count - first) / 2)).toBe(count - first);
  const after = await memoryOf(page);
  note(
    "requests to a worker",
    `${count} answered; scripts held ${megabytes(before.scripts)} after a tenth and ${megabytes(after.scripts)} at the end, processes ${megabytes(before.processes)} and ${megabytes(after.processes)}`,
  );
  expect(after.scripts).toBeLessThan(before.scripts * (1 + MOST_GROWTH));
});

test("many boards on one page are all ready, and the computer plays on each", async ({ page }) => {
  const count = often(6, 50);
  test.setTimeout(60_000 + 10_000 * count);
  await openBoard(page);
  const before = await memoryOf(page);
  await page.evaluate(
    ({ games, count }) => {
      for (let i = 1; i < count; i += 1) {
        const board = document.createElement("plyground-board");
        board.setAttribute("game", games[i % games.length]);
        document.querySelector("main")?.append(board);
      }
    },
    { games: GAMES, count },
  );
  const boards = page.locator("plyground-board");
  await expect(boards).toHaveCount(count);
  const plies = await boards.evaluateAll((all) =>
    Promise.all(
      /** @type {Board[]} */ (all).map(async (board) => {
        await board.ready;
        board.limits = { nodes: 100 };
        for (let move = 0; move < 3; move += 1) await board.step();
        return board.state.ply;
      }),
    ),
  );
  expect(plies).toEqual(Array(count).fill(3));
  const after = await memoryOf(page);
  note(
    "boards on one page",
    `${count} boards with a worker each, all ready, three moves on each; scripts held ${megabytes(before.scripts)} with one board and ${megabytes(after.scripts)} with all, processes ${megabytes(before.processes)} and ${megabytes(after.processes)}`,
  );
});
